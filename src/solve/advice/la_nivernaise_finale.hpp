#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/la_nivernaise.hpp"
#include "solve/key_set.hpp"

namespace longwood::advice {

/// The last phase of La Nivernaise, when no card is to be dealt any more, with the families made easy.
///
/// Proof-safe, unless families give cards back to the flanks. From now on cards leave the packets from the
/// top, one after another, for the flanks or a family, and none ever comes back to a packet. A *point* says
/// how many cards have left each packet; the cards *at hand* are those which have, those in the flanks and
/// those on families. However the game goes, a suit's families hold ace to u and king to d: if u < d, no more
/// cards than the ranks at hand from the ace on and from the king down without a gap; else every rank once,
/// and both copies of the ranks d to u, which are neighbours all at hand twice. `most` counts the cards that
/// families can hold so; where they have crossed already, the ranks from d to u must be among those
/// neighbours, since families which have crossed exchange no cards. The other cards at hand lie in the
/// flanks, of which there are eight. So if no way from point to point, card by card, leads to the end of all
/// packets over points where the flanks are large enough, the game is lost.
///
/// The ways are searched depth first. A step takes from one packet the cards down to the first with which
/// `most` grows, or which belongs, as a second copy, to a suit that has every rank at hand and has not
/// crossed yet (there the growth may only show later). No more steps are needed: let a way lead to the end,
/// and x be its first such card, as seen from here. What it takes from other packets before x may be taken
/// after it: till then fewer cards are at hand and `most` is the same, and with x one more lies on a
/// family. That x still counts without those cards follows as `most` is what it was: the ends of the runs
/// from the ace, from the king and round the crossing, which x continues, lie where they lay.
///
/// A top card with which `most` grows is taken without regard to others if its suit has crossed, or if its
/// twin lies below it in the same packet: at any later point of any way till it is taken, it continues the
/// same run, and so takes no place in the flanks.
class LaNivernaiseFinale {
 public:
  explicit LaNivernaiseFinale(const State& s) {
    Hand hand;
    for (int i = 0; i < Game::flanks.count; ++i)
      if (const Card card = s.top[Game::flanks[i]]; !card.none()) {
        hand.add(place(card));
        --spare_;
      }
    for (std::size_t suit = 0; suit < 4; ++suit) found(s, suit, hand);
    Point& start = way_[0];
    start.hand = hand;
    start.counting = 0;
    start.key = {crossings_ * 0x9E3779B97F4A7C15, crossings_ * 0xD1B54A32D192ED03};
    int n = 0;
    for (std::size_t packet = 0; packet < packets; ++packet) {
      start.taken[packet] = static_cast<std::uint8_t>(n);
      Card card = s.top[Game::line[static_cast<int>(packet)]];
      for (int i = s.size[Game::line[static_cast<int>(packet)]]; i > 0; --i, card = s.under[card.id])
        cards_[static_cast<std::size_t>(n++)] = static_cast<std::uint8_t>(place(card));
      ends_[packet] = static_cast<std::uint8_t>(n);
      Key key{};
      for (int i = n; i >= start.taken[packet]; --i) {
        if (i < n) key = chained(key, cards_[static_cast<std::size_t>(i)]);
        keys_[static_cast<std::size_t>(i) + packet] = key;
      }
      start.key += key;
    }
    start.left = static_cast<std::uint8_t>(n);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      start.most[suit] = most(hand, suit);
      start.counting |= counting(hand, suit) << 16 * suit;
      spare_ += start.most[suit];
    }
    start.spare = static_cast<std::int16_t>(spare_);
  }

  /// Whether the game is shown lost. `lost` holds points, and all that follows from them, without a way to
  /// the end; those found are added. What is not shown after so many points is given up.
  bool lost(KeySet& lost, int points) {
    if (way_[0].left == 0) return way_[0].spare < 0;
    if (way_[0].spare < 0 || lost.contains(way_[0].key)) return true;
    for (int depth = 0; depth >= 0;) {
      Point& from = way_[static_cast<std::size_t>(depth)];
      if (from.next == 2 * packets) {
        lost.insert(from.key);
        --depth;
        continue;
      }
      Point& to = way_[static_cast<std::size_t>(depth) + 1];
      if (!step(from, to)) continue;
      if (to.left == 0) return false;
      if (lost.contains(to.key)) continue;
      if (--points < 0) return false;
      ++depth;
    }
    return true;
  }

 private:
  using Game = LaNivernaise;
  static constexpr std::size_t packets = 6;
  static constexpr std::uint16_t whole = 0x1FFF;

  /// Ranks of which one copy and two are at hand: 16 bits a suit.
  struct Hand {
    std::uint64_t once = 0, twice = 0;

    void add(int place) {
      const std::uint64_t bit = std::uint64_t{1} << place;
      twice |= once & bit;
      once |= bit;
    }
    [[nodiscard]] std::uint16_t ones(std::size_t suit) const {
      return static_cast<std::uint16_t>(once >> 16 * suit);
    }
    [[nodiscard]] std::uint16_t twos(std::size_t suit) const {
      return static_cast<std::uint16_t>(twice >> 16 * suit);
    }
  };

  struct Point {
    Hand hand;
    Key key;
    std::uint64_t counting;  ///< the cards which the families or the run round a crossing continue with
    std::array<std::uint8_t, packets> taken;  ///< of each packet, the next card's place in `cards_`
    std::array<std::uint8_t, 4> most;
    std::uint8_t left, next = 0;  ///< cards in packets; the step to be tried next
    std::int16_t spare;           ///< flank places left at least
  };

  static int place(Card card) { return 16 * card.suit() + card.rank() - 1; }
  static Key chained(const Key& key, std::uint8_t card) {
    Key next{(key.a ^ (card + 1U)) * 0x9E3779B97F4A7C15, (key.b + card + 1U) * 0xD6E8FEB86659FD93};
    next.a ^= next.a >> 29;
    next.b ^= next.b >> 32;
    return next;
  }

  /// Counts what lies on the families of a suit as at hand.
  void found(const State& s, std::size_t suit, Hand& hand) {
    const Card rising = s.top[Game::aces[static_cast<int>(suit)]],
               falling = s.top[Game::kings[static_cast<int>(suit)]];
    const int u = rising.none() ? 0 : rising.rank(), d = falling.none() ? king + 1 : falling.rank();
    spare_ -= u + king + 1 - d;
    const std::uint64_t up = (std::uint64_t{1} << u) - 1, down = whole & ~((std::uint64_t{1} << (d - 1)) - 1),
                        flanks = hand.once >> 16 * suit & whole;
    hand.twice |= ((flanks & (up | down)) | (up & down)) << 16 * suit;
    hand.once |= (up | down) << 16 * suit;
    if (d > u) return;
    // the lowest of the neighbours stands for the crossing
    const auto twos = hand.twos(suit);
    int low = d - 1;
    while (low > 0 && (twos >> (low - 1) & 1) != 0) --low;
    crossings_ |= std::uint64_t{1} << (16 * static_cast<int>(suit) + low);
  }

  [[nodiscard]] int crossing(std::size_t suit) const {
    const auto at = static_cast<std::uint16_t>(crossings_ >> 16 * suit);
    return at == 0 ? -1 : std::countr_zero(at);
  }

  /// Most cards that the families of a suit can hold.
  [[nodiscard]] std::uint8_t most(const Hand& hand, std::size_t suit) const {
    const std::uint16_t ones = hand.ones(suit);
    if (ones != whole)
      return static_cast<std::uint8_t>(std::countr_one(ones) +
                                       std::countl_one(static_cast<std::uint16_t>(ones << 3)));
    std::uint16_t twos = hand.twos(suit);
    int run = 0;
    if (const int at = crossing(suit); at >= 0)
      run = std::countr_one(static_cast<std::uint16_t>(twos >> at)) +
            std::countl_one(static_cast<std::uint16_t>(twos << (16 - at)));
    else
      for (; twos != 0; twos &= static_cast<std::uint16_t>(twos << 1)) ++run;
    return static_cast<std::uint8_t>(king + run);
  }

  /// The ranks of a suit with which a step ends.
  [[nodiscard]] std::uint64_t counting(const Hand& hand, std::size_t suit) const {
    if (const std::uint16_t ones = hand.ones(suit); ones != whole) {
      const auto missing = static_cast<std::uint16_t>(whole & ~ones);
      return (missing & -missing) | std::bit_floor(missing);
    }
    const int at = crossing(suit);
    if (at < 0) return whole;
    const std::uint16_t twos = hand.twos(suit);
    const int above = std::countr_one(static_cast<std::uint16_t>(twos >> at)),
              below = std::countl_one(static_cast<std::uint16_t>(twos << (16 - at)));
    const int low = at - below - 1, high = at + above;
    return ((low >= 0 ? 1U << low : 0) | 1U << high) & whole;
  }

  /// Tries the next step: first those which take a top card that continues a run, then those that dig.
  bool step(Point& from, Point& to) {
    const bool digs = from.next >= packets;
    const std::size_t packet = from.next++ % packets;
    int at = from.taken[packet];
    const int end = ends_[packet];
    if (at == end) return false;
    const auto counts = [&](int place) { return (from.counting >> place & 1) != 0; };
    if (!digs && !counts(cards_[static_cast<std::size_t>(at)])) return false;
    to.hand = from.hand;
    int spare = from.spare;
    for (; !counts(cards_[static_cast<std::size_t>(at)]); to.hand.add(cards_[static_cast<std::size_t>(at++)]))
      if (--spare < 0 || at + 1 == end) return false;
    const int card = cards_[static_cast<std::size_t>(at)];
    const bool top = at++ == from.taken[packet];
    const auto suit = static_cast<std::size_t>(card >> 4);
    to.hand.add(card);
    const std::uint8_t now = most(to.hand, suit);
    const int grown = now - from.most[suit];
    spare += grown - 1;
    if (digs == (top && grown > 0) || spare < 0) return false;
    if (!digs && (crossing(suit) >= 0 || (now < king && lies_below(card, at, end)))) from.next = 2 * packets;
    to.most = from.most;
    to.most[suit] = now;
    to.spare = static_cast<std::int16_t>(spare);
    to.counting = (from.counting & ~(std::uint64_t{whole} << 16 * suit)) | counting(to.hand, suit)
                                                                               << 16 * suit;
    to.left = static_cast<std::uint8_t>(from.left - (at - from.taken[packet]));
    to.taken = from.taken;
    to.taken[packet] = static_cast<std::uint8_t>(at);
    to.key = from.key;
    to.key -= keys_[from.taken[packet] + packet];
    to.key += keys_[static_cast<std::size_t>(at) + packet];
    to.next = 0;
    return true;
  }

  [[nodiscard]] bool lies_below(int card, int at, int end) const {
    for (; at < end; ++at)
      if (cards_[static_cast<std::size_t>(at)] == card) return true;
    return false;
  }

  std::uint64_t crossings_ = 0;  ///< of suits which have crossed, the lowest rank of the run round it
  int spare_ = Game::flanks.count;
  std::array<std::uint8_t, max_cards> cards_;  ///< of the packets one after another, uppermost first
  std::array<std::uint8_t, packets> ends_;     ///< of each packet in `cards_`
  std::array<Key, max_cards + packets> keys_;  ///< of what a packet holds from a card on, by both places
  std::array<Point, max_cards + 1> way_;
};

}  // namespace longwood::advice

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/la_nivernaise/rules.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood::advice {

/// A relaxation of the last phase of La Nivernaise, when no card is to be dealt any more. Premise: families
/// do not give cards back to the flanks.
///
/// From now on cards leave the packets from the top, one after another, for the flanks or a family, and none
/// ever comes back to a packet. A *point* says how many cards have left each packet; the cards *at hand* are
/// those which have, those in the flanks and those on families. However the game goes, a suit's families hold
/// ace to u and king to d. If u < d, they hold no more cards than there are ranks at hand from the ace on and
/// from the king down without a gap; otherwise every rank once, and both copies of the ranks d to u, which
/// are neighbours all at hand twice. `most` counts the cards that families can hold in this way; where they
/// have crossed already, the ranks from d to u must be among those neighbours, since families which have
/// crossed exchange no cards. The other cards at hand lie in the flanks, of which there are eight. So if no
/// path from point to point, card by card, leads to the end of all packets over points where the flanks
/// suffice, the game is lost.
///
/// Paths are searched depth first. A step takes from one packet the cards down to the first with which `most`
/// grows, or which belongs, as a second copy, to a suit that has every rank at hand and has not crossed yet
/// (there `most` may grow only later). Claim: no other steps are needed. Let a path lead to the end, and let
/// x be its first such card, as seen from here. What it takes from other packets before x may be taken after
/// x: until then fewer cards are at hand and `most` is the same, and with x one more lies on a family. That
/// `most` still grows with x when those cards are missing follows as they did not change it: the ends of the
/// runs from the ace, from the king and round the crossing, one of which x continues, are where they were.
///
/// A top card with which `most` grows is taken without branching if its suit has crossed, or if its twin lies
/// below it in the same packet: at any later point of any path until it is taken, it continues the same run,
/// and so takes no place in the flanks.
class NivernaiseEndgameRelaxation {
 public:
  explicit NivernaiseEndgameRelaxation(const State& s) {
    Point& start = stack_[0];
    start.spare = static_cast<std::int16_t>(Game::flanks.count - s.total(Game::flanks));
    for (int i = 0; i < Game::flanks.count; ++i)
      if (const Card card = s.top[Game::flanks[i]]; !card.none()) start.hand.add(place(card));
    for (std::size_t suit = 0; suit < 4; ++suit) found(s, suit, start);
    lift(s);
    for (std::size_t suit = 0; suit < 4; ++suit) {
      start.most[suit] = most(start.hand, suit);
      start.spare = static_cast<std::int16_t>(start.spare + start.most[suit]);
      start.counting |= counting(start.hand, suit) << 16 * suit;
    }
  }

  /// Whether the game is proved lost. `lost` is a memory of points, each with what the packets still hold,
  /// from which no path leads to the end; those found are added. Gives up after `points` points, or when
  /// `stack_` is full.
  bool lost(KeySet& lost, int points) {
    Point& start = stack_[0];
    if (start.spare < 0) return true;
    take_free(start);
    if (start.left <= start.spare) return false;
    start.key = key(start);
    for (std::size_t n = 1; n > 0;) {
      Point& from = stack_[n - 1];
      if (from.followed || lost.contains(from.key)) {
        if (from.followed) lost.insert(from.key);
        --n;
        continue;
      }
      if (--points < 0 || n + packets > stack_.size()) return false;
      from.followed = true;
      if (!follow(n, lost)) return false;
    }
    return true;
  }

 private:
  using Game = LaNivernaise;
  static constexpr std::size_t packets = 6;
  static constexpr std::uint32_t whole = 0x1FFF;
  /// Marks a card that needs no flank place when it continues a run.
  static constexpr std::uint8_t free_of_place = 64;

  /// Ranks of which one copy and two are at hand: 16 bits a suit.
  struct Hand {
    std::uint64_t once = 0, twice = 0;

    void add(int place) {
      const std::uint64_t bit = std::uint64_t{1} << place;
      twice |= once & bit;
      once |= bit;
    }
    [[nodiscard]] std::uint32_t ones(std::size_t suit) const { return once >> 16 * suit & 0xFFFF; }
    [[nodiscard]] std::uint32_t twos(std::size_t suit) const { return twice >> 16 * suit & 0xFFFF; }
  };

  struct Point {
    Hand hand;
    std::uint64_t counting = 0;                 ///< the kinds with which `most` may grow, see `counts`
    std::array<std::uint8_t, packets> taken{};  ///< of each packet, the next card's place in `cards_`
    std::array<std::uint8_t, 4> most{};
    std::int16_t spare = 0;  ///< flank places left at least; negative: too few
    std::uint8_t left = 0;   ///< cards in packets
    bool followed = false;   ///< its successors have been pushed
    Key key{};
  };

  static std::uint8_t place(Card card) {
    return static_cast<std::uint8_t>(16 * card.suit() + card.rank() - 1);
  }
  static Key chained(const Key& key, std::uint8_t card) {
    Key next{(key.a ^ (card + 1U)) * 0x9E3779B97F4A7C15, (key.b + card + 1U) * 0xD6E8FEB86659FD93};
    next.a ^= next.a >> 29;
    next.b ^= next.b >> 32;
    return next;
  }

  /// Adds what lies on the families of a suit to the cards at hand.
  void found(const State& s, std::size_t suit, Point& start) {
    const Card rising = s.top[Game::aces[static_cast<int>(suit)]],
               falling = s.top[Game::kings[static_cast<int>(suit)]];
    const int u = rising.none() ? 0 : rising.rank(), d = falling.none() ? king + 1 : falling.rank();
    start.spare = static_cast<std::int16_t>(start.spare - (u + king + 1 - d));
    Hand& hand = start.hand;
    const std::uint64_t up = (std::uint64_t{1} << u) - 1, down = whole & ~((std::uint64_t{1} << (d - 1)) - 1),
                        flanks = hand.ones(suit);
    hand.twice |= ((flanks & (up | down)) | (up & down)) << 16 * suit;
    hand.once |= (up | down) << 16 * suit;
    if (d > u) return;
    // the lowest of the neighbours stands for the crossing
    const std::uint32_t run = run_at(hand.twos(suit), d - 1);
    crossings_ |= std::uint64_t{run & -run} << 16 * suit;
  }

  /// Records what the packets hold.
  void lift(const State& s) {
    Point& start = stack_[0];
    std::uint8_t n = 0;
    for (std::size_t packet = 0; packet < packets; ++packet) {
      const Pile pile = Game::line[static_cast<int>(packet)];
      start.taken[packet] = n;
      Card card = s.top[pile];
      for (int i = s.size[pile]; i > 0; --i, card = s.under[card.id]) cards_[n++] = place(card);
      ends_[packet] = n;
      Key key{};
      std::uint64_t below = 0;
      for (int i = n; i >= start.taken[packet]; --i) {
        if (i < n) {
          std::uint8_t& at = cards_[static_cast<std::size_t>(i)];
          key = chained(key, at);
          const std::uint64_t bit = std::uint64_t{1} << at;
          const bool no_place = crossing(at >> 4) >= 0 || (below & bit) != 0;
          below |= bit;
          if (no_place) at |= free_of_place;
        }
        keys_[static_cast<std::size_t>(i) + packet] = key;
      }
    }
    start.left = n;
  }

  [[nodiscard]] Key key(const Point& at) const {
    Key key{crossings_ * 0x9E3779B97F4A7C15, crossings_ * 0xD1B54A32D192ED03};
    for (std::size_t packet = 0; packet < packets; ++packet) key += keys_[at.taken[packet] + packet];
    return key;
  }

  [[nodiscard]] int crossing(std::size_t suit) const {
    const auto at = static_cast<std::uint16_t>(crossings_ >> 16 * suit);
    return at == 0 ? -1 : std::countr_zero(at);
  }

  /// The run of neighbours among these ranks that includes the one at `at`.
  static std::uint32_t run_at(std::uint32_t ranks, int at) {
    const int above = std::countr_one(static_cast<std::uint16_t>(ranks >> at)),
              below = std::countl_one(static_cast<std::uint16_t>(ranks << (16 - at)));
    return ((1U << (at + above)) - 1) & ~((1U << (at - below)) - 1);
  }
  /// The most cards that the families of a suit can hold.
  [[nodiscard]] std::uint8_t most(const Hand& hand, std::size_t suit) const {
    const auto ones = static_cast<std::uint16_t>(hand.ones(suit));
    if (ones != whole)
      return static_cast<std::uint8_t>(std::countr_one(ones) +
                                       std::countl_one(static_cast<std::uint16_t>(ones << 3)));
    std::uint32_t twos = hand.twos(suit);
    int run = 0;
    if (const int at = crossing(suit); at >= 0)
      run = std::popcount(run_at(twos, at));
    else
      for (; twos != 0; twos &= twos << 1) ++run;
    return static_cast<std::uint8_t>(king + run);
  }

  /// The ranks of a suit with which a step ends.
  [[nodiscard]] std::uint64_t counting(const Hand& hand, std::size_t suit) const {
    if (const std::uint32_t missing = whole & ~hand.ones(suit); missing != 0)
      return (missing & -missing) | std::bit_floor(missing);
    const int at = crossing(suit);
    if (at < 0) return whole;
    const std::uint32_t run = run_at(hand.twos(suit), at);
    return (run << 1 | run >> 1) & ~run & whole;
  }

  [[nodiscard]] bool counts(const Point& at, int i) const {
    return (at.counting >> (cards_[static_cast<std::size_t>(i)] & 63) & 1) != 0;
  }

  /// Takes the top card of a packet.
  void take(Point& at, std::size_t packet) const {
    const bool now = counts(at, at.taken[packet]);
    const int card = cards_[at.taken[packet]++] & 63;
    --at.left;
    --at.spare;
    at.hand.add(card);
    if (!now) return;
    const auto suit = static_cast<std::size_t>(card >> 4);
    const std::uint8_t grown = most(at.hand, suit);
    at.spare = static_cast<std::int16_t>(at.spare + grown - at.most[suit]);
    at.most[suit] = grown;
    at.counting &= ~(std::uint64_t{0xFFFF} << 16 * suit);
    at.counting |= counting(at.hand, suit) << 16 * suit;
  }

  /// Takes the cards which need no place in the flanks, whenever they are taken.
  void take_free(Point& at) const {
    for (bool any = true; any;) {
      any = false;
      for (std::size_t packet = 0; packet < packets; ++packet)
        while (at.taken[packet] < ends_[packet] && (cards_[at.taken[packet]] & free_of_place) != 0 &&
               counts(at, at.taken[packet])) {
          take(at, packet);
          any = true;
        }
    }
  }

  /// The number of cards over the first of a packet with which a step could end; -1 if the flanks have not
  /// the places.
  [[nodiscard]] int over(const Point& at, std::size_t packet) const {
    const int first = at.taken[packet], end = std::min<int>(ends_[packet], first + at.spare + 1);
    for (int i = first; i < end; ++i)
      if (counts(at, i)) return i - first;
    return -1;
  }

  [[nodiscard]] bool stuck(const Point& at) const {
    for (std::size_t packet = 0; packet < packets; ++packet)
      if (over(at, packet) >= 0) return false;
    return true;
  }

  /// Pushes the points to which the last of `n` leads, those last that take a top card without digging, and
  /// prefetches their keys. False if one leads to the end.
  bool follow(std::size_t& n, const KeySet& lost) {
    const Point& from = stack_[n - 1];
    std::array<int, packets> deep;
    for (std::size_t packet = 0; packet < packets; ++packet) deep[packet] = over(from, packet);
    for (const bool digs : {true, false})
      for (std::size_t packet = packets; packet-- > 0;) {
        if (deep[packet] < 0 || digs != (deep[packet] > 0)) continue;
        Point& to = stack_[n];
        to = from;
        to.followed = false;
        for (int i = deep[packet]; i >= 0; --i) take(to, packet);
        if (to.spare < 0) continue;
        take_free(to);
        if (to.left <= to.spare) return false;
        if (stuck(to)) continue;
        to.key = key(to);
        lost.prefetch(to.key);
        ++n;
      }
    return true;
  }

  std::uint64_t crossings_ = 0;  ///< of suits which have crossed, the lowest rank of the run round it
  std::array<std::uint8_t, max_cards> cards_;  ///< of the packets one after another, uppermost first
  std::array<std::uint8_t, packets> ends_;     ///< of each packet in `cards_`
  std::array<Key, max_cards + packets> keys_;  ///< of what a packet holds from a card on
  std::array<Point, 192> stack_;               ///< points to be followed, the last first
};

}  // namespace longwood::advice

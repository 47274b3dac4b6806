#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/rules.hpp"
#include "games/search/loss_memory.hpp"
#include "games/two_rows.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood::advice {

/// An abstraction, as pattern databases use it (Culberson and Schaeffer, Pattern Databases, Computational
/// Intelligence 14, 1998): one suit of a position in which no redeal is to come, as if the cards of all
/// others were gone: for games with a rising and a falling family of each suit, in which cards are married in
/// suit, kings and aces do not join, vacancies are not filled and families keep their cards.
///
/// **Relaxation.** No card lies on one of another suit but as it was dealt. So the moves of one suit in a
/// line that wins, made alone, are legal one after another, and bring it home: a position is lost if one of
/// its suits is lost alone. Cards in hand lie alone here, each in a place of its own, since it is not known
/// where they will fall: there they cover nothing, and are open from the first.
///
/// **Cards that lie alone.** Such a card is never moved to another: it would cover it, and gains nothing, as
/// nothing lies beneath. And it need not go home before the next card does so on the same family that lies on
/// others: until then it covers nothing, and may take a card. So the only moves are those of cards that lie
/// on others: to a family, before which those that lie alone go there as far as they are needed; or to a
/// card. When all cards lie alone the suit is won.
///
/// **Crossing.** Once the families have met (`crossing_play`) every play of a card that lies on others is
/// safe.
///
/// **Holding.** Where a card may be held between the families which both would take it, it is put to lie
/// alone: from there it can go to either, as before, and might also take a card.
class SingleSuitAbstraction {
 public:
  /// The most positions that one search looks at and adds to the memory if it proves a loss, and the most
  /// that it adds if not.
  static constexpr std::size_t most_positions = 120, most_known_not_lost = 64;

  static_assert(3 * most_known_not_lost + most_positions <= Prove::most_keys);

  /// A suit whose families show these cards; none where one is not begun.
  SingleSuitAbstraction(Card rising, Card falling, bool holding) : holding_{holding} {
    start().places = 0;
    start().tried = 0;
    start().up = static_cast<std::uint8_t>(rising.none() ? 0 : rising.rank());
    start().down = static_cast<std::uint8_t>(falling.none() ? king + 1 : falling.rank());
  }

  /// Adds a card: upon the one added last, or in a place of its own.
  void lay(Card card, bool on_last) {
    Point& at = start();
    const auto id = static_cast<std::uint8_t>(2 * (card.rank() - 1) + card.twin());
    at.under[id] = on_last ? at.top[at.places - 1U] : nothing;
    at.top[on_last ? at.places - 1U : at.places++] = id;
  }

  /// Whether a search proves the suit lost. `memory` holds positions that were searched before, of any suit.
  bool lost(KeySet& memory) {
    settle(start());
    if (start().won()) return false;
    start().key = key(start());
    if (memory.contains(known_not_lost(start().key))) return false;
    if (memory.contains(start().key)) return true;
    visited_.fill(0);
    visited_count_ = 0;
    visit(start().key);
    for (std::size_t n = 1; n > 0;) {
      Point& next = path_[n] = path_[n - 1];
      if (!move(path_[n - 1], next)) {
        --n;
        continue;
      }
      settle(next);
      if (next.won()) return remember_hope(memory, n), false;
      next.key = key(next);
      if (memory.contains(known_not_lost(next.key))) return remember_hope(memory, n), false;
      if (memory.contains(next.key)) continue;
      if (visited_count_ == most_positions) return remember_hope(memory, 1), false;
      if (!visit(next.key)) continue;
      next.tried = 0;
      ++n;
    }
    for (std::size_t i = 0; i < visited_count_; ++i) memory.insert(visited_keys_[i]);
    return true;
  }

 private:
  static constexpr std::uint8_t nothing = 26;  ///< beneath the lowest card of a place

  /// Cards are numbered from 0, the two of a rank one after the other.
  struct Point {
    std::array<std::uint8_t, 26> under, top;  ///< what lies beneath each card; the uppermost of each place
    std::uint8_t places, up, down;            ///< and what the families show
    std::uint16_t tried;                      ///< how many of its moves were tried
    Key key;

    [[nodiscard]] bool alone(std::size_t place) const { return under[top[place]] == nothing; }
    [[nodiscard]] bool won() const {
      for (std::size_t i = 0; i < places; ++i)
        if (!alone(i)) return false;
      return true;
    }
  };

  Point& start() { return path_[0]; }
  static int rank(std::uint8_t card) { return card / 2 + 1; }

  /// The ranks of which a card lies alone, a bit each.
  static unsigned ranks_alone(const Point& at) {
    unsigned ranks = 0;
    for (std::size_t i = 0; i < at.places; ++i)
      if (at.alone(i)) ranks |= 1U << rank(at.top[i]);
    return ranks;
  }
  /// Whether a card may go to a family, once cards that lie alone have gone there before it.
  static bool rises(const Point& at, int to, unsigned alone) {
    const unsigned before = ((1U << to) - 1) & ~((2U << at.up) - 1);
    return to > at.up && (alone & before) == before;
  }
  static bool falls(const Point& at, int to, unsigned alone) {
    const unsigned before = ((1U << at.down) - 1) & ~((2U << to) - 1);
    return to < at.down && (alone & before) == before;
  }
  static void play_alone(Point& at, int card_rank) {
    std::size_t i = 0;
    while (!at.alone(i) || rank(at.top[i]) != card_rank) ++i;
    at.top[i] = at.top[--at.places];
  }
  static std::uint8_t take(Point& at, std::size_t place) {
    const std::uint8_t card = at.top[place];
    at.top[place] = at.under[card];
    return card;
  }
  static void play_up(Point& at, std::size_t place) {
    const int to = rank(take(at, place));
    for (int before = at.up + 1; before < to; ++before) play_alone(at, before);
    at.up = static_cast<std::uint8_t>(to);
  }
  static void play_down(Point& at, std::size_t place) {
    const int to = rank(take(at, place));
    for (int before = at.down - 1; before > to; --before) play_alone(at, before);
    at.down = static_cast<std::uint8_t>(to);
  }

  /// Makes the plays that are safe.
  static void settle(Point& at) {
    while (at.up + 1 >= at.down && play_home(at, ranks_alone(at))) {}
  }
  static bool play_home(Point& at, unsigned alone) {
    for (std::size_t i = 0; i < at.places; ++i)
      if (!at.alone(i) && play_home(at, i, alone)) return true;
    return false;
  }
  static bool play_home(Point& at, std::size_t place, unsigned alone) {
    const int to = rank(at.top[place]);
    if (rises(at, to, alone)) return play_up(at, place), true;
    if (falls(at, to, alone)) return play_down(at, place), true;
    return false;
  }

  /// Makes on `next` the next move of `at` that was not tried yet; false if there is none. For each place the
  /// plays up and down come first, then, for each place, those to the others.
  bool move(Point& at, Point& next) const {
    const unsigned alone = ranks_alone(at);
    const unsigned plays = 2U * at.places, all = plays + unsigned{at.places} * at.places;
    while (at.tried < all) {
      const unsigned n = at.tried++;
      const bool home = n < plays;
      const std::size_t from = home ? n / 2 : (n - plays) / at.places;
      if (at.alone(from)) continue;
      if (home ? play(next, from, n % 2 == 0, alone) : marry(next, from, (n - plays) % at.places))
        return true;
    }
    return false;
  }
  bool play(Point& at, std::size_t place, bool up, unsigned alone) const {
    const int to = rank(at.top[place]);
    const bool rising = rises(at, to, alone), falling = falls(at, to, alone);
    if (up ? !rising : !falling) return false;
    if (holding_ && rising && falling)
      lie_alone(at, place);
    else
      up ? play_up(at, place) : play_down(at, place);
    return true;
  }
  static void lie_alone(Point& at, std::size_t place) {
    const std::uint8_t card = take(at, place);
    at.under[card] = nothing;
    at.top[at.places++] = card;
  }
  static bool marry(Point& at, std::size_t from, std::size_t to) {
    const int by = rank(at.top[from]) - rank(at.top[to]);
    if (from == to || (by != 1 && by != -1)) return false;
    const std::uint8_t card = take(at, from);
    at.under[card] = at.top[to];
    at.top[to] = card;
    return true;
  }

  /// The same for all suits, and however the places are numbered.
  static Key key(const Point& at) {
    Key key{mixed(at.up + 0x100U), mixed(at.down + 0x200U)};
    for (std::size_t i = 0; i < at.places; ++i) {
      std::uint64_t a = 1, b = 2;
      for (std::uint8_t card = at.top[i]; card != nothing; card = at.under[card]) {
        if ((a >> 60) != 0) b = mixed(a ^ b), a = 1;
        a = a << 4 | static_cast<unsigned>(rank(card));
      }
      key += {mixed(a ^ b), mixed(a + 3 * b)};
    }
    return key;
  }

  void remember_hope(KeySet& memory, std::size_t positions) const {
    for (std::size_t i = 0; i < std::min(positions, most_known_not_lost); ++i)
      memory.insert(known_not_lost(path_[i].key));
  }
  /// Notes a position of this search; false if it was visited before.
  bool visit(const Key& key) {
    std::size_t at = key.a % visited_.size();
    for (; visited_[at] != 0; at = (at + 1) % visited_.size())
      if (visited_keys_[visited_[at] - 1U] == key) return false;
    visited_keys_[visited_count_] = key;
    visited_[at] = static_cast<std::uint8_t>(++visited_count_);
    return true;
  }

  std::array<Point, most_positions + 2> path_;
  std::array<Key, most_positions> visited_keys_;
  std::array<std::uint8_t, 256> visited_;  ///< one more than the place of a key in `visited_keys_`, or 0
  std::size_t visited_count_ = 0;
  bool holding_;
};

/// Where the cards of a position lie which `SingleSuitAbstraction` is asked about.
struct SuitsApart {
  Group packets;
  std::array<Group, 2> to_come;  ///< piles of cards that will be laid on packets
  Group between;                 ///< the places of cards held, one for each suit
  bool holding;                  ///< whether cards may be held there
};

/// Whether one of the suits is proved lost. Premises: those of `SingleSuitAbstraction`.
inline bool some_suit_lost(const State& s, const SuitsApart& apart, KeySet& memory) {
  for (int suit = 0; suit < 4; ++suit) {
    SingleSuitAbstraction alone{s.top[two_rows::aces[suit]], s.top[two_rows::kings[suit]], apart.holding};
    const auto lay = [&](Pile pile, bool lies_upon) {
      std::array<Card, max_cards> cards;
      const auto n = static_cast<std::size_t>(s.cards(pile, cards));
      bool any = false;
      for (std::size_t i = 0; i < n; ++i)
        if (cards[i].suit() == suit) alone.lay(cards[i], lies_upon && std::exchange(any, true));
    };
    for (int i = 0; i < apart.packets.count; ++i) lay(apart.packets[i], true);
    for (const Group group : apart.to_come)
      if (group.count > 0) lay(group, false);
    lay(apart.between[suit], false);
    if (alone.lost(memory)) return true;
  }
  return false;
}

}  // namespace longwood::advice

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "games/search/families_reached.hpp"
#include "games/the_crescent/rules.hpp"

namespace longwood::advice {

/// A copy of the heaps of a position of The Crescent, played on through all turns to come. Cards go home when
/// they can. When none can, the cards that cover a wanted one are put aside at a price; from there they may
/// go home at any time. Before the last turn only digs are made that cost one card for which a heap has a
/// place.
class CrescentPlayout {
 public:
  explicit CrescentPlayout(const State& s)
      : turns_{Game::redeals_left(s)},
        marry_{chosen(s, Game::Corner::open) ? BuildRule::marry_round : BuildRule::marry} {
    for (int suit = 0; suit < 4; ++suit) {
      families_.begin(static_cast<std::size_t>(suit), s.top[Game::aces[suit]], s.top[Game::kings[suit]]);
      if (const Card held = s.top[Game::between[suit]]; !held.none()) put_aside(held);
    }
    std::size_t base = 0;
    for (std::size_t i = 0; i < heaps; ++i) {
      const Pile pile = Game::heaps[static_cast<int>(i)];
      heaps_[i] = {base, base + s.size[pile]};
      std::size_t at = heaps_[i].end;
      for (Card card = s.top[pile]; at > base; card = s.under[card.id]) cards_[--at] = card;
      base = heaps_[i].end + most_turns;
      left_ += s.size[pile];
    }
    expose();
  }

  /// The price of bringing all cards home, and of each card which cannot go home as the heaps lie.
  int cost() {
    play_home();
    int sum = left_;
    while (left_ > 0) {
      const int most = turns_ > 0 ? to_a_place : dearest;
      const Dig dig = cheapest(most);
      if (dig.cost <= most) {
        sum += dig.cost;
        clear(dig);
      } else if (turns_ > 0) {
        turn();
      } else {
        break;
      }
      play_home();
    }
    return sum;
  }

 private:
  using Game = TheCrescent;
  /// What it costs to dig away a sequence: the more if no heap has a place for it, and for each further card.
  static constexpr int to_no_place = 5, to_a_place = 2, further = 1;
  static constexpr int dearest = std::numeric_limits<int>::max() - 1;
  static constexpr std::size_t heaps = Game::heaps.count, most_turns = 5;

  /// A part of `cards_`; its last card is exposed.
  struct Heap {
    std::size_t begin = 0, end = 0;
  };
  /// A card that is wanted, and what it costs to dig it out.
  struct Dig {
    int cost;
    std::size_t heap = 0, at = 0;
  };

  /// Whether a card suits another.
  [[nodiscard]] bool joined(Card a, Card b) const {
    const int by = std::abs(a.kind() - b.kind());
    return by == 4 || (by == 48 && marry_.round);
  }
  void put_aside(Card card) {
    const Kinds kind = Kinds{1} << card.kind();
    twice_ |= aside_ & kind;
    aside_ |= kind;
  }
  /// Notes which cards are exposed, and where.
  void expose() {
    exposed_ = 0;
    where_.fill(0);
    for (std::size_t i = 0; i < heaps; ++i)
      if (heaps_[i].end > heaps_[i].begin) show(i);
  }
  void show(std::size_t i) {
    const int kind = cards_[heaps_[i].end - 1].kind();
    where_[static_cast<std::size_t>(kind)] |= static_cast<std::uint16_t>(1U << i);
    exposed_ |= Kinds{1} << kind;
  }
  Card take_from(std::size_t i) {
    Heap& heap = heaps_[i];
    const Card card = cards_[--heap.end];
    std::uint16_t& where = where_[static_cast<std::size_t>(card.kind())];
    where ^= static_cast<std::uint16_t>(1U << i);
    if (where == 0) exposed_ ^= Kinds{1} << card.kind();
    if (heap.end > heap.begin) show(i);
    --left_;
    return card;
  }
  /// The heaps which show a card that is wanted, a bit each.
  [[nodiscard]] unsigned ready() const {
    unsigned heaps_ready = 0;
    for (Kinds open = exposed_ & families_.wanted(); open != 0; open &= open - 1)
      heaps_ready |= where_[static_cast<std::size_t>(std::countr_zero(open))];
    return heaps_ready;
  }
  /// Plays home whatever can be: from aside first, then heap after heap.
  void play_home() {
    for (bool any = true; any;) {
      any = play_aside();
      unsigned to_come = ~0U;
      while (const unsigned next = ready() & to_come) {
        const auto i = static_cast<std::size_t>(std::countr_zero(next));
        do families_.take(take_from(i));
        while (heaps_[i].end > heaps_[i].begin && families_.wants(cards_[heaps_[i].end - 1]));
        to_come = ~0U << (i + 1);
        any = true;
      }
    }
  }
  bool play_aside() {
    bool any = false;
    while (const Kinds ready = aside_ & families_.wanted()) {
      const int number = std::countr_zero(ready);
      families_.take(Card::of(number / 4 + 1, number % 4));
      const Kinds kind = Kinds{1} << number;
      aside_ ^= kind & ~twice_;
      twice_ &= ~kind;
      any = true;
    }
    return any;
  }

  /// The cheapest way to a card that is wanted; one that costs more than `most` if there is none.
  [[nodiscard]] Dig cheapest(int most) const {
    const Kinds placed = accepted_on(marry_, exposed_);
    Dig best{most + 1};
    for (std::size_t i = 0; i < heaps; ++i) dig(i, placed, best);
    return best;
  }
  /// Digs a heap down to the first card that is wanted, if that is cheaper than `best`.
  void dig(std::size_t i, Kinds placed, Dig& best) const {
    int cost = 0;
    bool joint = false;
    for (std::size_t at = heaps_[i].end; at-- > heaps_[i].begin && cost < best.cost;) {
      const Card card = cards_[at];
      if (families_.wants(card)) {
        best = {cost, i, at};
        return;
      }
      const int first = (placed >> card.kind() & 1) != 0 ? to_a_place : to_no_place;
      cost += joint ? further : first;
      joint = at > heaps_[i].begin && joined(card, cards_[at - 1]);
    }
  }
  void clear(const Dig& dig) {
    while (heaps_[dig.heap].end > dig.at + 1) put_aside(take_from(dig.heap));
  }
  void turn() {
    --turns_;
    for (std::size_t i = 0; i < heaps; ++i)
      if (Heap& heap = heaps_[i]; heap.end > heap.begin + 1) cards_[heap.end++] = cards_[heap.begin++];
    expose();
  }

  FamiliesPlayout families_{FamiliesPlayout::Exchange::off};
  std::array<Heap, heaps> heaps_;
  std::array<Card, max_cards + heaps * most_turns> cards_;
  std::array<std::uint16_t, 52> where_;  ///< heaps which show a kind, a bit each
  Kinds exposed_ = 0;
  Kinds aside_ = 0, twice_ = 0;  ///< kinds put aside, and those of which both cards are
  int left_ = 0;                 ///< in the heaps
  int turns_;
  BuildRule marry_;
};

}  // namespace longwood::advice

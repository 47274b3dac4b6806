#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <limits>

#include "games/the_crescent/rules.hpp"
#include "solve/advice/families_reached.hpp"

namespace longwood::advice {

/// A copy of the heaps of a position of The Crescent, played on through all turns to come. Cards go home when
/// they can. When none can, the cards that cover a wanted one are put aside at a price; from there they may
/// go home at any time. Before the last turn only digs are made that cost one card for which a heap has a
/// place.
class CrescentPlayedOn {
 public:
  explicit CrescentPlayedOn(const State& s)
      : turns_{Game::redeals_left(s)}, marry_{chosen(s, Game::Corner::open) ? Fit::marry_round : Fit::marry} {
    for (int suit = 0; suit < 4; ++suit) {
      families_.begin(static_cast<std::size_t>(suit), s.top[Game::aces[suit]], s.top[Game::kings[suit]]);
      if (const Card held = s.top[Game::between[suit]]; !held.none()) put_aside(held);
    }
    std::size_t base = 0;
    for (std::size_t i = 0; i < heaps_.size(); ++i) {
      const Pile pile = Game::heaps[static_cast<int>(i)];
      heaps_[i] = {base, base + s.size[pile]};
      std::size_t at = heaps_[i].end;
      for (Card card = s.top[pile]; at > base; card = s.under[card.id]) cards_[--at] = card;
      for (at = base + 1; at < heaps_[i].end; ++at) join(at);
      base = heaps_[i].end + most_turns;
      left_ += s.size[pile];
    }
  }

  /// The price of bringing all cards home, and of each card which cannot go home as the heaps lie.
  int cost() {
    play_home();
    int sum = left_;
    while (left_ > 0) {
      const Dig dig = cheapest();
      if (dig.cost <= (turns_ > 0 ? to_a_place : dearest)) {
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
  static constexpr int none = std::numeric_limits<int>::max(), dearest = none - 1;
  static constexpr std::size_t most_turns = 5;

  /// A part of `cards_`; its last card is exposed.
  struct Heap {
    std::size_t begin = 0, end = 0;
  };
  /// A card that is wanted, and what it costs to dig it out.
  struct Dig {
    int cost = none;
    std::size_t heap = 0, at = 0;
  };

  void join(std::size_t at) { joint_[at] = fits(marry_, cards_[at], cards_[at - 1]); }
  void put_aside(Card card) {
    const Kinds kind = Kinds{1} << card.kind();
    twice_ |= aside_ & kind;
    aside_ |= kind;
  }
  /// Plays home whatever can be, from aside first.
  void play_home() {
    for (bool any = true; any;) {
      any = play_aside();
      for (Heap& heap : heaps_)
        for (; heap.end > heap.begin && families_.take(cards_[heap.end - 1]); any = true) {
          --heap.end;
          --left_;
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

  [[nodiscard]] Dig cheapest() const {
    Kinds exposed = 0;
    for (const Heap& heap : heaps_)
      if (heap.end > heap.begin) exposed |= Kinds{1} << cards_[heap.end - 1].kind();
    const Kinds placed = takers(marry_, exposed);
    Dig best;
    for (std::size_t i = 0; i < heaps_.size(); ++i) dig(i, placed, best);
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
      joint = at > heaps_[i].begin && joint_[at];
    }
  }
  void clear(const Dig& dig) {
    Heap& heap = heaps_[dig.heap];
    for (; heap.end > dig.at + 1; --left_) put_aside(cards_[--heap.end]);
  }
  void turn() {
    --turns_;
    for (Heap& heap : heaps_)
      if (heap.end > heap.begin + 1) {
        cards_[heap.end] = cards_[heap.begin++];
        join(heap.end++);
      }
  }

  FamiliesPlayedOn families_{FamiliesPlayedOn::Exchange::off};
  std::array<Heap, 16> heaps_;
  std::array<Card, max_cards + 16 * most_turns> cards_;
  std::array<bool, max_cards + 16 * most_turns> joint_;  ///< whether a card suits the one beneath
  Kinds aside_ = 0, twice_ = 0;  ///< kinds put aside, and those of which both cards are
  int left_ = 0;                 ///< in the heaps
  int turns_;
  Fit marry_;
};

}  // namespace longwood::advice

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/card.hpp"

namespace longwood {

inline constexpr int max_piles = 48;

/// A place where cards may lie, numbered from 0 within its game.
using Pile = std::uint8_t;

/// A range of piles of one kind, numbered consecutively.
struct Group {
  Pile first = 0, count = 0;

  [[nodiscard]] constexpr bool has(int pile) const { return pile >= first && pile < first + count; }
  /// The i-th pile of the group, from 0.
  constexpr Pile operator[](int i) const { return static_cast<Pile>(first + i); }
  /// A group of one pile converts to that pile.
  constexpr operator Pile() const {
    return first;
  }  // NOLINT(google-explicit-constructor): `t.size(hand)` reads as meant
  friend constexpr bool operator==(Group, Group) = default;
};

/// A whole position of any game as a plain value: piles as linked cards, a few small numbers named by the
/// game.
///
/// A pile may grow to any length, its exposed card and the one beneath are found at once, and copying is
/// cheap.
struct State {
  static constexpr int counters = 16;
  static constexpr int options = 16;
  /// The counter that marks piles of a class as interchangeable (see `PileClasses`).
  static constexpr std::uint8_t order_is_moot = counters - 1;

  std::array<Card, max_cards> under = {};           ///< the card on which each card lies, by card id
  std::array<Card, max_piles> top = {};             ///< the exposed card of each pile
  std::array<std::uint8_t, max_piles> size = {};    ///< cards in each pile
  std::array<std::uint8_t, counters> counter = {};  ///< round, place and the like; the game names them
  std::array<std::uint8_t, options> option = {};    ///< rule options, fixed when the game is laid out
  std::uint64_t number = 0;                         ///< the deal's number, from which redeals are shuffled

  /// Cards lying in all piles of the group.
  [[nodiscard]] constexpr int total(Group group) const {
    int sum = 0;
    for (int i = 0; i < group.count; ++i) sum += size[group[i]];
    return sum;
  }

  /// Copies the pile's cards, base first, into `out`; returns how many.
  constexpr int cards(Pile pile, std::array<Card, max_cards>& out) const {
    Card card = top[pile];
    for (int i = size[pile]; i-- > 0; card = under[card.id]) out[static_cast<std::size_t>(i)] = card;
    return size[pile];
  }

  friend bool operator==(const State&, const State&) = default;
};

/// Which choice each rule option of a game has; 0 is the book's.
using Options = std::array<std::uint8_t, State::options>;

/// Whether all options are the book's. Compares two words, so that the book's own rules cost nothing extra.
constexpr bool by_the_book(const State& state) {
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(state.option);
  return (words[0] | words[1]) == 0;
}

static_assert(sizeof(State) <= 256);

}  // namespace longwood

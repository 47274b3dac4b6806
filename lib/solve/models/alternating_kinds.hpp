#pragma once

#include <array>

#include "core/kinds.hpp"

/// Sets of kinds of one pack whose cards are laid in alternate colours.
namespace longwood::alternating {

constexpr Kinds low = suit_of_spades;

constexpr int suit_of(int kind) { return kind & 3; }
/// The suit of the same colour: the outer two of the four are black.
constexpr int twin(int suit) { return 3 - suit; }
constexpr std::array<int, 2> others(int suit) {
  return suit == 0 || suit == 3 ? std::array{1, 2} : std::array{0, 3};
}
constexpr Kinds bit(int kind) { return Kinds{1} << kind; }

/// Of black and red cards, at which ranks there is one and at which there are two.
struct TwinCounts {
  Kinds black_one, black_two, red_one, red_two;
};
constexpr TwinCounts twin_counts(Kinds kinds) {
  return {(kinds | kinds >> 3) & low, kinds & kinds >> 3 & low, (kinds >> 1 | kinds >> 2) & low,
          kinds >> 1 & kinds >> 2 & low};
}

/// Whether a card that is next for its family, the `place`-th of it, may as well go there: the cards that
/// could be laid on it can go home as well, and so can those that could be laid on them. Whatever another
/// line does with any of these cards, it may leave them home.
constexpr bool is_safe(const auto& heights, int suit, int place) {
  const auto height = [&](int of) { return static_cast<int>(heights[static_cast<std::size_t>(of)]); };
  const auto [one, other] = others(suit);
  return height(one) >= place - 2 && height(other) >= place - 2 && height(twin(suit)) >= place - 3;
}

}  // namespace longwood::alternating

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/any_game.hpp"

namespace longwood::cli {

/// How the cards of a pile are spread on the board.
enum class Fan : std::uint8_t {
  top,      ///< the exposed card only
  packet,   ///< the exposed card, with the number of cards beneath the rest
  count,    ///< only how many cards there are
  down,     ///< base above, the exposed card lowest; covered cards as a number
  right,    ///< base to exposed card from left to right, beginning at the place
  leading,  ///< base to exposed card from left to right, ending at the place
  left,     ///< base at the place, the exposed card leftmost
};

/// Where a pile's name stands.
enum class Tag : std::uint8_t { above, before, after };

/// The place of a pile on the board. Row and column are those of its base card, in characters.
struct Spot {
  Pile pile;
  std::uint8_t row, column;
  Fan fan;
  Tag tag = Tag::above;
  std::uint8_t room =
      99;  ///< most cards spread; of a longer pile the last ones, and the whole beneath the board
};

/// Words that always stand on the board.
struct Legend {
  std::uint8_t row, column;
  std::string_view text;
};

/// The arrangement of a game's table: data, no rules.
struct BoardPlan {
  std::string_view game;
  std::span<const Spot> spots;
  std::span<const Legend> words;
};

/// Whether every pile of a game is on its board once.
constexpr bool shows_each_pile_once(const GameInfo& info, std::span<const Spot> spots) {
  std::array<int, max_piles> times{};
  for (const Spot& spot : spots) ++times[spot.pile];
  for (int pile = 0; pile < max_piles; ++pile)
    if (times[static_cast<std::size_t>(pile)] != (pile < static_cast<int>(info.pile_names.size()) ? 1 : 0))
      return false;
  return true;
}

/// How a board is to be drawn.
struct Drawing {
  bool colour = false;
  bool reveal = false;  ///< covered cards too
};

/// The board as lines of text, as the player may see it.
std::string draw_board(const AnyGame& game, const State& state, Drawing drawing);

/// The deal, the cards in hand and home, and what else is to be said of the position, in one line or two.
std::string describe(const AnyGame& game, const State& state);

}  // namespace longwood::cli

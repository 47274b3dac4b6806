#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/any_game.hpp"

namespace longwood {

/// Reads a board: a position given card by card instead of a deal (docs/library/notation.md). It may be
/// written with the names of the game's piles, as lines of fc-solve, or as Solvitaire's JSON. Every card must
/// occur once, and families must be built as the game builds them. Otherwise returns one line that says what
/// is wrong, names missing and doubled cards, and says how to fix it.
std::expected<State, Problem> read_board(const AnyGame& game, const Options& options, std::string_view text);

/// The board of a position in one line, which `read_board` reads back.
std::string write_board(const AnyGame& game, const State& state);

/// A board as a deal: the game begins with it.
Deal deal_of_board(const AnyGame& game, const State& board);

/// The deal of a board in text; or one line that names the fault.
std::expected<Deal, Problem> deal_from_board(const AnyGame& game, const Options& options,
                                             std::string_view text);

}  // namespace longwood

#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/any_game.hpp"

namespace longwood {

/// Boards as other programs write them, put into the names of a game's piles for `read_board`.

/// Lines of fc-solve: a line for each pile of the tableau, base first, and one for the foundations. Piles
/// that fc-solve does not know are left out.
std::expected<std::string, Problem> board_from_lines(const GameInfo& info, std::string_view text);

/// Solvitaire's JSON: an object whose lists are piles, base first.
std::expected<std::string, Problem> board_from_json(const GameInfo& info, std::string_view text);

}  // namespace longwood

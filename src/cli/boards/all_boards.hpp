#pragma once

#include <string_view>

#include "cli/board.hpp"

namespace longwood::cli {

/// The arrangement of this game's table.
const BoardPlan& board_plan(std::string_view game);

}  // namespace longwood::cli

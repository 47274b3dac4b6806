#pragma once

#include "games/board_plan.hpp"

namespace longwood::cli {

/// How the table of this game is arranged.
const BoardPlan& board_plan(const GameInfo& game);

}  // namespace longwood::cli

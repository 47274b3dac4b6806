#pragma once

#include <string>

#include "cli/board.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// Title and deal, the board, remarks on the position, and its state.
std::string position_text(const Speaker& say, const Session& session, Drawing drawing);

/// The legal moves in one paragraph, or that there are none.
std::string moves_text(const Speaker& say, const Session& session);

/// "The game is won." and the like; empty while it is going on.
std::string ending_text(const Speaker& say, const Session& session);

}  // namespace longwood::cli

#pragma once

#include <string>

#include "core/speech.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// How a board is to be drawn.
struct Drawing {
  bool colour = false;
  bool reveal = false;  ///< covered cards too
};

/// The board of the position in play as lines of text, as the player may see it; where the output has too few
/// columns for it, a line for each pile.
std::string draw_board(const Speaker& say, const Session& session, Drawing drawing);

/// The deal, the cards in hand and home, and remarks on the position, in one or two lines.
std::string describe(const Speaker& say, const AnyGame& game, const State& state);

}  // namespace longwood::cli

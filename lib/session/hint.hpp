#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/speech.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// A legal move and its score by the rule of thumb.
struct RankedMove {
  Move move;
  int worth = 0;
};

/// The legal moves, best first, by a rule of thumb: cards going home, wanted cards coming nearer, useful
/// vacancies.
///
/// It proves nothing, and it uses only what the player sees: two positions that look alike get the same
/// advice.
std::vector<RankedMove> rank_moves(const AnyGame& game, const State& state);

/// A short reason for a legal move: "goes home and frees the seven of spades"; empty if there is no obvious
/// one. A card is named only if the player knows where it lies.
std::string reason_for(const Speaker& say, const AnyGame& game, const State& state, Move move,
                       const Known& known);

}  // namespace longwood

#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/speech.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// A legal move and what the rule of thumb thinks of it.
struct RankedMove {
  Move move;
  int worth = 0;
};

/// The legal moves, best first, by a rule of thumb: cards home, wanted cards brought nearer, useful vacancies
/// made.
///
/// It proves nothing, and it uses only what the player sees: two positions that look alike get the same
/// advice.
std::vector<RankedMove> rank_moves(const AnyGame& game, const State& state);

/// What speaks for a legal move, in a few words: "goes home and frees the seven of spades"; empty if
/// nothing does at sight. A card is named only if the player knows where it lies.
std::string reason_for(const Speaker& say, const AnyGame& game, const State& state, Move move,
                       const Known& known);

}  // namespace longwood

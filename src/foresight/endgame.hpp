#pragma once

#include <vector>

#include "core/any_game.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// Plays home which lose nothing that was not lost before, by a proof that looks at visible cards alone; to
/// be made one after another. Ends before a play with which another card comes into sight.
std::vector<Move> safe_plays(const AnyGame& game, const State& state);

/// Plays home only that end the game won, or none if none are found at once; empty too in a position where
/// the player cannot know every card.
std::vector<Move> winning_plays(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

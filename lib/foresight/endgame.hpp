#pragma once

#include <vector>

#include "core/any_game.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// Plays home that are safe (see `Prune::safe`), by a proof that uses visible cards alone; to be made one
/// after another. Ends with a play that brings another card into sight.
std::vector<Move> safe_plays(const AnyGame& game, const State& state);

/// Plays home that win the game, by nothing but such plays; empty if none are found quickly.
std::vector<Move> plays_to_the_end(const AnyGame& game, const State& state);

/// The same, but empty in a position where the player cannot know every card.
std::vector<Move> winning_plays(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

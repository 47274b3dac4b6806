#pragma once

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// The position with its unknown cards shuffled among the places where they lie, and with shuffles to come
/// drawn anew: one of the ways, each equally likely, in which it may stand for all that the player knows.
/// Depends on nothing but what it knows.
State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng);

/// The position with its unknown cards in the order of their faces, and with the deal's number left out: the
/// same for all positions that are alike to the player.
State unknown_in_order(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

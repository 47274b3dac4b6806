#pragma once

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// The position with its unknown cards shuffled among their places and with new future shuffles: a random
/// sample, uniform over everything consistent with what the player knows. Depends only on what the player
/// knows.
State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng);

/// The position with its unknown cards sorted by face and without the deal's number: the same for all
/// positions that look alike to the player.
State unknown_in_order(const AnyGame& game, const State& state, const Known& known);

/// The position with two of its cards in each other's place.
State with_exchanged(const AnyGame& game, const State& state, Card one, Card other);

}  // namespace longwood

#pragma once

#include <array>

#include "core/any_game.hpp"

namespace longwood::test {

/// The position with every card of a suit exchanged for one of another, families and all.
State permute_suits(const AnyGame& game, const State& state, const std::array<int, 4>& to);

/// The position with the two copies of every card exchanged.
State exchange_twins(const AnyGame& game, const State& state);

}  // namespace longwood::test

#pragma once

#include "core/any_game.hpp"

namespace longwood::test {

/// What must hold in every position of every game: each card in one place, and the families as they should
/// be.
void check_cards(const AnyGame& game, const State& state);

/// What must hold in this game besides, after the move `last` (none at the start).
void check_game(const AnyGame& game, const State& state, const Move* last);

}  // namespace longwood::test

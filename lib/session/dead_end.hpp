#pragma once

#include "core/any_game.hpp"

namespace longwood {

/// Whether the game is lost though moves are left: no position that they reach has more cards home. Every one
/// of them was looked at, and none brought a card into sight or shuffled any. False where that is not so, and
/// also where more positions can be reached than a short look finds, or where no move is left.
bool nothing_comes_home(const AnyGame& game, const State& state);

}  // namespace longwood

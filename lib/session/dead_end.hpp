#pragma once

#include "session/knowledge.hpp"

namespace longwood {

/// Whether the game is lost though moves are left: no position that they reach has more cards home. Every one
/// of them was looked at, and none shuffled cards or brought one into sight that is not among those `known`.
/// False where that is not so, and also where more positions can be reached than a short look finds, or where
/// no move is left.
bool nothing_comes_home(const AnyGame& game, const State& state, const Known& known = {});

}  // namespace longwood

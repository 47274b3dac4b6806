#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood::test {

/// What must hold in every position of every game: each card in one place, and the families as they should
/// be.
void check_cards(const AnyGame& game, const State& state);

/// What must hold in this game besides, after the move `last` (none at the start).
void check_game(const AnyGame& game, const State& state, const Move* last);

/// The key is that of the position, and each of the moves listed is allowed and can be taken back.
void check_moves(const AnyGame& game, Table& table, const std::vector<Move>& moves);

/// Of all moves that can be written just the listed ones are allowed, and the others refused in words.
void check_refusals(const AnyGame& game, const State& state, const std::vector<Move>& moves);

/// The record of these moves is read back to the position to which they lead.
void check_record(const AnyGame& game, const Options& chosen, const Deal& deal,
                  const std::vector<Move>& moves);

}  // namespace longwood::test

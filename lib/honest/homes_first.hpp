#pragma once

#include <vector>

#include "core/any_game.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// The line, which wins from this position, or another that wins and does not gather the cards while one can
/// go home. A player does not understand a hint that gathers too early, even if it wins. The line stays as it
/// is if a short search finds no such win: an early redeal can be the only way.
std::vector<Move> homes_first(const AnyGame& game, Solver& solver, const State& position,
                              std::vector<Move> line);

}  // namespace longwood

#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "honest/guide.hpp"
#include "honest/rollout_solvers.hpp"
#include "honest/seat.hpp"
#include "solve/solver.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Judges moves that show something by what may come of them: for each for which `wanted` holds, the logit of
/// the mean chance after it, exactly where the guide can tell it, else in the same `guide.draws` worlds for
/// all. Others are left as they are.
void look_ahead(const Seat& seat, const Guide& guide, const MoveList& moves, std::span<const bool> wanted,
                std::span<double> worth);

/// Whether a move that shows nothing is left out if the guide proves the position after it lost.
enum class Care : std::uint8_t { none, proofs };

/// The quick player's next move: the one that raises the guess most or, if the urge for it is greater, one
/// that shows something. It never goes round. None where no such move is legal.
std::optional<Move> quick_move(Seat& seat, const Guide& guide, Care care = Care::proofs);

/// How a position with nothing unknown ends if it is played as well as can be; at most `budget` positions are
/// searched, in these runs if any are given. Open, if that was too few; see `Guide::open_endings`.
Verdict decide(const State& position, Solver& solver, std::uint64_t budget, std::span<const Run> runs = {});

/// A game that was played out.
struct PlayedOut {
  /// 1 if it was won, else 0; what the guide says where its rule ended it, or where the search left it open,
  /// as far as that can be said of this one alone.
  double chance = 0;
  double credit = 0;  ///< of one that was not won: `Guide::credit`
  bool open = false;  ///< whether the search left it open

  /// By which plans are compared: nothing is built on what was left open.
  [[nodiscard]] double worth() const { return (open ? 0 : chance) + credit; }
  /// As one of the games by which a chance is told.
  [[nodiscard]] Sample sample() const {
    return open ? Sample{.tried = 1, .open = 1} : Sample{.tried = 1, .sum = chance};
  }
};

/// Plays the seat's game to its end, quickly while something is unknown, then by the solver; or to where the
/// guide's rule ends.
PlayedOut play_out(Seat& seat, const Guide& guide, Solver& solver, std::uint64_t budget);

/// Whether cards are unknown, but no more than `Guide::few` names, and plans are tried in worlds here.
bool is_few_unknown(const PlayerView& view, const Guide& guide);

/// Whether rollouts from here are played on by the solver, by one who sees every card (see `FinishPlanner`).
bool is_finishing(const PlayerView& view, const Guide& guide);

/// How the player's chance follows from shares of rollouts, those that are played on by the solver or the
/// others.
const Correction& correction_of(const Guide& guide, bool finishing);

/// The same at a view.
Correction correction_at(const PlayerView& view, const Guide& guide);

/// Makes the moves of a plan in the world that `rng` draws, and plays the game on from there, as `play_out`
/// does. `finishing` is `is_finishing` of the view: the solver then plays on alone.
PlayedOut play_plan(const PlayerView& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                    RolloutSolvers& solvers, std::uint64_t budget, bool finishing);

}  // namespace longwood

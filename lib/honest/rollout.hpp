#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "honest/guide.hpp"
#include "honest/observed_game.hpp"
#include "honest/rollout_solvers.hpp"
#include "solve/results/verdict.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// Judges moves that show a card by what may appear: for each move with `wanted`, the logit of the mean
/// chance after it. The mean is exact if the guide can compute it; otherwise it is taken over the same
/// `Policy::draws` worlds for all moves. Other moves are left unchanged.
void look_ahead(const ObservedGame& seat, const Guide& guide, const MoveList& moves,
                std::span<const bool> wanted, std::span<double> worth);

/// Whether a move that shows nothing is left out if the guide proves the position after it lost.
enum class Care : std::uint8_t { none, proofs };

/// The quick player's next move: the one that raises the guess most or, if the bonus for it is greater, one
/// that shows something. It never repeats a position. None if no such move is legal.
std::optional<Move> quick_move(ObservedGame& seat, const Guide& guide, Care care = Care::proofs);

/// The position without further redeals, where the guide has the solver win it first; see
/// `Endgame::last_layout`.
std::optional<State> last_layout(const State& state, const Guide& guide);

/// The result of perfect play from a position with nothing unknown; at most `budget` positions are searched,
/// in these runs if any are given. Open if that was too few; see `Endgame::open_endings`.
Verdict decide(const State& position, Solver& solver, std::uint64_t budget, std::span<const Run> runs = {});

/// A game that was played out.
struct PlayedOut {
  /// 1 if it was won, otherwise 0. If the guide's rule ended it or the search left it open: the guide's
  /// estimate, as far as one game allows.
  double chance = 0;
  double partial_reward = 0;  ///< of one that was not won: `Playout::partial_reward`
  bool open = false;          ///< whether the search left it open

  /// The value used to compare plans; games left open count nothing.
  [[nodiscard]] double worth() const { return (open ? 0 : chance) + partial_reward; }
  /// The same game as part of the sample for the chance shown.
  [[nodiscard]] Sample sample() const {
    return open ? Sample{.tried = 1, .open = 1} : Sample{.tried = 1, .sum = chance};
  }
};

/// Plays the seat's game to its end, quickly while something is unknown and then with the solver, or until
/// the guide's rule ends it.
PlayedOut play_out(ObservedGame& seat, const Guide& guide, Solver& solver, std::uint64_t budget);

/// Whether cards are unknown, but no more than `Planning::few` names, and plans are tried in worlds here.
bool is_few_unknown(const InformationState& view, const Guide& guide);

/// Whether the solver, which sees every card, finishes rollouts from here (see `FinishPlanner`).
bool is_finishing(const InformationState& view, const Guide& guide);

/// The correction from the share of rollouts to the player's chance, for rollouts that the solver finishes or
/// for the others.
const Correction& correction_of(const Guide& guide, bool finishing);

/// The search over information sets that plays at this view; null if none does.
const GraphPlay* graph_at(const InformationState& view, const Guide& guide);

/// The correction at a view.
Correction correction_at(const InformationState& view, const Guide& guide);

/// The chance of the best play from here, where the guide wants it worked out and that is not too much.
std::optional<double> exact_chance(const ObservedGame& seat, const Guide& guide, RolloutSolvers& solvers);

/// Makes the moves of a plan in the world that `rng` draws, and plays the game on from there, as `play_out`
/// does, or counts the chance of the best play where that is worked out. `finishing` is `is_finishing` of the
/// view: the solver then plays on alone.
PlayedOut play_plan(const InformationState& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                    RolloutSolvers& solvers, std::uint64_t budget, bool finishing);

/// The same for the chance shown: where the guide has a value function, it values the position after the
/// plan.
PlayedOut value_plan(const InformationState& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                     RolloutSolvers& solvers, std::uint64_t budget, bool finishing);

}  // namespace longwood

#pragma once

#include <cstdint>
#include <vector>

#include "honest/observed_game.hpp"
#include "honest/plan.hpp"
#include "solve/results/verdict.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// What may be spent on regrets. Less makes them less, and never too great.
struct RegretEffort {
  int worlds = 100;               ///< drawn at each choice
  std::uint64_t nodes = 200'000;  ///< most positions to decide a world
  /// Most positions reached without learning anything; where there are more, or after as many choices of one
  /// game, all further regrets count as none.
  int positions = 200;
  std::uint64_t choices = 1'000;
};

/// The loss in a game from not seeing the unknown cards, for any player.
struct Regret {
  /// An estimate of the least sum of regrets; its mean over draws of worlds is at most the true one.
  double least = 0;
  std::uint64_t choices = 0;  ///< looked at
  bool cut = false;           ///< somewhere regrets count as none because there was too much to look at
};

/// Computes how much less often any player who sees only the table must win than a player who sees every
/// card.
///
/// At a choice, the *regret* of a plan is the share of the worlds which could be won before it and cannot be
/// won after it. The share that can be won follows from what the player knows, so along any way to play it
/// falls by the regrets and, on average, by nothing else; and no more is won than is left of it in the
/// end. Here the way with the least regrets is taken through the world that is really there, which no player
/// could know: the mean of its cost over games is a lower bound of every player's loss. It is the dual bound
/// of information relaxations (Brown, Smith and Sun 2010), the penalty being the share that can be won.
class InformationRelaxationBound {
 public:
  InformationRelaxationBound(const AnyGame& game, const RegretEffort& effort, const Limits& limits = {});

  /// From this seat to where all is known; worlds are drawn by this seed.
  Regret from(const ObservedGame& seat, std::uint64_t seed);
  /// The verdict of a position with all cards known.
  Verdict verdict(const State& position);

 private:
  double least_from(ObservedGame seat, double limit);
  double least_at_choice(const ObservedGame& seat, const InformationState& view,
                         const std::vector<Plan>& plans, double limit);
  std::vector<double> regrets_of(const InformationState& view, const std::vector<Plan>& plans);

  RegretEffort effort_;
  Solver solver_;
  std::uint64_t seed_ = 0;
  Regret found_;
};

}  // namespace longwood

#pragma once

#include <cstdint>
#include <vector>

#include "honest/guide.hpp"
#include "honest/plan.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// Plans for a game that is nearly all known: the solver looks for lines that win sampled worlds, and the
/// plans are their moves up to the first that reveals something. Plans that win many worlds come first.
class FinishPlanner {
 public:
  /// World number i is the one of `Rng{seed, i}`; at most `nodes` positions are searched for its line. One
  /// that is `hopeful` ends without plans only after twice as many worlds as lines are looked for.
  FinishPlanner(const InformationState& view, std::uint64_t seed, std::uint64_t nodes, bool hopeful);

  /// Tries one world; true when the plans are found.
  bool step(Solver& solver);
  /// The best few, none if no line was found.
  [[nodiscard]] std::vector<Plan> plans() const;

 private:
  /// A plan by where it leads to and what is played there.
  struct Found {
    Key before;
    Move stop;
    Plan plan;  ///< its guess is how many lines began so
  };
  void note(const State& world, const std::vector<Move>& line);

  InformationState view_;
  const Finishing& finishing_;
  std::uint64_t seed_, nodes_;
  int patience_, tried_ = 0, won_ = 0;
  std::vector<Found> found_;
};

}  // namespace longwood

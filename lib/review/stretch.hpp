#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "honest/rollout.hpp"
#include "honest/view.hpp"
#include "review/account.hpp"

namespace longwood {

/// A part of a game during which nothing new is seen: what the player took, and other plans from its
/// positions, all played out in the same worlds.
///
/// Positions are numbered from 0, the first, to `length()`, that after the last move. A plan goes through the
/// positions up to the one where it leaves the moves taken. The chance of a position is that of the plan
/// advised there, or of another through it that is clearly better: chosen by one half of the worlds and taken
/// from the other, and the other way round, so that choosing flatters nothing.
class Stretch {
 public:
  /// `view` is of the first position; `finished` is false if the game was left after these moves; `result` is
  /// given if the game ended with a last move that showed nothing.
  Stretch(const PlayerView& view, std::vector<Move> taken, bool finished, std::optional<double> result,
          std::uint64_t seed);

  [[nodiscard]] std::size_t length() const { return taken_.size(); }
  [[nodiscard]] const std::vector<Move>& taken() const { return taken_; }
  [[nodiscard]] bool finished() const { return finished_; }

  /// Adds a plan from one of the positions; its number. Plans that lead to the same position are one. One
  /// that does not `count`, a try or a rival, is played out too, but makes no position better.
  std::size_t add(std::size_t at, std::span<const Move> plan, bool counts = true);
  /// Where a plan leaves the played moves, and its moves from there.
  [[nodiscard]] std::size_t leaves(std::size_t plan) const { return plans_[plan].leaves; }
  [[nodiscard]] std::vector<Move> rest(std::size_t plan, std::size_t at) const;
  /// Where a plan leaves the moves taken only to make its own in another order: adds it in that order. How
  /// far the plan then goes along with the moves taken.
  std::size_t follow(std::size_t plan);

  /// Wants more worlds, an even number.
  void want(int worlds) { wanted_ += worlds; }
  [[nodiscard]] int wanted() const { return wanted_; }
  /// Plays one game out that is still wanted; false if there is none. A plan has no part in the figures
  /// before it was played out in as many worlds as the others had been at the last such end.
  bool step(const Guide& guide, RolloutSolvers& solvers, std::uint64_t budget);
  /// About the variance that one more game takes off the figures: more where the player had a choice. It does
  /// not depend on how games ended, for to go on only where something was lost would make losses too small.
  [[nodiscard]] double promise() const;

  /// The chance of a position; of the last one, that of the moves taken before anything comes to light.
  [[nodiscard]] Estimate chance(std::size_t at) const;
  /// What the move made at a position lost.
  [[nodiscard]] Estimate loss(std::size_t at) const;
  /// The losses of all moves; their own errors are not independent.
  [[nodiscard]] Estimate whole_loss() const;
  /// What a plan that does not count loses at a position.
  [[nodiscard]] Estimate loss_of(std::size_t plan, std::size_t at) const;
  /// The best plan at a position by all worlds.
  [[nodiscard]] std::optional<std::size_t> best(std::size_t at) const;

 private:
  struct Tried {
    Key key;                  ///< of the position to which it leads, the unseen cards being in order
    std::vector<Move> moves;  ///< from the first position on
    std::size_t leaves = 0;
    bool counts = true;
    std::optional<double> fixed = {};  ///< its result, if no world can change that
    std::vector<float> results = {};   ///< by world

    [[nodiscard]] double result(std::size_t world) const {
      return fixed ? *fixed : static_cast<double>(results[world]);
    }
  };
  /// The plans which stand for a position in the even and in the odd worlds.
  using Chosen = std::array<const Tried*, 2>;

  [[nodiscard]] Key key_after(std::span<const Move> plan) const;
  [[nodiscard]] std::vector<Move> along(std::size_t at, std::span<const Move> plan) const;
  [[nodiscard]] const Tried* best_of(std::size_t at, std::size_t first, std::size_t stride) const;
  [[nodiscard]] Chosen chosen(std::size_t at) const { return {best_of(at, 1, 2), best_of(at, 0, 2)}; }
  [[nodiscard]] bool ready(const Tried& plan) const { return plan.fixed || plan.results.size() >= settled_; }
  [[nodiscard]] std::size_t worlds() const;
  [[nodiscard]] Estimate difference(const Chosen& more, const Chosen& less, std::size_t worlds) const;
  [[nodiscard]] double corrected_share(double share) const;
  [[nodiscard]] double steepness(double one, double other) const;

  PlayerView view_;
  std::vector<Move> taken_;
  bool finished_, finishing_;
  std::uint64_t seed_;
  Correction correction_;
  std::vector<Tried> plans_;
  /// From which position which plan was advised, the last advice last.
  std::vector<std::pair<std::size_t, std::size_t>> advised_;
  int wanted_ = 0;
  std::size_t settled_ = 0;  ///< worlds in which all plans were played out when there was nothing more to do
};

}  // namespace longwood

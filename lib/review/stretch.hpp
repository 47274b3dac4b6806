#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "honest/information_state.hpp"
#include "honest/rollout.hpp"
#include "review/account.hpp"

namespace longwood {

/// A part of a game in which nothing new is seen: the player's moves and other plans from its positions, all
/// played out in the same worlds.
///
/// Positions are numbered from 0 to `length()`, the one after the last move. A plan shares the positions up
/// to the one where it leaves the player's moves. The chance of a position is that of the plan advised there,
/// or of another plan through it that is clearly better. Each half of the worlds chooses the plan whose
/// chance is taken from the other half, so that the choice causes no bias.
class Stretch {
 public:
  /// `view` is of the first position; `finished` is false if the game was left after these moves; `result` is
  /// given if the game ended with a last move that showed nothing.
  Stretch(const InformationState& view, std::vector<Move> taken, bool finished, std::optional<double> result,
          std::uint64_t seed);

  [[nodiscard]] std::size_t length() const { return taken_.size(); }
  [[nodiscard]] const std::vector<Move>& taken() const { return taken_; }
  [[nodiscard]] bool finished() const { return finished_; }

  /// Adds a plan from one of the positions; returns its number. Plans that lead to the same position are one.
  /// A plan that does not `count` is played out too, but does not change the chance of a position.
  std::size_t add(std::size_t at, std::span<const Move> plan, bool counts = true);
  /// Where a plan leaves the player's moves, and its moves from there.
  [[nodiscard]] std::size_t leaves(std::size_t plan) const { return plans_[plan].leaves; }
  [[nodiscard]] std::vector<Move> rest(std::size_t plan, std::size_t at) const;
  /// If a plan has the player's moves in another order: adds it in the player's order. Returns how far the
  /// plan then agrees with the player's moves.
  std::size_t follow(std::size_t plan);

  /// Requests more worlds, an even number.
  void want(int worlds) { wanted_ += worlds; }
  [[nodiscard]] int wanted() const { return wanted_; }
  /// Plays out one of the requested games; false if there is none. A plan does not influence the figures
  /// until it was played out in as many worlds as the others.
  bool step(const Guide& guide, RolloutSolvers& solvers, std::uint64_t budget);
  /// About how much one more game reduces the variance of the figures: more if the player had a choice. It
  /// does not depend on results, since sampling more only after losses would make losses too small.
  [[nodiscard]] double promise() const;

  /// The chance of a position; for the last one, that of the player's moves before anything is revealed.
  [[nodiscard]] Estimate chance(std::size_t at) const;
  /// The loss of the move made at a position.
  [[nodiscard]] Estimate loss(std::size_t at) const;
  /// The losses of all moves; their own errors are not independent.
  [[nodiscard]] Estimate whole_loss() const;
  /// The loss at a position of a plan that does not count.
  [[nodiscard]] Estimate loss_of(std::size_t plan, std::size_t at) const;
  /// The best plan at a position by all worlds.
  [[nodiscard]] std::optional<std::size_t> best(std::size_t at) const;

 private:
  struct Tried {
    Key key;                  ///< of the position to which it leads, with the unseen cards in order
    std::vector<Move> moves;  ///< from the first position on
    std::size_t leaves = 0;
    bool counts = true;
    std::optional<double> fixed = {};  ///< its result, if no world can change that
    std::vector<float> results = {};   ///< by world

    [[nodiscard]] double result(std::size_t world) const {
      return fixed ? *fixed : static_cast<double>(results[world]);
    }
  };
  /// The plans that represent a position in the even and in the odd worlds.
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

  InformationState view_;
  std::vector<Move> taken_;
  bool finished_, finishing_;
  std::uint64_t seed_;
  Correction correction_;
  std::vector<Tried> plans_;
  /// From which position which plan was advised, the last advice last.
  std::vector<std::pair<std::size_t, std::size_t>> advised_;
  int wanted_ = 0;
  std::size_t settled_ = 0;  ///< worlds in which all plans were played out when nothing was left to do
};

}  // namespace longwood

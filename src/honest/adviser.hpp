#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "honest/guide.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "honest/view.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// What an adviser may spend on one position.
struct Effort {
  int worlds = 8;                 ///< in the first round of plans; doubled in each round after it
  int confirming = 64;            ///< fresh worlds in which the plan chosen is played out for its chance
  std::uint64_t finish = 20'000;  ///< positions searched at the end of one rollout
  std::uint64_t certainty = 2'000'000;  ///< positions searched where nothing is unknown

  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// What to do next, and how that turns out.
struct Counsel {
  std::vector<Move> plan;  ///< its first move is the hint; empty where no move is legal
  bool stops = false;      ///< the plan ends by showing something
  /// Where nothing is unknown: what the solver found. A won one has a plan that wins.
  std::optional<Verdict> verdict;
  /// Rollouts of the plan in worlds that had no part in choosing it, and those that were won.
  int tried = 0, wins = 0;
  int worlds = 0;  ///< rollouts altogether
};

/// An honest player's adviser: finds the best plan by trying plans in sampled worlds, the same for all.
///
/// The plans are halved from round to round, the worlds doubled. The chance is then taken from fresh worlds,
/// so that choosing the best of many does not flatter it: it is the share of games won by one who makes this
/// plan and goes on quickly. Where nothing is unknown the solver decides, and a winning line is kept until a
/// move leaves it, so that following the hints wins. Goes on in slices; the same view, memory and seed give
/// the same counsel.
class Adviser {
 public:
  explicit Adviser(const AnyGame& game, const Effort& effort = {}, const Limits& limits = {});

  /// Begins with a position.
  void begin(const PlayerView& view, std::uint64_t seed);
  /// Goes on for about one rollout; true when the counsel is final.
  bool step();
  /// What is known so far.
  [[nodiscard]] const Counsel& counsel() const { return counsel_; }
  /// Begins, and steps to the end.
  const Counsel& advise(const PlayerView& view, std::uint64_t seed);

 private:
  struct Candidate {
    Plan plan;
    std::ptrdiff_t rank = 0;  ///< by its guess, from 0
    int wins = 0, tried = 0;
  };

  [[nodiscard]] std::vector<Move> recall(const PlayerView& view) const;
  void remember(const PlayerView& view, const std::vector<Move>& line);
  void begin_rounds(std::vector<Plan> plans);
  void choose();
  void confirm();
  bool roll(Candidate& candidate, std::uint64_t world);
  bool next_round();
  bool decide_known();

  const AnyGame& game_;
  const Guide& guide_;
  Effort effort_;
  Solver solver_;
  std::optional<PlayerView> view_;
  std::uint64_t seed_ = 0;
  std::vector<Candidate> candidates_;
  std::size_t next_ = 0;               ///< the candidate to be tried next
  int world_ = 0, of_ = 0, from_ = 0;  ///< the world of the round, how many it has, the first one's number
  bool confirming_ = false, done_ = true;
  Counsel counsel_;
  /// Positions of a line or plan that is being followed, each with its next move; keys tell all piles apart.
  std::vector<std::pair<Key, Move>> line_;
};

}  // namespace longwood

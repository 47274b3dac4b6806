#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "solve/engines/stratified_best_first.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/results/verdict.hpp"
#include "solve/rollouts/rollout_policy.hpp"

namespace longwood {

/// Plays the position out at random again and again, and learns from the best of these games which moves to
/// prefer: nested rollout policy adaptation (Rosin, Nested Rollout Policy Adaptation for Monte Carlo Tree
/// Search, IJCAI 2011).
///
/// It finds wins that need many moves to fit together although no estimate of single positions shows which: a
/// move is learned wherever it occurs in the game. It finds no losses. A game passes no position twice. A run
/// plays the same games every time, and runs with other limits play others. Once the buffers have grown
/// nothing is allocated.
///
/// A run with `Run::ends` also searches briefly from positions along the best game of every few hundred. If
/// many cards are home, such a search often wins when no random game does.
class NestedRollouts {
 public:
  /// `ends` makes the searches from positions along a game; it is changed by a run with `Run::ends` alone.
  NestedRollouts(const AnyGame& game, const SearchSpec& advice, StratifiedBestFirst& ends,
                 std::size_t memory);

  /// Begins with a position; `run` gives the number of positions after which it ends `incomplete`.
  void start(const State& root, const Run& run);
  /// Plays on, whole games, until about `nodes` more positions were reached or one was won.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] const std::vector<Move>& line() const { return game_.moves; }

 private:
  using Kind = MoveKinds::Kind;
  static constexpr int levels = 4;
  /// Games of the level below that one of a level consists of, each of which is learned from.
  static constexpr int in_a_level = 20;
  /// The level whose best game is searched along, each time it is complete.
  static constexpr std::size_t searched_level = 1;

  /// A choice: the kind that was drawn, and where the kinds that could have been drawn end in `kinds`.
  struct Choice {
    Kind drawn;
    std::uint32_t end;
  };
  /// A game played out, the higher its score the better.
  struct Game {
    int score = worst;
    std::vector<Move> moves;
    std::vector<Choice> choices;
    std::vector<Kind> kinds;

    static constexpr int worst = -1'000'000;
    void clear() { score = worst, moves.clear(), choices.clear(), kinds.clear(); }
  };
  /// What was learned on a level so far, and its best game.
  struct Level {
    RolloutPolicy policy;
    Game best;
    int games = 0;
  };
  /// A position of the game that is played, and of which game that was.
  struct Passed {
    std::uint64_t key = 0;
    std::uint32_t game = 0;
  };

  void forget();
  void play_out();
  bool play_one();
  bool draw(MoveList& moves);
  bool passes(const Key& key);
  void learn(RolloutPolicy& policy, const Game& game);
  void end_of_game();
  bool search_along(const Game& game);
  [[nodiscard]] int score() const;

  const AnyGame& rules_;
  const SearchSpec& advice_;
  StratifiedBestFirst& ends_;
  std::size_t memory_;
  Table table_;
  Rng rng_{0};
  MoveKinds kinds_;
  std::array<Level, levels> levels_;  ///< the lowest first
  Game game_;                         ///< the one that is played
  std::vector<Passed> passed_;
  std::uint32_t games_ = 0;
  std::vector<Weight> more_;   ///< by kind, while a policy learns
  std::vector<Kind> changed_;  ///< kinds of which `more_` is not 0
  bool heuristic_pruning_ = false, searches_ends_ = false;
  std::uint64_t nodes_ = 0, most_nodes_ = 0;
  RunStatus status_ = RunStatus::running;
};

}  // namespace longwood

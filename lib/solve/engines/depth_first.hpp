#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Depth-first search with a transposition table, in the order of the game's moves or of its advice.
///
/// It stores keys but no positions, and computes no estimates, so a position costs it a fraction of what it
/// costs the staged search: the quick way to decide deals with few positions. If nothing is left to follow,
/// the position is lost. Nothing is allocated once the buffers have grown to the size of a search.
class DepthFirst {
 public:
  DepthFirst(const AnyGame& game, const SearchSpec& advice, const Switches& switches, std::size_t memory);

  /// Begins a run from a position; `run` gives the number of positions after which it ends `incomplete`.
  void start(const State& root, const Run& run);
  /// Continues until about `nodes` more positions were reached or the run has ended.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for everything that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

 private:
  /// A position on the current line. Its moves are `moves_[first…]`; those before `next` have been followed
  /// or discarded.
  struct Level {
    Table::Mark mark;
    std::size_t line, first, next;
    bool only_shifts;  ///< see `SearchSpec::only_shifts`
  };

  void made(Move move);
  void enter();
  void follow_one();
  [[nodiscard]] bool out_of_memory() const;
  void wrong_key();

  const AnyGame& game_;
  SearchSpec advice_;
  std::size_t memory_;
  Table table_;
  KeySet seen_;
  std::vector<Level> levels_;
  std::vector<Move> moves_;  ///< of all levels, the deepest last
  std::vector<Move> line_;   ///< from the root to the table's position
  std::uint64_t nodes_ = 0, most_nodes_ = 0;
  std::uint64_t next_check_ = 0;  ///< the number of nodes at which memory is checked again
  bool unsound_ = false;          ///< a premise has failed: a move may have been discarded wrongly
  RunStatus status_ = RunStatus::running;
};

}  // namespace longwood

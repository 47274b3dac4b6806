#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/engines/type_buckets.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/blocks.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/memory/search_tree.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Best-first search in stages, over a game's own moves.
///
/// Positions of a stage are expanded in the order of their estimate, at most as many as the beam width
/// allows; positions of later stages wait. In a game of one stage this is plain best-first search; if every
/// move is a stage, beam search; with redeals as stages, deal after deal with the most promising layouts
/// kept. A run may also explore: then every second expansion takes a random position. If nothing was left out
/// and nothing remains, the position is lost. Advice whose stage falls along a move makes a run
/// `incomplete`, and stops a build with assertions. Nothing is allocated once the buffers have grown to the
/// size of a search.
class StratifiedBestFirst {
 public:
  StratifiedBestFirst(const AnyGame& game, const SearchSpec& advice, const Switches& switches,
                      std::size_t memory);

  /// Begins a run from a position, with the beam width and pruning of `run`. Buffers of earlier runs are used
  /// again.
  void start(const State& root, const Run& run);
  /// Forgets what `Prove::lost_cached` has stored from earlier positions, so that no result depends on
  /// them.
  void forget() { proved_lost_.clear(); }
  /// Continues until about `nodes` more positions were reached or the run has ended.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move in this run.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for everything that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] std::vector<Move> line() const { return line_to(tree_, goal_); }

 private:
  struct Node {
    std::uint32_t parent;
    Move move;
  };
  /// A position to be expanded, stored in a slot.
  struct Waiting {
    std::uint32_t estimate, node, slot;
  };
  /// Whether `a` is expanded before `b`: the lower estimate first, of equals the newer. No two are equal, so
  /// the order does not depend on how a library keeps its heaps.
  static constexpr auto sooner = [](const Waiting& a, const Waiting& b) {
    return a.estimate != b.estimate ? a.estimate < b.estimate : a.node > b.node;
  };
  /// For the library's heaps, which keep the greatest at the top.
  static constexpr auto later = [](const Waiting& a, const Waiting& b) { return sooner(b, a); };
  struct Stored {
    State state;
    std::uint32_t node, depth;  ///< no node once it is expanded; expansions on the way to it
  };
  /// A node on the way to the table's position, and the journal's end there.
  struct Step {
    std::uint32_t node;
    Table::Mark mark;
  };
  static constexpr std::uint32_t expanded_node = ~std::uint32_t{0};
  static constexpr std::size_t most_stages = 1 << 16;
  /// The most bytes that one expansion adds, apart from doubled buffers.
  static constexpr std::size_t one_expansion = std::size_t{1} << 20;

  void go_to(const Stored& stored);
  void expand(std::uint32_t slot);
  void follow(std::uint32_t node, Move move);
  std::uint32_t add_node(std::uint32_t parent, Move move);
  bool play_safely(std::uint32_t& node);
  [[nodiscard]] bool is_bound(std::uint32_t node) const;
  bool is_new(std::uint32_t node);
  void enqueue(std::uint32_t node);
  std::uint32_t store(std::uint32_t node);
  void push(std::vector<Waiting>& queue, const Waiting& waiting);
  void drop_worse_half(std::vector<Waiting>& queue);
  void expand_best();
  bool expand_drawn();
  [[nodiscard]] bool explores() const { return best_alone_ != Run::never_explores; }
  /// Whether the position of this slot still waits. Positions that were drawn stay in their queue.
  [[nodiscard]] bool waits(std::uint32_t node, std::uint32_t slot) const {
    return stored_[slot].node == node;
  }
  void next_stage();
  void begin_stage();
  void leave_stage();
  void stage_fell();

  const AnyGame& game_;
  SearchSpec advice_;
  std::size_t memory_;
  Table table_;
  Table::Image image_;  ///< of the position that is expanded, once it is needed
  /// Expansions allowed in a stage, and left in this one; in 64 bits, as a multiple of no limit is compared.
  std::uint64_t width_ = 0, expansions_left_ = 0;
  std::uint32_t best_alone_ = Run::never_explores, expanded_ = 0;  ///< of the run; expansions of this stage
  bool heuristic_pruning_ = false;
  std::size_t stage_ = 0;
  bool left_out_ = false;               ///< by the width, or because a premise failed
  bool left_out_by_heuristic_ = false;  ///< moves, by `Prune::heuristic`
  RunStatus status_ = RunStatus::running;
  std::uint64_t nodes_ = 0;
  std::vector<Move> continuations_;  ///< of the macro moves begun, still to be followed
  std::vector<Step> path_;          ///< how the table's position was reached, as far back as the journal goes
  std::uint32_t goal_ = root_node;  ///< after `won`
  KeySet seen_;
  PileSums pile_sums_;
  KeySet proved_lost_;  ///< the memory of `Prove::lost_cached`
  Blocks<Node, 8192> tree_;
  Blocks<Stored, 256> stored_;
  TypeBuckets exploration_;                           ///< what waits in this stage
  std::uint32_t depth_ = 0;                           ///< of the position that is expanded
  std::vector<std::uint32_t> free_slots_;             ///< of `stored_`
  std::vector<std::vector<Waiting>> queues_;          ///< by stage; a heap from when the stage's turn comes
  std::size_t queues_bytes_ = 0, largest_queue_ = 0;  ///< reserved by all queues, and by the largest
};

}  // namespace longwood

#include "solve/optimal/shortest.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <optional>
#include <utility>

#include "core/rng.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/memory/search_tree.hpp"
#include "solve/results/stopwatch.hpp"
#include "solve/solver.hpp"

namespace longwood {
namespace {

/// A* over the positions between safe moves, which are played at once. The bound is consistent, so a position
/// is closed the first time it is expanded.
class ShortestSearch {
 public:
  using Clock = std::chrono::steady_clock;

  /// The search ends at `until`, if that is given.
  ShortestSearch(const AnyGame& game, const SearchSpec& advice, const State& position, const Limits& limits,
                 std::optional<Clock::time_point> until)
      : game_{game},
        advice_{advice},
        bound_{*advice.bound},
        limits_{limits},
        until_{until},
        table_{game.info->classes, position} {}

  /// Looks for a line with fewer moves than `most`; `lost` if there is none.
  Solution run(std::size_t most) {
    most_ = most;
    tree_.push_back({root_node, {}, 0});
    arrive(0, {});
    while (!waiting_.empty() && solution_.verdict == Verdict::open && solution_.nodes < limits_.nodes &&
           !out_of_memory() && !out_of_time())
      expand_next();
    if (waiting_.empty() && solution_.verdict == Verdict::open && !unsound_)
      solution_.verdict = Verdict::lost;
    solution_.memory = bytes();
    solution_.fewest = solution_.verdict == Verdict::won && !unsound_;
    return solution_;
  }

 private:
  struct Node {
    std::uint32_t parent;
    Move move;
    std::uint16_t depth;
  };
  /// A position to be expanded, stored in a slot. `total` is its depth and its bound.
  struct Waiting {
    std::uint16_t total, depth;
    std::uint32_t node, slot;
  };
  /// For the library's heaps, which keep the greatest at the top: whether `a` is expanded after `b`. The
  /// least total comes first; of equals the deepest, then the newest.
  static constexpr bool later(const Waiting& a, const Waiting& b) {
    if (a.total != b.total) return a.total > b.total;
    return a.depth != b.depth ? a.depth < b.depth : a.node < b.node;
  }
  struct Stored {
    State state;
    Key key;
    Bound bound;
  };

  template <class T>
  static std::size_t reserved(const std::vector<T>& list) {
    return list.capacity() * sizeof(T);
  }
  /// Bytes that must be allocated, while the old array is still held, before a list can take an expansion's
  /// elements; 0 if they fit.
  template <class T>
  static std::size_t growth_bytes(const std::vector<T>& list) {
    return list.size() + one_expansion > list.capacity() ? 2 * reserved(list) : 0;
  }

  [[nodiscard]] std::size_t bytes() const {
    return closed_.bytes() + seen_.bytes() + reserved(tree_) + reserved(stored_) + reserved(free_slots_) +
           reserved(waiting_);
  }
  /// Whether the memory might not last for another expansion.
  [[nodiscard]] bool out_of_memory() const {
    return bytes() + closed_.growth_bytes(1) + seen_.growth_bytes(one_expansion) + growth_bytes(tree_) +
               growth_bytes(stored_) + growth_bytes(free_slots_) + growth_bytes(waiting_) + empty_lists >
           limits_.memory;
  }
  /// Whether time is up; the clock is read at one call in 64.
  [[nodiscard]] bool out_of_time() { return until_ && ++looks_ % 64 == 0 && Clock::now() >= *until_; }

  /// The bound is not admissible or not consistent, so shorter lines may have been discarded.
  void wrong_bound() {
    assert(false && "the bound says too much");
    unsound_ = true;
  }

  /// The key of a position together with the number of moves by which it was reached.
  static Key at_depth(Key key, std::uint16_t depth) { return {key.a ^ mix(depth), key.b}; }

  /// Stores the table's position and puts it into the queue.
  void enqueue(std::uint32_t node, const Bound& bound) {
    auto slot = static_cast<std::uint32_t>(stored_.size());
    if (free_slots_.empty()) {
      stored_.push_back({table_.state(), table_.key(), bound});
    } else {
      slot = free_slots_.back();
      free_slots_.pop_back();
      stored_[slot] = {table_.state(), table_.key(), bound};
    }
    push(node, slot);
  }

  void push(std::uint32_t node, std::uint32_t slot) {
    const std::uint16_t depth = tree_[node].depth;
    waiting_.push_back({static_cast<std::uint16_t>(depth + stored_[slot].bound.moves), depth, node, slot});
    std::ranges::push_heap(waiting_, later);
  }

  /// Computes the bound of a stored position if only an estimate from the move before is there; whether it is
  /// higher than the estimate.
  bool rises(Stored& stored) {
    if (stored.bound.choices != Bound::unknown) return false;
    const int before = std::exchange(stored.bound, bound_.of(stored.state, buffers_)).moves;
    if (stored.bound.moves < before) wrong_bound();
    return stored.bound.moves > before;
  }

  /// Whether a win by way of a position with this depth and bound is not shorter than the best line.
  [[nodiscard]] bool too_long(unsigned depth, const Bound& bound) const {
    return depth + static_cast<unsigned>(bound.moves) >= most_;
  }

  void expand_next() {
    std::ranges::pop_heap(waiting_, later);
    const Waiting next = waiting_.back();
    waiting_.pop_back();
    if (next.total < total_) wrong_bound();  // it should have been expanded before
    total_ = next.total;
    Stored& stored = stored_[next.slot];
    const bool closed = closed_.contains(stored.key);
    if (!closed && rises(stored) && !too_long(next.depth, stored.bound)) return push(next.node, next.slot);
    free_slots_.push_back(next.slot);
    if (closed || too_long(next.depth, stored.bound)) return;
    assert(bound_.of(stored.state, buffers_).moves == stored.bound.moves);
    closed_.insert(stored.key);
    go_to(next.node, stored.state);
    if (game_.won(table_.state())) return finish(next.node);
    expand(next.node, stored.bound);
  }

  /// Follows the moves of the table's position; `bound` is its own, a copy, since storing moves the original.
  void expand(std::uint32_t node, const Bound bound) {
    MoveList moves;
    game_.moves(table_.state(), moves);
    select_moves(advice_, table_, moves);
    const bool only_shifts = advice_.only_shifts != nullptr && advice_.only_shifts(table_.state());
    for (const Move move : moves) {
      if (only_shifts && closed_.contains(table_.key_after_shift(move.from, move.to))) continue;
      if (advice_.prove.lost_after != nullptr && advice_.prove.lost_after(table_.state(), move)) continue;
      const Bound after = bound_.after(table_.state(), move, bound);
      if (too_long(tree_[node].depth + 1U, after)) continue;
      const std::uint32_t size = count();
      game_.play(table_, move);
      add_node(node, move);
      arrive(size, after);
      table_.undo_to(0);
    }
  }

  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(tree_.size()); }

  void add_node(std::uint32_t parent, Move move) {
    ++solution_.nodes;
    tree_.push_back({parent, move, static_cast<std::uint16_t>(tree_[parent].depth + 1)});
  }

  /// Plays the safe moves of the table's position, the newest node; each lowers the bound by one. Puts what
  /// they lead to into the queue; if it was met before, cuts the tree back to `size` nodes instead.
  void arrive(std::uint32_t size, Bound bound) {
    play_safe_moves(game_, advice_, table_, [&](Move move) {
      add_node(count() - 1, move);
      --bound.moves;
    });
    const std::uint32_t node = count() - 1;
    if (!closed_.contains(table_.key()) && seen_.insert(at_depth(table_.key(), tree_[node].depth)))
      enqueue(node, bound);
    else
      tree_.resize(size);
  }

  /// Brings the table to a stored position: by its last moves if they begin at the table's position.
  void go_to(std::uint32_t node, const State& state) {
    std::uint32_t first = node;
    while (tree_[first].parent != at_ && tree_[first].parent + 1 == first) --first;
    if (at_ == none || node == root_node || tree_[first].parent != at_) {
      table_.load(state);
    } else {
      for (; first <= node; ++first) game_.play(table_, tree_[first].move);
      table_.forget();
    }
    at_ = node;
  }

  void finish(std::uint32_t node) {
    solution_.verdict = Verdict::won;
    solution_.line = line_to(tree_, node);
  }

  const AnyGame& game_;
  const SearchSpec& advice_;
  const LowerBound& bound_;
  const Limits& limits_;
  std::optional<Clock::time_point> until_;
  Table table_;
  BoundBuffers buffers_;
  KeySet closed_;  ///< positions expanded
  KeySet seen_;    ///< positions waiting or expanded, each with its depth
  std::vector<Node> tree_;
  std::vector<Stored> stored_;
  std::vector<std::uint32_t> free_slots_;  ///< of `stored_`
  std::vector<Waiting> waiting_;           ///< a heap
  std::size_t most_ = 0;
  std::uint16_t total_ = 0;  ///< of the position expanded last
  bool unsound_ = false;     ///< a premise has failed
  unsigned looks_ = 0;
  /// Positions reached by one expansion, safe moves and all, at most.
  static constexpr std::size_t one_expansion = 2048;
  /// Bytes that lists which are still empty may come to reserve.
  static constexpr std::size_t empty_lists = 4 * one_expansion * sizeof(Stored);
  static constexpr std::uint32_t none = ~0U;
  std::uint32_t at_ = none;  ///< the node of the table's position
  Solution solution_;
};

/// Whether the bound holds along a line that wins: nowhere more than the moves to come.
bool bound_holds(const AnyGame& game, const LowerBound& bound, const State& position,
                 const std::vector<Move>& line) {
  BoundBuffers buffers;
  Table table{game.info->classes, position};
  for (std::size_t left = line.size(); left > 0; --left) {
    if (static_cast<std::size_t>(bound.of(table.state(), buffers).moves) > left) return false;
    game.play(table, line[line.size() - left]);
  }
  return true;
}

}  // namespace

bool has_bound(const GameInfo& game) { return search_spec_for(game).bound.has_value(); }

Solution shortest(const AnyGame& game, const State& position, const Limits& limits) {
  return shortest(game, search_spec_for(*game.info), position, limits);
}

Solution shortest(const AnyGame& game, const SearchSpec& advice, const State& position,
                  const Limits& limits) {
  using Clock = ShortestSearch::Clock;
  const ProcessorWatch spent;
  const auto begin = Clock::now();
  // a lost position costs no more than its verdict, and no line may be longer than the first one found
  Solution best = Solver{game, advice, limits, {}}.solve(position);
  const std::size_t memory = best.memory;
  if (best.verdict != Verdict::lost) {
    Limits rest = limits;
    rest.nodes -= std::min(best.nodes, limits.nodes);
    std::optional<Clock::time_point> until;
    if (limits.milliseconds != 0) until = begin + std::chrono::milliseconds{limits.milliseconds};
    const std::size_t most = best.verdict == Verdict::won ? best.line.size() : 0xFFFF;
    Solution shorter = ShortestSearch{game, advice, position, rest, until}.run(most);
    best.nodes += shorter.nodes;
    best.memory = std::max(memory, shorter.memory);
    if (shorter.verdict == Verdict::won)
      best.verdict = Verdict::won, best.line = std::move(shorter.line), best.fewest = shorter.fewest;
    else if (shorter.verdict == Verdict::lost && best.verdict == Verdict::won)
      best.fewest = true;  // nothing shorter was found: the first line is as short as can be
    else if (shorter.verdict == Verdict::lost)
      best.verdict = Verdict::lost;
    if (best.verdict == Verdict::won && !bound_holds(game, *advice.bound, position, best.line)) {
      assert(false && "the bound says too much");
      best.fewest = false;
    }
  }
  best.milliseconds = spent.milliseconds();
  return best;
}

}  // namespace longwood

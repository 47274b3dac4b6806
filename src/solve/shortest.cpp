#include "solve/shortest.hpp"

#include <algorithm>
#include <chrono>
#include <functional>

#include "core/rng.hpp"
#include "solve/advice.hpp"
#include "solve/key_set.hpp"

namespace longwood {
namespace {

/// A* over whole positions. The bound falls by at most one along a move, so a position is settled the first
/// time it is expanded.
class ShortestSearch {
 public:
  ShortestSearch(const AnyGame& game, const Advice& advice, const State& position, const Limits& limits)
      : game_{game}, advice_{advice}, limits_{limits}, table_{game.info->classes, position} {}

  Solution run() {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    past_.push_back({0, {}, 0});
    admit(0);
    while (!waiting_.empty() && solution_.verdict == Verdict::open && solution_.nodes < limits_.nodes &&
           bytes() < limits_.memory)
      expand_next();
    if (waiting_.empty() && solution_.verdict == Verdict::open) solution_.verdict = Verdict::lost;
    solution_.memory = bytes();
    solution_.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    return solution_;
  }

 private:
  struct Past {
    std::uint32_t parent;
    Move move;
    std::uint16_t depth;
  };
  /// The fewest moves in all first; of equals the deepest, then the newest.
  struct Waiting {
    std::uint16_t total, depth;
    std::uint32_t past, slot;
    constexpr bool operator<(const Waiting& other) const {
      if (total != other.total) return total > other.total;
      return depth != other.depth ? depth < other.depth : past < other.past;
    }
  };

  [[nodiscard]] std::size_t bytes() const {
    return settled_.bytes() + met_.bytes() + past_.size() * sizeof(Past) + held_.size() * sizeof(State);
  }

  /// The key of a position as reached by so many moves.
  static Key at_depth(Key key, std::uint16_t depth) { return {key.a ^ mix(depth), key.b}; }

  void admit(std::uint32_t past) {
    auto slot = static_cast<std::uint32_t>(held_.size());
    if (free_.empty()) {
      held_.push_back(table_.state());
    } else {
      slot = free_.back();
      free_.pop_back();
      held_[slot] = table_.state();
    }
    const std::uint16_t depth = past_[past].depth;
    const int bound = advice_.bound(table_.state());
    waiting_.push_back({static_cast<std::uint16_t>(depth + bound), depth, past, slot});
    std::ranges::push_heap(waiting_, std::less<>{});
  }

  void expand_next() {
    std::ranges::pop_heap(waiting_, std::less<>{});
    const Waiting next = waiting_.back();
    waiting_.pop_back();
    table_.load(held_[next.slot]);
    free_.push_back(next.slot);
    if (!settled_.insert(table_.key())) return;
    if (game_.won(table_.state())) {
      solution_.verdict = Verdict::won;
      for (std::uint32_t past = next.past; past != 0; past = past_[past].parent)
        solution_.line.push_back(past_[past].move);
      std::ranges::reverse(solution_.line);
      return;
    }
    MoveList moves;
    game_.moves(table_.state(), moves);
    if (advice_.prune != nullptr) advice_.prune(table_.state(), moves);
    // a safe move of a game with a bound also keeps the way as short as it can be
    if (const auto safe = advice_.safe(table_.state())) moves.keep_if([&](Move m) { return m == *safe; });
    for (const Move move : moves) {
      game_.play(table_, move);
      ++solution_.nodes;
      const auto depth = static_cast<std::uint16_t>(next.depth + 1);
      if (!settled_.contains(table_.key()) && met_.insert(at_depth(table_.key(), depth))) {
        past_.push_back({next.past, move, depth});
        admit(static_cast<std::uint32_t>(past_.size() - 1));
      }
      table_.undo_to(0);
    }
  }

  const AnyGame& game_;
  const Advice& advice_;
  const Limits& limits_;
  Table table_;
  KeySet settled_;  ///< positions expanded
  KeySet met_;      ///< positions waiting or expanded, each with its depth
  std::vector<Past> past_;
  std::vector<State> held_;
  std::vector<std::uint32_t> free_;
  std::vector<Waiting> waiting_;
  Solution solution_;
};

}  // namespace

bool has_bound(const GameInfo& game) { return advice_for(game).bound != nullptr; }

Solution shortest(const AnyGame& game, const State& position, const Limits& limits) {
  return ShortestSearch{game, advice_for(*game.info), position, limits}.run();
}

}  // namespace longwood

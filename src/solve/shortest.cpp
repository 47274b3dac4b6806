#include "solve/shortest.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

#include "core/rng.hpp"
#include "solve/advice.hpp"
#include "solve/key_set.hpp"
#include "solve/solver.hpp"

namespace longwood {
namespace {

/// A* over whole positions between safe moves, which are made at once. The bound falls by at most one along a
/// move, so a position is settled the first time it is expanded.
class ShortestSearch {
 public:
  using Clock = std::chrono::steady_clock;

  /// The search ends at `until`, if that is told.
  ShortestSearch(const AnyGame& game, const Advice& advice, const State& position, const Limits& limits,
                 std::optional<Clock::time_point> until)
      : game_{game}, advice_{advice}, limits_{limits}, until_{until}, table_{game.info->classes, position} {}

  /// Looks for a line with fewer moves than `most`; `lost` if there is none.
  Solution run(std::size_t most) {
    most_ = most;
    past_.push_back({0, {}, 0});
    arrive(0, {});
    while (!waiting_.empty() && solution_.verdict == Verdict::open && solution_.nodes < limits_.nodes &&
           !full() && !late())
      expand_next();
    if (waiting_.empty() && solution_.verdict == Verdict::open && !cut_) solution_.verdict = Verdict::lost;
    solution_.memory = bytes();
    solution_.fewest = solution_.verdict == Verdict::won && !cut_;
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
  struct Held {
    State state;
    Key key;
    Outlook outlook;
  };

  template <class T>
  static std::size_t reserved(const std::vector<T>& list) {
    return list.capacity() * sizeof(T);
  }
  /// Bytes which it takes to double a list that has little room left, while old room and new are both held.
  template <class T>
  static std::size_t bytes_to_add(const std::vector<T>& list) {
    return list.size() + one_expansion > list.capacity() ? 2 * reserved(list) : 0;
  }

  [[nodiscard]] std::size_t bytes() const {
    return settled_.bytes() + met_.bytes() + reserved(past_) + reserved(held_) + reserved(free_) +
           reserved(waiting_);
  }
  /// Whether the memory might not last for another expansion.
  [[nodiscard]] bool full() const {
    return bytes() + settled_.bytes_to_add(1) + met_.bytes_to_add(one_expansion) + bytes_to_add(past_) +
               bytes_to_add(held_) + bytes_to_add(free_) + bytes_to_add(waiting_) + least_room >
           limits_.memory;
  }
  /// Whether time is up; the clock is looked at now and then.
  [[nodiscard]] bool late() { return until_ && ++looks_ % 64 == 0 && Clock::now() >= *until_; }

  /// The bound is none, so shorter lines may have been passed over.
  void mistaken() {
    assert(false && "the bound says too much");
    cut_ = true;
  }

  /// The key of a position as reached by so many moves.
  static Key at_depth(Key key, std::uint16_t depth) { return {key.a ^ mix(depth), key.b}; }

  /// Lets the table's position wait.
  void admit(std::uint32_t past, const Outlook& outlook) {
    auto slot = static_cast<std::uint32_t>(held_.size());
    if (free_.empty()) {
      held_.push_back({table_.state(), table_.key(), outlook});
    } else {
      slot = free_.back();
      free_.pop_back();
      held_[slot] = {table_.state(), table_.key(), outlook};
    }
    wait(past, slot);
  }

  void wait(std::uint32_t past, std::uint32_t slot) {
    const std::uint16_t depth = past_[past].depth;
    waiting_.push_back({static_cast<std::uint16_t>(depth + held_[slot].outlook.moves), depth, past, slot});
    std::ranges::push_heap(waiting_, std::less<>{});
  }

  /// Reckons the bound of a waiting position if it is not known; whether it is higher than was thought.
  bool rises(Held& held) {
    if (held.outlook.choices != Outlook::unknown) return false;
    const int before = std::exchange(held.outlook, advice_.bound(held.state, room_)).moves;
    if (held.outlook.moves < before) mistaken();
    return held.outlook.moves > before;
  }

  /// Whether a win by way of a position with this bound, reached by so many moves, is not short enough.
  [[nodiscard]] bool too_long(unsigned depth, const Outlook& outlook) const {
    return depth + static_cast<unsigned>(outlook.moves) >= most_;
  }

  void expand_next() {
    std::ranges::pop_heap(waiting_, std::less<>{});
    const Waiting next = waiting_.back();
    waiting_.pop_back();
    if (next.total < total_) mistaken();  // one that waited for its turn should have come sooner
    total_ = next.total;
    Held& held = held_[next.slot];
    const bool known = settled_.contains(held.key);
    if (!known && rises(held) && !too_long(next.depth, held.outlook)) return wait(next.past, next.slot);
    free_.push_back(next.slot);
    if (known || too_long(next.depth, held.outlook)) return;
    assert(advice_.bound(held.state, room_).moves == held.outlook.moves);
    settled_.insert(held.key);
    go_to(next.past, held.state);
    if (game_.won(table_.state())) return finish(next.past);
    const Outlook outlook = held.outlook;
    MoveList moves;
    game_.moves(table_.state(), moves);
    if (advice_.prune != nullptr) advice_.prune(table_.state(), moves);
    const bool shifts = advice_.shifts != nullptr && advice_.shifts(table_.state());
    for (const Move move : moves) {
      if (shifts && settled_.contains(table_.key_after_shift(move.from, move.to))) continue;
      if (advice_.dead_after != nullptr && advice_.dead_after(table_.state(), move)) continue;
      const Outlook after = advice_.bound_after(table_.state(), move, outlook);
      if (too_long(next.depth + 1U, after)) continue;
      const std::uint32_t known_past = count();
      play(next.past, move);
      arrive(known_past, after);
      table_.undo_to(0);
    }
  }

  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(past_.size()); }

  void play(std::uint32_t past, Move move) {
    game_.play(table_, move);
    ++solution_.nodes;
    past_.push_back({past, move, static_cast<std::uint16_t>(past_[past].depth + 1)});
  }

  /// Makes the safe moves of the table's position, the newest of the past: in a game with a bound they keep
  /// the way as short as it can be, and each lowers the bound by one. Lets what they lead to wait unless it
  /// was met before; then of the past only what was `known` is kept.
  void arrive(std::uint32_t known, Outlook outlook) {
    for (; const auto safe = advice_.safe(table_.state()); --outlook.moves) play(count() - 1, *safe);
    const std::uint32_t past = count() - 1;
    if (!settled_.contains(table_.key()) && met_.insert(at_depth(table_.key(), past_[past].depth)))
      admit(past, outlook);
    else
      past_.resize(known);
  }

  /// Brings the table to a waiting position: by its last moves if they began where the table is.
  void go_to(std::uint32_t past, const State& state) {
    std::uint32_t first = past;
    while (past_[first].parent != at_ && past_[first].parent + 1 == first) --first;
    if (at_ == none || past == 0 || past_[first].parent != at_) {
      table_.load(state);
    } else {
      for (; first <= past; ++first) game_.play(table_, past_[first].move);
      table_.forget();
    }
    at_ = past;
  }

  void finish(std::uint32_t past) {
    solution_.verdict = Verdict::won;
    for (; past != 0; past = past_[past].parent) solution_.line.push_back(past_[past].move);
    std::ranges::reverse(solution_.line);
  }

  const AnyGame& game_;
  const Advice& advice_;
  const Limits& limits_;
  std::optional<Clock::time_point> until_;
  Table table_;
  BoundRoom room_;
  KeySet settled_;  ///< positions expanded
  KeySet met_;      ///< positions waiting or expanded, each with its depth
  std::vector<Past> past_;
  std::vector<Held> held_;
  std::vector<std::uint32_t> free_;
  std::vector<Waiting> waiting_;
  std::size_t most_ = 0;
  std::uint16_t total_ = 0;  ///< the fewest moves in all, by way of the position expanded last
  bool cut_ = false;         ///< something may have been left out
  unsigned looks_ = 0;
  /// Positions reached by one expansion, safe moves and all, at most; bytes of lists that are still empty.
  static constexpr std::size_t one_expansion = 2048, least_room = 4 * one_expansion * sizeof(Held);
  static constexpr std::uint32_t none = ~0U;
  std::uint32_t at_ = none;  ///< whose position the table holds
  Solution solution_;
};

/// Whether the bound says no more anywhere on a line that wins than there are moves to come.
bool bound_holds(const AnyGame& game, const Advice& advice, const State& position,
                 const std::vector<Move>& line) {
  BoundRoom room;
  Table table{game.info->classes, position};
  for (std::size_t left = line.size(); left > 0; --left) {
    if (static_cast<std::size_t>(advice.bound(table.state(), room).moves) > left) return false;
    game.play(table, line[line.size() - left]);
  }
  return true;
}

}  // namespace

bool has_bound(const GameInfo& game) { return advice_for(game).bound != nullptr; }

Solution shortest(const AnyGame& game, const State& position, const Limits& limits) {
  return shortest(game, advice_for(*game.info), position, limits);
}

Solution shortest(const AnyGame& game, const Advice& advice, const State& position, const Limits& limits) {
  using Clock = ShortestSearch::Clock;
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
    if (best.verdict == Verdict::won && !bound_holds(game, advice, position, best.line)) {
      assert(false && "the bound says too much");
      best.fewest = false;
    }
  }
  best.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  return best;
}

}  // namespace longwood

#include "solve/exhaust.hpp"

#include <algorithm>
#include <chrono>

#include "solve/key_set.hpp"

namespace longwood {
namespace {

/// A position on the way down: its moves are `moves_[first…]`, those before `next` have been followed.
struct Level {
  Table::Mark mark;
  std::size_t first, next, end;
};

class DepthFirst {
 public:
  DepthFirst(const AnyGame& game, const State& position, const Limits& limits, bool classes)
      : game_{game}, limits_{limits}, table_{game.info->classes, position} {
    table_.use_classes(classes);
  }

  Solution run() {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const auto elapsed = [&] {
      return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    };
    seen_.insert(table_.key());
    enter();
    while (!won_ && !levels_.empty() && solution_.nodes < limits_.nodes && bytes() < limits_.memory) {
      if (limits_.milliseconds != 0 && solution_.nodes % 4096 == 0 &&
          elapsed() > static_cast<double>(limits_.milliseconds))
        break;
      follow_one();
      solution_.memory = std::max(solution_.memory, bytes());
    }
    if (won_) {
      solution_.verdict = Verdict::won;
      levels_.pop_back();  // the won position itself
      for (const Level& level : levels_) solution_.line.push_back(moves_[level.next - 1]);
    } else if (levels_.empty()) {
      solution_.verdict = Verdict::lost;
    }
    solution_.milliseconds = elapsed();
    return solution_;
  }

 private:
  [[nodiscard]] std::size_t bytes() const {
    return seen_.bytes() + moves_.size() * sizeof(Move) + levels_.size() * (sizeof(Level) + sizeof(Edit));
  }

  void enter() {
    won_ = game_.won(table_.state());
    MoveList list;
    game_.moves(table_.state(), list);
    const std::size_t first = moves_.size();
    moves_.insert(moves_.end(), list.begin(), list.end());
    levels_.push_back({table_.mark(), first, first, moves_.size()});
  }

  /// Follows the next move of the deepest position, or leaves it if there is none.
  void follow_one() {
    Level& level = levels_.back();
    table_.undo_to(level.mark);
    if (level.next == level.end) {
      moves_.resize(level.first);
      levels_.pop_back();
      return;
    }
    game_.play(table_, moves_[level.next++]);
    ++solution_.nodes;
    if (seen_.insert(table_.key())) enter();
  }

  const AnyGame& game_;
  const Limits& limits_;
  Table table_;
  KeySet seen_;
  std::vector<Level> levels_;
  std::vector<Move> moves_;
  bool won_ = false;
  Solution solution_;
};

}  // namespace

Solution exhaust(const AnyGame& game, const State& position, const Limits& limits, bool classes) {
  return DepthFirst{game, position, limits, classes}.run();
}

}  // namespace longwood

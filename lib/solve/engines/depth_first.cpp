#include "solve/engines/depth_first.hpp"

#include <cassert>
#include <limits>

namespace longwood {
namespace {

constexpr std::uint64_t between_checks = 64;  ///< nodes from one check of the memory to the next

}  // namespace

DepthFirst::DepthFirst(const AnyGame& game, const SearchSpec& advice, const Switches& switches,
                       std::size_t memory)
    : game_{game}, advice_{enabled(advice, switches)}, memory_{memory}, table_{game.info->classes} {
  if (!switches.classes) table_.use_classes(false);
}

std::size_t DepthFirst::bytes() const {
  return seen_.bytes() + (moves_.capacity() + line_.capacity()) * sizeof(Move) +
         levels_.capacity() * sizeof(Level) + table_.journal_bytes();
}

/// Whether the memory might not last until the next check, with one of the buffers doubled.
bool DepthFirst::out_of_memory() const {
  const std::size_t lists = bytes() - seen_.bytes();
  return bytes() + seen_.growth_bytes(between_checks) + 2 * lists > memory_;
}

void DepthFirst::start(const State& root, const Run& run) {
  seen_.clear();
  levels_.clear();
  moves_.clear();
  line_.clear();
  nodes_ = next_check_ = 0;
  most_nodes_ = run.limit != 0 ? run.limit : std::numeric_limits<std::uint64_t>::max();
  unsound_ = false;
  status_ = RunStatus::running;
  table_.load(root);
  enter();
}

/// Counts a move that was made on the table.
void DepthFirst::made(Move move) {
  line_.push_back(move);
  ++nodes_;
}

/// Opens a level for the table's position, after safe moves; not if it was met before or is proved lost.
void DepthFirst::enter() {
  const std::size_t reached = line_.size();  // 0 at the root
  if (play_safe_moves(game_, advice_, table_, [this](Move move) { made(move); })) {
    status_ = RunStatus::won;
    return;
  }
  if (!seen_.insert(table_.key())) return;
  // `lost_after` has answered before the last move, unless safe moves followed
  const bool asked = advice_.prove.lost_after != nullptr && reached != 0 && reached == line_.size();
  if (advice_.prove.lost != nullptr && !asked && advice_.prove.lost(table_.state())) return;
  MoveList list;
  game_.moves(table_.state(), list);
  const bool only_shifts = advice_.only_shifts != nullptr && advice_.only_shifts(table_.state());
  select_moves(advice_, table_, list);
  const std::size_t first = moves_.size();
  for (const Move& move : list) moves_.push_back(move);
  levels_.push_back({table_.mark(), line_.size(), first, first, only_shifts});
}

/// Follows the next move of the deepest level, or closes the level if none is left. A move is not made if the
/// position after it is known to have been met before or to be lost.
[[gnu::flatten]] void DepthFirst::follow_one() {
  Level& level = levels_.back();
  table_.undo_to(level.mark);
  line_.resize(level.line);
  while (level.next != moves_.size()) {
    const Move move = moves_[level.next++];
    const bool only_shifts = level.only_shifts;
    const Key expected = only_shifts ? table_.key_after_shift(move.from, move.to) : Key{};
    if (only_shifts && seen_.contains(expected)) continue;
    if (advice_.prove.lost_after != nullptr && advice_.prove.lost_after(table_.state(), move)) continue;
    game_.play(table_, move);
    made(move);
    if (only_shifts && table_.key() != expected) wrong_key();
    enter();
    return;
  }
  moves_.resize(level.first);
  levels_.pop_back();
}

/// `SearchSpec::only_shifts` was wrong, so other moves may have been discarded wrongly.
void DepthFirst::wrong_key() {
  assert(false && "a move did more than shift a card");
  unsound_ = true;
}

RunStatus DepthFirst::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (status_ == RunStatus::running && nodes_ < until) {
    const bool check = nodes_ >= next_check_;
    if (check) next_check_ = nodes_ + between_checks;
    if (levels_.empty())
      status_ = unsound_ ? RunStatus::incomplete : RunStatus::lost;
    else if (nodes_ >= most_nodes_)
      status_ = RunStatus::incomplete;
    else if (check && out_of_memory())
      status_ = RunStatus::out_of_memory;
    else
      follow_one();
  }
  return status_;
}

}  // namespace longwood

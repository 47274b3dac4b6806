#include "solve/depth_first.hpp"

#include <algorithm>
#include <cassert>

namespace longwood {
namespace {

constexpr std::uint64_t between_checks = 64;  ///< nodes from one look at the memory to the next

}  // namespace

DepthFirst::DepthFirst(const AnyGame& game, const Advice* advice, const Switches& switches,
                       std::size_t memory)
    : game_{game}, memory_{memory}, table_{game.info->classes} {
  if (!switches.classes) table_.use_classes(false);
  if (advice == nullptr) return;
  if (switches.safe_moves) safe_ = advice->safe;
  if (switches.pruning) prune_ = advice->prune;
  if (switches.pruning) shifts_ = advice->shifts;
  if (switches.dead_ends) dead_ = advice->dead;
  if (switches.dead_ends) dead_after_ = advice->dead_after;
}

std::size_t DepthFirst::bytes() const {
  return seen_.bytes() + (moves_.capacity() + line_.capacity()) * sizeof(Move) +
         levels_.capacity() * sizeof(Level) + table_.journal_bytes();
}

/// Whether the memory might not last until it is looked at again, with one of the buffers doubled.
bool DepthFirst::full() const {
  const std::size_t lists = bytes() - seen_.bytes();
  return bytes() + seen_.bytes_to_add(between_checks) + 2 * lists > memory_;
}

void DepthFirst::start(const State& root, std::uint64_t most) {
  seen_.clear();
  levels_.clear();
  moves_.clear();
  line_.clear();
  nodes_ = checked_ = 0;
  most_ = most;
  cut_ = false;
  outcome_ = Outcome::running;
  table_.load(root);
  enter();
}

void DepthFirst::play(Move move) {
  game_.play(table_, move);
  line_.push_back(move);
  ++nodes_;
}

/// Plays safe moves while there are any. False if the game is won thereby.
bool DepthFirst::settle() {
  for (;;) {
    if (game_.won(table_.state())) return false;
    if (safe_ == nullptr) return true;
    const auto safe = safe_(table_.state());
    if (!safe || game_.why_not(table_.state(), *safe) != Why::ok) return true;
    play(*safe);
  }
}

/// Goes on to the moves of the table's position, unless it was met before or is lost at sight.
void DepthFirst::enter() {
  const std::size_t reached = line_.size();  // 0 at the root
  if (!settle()) {
    outcome_ = Outcome::won;
    return;
  }
  if (!seen_.insert(table_.key())) return;
  // before the last move it was asked already, unless safe moves followed
  const bool asked = dead_after_ != nullptr && reached != 0 && reached == line_.size();
  if (dead_ != nullptr && !asked && dead_(table_.state())) return;
  MoveList list;
  game_.moves(table_.state(), list);
  const bool shifts = shifts_ != nullptr && shifts_(table_.state());
  if (prune_ != nullptr) prune_(table_.state(), list);
  const std::size_t first = moves_.size();
  moves_.insert(moves_.end(), list.begin(), list.end());
  levels_.push_back({table_.mark(), line_.size(), first, first, shifts});
}

/// Follows the next move of the deepest position, or leaves it if there is none. A move is not made if what
/// it leads to was met before or is lost at sight.
void DepthFirst::follow_one() {
  Level& level = levels_.back();
  table_.undo_to(level.mark);
  line_.resize(level.line);
  while (level.next != moves_.size()) {
    const Move move = moves_[level.next++];
    const bool shifts = level.shifts;
    const Key foretold = shifts ? table_.key_after_shift(move.from, move.to) : Key{};
    if (shifts && seen_.contains(foretold)) continue;
    if (dead_after_ != nullptr && dead_after_(table_.state(), move)) continue;
    play(move);
    if (shifts && table_.key() != foretold) mistaken();
    enter();
    return;
  }
  moves_.resize(level.first);
  levels_.pop_back();
}

/// A move did something else than advice says, so others may have been passed over wrongly: nothing may be
/// concluded from this run.
void DepthFirst::mistaken() {
  assert(false && "a move did more than shift a card");
  cut_ = true;
}

DepthFirst::Outcome DepthFirst::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (outcome_ == Outcome::running && nodes_ < until) {
    const bool check = nodes_ >= checked_;
    if (check) checked_ = nodes_ + between_checks;
    if (levels_.empty())
      outcome_ = cut_ ? Outcome::narrow : Outcome::lost;
    else if (nodes_ >= most_)
      outcome_ = Outcome::narrow;
    else if (check && full())
      outcome_ = Outcome::full;
    else
      follow_one();
  }
  return outcome_;
}

}  // namespace longwood

#include "solve/staged_search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>

namespace longwood {

StagedSearch::StagedSearch(const AnyGame& game, const Advice& advice, const Switches& switches,
                           std::size_t memory)
    : game_{game}, advice_{advice}, switches_{switches}, memory_{memory}, table_{game.info->classes} {
  if (!switches.classes) table_.use_classes(false);
}

std::size_t StagedSearch::bytes() const {
  return seen_.bytes() + known_.bytes() + past_.bytes() + held_.bytes() + pools_bytes_ +
         free_.capacity() * sizeof(std::uint32_t) + table_.journal_bytes();
}

void StagedSearch::start(const State& root, std::uint32_t width) {
  hasty_ = (width & hastily) != 0;
  width_ = width & ~hastily;
  if (width_ == 0) width_ = ~hastily;
  left_ = width_;
  stage_ = 0;
  cut_ = skipped_ = false;
  outcome_ = Outcome::running;
  nodes_ = 0;
  seen_.clear();
  past_.clear();
  held_.clear();
  free_.clear();
  onward_.clear();
  for (auto& pool : pools_) pool.clear();

  table_.load(root);
  past_.push_back({root_past, {}});
  path_.clear();
  std::uint32_t past = root_past;
  if (settle(past)) admit(past);
}

/// Plays safe moves while there are any. False if the game is won thereby.
bool StagedSearch::settle(std::uint32_t& past) {
  for (;;) {
    if (game_.won(table_.state())) {
      outcome_ = Outcome::won;
      winner_ = past;
      return false;
    }
    if (!switches_.safe_moves || advice_.safe == nullptr) break;
    const auto safe = advice_.safe(table_.state());
    if (!safe || game_.why_not(table_.state(), *safe) != Why::ok) break;
    game_.play(table_, *safe);
    ++nodes_;
    past_.push_back({past, *safe});
    past = static_cast<std::uint32_t>(past_.size() - 1);
  }
  return true;
}

std::uint32_t StagedSearch::hold(std::uint32_t past) {
  if (free_.empty()) {
    held_.push_back({table_.state(), past});
    return static_cast<std::uint32_t>(held_.size() - 1);
  }
  const std::uint32_t slot = free_.back();
  free_.pop_back();
  held_[slot] = {table_.state(), past};
  return slot;
}

/// Lets the table's position wait for its turn, unless it was met before or is lost at sight.
void StagedSearch::admit(std::uint32_t past) {
  // where piles are idle, moves between them must be passed over
  const bool compared = switches_.classes && switches_.pruning && advice_.idle != nullptr;
  const std::uint64_t idle = compared ? advice_.idle(table_.state()) : 0;
  if (!seen_.insert(idle == 0 ? table_.key() : table_.key_without(idle))) return;
  if (switches_.dead_ends && advice_.dead != nullptr && advice_.dead(table_.state())) return;
  if (switches_.dead_ends && advice_.doomed != nullptr && advice_.doomed(table_.state(), known_)) return;
  const auto stage = static_cast<std::size_t>(advice_.stage(table_.state()));
  if (stage < stage_ || stage >= most_stages) return misplaced();
  if (stage >= pools_.size()) pools_.resize(stage + 1);
  auto& pool = pools_[stage];
  wait(pool, {static_cast<std::uint32_t>(advice_.estimate(table_.state())), past, hold(past)});
  if (stage <= stage_)
    std::ranges::push_heap(pool, std::less<>{});
  else if (pool.size() >= 8 * std::size_t{width_} + 64)
    thin(pool);
}

/// The advice named a stage that is over already, or none at all: nothing may be concluded from this run.
void StagedSearch::misplaced() {
  assert(false && "a stage fell along a move");
  cut_ = true;
}

void StagedSearch::wait(std::vector<Waiting>& pool, const Waiting& waiting) {
  const std::size_t room = pool.capacity();
  pool.push_back(waiting);
  if (pool.capacity() == room) return;
  pools_bytes_ += (pool.capacity() - room) * sizeof(Waiting);
  largest_pool_ = std::max(largest_pool_, pool.capacity() * sizeof(Waiting));
}

/// Drops the less promising half of a stage's waiting positions.
void StagedSearch::thin(std::vector<Waiting>& pool) {
  const auto middle = pool.begin() + static_cast<std::ptrdiff_t>(pool.size() / 2);
  std::ranges::nth_element(pool, middle, std::greater<>{});
  for (auto it = middle; it != pool.end(); ++it) free_.push_back(it->slot);
  pool.erase(middle, pool.end());
  cut_ = true;
}

/// Brings the table to a waiting position: by way of the last ancestor it shares with the position on the
/// table if that is near, else from storage. What is kept of the way there is `path_`.
void StagedSearch::go_to(const Held& held) {
  constexpr std::size_t near = 12;
  std::array<std::uint32_t, near> steps;
  std::size_t n = 0;
  std::uint32_t past = held.past;
  // a parent is older than its children, so the younger of the two ends cannot be shared
  while (!path_.empty() && path_.back().past != past && n < near) {
    if (path_.back().past > past) {
      path_.pop_back();
    } else {
      steps[n++] = past;
      past = past_[past].parent;
    }
  }
  if (path_.empty() || n == near) {
    table_.load(held.state);
    path_.assign(1, {held.past, 0});
    return;
  }
  table_.undo_to(path_.back().mark);
  while (n > 0) {
    const std::uint32_t next = steps[--n];
    game_.play(table_, past_[next].move);
    path_.push_back({next, table_.mark()});
  }
}

void StagedSearch::expand(std::uint32_t slot) {
  go_to(held_[slot]);
  const auto [past, mark] = path_.back();
  free_.push_back(slot);
  MoveList moves;
  game_.moves(table_.state(), moves);
  if (switches_.pruning && advice_.prune != nullptr) advice_.prune(table_.state(), moves);
  if (hasty_ && advice_.hasty != nullptr) {
    const int listed = moves.size();
    advice_.hasty(table_.state(), moves);
    if (moves.size() < listed) skipped_ = true;
  }
  for (const Move move : moves) {
    follow(past, move);
    if (outcome_ != Outcome::running) return;
    table_.undo_to(mark);
  }
}

/// Plays a move, and whatever can follow it if the position is only passed through.
void StagedSearch::follow(std::uint32_t past, Move move) {
  game_.play(table_, move);
  ++nodes_;
  past_.push_back({past, move});
  auto child = static_cast<std::uint32_t>(past_.size() - 1);
  if (!switches_.pruning || advice_.passing == nullptr || !advice_.passing(table_.state(), move)) {
    if (settle(child)) admit(child);
    return;
  }
  const std::size_t first = onward_.size();
  {
    MoveList moves;
    game_.moves(table_.state(), moves);
    advice_.onward(table_.state(), move, moves);
    onward_.insert(onward_.end(), moves.begin(), moves.end());
  }
  const Table::Mark mark = table_.mark();
  for (std::size_t i = first; i < onward_.size() && outcome_ == Outcome::running; ++i) {
    follow(child, onward_[i]);
    if (outcome_ == Outcome::running) table_.undo_to(mark);
  }
  onward_.resize(first);
}

void StagedSearch::next_stage() {
  if (stage_ < pools_.size()) {
    auto& pool = pools_[stage_];
    if (!pool.empty()) cut_ = true;
    for (const Waiting& waiting : pool) free_.push_back(waiting.slot);
    pool.clear();
  }
  ++stage_;
  left_ = width_;
  if (stage_ < pools_.size())
    std::ranges::make_heap(pools_[stage_], std::less<>{});
  else if (!std::ranges::all_of(pools_, &std::vector<Waiting>::empty))
    outcome_ = Outcome::narrow;  // positions wait where nobody comes by any more
  else
    outcome_ = cut_ ? Outcome::narrow : skipped_ ? Outcome::hasty : Outcome::lost;
}

StagedSearch::Outcome StagedSearch::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (outcome_ == Outcome::running && nodes_ < until) {
    if (stage_ >= pools_.size() || pools_[stage_].empty() || left_ == 0) {
      next_stage();
      continue;
    }
    // a pool or the list of free slots may double, old room and new both being held
    constexpr std::size_t keys = one_expansion / sizeof(Key);
    if (bytes() + seen_.bytes_to_add(keys) + known_.bytes_to_add(keys) + 2 * largest_pool_ + one_expansion >
        memory_) {
      outcome_ = Outcome::full;
      break;
    }
    auto& pool = pools_[stage_];
    std::ranges::pop_heap(pool, std::less<>{});
    const std::uint32_t slot = pool.back().slot;
    pool.pop_back();
    --left_;
    expand(slot);
  }
  return outcome_;
}

std::vector<Move> StagedSearch::line() const {
  std::vector<Move> moves;
  for (std::uint32_t past = winner_; past != root_past; past = past_[past].parent)
    moves.push_back(past_[past].move);
  std::ranges::reverse(moves);
  return moves;
}

}  // namespace longwood

#include "solve/engines/stratified_best_first.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace longwood {

StratifiedBestFirst::StratifiedBestFirst(const AnyGame& game, const SearchSpec& advice,
                                         const Switches& switches, std::size_t memory)
    : game_{game}, advice_{enabled(advice, switches)}, memory_{memory}, table_{game.info->classes} {
  if (!switches.classes) table_.use_classes(false);
}

std::size_t StratifiedBestFirst::bytes() const {
  return seen_.bytes() + proved_lost_.bytes() + tree_.bytes() + stored_.bytes() + queues_bytes_ +
         exploration_.bytes() + free_slots_.capacity() * sizeof(std::uint32_t) + table_.journal_bytes();
}

void StratifiedBestFirst::start(const State& root, const Run& run) {
  heuristic_pruning_ = run.heuristic_pruning && advice_.prune.heuristic != nullptr;
  width_ = run.limit != 0 ? run.limit : std::numeric_limits<std::uint32_t>::max();
  expansions_left_ = width_;
  best_alone_ = run.best_alone;
  expanded_ = depth_ = 0;
  stage_ = 0;
  left_out_ = left_out_by_heuristic_ = false;
  status_ = RunStatus::running;
  nodes_ = 0;
  seen_.clear();
  tree_.clear();
  stored_.clear();
  free_slots_.clear();
  continuations_.clear();
  for (auto& queue : queues_) queue.clear();
  exploration_.clear();

  table_.load(root);
  tree_.push_back({root_node, {}});
  path_.clear();
  std::uint32_t node = root_node;
  if (play_safely(node)) enqueue(node);
}

std::uint32_t StratifiedBestFirst::add_node(std::uint32_t parent, Move move) {
  ++nodes_;
  tree_.push_back({parent, move});
  return static_cast<std::uint32_t>(tree_.size() - 1);
}

/// Plays the safe moves of the table's position, `node`, which becomes that after them. False if this has won
/// the game.
bool StratifiedBestFirst::play_safely(std::uint32_t& node) {
  if (!play_safe_moves(game_, advice_, table_, [&](Move move) { node = add_node(node, move); })) return true;
  status_ = RunStatus::won;
  goal_ = node;
  return false;
}

std::uint32_t StratifiedBestFirst::store(std::uint32_t node) {
  if (free_slots_.empty()) {
    stored_.push_back({table_.state(), node, depth_ + 1});
    return static_cast<std::uint32_t>(stored_.size() - 1);
  }
  const std::uint32_t slot = free_slots_.back();
  free_slots_.pop_back();
  stored_[slot] = {table_.state(), node, depth_ + 1};
  return slot;
}

/// Whether the move that led to a node binds what may follow it.
bool StratifiedBestFirst::is_bound(std::uint32_t node) const {
  const auto& order = advice_.prune.canonical_order;
  return order && node != root_node && order->restricts(tree_[node].move);
}

/// Whether the table's position, `node`, is met for the first time. A bound one allows nothing that the same
/// position does not allow when it is free, so it is not new once that was met.
bool StratifiedBestFirst::is_new(std::uint32_t node) {
  Key key = advice_.prune.key_of(table_);
  if (is_bound(node)) {
    if (seen_.contains(key)) return false;
    key.a = ~key.a;
  }
  return seen_.insert(key);
}

/// Puts the table's position into the queue of its stage, unless it was met before or is proved lost.
void StratifiedBestFirst::enqueue(std::uint32_t node) {
  if (!is_new(node)) return;
  const State& state = table_.state();
  const Prove& prove = advice_.prove;
  if (prove.lost != nullptr && prove.lost(state)) return;
  if (prove.lost_cached != nullptr && prove.lost_cached(state, proved_lost_)) return;
  const auto stage = static_cast<std::size_t>(advice_.order.stage(state));
  if (stage < stage_ || stage >= most_stages) return stage_fell();
  if (stage >= queues_.size()) queues_.resize(stage + 1);
  auto& queue = queues_[stage];
  push(queue, {static_cast<std::uint32_t>(advice_.order.value(table_, pile_sums_)), node, store(node)});
  if (stage <= stage_) {
    const Waiting waiting = queue.back();
    if (explores()) exploration_.add(waiting.estimate, depth_ + 1, {waiting.node, waiting.slot});
    std::ranges::push_heap(queue, later);
  } else if (queue.size() >= 8 * width_ + 64)
    drop_worse_half(queue);
}

/// The advice named a stage that is over already, or none at all: nothing may be concluded from this run.
void StratifiedBestFirst::stage_fell() {
  assert(false && "a stage fell along a move");
  left_out_ = true;
}

void StratifiedBestFirst::push(std::vector<Waiting>& queue, const Waiting& waiting) {
  const std::size_t before = queue.capacity();
  queue.push_back(waiting);
  if (queue.capacity() == before) return;
  queues_bytes_ += (queue.capacity() - before) * sizeof(Waiting);
  largest_queue_ = std::max(largest_queue_, queue.capacity() * sizeof(Waiting));
}

/// Drops the less promising half of a stage's waiting positions.
void StratifiedBestFirst::drop_worse_half(std::vector<Waiting>& queue) {
  const auto middle = queue.begin() + static_cast<std::ptrdiff_t>(queue.size() / 2);
  std::ranges::nth_element(queue, middle, sooner);
  for (auto it = middle; it != queue.end(); ++it) free_slots_.push_back(it->slot);
  queue.erase(middle, queue.end());
  left_out_ = true;
}

/// Brings the table to a stored position: through the last ancestor that it shares with the table's position
/// if that is near, otherwise by copying the state. `path_` then leads to it.
void StratifiedBestFirst::go_to(const Stored& stored) {
  constexpr std::size_t near = 12;
  std::array<std::uint32_t, near> steps;
  std::size_t n = 0;
  std::uint32_t node = stored.node;
  // a parent is older than its children, so the younger of the two ends cannot be shared
  while (!path_.empty() && path_.back().node != node && n < near) {
    if (path_.back().node > node) {
      path_.pop_back();
    } else {
      steps[n++] = node;
      node = tree_[node].parent;
    }
  }
  if (path_.empty() || n == near) {
    table_.load(stored.state);
    path_.assign(1, {stored.node, 0});
    return;
  }
  table_.undo_to(path_.back().mark);
  while (n > 0) {
    const std::uint32_t next = steps[--n];
    game_.play(table_, tree_[next].move);
    path_.push_back({next, table_.mark()});
  }
}

void StratifiedBestFirst::expand(std::uint32_t slot) {
  go_to(stored_[slot]);
  depth_ = stored_[slot].depth;
  stored_[slot].node = expanded_node;
  const auto [node, mark] = path_.back();
  free_slots_.push_back(slot);
  --expansions_left_;
  ++expanded_;
  MoveList moves;
  game_.moves(table_.state(), moves);
  if (is_bound(node)) advice_.prune.canonical_order->leave_out_earlier(tree_[node].move, moves);
  select_moves(advice_, table_, moves);
  if (heuristic_pruning_) {
    const int listed = moves.size();
    advice_.prune.heuristic(table_.state(), moves);
    if (moves.size() < listed) left_out_by_heuristic_ = true;
  }
  for (const Move move : moves)
    if (move.act == Act::lay && move.count == 1) seen_.prefetch(table_.key_after_shift(move.from, move.to));
  for (const Move move : moves) {
    const bool far = move.act == Act::redeal;  // all cards are dealt again
    if (far) table_.save(image_);
    follow(node, move);
    if (status_ != RunStatus::running) return;
    far ? table_.restore(image_) : table_.undo_to(mark);
  }
}

/// Plays a move, and if that begins a macro move, everything that continues it.
void StratifiedBestFirst::follow(std::uint32_t node, Move move) {
  game_.play(table_, move);
  std::uint32_t child = add_node(node, move);
  if (!advice_.macro_moves || !advice_.macro_moves->begins(table_.state(), move)) {
    if (play_safely(child)) enqueue(child);
    return;
  }
  const std::size_t first = continuations_.size();
  {
    MoveList moves;
    game_.moves(table_.state(), moves);
    advice_.macro_moves->continuation(table_.state(), move, moves);
    continuations_.insert(continuations_.end(), moves.begin(), moves.end());
  }
  const Table::Mark mark = table_.mark();
  for (std::size_t i = first; i < continuations_.size() && status_ == RunStatus::running; ++i) {
    follow(child, continuations_[i]);
    if (status_ == RunStatus::running) table_.undo_to(mark);
  }
  continuations_.resize(first);
}

/// Puts what waits in the stage in order.
void StratifiedBestFirst::begin_stage() {
  std::ranges::make_heap(queues_[stage_], later);
  if (!explores()) return;
  for (const auto& [estimate, node, slot] : queues_[stage_])
    exploration_.add(estimate, stored_[slot].depth, {node, slot});
}

/// Drops what still waits in the stage.
void StratifiedBestFirst::leave_stage() {
  if (stage_ >= queues_.size()) return;
  auto& queue = queues_[stage_];
  if (!queue.empty()) left_out_ = true;
  for (const Waiting& waiting : queue)
    if (waits(waiting.node, waiting.slot)) free_slots_.push_back(waiting.slot);
  queue.clear();
  exploration_.clear();
}

void StratifiedBestFirst::next_stage() {
  leave_stage();
  ++stage_;
  expansions_left_ = width_;
  expanded_ = 0;
  if (stage_ < queues_.size())
    begin_stage();
  else if (!std::ranges::all_of(queues_, &std::vector<Waiting>::empty))
    status_ = RunStatus::incomplete;  // positions wait in a stage that is over
  else
    status_ = left_out_                ? RunStatus::incomplete
              : left_out_by_heuristic_ ? RunStatus::heuristic
                                       : RunStatus::lost;
}

/// Expands the best position of the stage, if it still waits.
void StratifiedBestFirst::expand_best() {
  auto& queue = queues_[stage_];
  std::ranges::pop_heap(queue, later);
  const auto [estimate, node, slot] = queue.back();
  queue.pop_back();
  if (waits(node, slot)) expand(slot);
}

/// Expands a position of the stage drawn by its kind. False if none is left.
bool StratifiedBestFirst::expand_drawn() {
  while (!exploration_.empty()) {
    const auto [node, slot] = exploration_.draw();
    if (!waits(node, slot)) continue;
    expand(slot);
    return true;
  }
  return false;
}

RunStatus StratifiedBestFirst::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (status_ == RunStatus::running && nodes_ < until) {
    if (stage_ >= queues_.size() || queues_[stage_].empty() || expansions_left_ == 0) {
      next_stage();
      continue;
    }
    // a queue or the list of free slots may double, the old array and the new both being held
    constexpr std::size_t keys = one_expansion / sizeof(Key);
    if (bytes() + seen_.growth_bytes(keys) + proved_lost_.growth_bytes(keys) + 2 * largest_queue_ +
            exploration_.growth_bytes() + one_expansion >
        memory_) {
      status_ = RunStatus::out_of_memory;
      break;
    }
    if (expanded_ < best_alone_ || expanded_ % 2 == 0 || !expand_drawn()) expand_best();
  }
  return status_;
}

}  // namespace longwood

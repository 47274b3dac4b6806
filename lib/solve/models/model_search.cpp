#include "solve/models/model_search.hpp"

#include <limits>

#include "core/rng.hpp"
#include "solve/results/replay.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t first_patience =
    20'000;  ///< positions until a search begins again; then more and more
constexpr std::uint64_t moves_between_checks = 64;  ///< from one check of the memory to the next

}  // namespace

template <class Model>
bool ModelSearch<Model>::start(const Rules& rules, const State& root, std::uint64_t limit) {
  model_ = Model::of(rules, root);
  if (!model_) return false;
  root_ = root;
  seen_.clear();
  nodes_ = draws_ = 0;
  most_nodes_ = limit != 0 ? limit : std::numeric_limits<std::uint64_t>::max();
  patience_ = restart_at_ = first_patience;
  first_ = true;
  inexact_ = false;
  status_ = RunStatus::running;
  steps_.clear();
  moves_.clear();
  path_.clear();
  if (proofs_ && model_->blocked(model_->root()))
    status_ = RunStatus::lost;
  else
    enter(model_->root());
  return true;
}

template <class Model>
std::size_t ModelSearch<Model>::bytes() const {
  return seen_.bytes() + steps_.capacity() * sizeof(Step) +
         (moves_.capacity() + path_.capacity()) * sizeof(typename Model::Move);
}

/// Whether a position was not met before. A bound one allows nothing that the same position does not allow
/// when it is free, so it is not new once that was met.
template <class Model>
bool ModelSearch<Model>::is_new(const Model::Position& position) {
  const auto free = model_->freed(position);
  return !(free && seen_.contains(model_->key(*free))) && seen_.insert(model_->key(position));
}

/// Opens a step for a position, after safe moves, unless it was met before.
template <class Model>
void ModelSearch<Model>::enter(Model::Position position) {
  for (;;) {
    if (Model::won(position)) {
      if (model_->is_exact() || wins(*game_, root_, line()))
        status_ = RunStatus::won;
      else
        inexact_ = true;
      return;
    }
    const auto safe = model_->safe(position);
    if (!safe) break;
    position = model_->after(position, *safe);
    path_.push_back(*safe);
    ++nodes_;
  }
  if (!is_new(position)) return;
  if (proofs_ && model_->asks_always() && model_->blocked(position)) return;
  typename Model::Moves moves;
  const int count = model_->moves(position, moves);
  if (!first_) vary(moves, count);
  const auto first = static_cast<std::uint32_t>(moves_.size());
  moves_.insert(moves_.end(), moves.begin(), moves.begin() + count);
  steps_.push_back({position, first, first, static_cast<std::uint32_t>(moves_.size()),
                    static_cast<std::uint32_t>(path_.size())});
}

/// Exchanges a move with a later one now and then.
template <class Model>
void ModelSearch<Model>::vary(Model::Moves& moves, int count) {
  for (int i = 0; i + 1 < count; ++i) {
    const std::uint64_t draw = mix(++draws_);
    const auto at = static_cast<std::size_t>(i), left = static_cast<std::size_t>(count - 1 - i);
    if (draw % 4 == 0) std::swap(moves[at], moves[at + 1 + (draw >> 8) % left]);
  }
}

template <class Model>
void ModelSearch<Model>::restart() {
  for (const Step& step : steps_) seen_.erase(model_->key(step.position));
  steps_.clear();
  moves_.clear();
  path_.clear();
  first_ = false;
  patience_ += patience_ / 4;
  restart_at_ = nodes_ + patience_;
  enter(model_->root());
}

/// Follows the next move of the deepest step, or closes the step if none is left.
template <class Model>
void ModelSearch<Model>::follow_one() {
  Step& step = steps_.back();
  path_.resize(step.path);
  if (step.next == step.end) {
    moves_.resize(step.first);
    steps_.pop_back();
    return;
  }
  const typename Model::Move move = moves_[step.next++];
  path_.push_back(move);
  ++nodes_;
  enter(model_->after(step.position, move));
}

template <class Model>
RunStatus ModelSearch<Model>::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  for (std::uint64_t next_check = 0; status_ == RunStatus::running && nodes_ < until;) {
    const bool check = nodes_ >= next_check;
    if (check) next_check = nodes_ + moves_between_checks;
    if (steps_.empty())
      status_ = inexact_ ? RunStatus::incomplete : RunStatus::lost;
    else if (nodes_ >= most_nodes_)
      status_ = RunStatus::incomplete;
    else if (check && bytes() + seen_.growth_bytes(moves_between_checks) > memory_)
      status_ = RunStatus::out_of_memory;
    else if (nodes_ >= restart_at_)
      restart();
    else
      follow_one();
  }
  return status_;
}

template class ModelSearch<Unplaced>;
template class ModelSearch<Placed>;

}  // namespace longwood

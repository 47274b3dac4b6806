#include "solve/lines/beam_search.hpp"

#include <algorithm>
#include <utility>

namespace longwood {

BeamSearch::BeamSearch(const AnyGame& game, const SearchSpec& advice, bool classes)
    : game_{game}, advice_{advice}, table_{game.info->classes} {
  table_.use_classes(classes);
}

std::vector<Move> BeamSearch::line(const State& state, std::uint32_t width, std::size_t most) {
  seen_.clear();
  tree_.assign(1, {root_node, {}});
  layer_.clear();
  next_.clear();
  table_.load(state);
  bool won = arrive(root_node);
  for (std::size_t moves = 1; !won && !next_.empty() && moves < most; ++moves) {
    keep_best(width);
    std::swap(layer_, next_);
    next_.clear();
    won = std::ranges::any_of(layer_, [&](const Waiting& waiting) { return expand(waiting); });
  }
  if (!won) return {};
  auto found = line_to(tree_, goal_);
  if (found.size() >= most) found.clear();  // by safe moves, which count in no layer
  return found;
}

std::uint32_t BeamSearch::add_node(std::uint32_t parent, Move move) {
  ++made_;
  tree_.push_back({parent, move});
  return static_cast<std::uint32_t>(tree_.size() - 1);
}

/// Puts the table's position, after its safe moves, into the next layer, unless it was met before or is
/// proved lost; true if it is won.
bool BeamSearch::arrive(std::uint32_t node) {
  if (play_safe_moves(game_, advice_, table_, [&](Move move) { node = add_node(node, move); })) {
    goal_ = node;
    return true;
  }
  const State& state = table_.state();
  if (!seen_.insert(table_.key()) || (advice_.prove.lost != nullptr && advice_.prove.lost(state)))
    return false;
  next_.push_back({state, static_cast<std::uint32_t>(advice_.order.value(table_, pile_sums_)), node});
  return false;
}

bool BeamSearch::expand(const Waiting& waiting) {
  table_.load(waiting.state);
  MoveList moves;
  game_.moves(table_.state(), moves);
  select_moves(advice_, table_, moves);
  for (const Move move : moves) {
    game_.play(table_, move);
    if (arrive(add_node(waiting.node, move))) return true;
    table_.undo_to(0);
  }
  return false;
}

/// Leaves the most promising of the next layer; of equals the newer, so that the choice is the same
/// everywhere.
void BeamSearch::keep_best(std::uint32_t width) {
  if (next_.size() <= width) return;
  const auto sooner = [](const Waiting& a, const Waiting& b) {
    return a.estimate != b.estimate ? a.estimate < b.estimate : a.node > b.node;
  };
  std::ranges::sort(next_, sooner);
  next_.resize(width);
}

}  // namespace longwood

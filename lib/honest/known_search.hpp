#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>

namespace longwood {

/// Whether a position of a model (see `InformationGraph`) is won with all cards known: a depth-first search
/// that visits each position once, the model's most promising moves first. It is meant for the short ends of
/// games; `Solver` decides the others.
template <class Model>
class KnownSearch {
 public:
  using Position = typename Model::Position;

  /// None if more than `limit` positions would be needed.
  std::optional<bool> decide(Position position, int limit) {
    visited_.clear();
    left_ = limit;
    Model::settle(position);
    return search(position, 0);
  }

 private:
  static constexpr int deepest = 250;

  std::optional<bool> search(const Position& position, int depth) {
    if (Model::won(position)) return true;
    if (--left_ < 0 || depth > deepest) return std::nullopt;
    if (!visited_.insert(Model::key_with_all_known(position)).second) return false;
    typename Model::Moves moves;
    Model::moves(position, moves);
    std::array<std::pair<int, int>, Model::most_moves> order;
    for (int i = 0; i < moves.size; ++i)
      order[static_cast<std::size_t>(i)] = {-Model::promise(position, moves[i]), i};
    std::sort(order.begin(), order.begin() + moves.size);
    bool left_open = false;
    for (int i = 0; i < moves.size; ++i) {
      Position next = position;
      Model::make(next, moves[order[static_cast<std::size_t>(i)].second]);
      Model::forget_course(next);
      Model::settle(next);
      const auto won = search(next, depth + 1);
      if (won && *won) return true;
      if (!won) {
        left_open = true;
        if (left_ < 0) return std::nullopt;
      }
    }
    if (left_open) return std::nullopt;
    return false;
  }

  std::unordered_set<std::uint64_t> visited_;
  int left_ = 0;
};

}  // namespace longwood

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/any_game.hpp"
#include "solve/models/placed.hpp"
#include "solve/models/unplaced.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Decides games whose positions a model describes, `Unplaced` or `Placed`: depth first, each position once,
/// with restarts.
///
/// A search that has found nothing for a while begins again at the root and follows moves in another order.
/// It remembers every position of which all moves were followed, since these are lost.
template <class Model>
class ModelSearch {
 public:
  using Rules = Model::Rules;

  /// `proofs`: ask `Model::blocked` at the root.
  explicit ModelSearch(const AnyGame& game, std::size_t memory, bool proofs = true)
      : game_{&game}, memory_{memory}, proofs_{proofs} {}

  /// Begins a search; false if the position is not one of these games. It ends `incomplete` once it has
  /// reached `limit` positions; 0 means no limit.
  bool start(const Rules& rules, const State& root, std::uint64_t limit);
  /// Continues until about `nodes` more positions were reached or the search has ended.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root, each a move of the rules.
  [[nodiscard]] std::vector<Move> line() const { return model_->line(*game_, root_, path_); }

 private:
  using Keys = Model::Keys;
  /// A position on the way, its moves not yet tried, and how many moves led to it.
  struct Step {
    Model::Position position;
    std::uint32_t first, next, end, path;
  };

  void restart();
  void enter(Model::Position position);
  void follow_one();
  void vary(Model::Moves& moves, int count);
  [[nodiscard]] bool is_new(const Model::Position& position);

  const AnyGame* game_;
  std::size_t memory_;
  bool proofs_;
  State root_;
  std::optional<Model> model_;
  Keys seen_;
  std::vector<Step> steps_;
  std::vector<typename Model::Move> moves_, path_;
  std::uint64_t nodes_ = 0, most_nodes_ = 0, restart_at_ = 0, patience_ = 0, draws_ = 0;
  bool first_ = true;     ///< the search has not begun again
  bool inexact_ = false;  ///< a position won in the model could not be reached
  RunStatus status_ = RunStatus::running;
};

using UnplacedSearch = ModelSearch<Unplaced>;
using PlacedSearch = ModelSearch<Placed>;

}  // namespace longwood

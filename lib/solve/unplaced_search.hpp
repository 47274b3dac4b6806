#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/any_game.hpp"
#include "solve/key_set.hpp"
#include "solve/unplaced.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Decides games whose positions `Unplaced` describes: depth first, each position once, with restarts.
///
/// A search that has found nothing for a while begins again at the root and follows moves in another order.
/// It remembers every position of which all moves were followed, since these are lost.
class UnplacedSearch {
 public:
  /// `proofs`: ask `Unplaced::blocked` at the root.
  explicit UnplacedSearch(const AnyGame& game, std::size_t memory, bool proofs = true)
      : game_{&game}, memory_{memory}, proofs_{proofs} {}

  /// Begins a search; false if the position is not one of these games. It ends `incomplete` once it has
  /// reached `limit` positions; 0 means no limit.
  bool start(const UnplacedRules& rules, const State& root, std::uint64_t limit);
  /// Continues until about `nodes` more positions were reached or the search has ended.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root, each a move of the rules.
  [[nodiscard]] std::vector<Move> line() const;

 private:
  /// A position on the way, its moves not yet tried, and how many moves led to it.
  struct Step {
    Unplaced::Position position;
    std::uint32_t first, next, end, path;
  };

  void restart();
  void enter(Unplaced::Position position);
  void follow_one();
  void vary(Unplaced::Moves& moves, int count);
  [[nodiscard]] bool is_new(std::uint64_t key);

  const AnyGame* game_;
  std::size_t memory_;
  bool proofs_;
  State root_;
  std::optional<Unplaced> game_of_;
  NumberSet seen_;
  std::vector<std::uint64_t> unfinished_;  ///< on the way when a search began again, and not met since
  std::vector<Step> steps_;
  std::vector<Unplaced::Move> moves_, path_;
  std::uint64_t nodes_ = 0, most_nodes_ = 0, restart_at_ = 0, patience_ = 0, draws_ = 0;
  bool first_ = true;  ///< the search has not begun again
  RunStatus status_ = RunStatus::running;
};

}  // namespace longwood

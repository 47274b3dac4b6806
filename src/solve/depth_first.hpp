#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/advice.hpp"
#include "solve/key_set.hpp"
#include "solve/staged_search.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Follows every line depth first, in the order of the game's moves or of its advice.
///
/// It keeps no positions, only keys, and weighs none, so a position costs it a fraction of what it costs the
/// staged search: the quick way to decide deals with few positions. If nothing is left to follow, the
/// position is lost. Nothing is allocated once the buffers have grown to the size of a search.
class DepthFirst {
 public:
  using Outcome = StagedSearch::Outcome;

  /// `advice` may be null: then every move is followed.
  DepthFirst(const AnyGame& game, const Advice* advice, const Switches& switches, std::size_t memory);

  /// Begins with a position; after `most` positions it ends as `narrow`.
  void start(const State& root, std::uint64_t most);
  /// Goes on until about `nodes` more positions were reached or the search has ended.
  Outcome step(std::uint64_t nodes);

  /// Positions reached by a move.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

 private:
  /// A position on the way down: its moves are `moves_[first…]`, those before `next` have been followed or
  /// passed over.
  struct Level {
    Table::Mark mark;
    std::size_t line, first, next;
    bool shifts;  ///< its moves do no more than shift a card, see `Advice::shifts`
  };

  void play(Move move);
  bool settle();
  void enter();
  void follow_one();
  [[nodiscard]] bool full() const;
  void mistaken();

  const AnyGame& game_;
  std::optional<Move> (*safe_)(const State&) = nullptr;
  void (*prune_)(const State&, MoveList&) = nullptr;
  bool (*shifts_)(const State&) = nullptr;
  bool (*dead_)(const State&) = nullptr;
  bool (*dead_after_)(const State&, Move) = nullptr;
  std::size_t memory_;
  Table table_;
  KeySet seen_;
  std::vector<Level> levels_;
  std::vector<Move> moves_, line_;  ///< still to be followed; followed as far as the table's position
  std::uint64_t nodes_ = 0, most_ = 0;
  std::uint64_t checked_ = 0;  ///< at so many nodes the memory is looked at again
  bool cut_ = false;           ///< something may have been left out
  Outcome outcome_ = Outcome::running;
};

}  // namespace longwood

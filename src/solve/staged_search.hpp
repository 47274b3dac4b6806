#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/advice.hpp"
#include "solve/blocks.hpp"
#include "solve/key_set.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Best-first search cut into stages, over a game's own moves.
///
/// Positions of a stage are expanded in the order of their estimate, at most `width` of them; what leads to a
/// later stage waits there. In a game of one stage this is plain best-first search; where every move is a
/// stage, a beam; with redeals as stages, deal after deal with the most promising layouts kept. If nothing
/// was ever left out and nothing remains, the position is lost. Advice whose stage falls along a move makes a
/// run `narrow`, and stops a build with assertions. Nothing is allocated once the buffers have
/// grown to the size of a search.
class StagedSearch {
 public:
  enum class Outcome : std::uint8_t {
    running,
    won,
    lost,
    narrow,  ///< width or nodes ran out
    hasty,   ///< nothing was left out but seldom needed moves: a wider hasty run does no better
    full     ///< memory ran out
  };

  StagedSearch(const AnyGame& game, const Advice& advice, const Switches& switches, std::size_t memory);

  /// Begins a run from a position. Buffers of earlier runs are used again.
  /// `width` expansions are allowed in a stage, 0 being no limit; with `hastily`, moves seldom needed are
  /// left out.
  void start(const State& root, std::uint32_t width);
  /// Forgets what advice has found out from earlier positions, so that no result depends on them.
  void forget() { known_.clear(); }
  /// Goes on until about `nodes` more positions were reached or the run has ended.
  Outcome step(std::uint64_t nodes);

  /// Positions reached by a move in this run.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] std::vector<Move> line() const;

 private:
  struct Past {  ///< how a position was reached
    std::uint32_t parent;
    Move move;
  };
  /// A position to be expanded: the lowest estimate first, of equals the newest. No two are equal, so the
  /// order does not depend on how a library keeps its heaps.
  struct Waiting {
    std::uint32_t estimate, past, slot;
    constexpr bool operator<(const Waiting& other) const {
      return estimate != other.estimate ? estimate > other.estimate : past < other.past;
    }
    constexpr bool operator>(const Waiting& other) const { return other < *this; }
  };
  struct Held {
    State state;
    std::uint32_t past;
  };
  struct Step {
    std::uint32_t past;
    Table::Mark mark;  ///< the journal's end there
  };
  static constexpr std::uint32_t root_past = 0;
  static constexpr std::size_t most_stages = 1 << 16;
  static constexpr std::size_t one_expansion = std::size_t{1}
                                               << 20;  ///< bytes it adds at most, but for doublings

  void go_to(const Held& held);
  void expand(std::uint32_t slot);
  void follow(std::uint32_t past, Move move);
  bool settle(std::uint32_t& past);
  void admit(std::uint32_t past);
  void misplaced();
  void wait(std::vector<Waiting>& pool, const Waiting& waiting);
  void thin(std::vector<Waiting>& pool);
  void next_stage();
  std::uint32_t hold(std::uint32_t past);

  const AnyGame& game_;
  const Advice& advice_;
  Switches switches_;
  std::size_t memory_;
  Table table_;
  std::uint32_t width_ = 0, left_ = 0;  ///< expansions allowed in a stage, and left in this one
  bool hasty_ = false;
  std::size_t stage_ = 0;
  bool cut_ = false;      ///< something was left out
  bool skipped_ = false;  ///< seldom needed moves were left out
  Outcome outcome_ = Outcome::running;
  std::uint64_t nodes_ = 0;
  std::vector<Move> onward_;  ///< moves of positions passed through, still to be followed
  std::vector<Step> path_;    ///< how the position on the table was reached, as far as the journal goes
  std::uint32_t winner_ = 0;
  KeySet seen_;
  KeySet known_;  ///< see `Advice::doomed`
  Blocks<Past, 8192> past_;
  Blocks<Held, 256> held_;
  std::vector<std::uint32_t> free_;
  std::vector<std::vector<Waiting>> pools_;
  std::size_t pools_bytes_ = 0, largest_pool_ = 0;  ///< reserved by all pools, and by the largest
};

}  // namespace longwood

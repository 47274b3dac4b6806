#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "solve/columns/column_rules.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/memory/pile_sums.hpp"
#include "solve/models/placed_rules.hpp"
#include "solve/models/unplaced_rules.hpp"
#include "solve/results/verdict.hpp"

/// Heuristics about a game that guide the search beyond its rules.
///
/// Advice orders moves and positions, leaves out legal moves and proves positions lost; it never adds a move.
/// A function pointer may be null exactly where its comment says "optional". All functions depend on their
/// arguments alone. Below, a position is *won* if some line of moves wins it, and *lost* if none does.
namespace longwood {

/// Where a search goes first.
struct Order {
  static int one_stage(const State&) { return 0; }
  static int all_equal(const State&) { return 0; }

  /// Cuts a best-first search into stages, such as cards dealt or redeals: all of a stage is expanded before
  /// any of a later one. Premise: from 0 to 65,535, and never lower after a move than before it. If the
  /// premise fails, the search notices and does not conclude "lost"; builds with assertions stop.
  int (*stage)(const State&) = one_stage;
  /// Positions of a stage are expanded in ascending order of this number, 0 or more. No verdict depends on
  /// it.
  int (*estimate)(const State&) = all_equal;
  /// Optional. Replaces `estimate` if that is mostly a sum over piles. Equal positions must get equal values,
  /// whatever the memory contains.
  int (*by_piles)(const Table&, PileSums& memory) = nullptr;
  /// Optional. Sorts the moves that are to be followed, the most promising first; keeps them all. Part of
  /// what `Switches::pruning` turns off. No verdict depends on it.
  void (*moves)(const Table&, MoveList&) = nullptr;

  [[nodiscard]] int value(const Table& table, PileSums& memory) const {
    return by_piles != nullptr ? by_piles(table, memory) : estimate(table.state());
  }
};

/// A partial-order reduction (Wehrle and Helmert, About Partial Order Reduction in Planning and Computer
/// Aided Verification, ICAPS 2012): of independent moves only one order is followed.
///
/// Premise: if a position is won, one of the moves kept there by all other pruning begins a winning line that
/// obeys both functions. If it fails, a won position may be called "lost". Staged only, because it
/// distinguishes restricted positions from others.
struct CanonicalOrder {
  bool (*restricts)(Move last);                     ///< whether a move restricts the moves after it
  void (*leave_out_earlier)(Move last, MoveList&);  ///< the moves that must not come after this one
};

/// Moves that need not be followed.
struct Prune {
  /// Optional. A safe move: if the position is won, so is the one it leads to. It is then the only move
  /// followed. A move that is not legal is ignored. If this is wrong, a won position may be called "lost".
  std::optional<Move> (*safe)(const State&) = nullptr;
  /// Optional. Leaves out dominated moves: if the position is won, one of the moves kept leads to a won
  /// position. If this is wrong, a won position may be called "lost".
  void (*dominated)(const State&, MoveList&) = nullptr;
  /// Optional. Leaves out moves that are seldom needed. This may be wrong: a run that left out a move because
  /// of it never concludes "lost".
  void (*heuristic)(const State&, MoveList&) = nullptr;
  /// Optional. The only order in which independent moves are followed.
  std::optional<CanonicalOrder> canonical_order = {};
  /// Optional. Piles, one bit each, that are left out of the key: positions that differ only in them have
  /// moves to the same positions. Staged only.
  std::uint64_t (*irrelevant)(const State&) = nullptr;
  /// Optional. The key instead of that of the table. Premise: of the positions of one search, those with the
  /// same key are all won or all lost. If it fails, a won position may be called "lost". Staged only.
  Key (*key)(const State&) = nullptr;

  /// The key by which positions of a search are compared.
  [[nodiscard]] Key key_of(const Table& table) const {
    if (key != nullptr) return key(table.state());
    const std::uint64_t left_out = irrelevant != nullptr ? irrelevant(table.state()) : 0;
    return left_out == 0 ? table.key() : table.key_without(left_out);
  }
};

/// Losses proved without search. Each returns true only for a lost position; if one is wrong, a won position
/// may be called "lost".
struct Prove {
  /// The most keys that one call of `lost_cached` adds to its memory.
  static constexpr std::size_t most_keys = 512;

  /// Optional.
  bool (*lost)(const State&) = nullptr;
  /// Optional. Whether the position after a move is lost. If it says no, `lost` says no as well unless safe
  /// moves follow, so depth first does not ask again; if that is wrong, only time is wasted.
  bool (*lost_after)(const State&, Move) = nullptr;
  /// Optional. As `lost`, with a memory of its own results, which a search keeps over all runs from one
  /// position.
  bool (*lost_cached)(const State&, KeySet& memory) = nullptr;
  /// Optional. Keeps the cards of these suits, one bit each, where they are, as if all others were home;
  /// false if nothing follows from the remaining position. If a position is won, so is the remaining one; if
  /// that is wrong, a won position may be called "lost".
  bool (*project_to_suits)(State&, unsigned suits) = nullptr;
};

/// Sequences of moves that count as one move: the positions inside are neither stored nor compared. If any
/// move leads from a won position to a won one, so must a sequence that `begins` allows and `continuation`
/// completes; otherwise a won position could be called "lost".
struct MacroMoves {
  /// Whether the move just made, `last`, led to a position inside a sequence, in which the sequence must
  /// continue.
  bool (*begins)(const State&, Move last);
  /// Keeps, in a position inside a sequence, the moves that continue what `last` began.
  void (*continuation)(const State&, Move last, MoveList&);
};

/// A lower bound on the number of moves that win a position.
struct Bound {
  static constexpr std::uint64_t unknown = ~std::uint64_t{0};

  int moves = 0;  ///< the bound; no more than `LowerBound::of` says, and equal if `choices` is known
  std::uint64_t choices = unknown;  ///< cards for which the bound left a choice; for `LowerBound::after`

  friend constexpr bool operator==(const Bound&, const Bound&) = default;
};

/// Buffers for the computation of a bound, kept from one call to the next.
struct BoundBuffers {
  static constexpr std::uint32_t none = ~0U;

  struct Plan {
    std::uint64_t gone;    ///< kinds
    std::uint32_t wanted;  ///< by the families, a kind each
    std::uint32_t from = none, waiting = none, twin = none, alike = none;
    std::uint8_t cost, suit;
    bool leads = false;
  };
  std::vector<Plan> plans;
};

/// For games of which the shortest way to win can be found.
///
/// Premises: the bound is admissible (no position is won in fewer moves) and consistent (it falls by at most
/// one along a move); it falls by one along each safe move; and the moves of a won position that `Prune`
/// keeps include the first move of a shortest line. If a search sees a premise fail, it does not call its
/// line the shortest; builds with assertions stop.
struct LowerBound {
  Bound (*of)(const State&, BoundBuffers&);
  /// An estimate of the bound after a move, from the bound before it in `of`.
  Bound (*after)(const State&, Move, const Bound& before);
};

/// One attempt at a position.
struct Run {
  Engine engine = Engine::staged;
  /// Staged: expansions in each stage, the beam width. Other engines: positions in all. 0 means no limit.
  /// With `suits`: positions of each search.
  std::uint32_t limit = 0;
  bool heuristic_pruning = false;  ///< uses `Prune::heuristic`; staged and rollouts only
  /// Staged: expansions of a stage after which every second one takes a random position (`TypeBuckets`)
  /// instead of the best.
  std::uint32_t best_alone = never_explores;
  /// The number of suits that are searched at a time, by `Prove::project_to_suits`, for all choices of suits;
  /// 0 for the whole position. Can only prove a loss; staged only.
  std::uint8_t suits = 0;
  /// Rollouts: searches from positions along the best of them as well.
  bool ends = false;

  static constexpr std::uint32_t never_explores = ~std::uint32_t{0};

  /// The same run, but exploring once a stage has had a thousand expansions.
  [[nodiscard]] constexpr Run exploring(std::uint32_t after = 1000) const {
    Run run = *this;
    run.best_alone = after;
    return run;
  }
  /// The same run of rollouts, but searching from positions along the best of them as well.
  [[nodiscard]] constexpr Run searching_ends() const {
    Run run = *this;
    run.ends = true;
    return run;
  }
  static constexpr Run beam(std::uint32_t width) { return {.limit = width}; }
  static constexpr Run heuristic_beam(std::uint32_t width) {
    return {.limit = width, .heuristic_pruning = true};
  }
  static constexpr Run depth_first(std::uint32_t positions) {
    return {.engine = Engine::depth_first, .limit = positions};
  }
  static constexpr Run in_columns(std::uint32_t positions) {
    return {.engine = Engine::columns, .limit = positions};
  }
  static constexpr Run in_rollouts(std::uint32_t positions) {
    return {.engine = Engine::rollouts, .limit = positions};
  }
  static constexpr Run in_heuristic_rollouts(std::uint32_t positions) {
    return {.engine = Engine::rollouts, .limit = positions, .heuristic_pruning = true};
  }
  static constexpr Run unplaced(std::uint32_t positions = 0) {
    return {.engine = Engine::unplaced, .limit = positions};
  }
  static constexpr Run placed(std::uint32_t positions = 0) {
    return {.engine = Engine::placed, .limit = positions};
  }
  static constexpr Run of_suits(std::uint8_t suits, std::uint32_t positions) {
    return {.limit = positions, .suits = suits};
  }
  static constexpr Run unlimited(Engine engine) { return {.engine = engine}; }
};

/// All advice for one game. By default it is empty, and the game is searched plainly.
struct SearchSpec {
  static constexpr std::array<Run, 1> plain_runs{Run::unlimited(Engine::staged)};

  Order order = {};
  Prune prune = {};
  Prove prove = {};
  std::optional<MacroMoves> macro_moves = {};
  std::optional<LowerBound> bound = {};
  /// Optional. Whether every move of a position only shifts one card, so that the key after it can be
  /// computed before it is made. Depth first compares the two at each such move: if they differ it does
  /// not conclude "lost", and builds with assertions stop.
  bool (*only_shifts)(const State&) = nullptr;
  /// Optional. How the game is played in columns under the options of this position; nothing if it is played
  /// otherwise. Without it, runs in columns are skipped. Part of what `Switches::pruning` and
  /// `Switches::safe_moves` turn off.
  std::optional<ColumnRules> (*columns)(const State&) = nullptr;
  /// Optional. How the game is played without places, by the options of this position; nothing where they
  /// play otherwise. Without it such runs are passed over. Part of what `Switches::pruning` and
  /// `Switches::safe_moves` turn off.
  std::optional<UnplacedRules> (*unplaced)(const State&) = nullptr;
  /// Optional. The same with places.
  std::optional<PlacedRules> (*placed)(const State&) = nullptr;
  /// Optional. Whether runs of rollouts are made from this position; without it they are from every one.
  bool (*rolls_out)(const State&) = nullptr;
  /// The runs are made one after another until one decides.
  std::span<const Run> runs = plain_runs;
  /// Raised whenever verdicts, node counts or lines of this game change, through its advice or an engine;
  /// stored with results of the solver.
  int version = 3;
};

/// The advice of a game; an empty one if it has none.
const SearchSpec& search_spec_for(const GameInfo& game);

/// The advice without the parts that the switches turn off.
SearchSpec enabled(SearchSpec advice, const Switches& switches);

/// Keeps the moves that no dominance excludes, in the order in which to follow them.
inline void select_moves(const SearchSpec& advice, const Table& table, MoveList& moves) {
  if (advice.prune.dominated != nullptr) advice.prune.dominated(table.state(), moves);
  if (advice.order.moves != nullptr && moves.size() > 1) advice.order.moves(table, moves);
}

/// The legal move which the advice knows to be safe in this position; none if it knows none.
inline std::optional<Move> safe_move(const AnyGame& game, const SearchSpec& advice, const State& state) {
  if (advice.prune.safe == nullptr) return std::nullopt;
  const auto safe = advice.prune.safe(state);
  return safe && game.why_not(state, *safe) == Why::ok ? safe : std::nullopt;
}

/// Plays safe moves from the table's position while there are any; `played` is called with each. True if the
/// game is won.
template <class Played>
bool play_safe_moves(const AnyGame& game, const SearchSpec& advice, Table& table, const Played& played) {
  for (;;) {
    if (game.won(table.state())) return true;
    const auto safe = safe_move(game, advice, table.state());
    if (!safe) return false;
    game.play(table, *safe);
    played(*safe);
  }
}

}  // namespace longwood

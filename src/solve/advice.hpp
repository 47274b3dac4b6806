#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "solve/key_set.hpp"

namespace longwood {

/// What is known of the bound of a position: a number of moves that a win takes at least.
struct Outlook {
  static constexpr std::uint64_t unknown = ~std::uint64_t{0};

  int moves = 0;                    ///< no more than the bound, and equal to it if `choices` are known
  std::uint64_t choices = unknown;  ///< what the bound left open; for `bound_after`

  friend constexpr bool operator==(const Outlook&, const Outlook&) = default;
};

/// Room which a bound needs while it is reckoned, kept from one to the next.
struct BoundRoom {
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

/// What the search is told about one game beyond its rules. Advice reorders or leaves out moves which the
/// game lists; it never adds one. All but `hasty` is proof-safe: a verdict is the same with it and without. A
/// field may be null.
struct Advice {
  /// A number that never falls along a move, by which a search is cut into stages: cards dealt, redeals.
  int (*stage)(const State&);
  /// How far from won a position looks; less is nearer. Only the order of the search depends on it.
  int (*estimate)(const State&);
  /// A legal move after which nothing can be lost that was not lost before, if one is found at sight.
  std::optional<Move> (*safe)(const State&);
  /// Leaves out moves which cannot lead to a win that others do not lead to as well; may put the best first.
  void (*prune)(const State&, MoveList&);
  /// Whether the position is shown lost without search.
  bool (*dead)(const State&);
  /// Leaves out moves which are seldom needed. Win-safe only: a search that uses it never concludes "lost".
  void (*hasty)(const State&, MoveList&);
  /// Expansions allowed in a stage by one run after another, see also `deeply`; 0 is no limit, 1 in the
  /// high bit marks a hasty run.
  std::span<const std::uint32_t> widths;
  /// A number of moves that a win takes at least, falling by at most one along a move; where the shortest way
  /// can be looked for. The game's `safe` moves must then keep the way short as well, and the bound must fall
  /// along each.
  Outlook (*bound)(const State&, BoundRoom&) = nullptr;
  /// What can be told of the bound after a move from what `bound` says before it.
  Outlook (*bound_after)(const State&, Move, const Outlook& before) = nullptr;
  /// Whether the position which a move has led to is only passed through: what is worth doing there is to go
  /// on with what the move began. It is then neither kept nor compared with others.
  bool (*passing)(const State&, Move) = nullptr;
  /// Of the moves of a position passed through, leaves those which go on with what the last move began.
  void (*onward)(const State&, Move last, MoveList&) = nullptr;
  /// Piles, by their bits, which tell nothing about a position: moves whose positions are only passed through
  /// lead from any of the positions that differ in them alone to any other.
  std::uint64_t (*idle)(const State&) = nullptr;
  /// Whether all moves of a position do nothing but shift one card, so that the key after one can be told
  /// before it is made.
  bool (*shifts)(const State&) = nullptr;
  /// Whether the position after a move is shown lost without search. If it is not, `dead` does not say so
  /// either, unless `safe` moves follow.
  bool (*dead_after)(const State&, Move) = nullptr;
  /// As `dead`, with a memory for what it has found out, which a search keeps over all runs from one
  /// position. A call adds at most `doomed_adds` keys.
  bool (*doomed)(const State&, KeySet& known) = nullptr;
  /// Raised whenever verdicts, node counts or lines of this game change, be it by its advice or by an engine:
  /// what is stored with results of the solver.
  int version = 3;
};

inline constexpr std::size_t doomed_adds = 512;

/// Marks a width whose run uses `hasty`.
inline constexpr std::uint32_t hastily = 1U << 31;

/// Marks a width which is the most positions of a depth-first search, instead of a staged run.
inline constexpr std::uint32_t deeply = 1U << 30;

/// A game's own advice, which its header in solve/advice/ puts here; a game without is searched by
/// `PlainAdvice`.
template <class G>
inline constexpr const Advice* advice_of = nullptr;

/// The advice for one of the games listed.
const Advice& advice_for(const GameInfo& game);

}  // namespace longwood

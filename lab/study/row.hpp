#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/range.hpp"
#include "session/record.hpp"
#include "solve/results/verdict.hpp"

namespace longwood::study {

/// What all rows of a study have in common; rows of other terms are never mixed in.
struct Terms {
  std::string game, set;
  std::string options;  ///< options beyond the set, as `write_choices` writes them; may be empty
  int rules = 0, solver = 0;
  /// The version of the honest player who played the games; 0 if the solver, to whom every card is known,
  /// decided the deals.
  int player = 0;

  friend bool operator==(const Terms&, const Terms&) = default;
};

/// The terms of a run of this program, by its solver.
Terms terms_now(const GameInfo& game, const ChosenRules& chosen);
/// Those of a run by its honest player.
Terms honest_terms_now(const GameInfo& game, const ChosenRules& chosen);

/// "hoffmann", "hoffmann corner=open": the set and the options beyond it.
std::string rules_text(const Terms& terms);

/// "la-nationale-hoffmann", "la-nationale-hoffmann+corner=open", "the-sultan-cadogan-honest": what files of
/// these terms are named after.
std::string stem_of(const Terms& terms);

/// "the-clock (cadogan), rules 1, solver 1"; of games "…, honest player 1".
std::string terms_text(const Terms& terms);

/// What the search for one deal might spend. There is no limit of time: it would make rows differ from one
/// machine to the next.
struct Budget {
  std::uint64_t nodes = 0, megabytes = 0;

  /// Whether every deal that the other decides is decided with this one too.
  [[nodiscard]] bool covers(const Budget& other) const {
    return nodes >= other.nodes && megabytes >= other.megabytes;
  }
  [[nodiscard]] Limits limits() const {
    return {.nodes = nodes, .memory = static_cast<std::size_t>(megabytes) << 20};
  }
  friend bool operator==(const Budget&, const Budget&) = default;
};

/// The result of one deal.
struct Row {
  std::uint64_t deal = 0;
  Verdict verdict = Verdict::open;
  std::uint64_t moves = 0;                                   ///< length of the solution; 0 unless won
  std::uint64_t nodes = 0, microseconds = 0, kilobytes = 0;  ///< microseconds of processor time
  std::uint64_t digest = 0;  ///< of the solution as text; 0 unless won, and where it is not kept
  std::size_t budget = 0;    ///< place in the study's list of budgets
  /// Of a game of the honest player: its moves, won or not, as `pack_moves` packs them, to which `moves` and
  /// `digest` belong; `nodes` are then games played out to advise it. Empty if the study keeps no moves.
  std::string line = {};
  bool spelled = false;  ///< the moves are in notation instead, as format 3 had them

  /// Whether two rows agree on a deal: in all but time and memory, which depend on the machine and on the
  /// deals before. Moves that one of them does not keep are compared by their digest, if both keep that.
  [[nodiscard]] bool tells_same(const Row& other) const {
    return deal == other.deal && verdict == other.verdict && moves == other.moves && nodes == other.nodes &&
           (digest == other.digest || digest == 0 || other.digest == 0) &&
           (spelled != other.spelled || line.empty() || other.line.empty() || line == other.line);
  }
};

/// FNV-1a of the moves in notation with a blank between them.
std::uint64_t digest_of(const GameInfo& game, const std::vector<Move>& line);

/// The greatest deal number of a study; SQLite's integers end there.
inline constexpr std::uint64_t last_deal = (std::uint64_t{1} << 63) - 1;

/// Part `index` of `of` (counted from 1) of a range, cut into runs of deals whose counts differ by one at
/// most; nothing if it has fewer deals than parts and none is left for this one.
std::optional<Range> shard(const Range& all, std::uint64_t index, std::uint64_t of);

/// The deals of `all` which lie in none of the ranges, which are in order.
std::vector<Range> missing(const Range& all, const std::vector<Range>& there);

/// "0-999, 2000-2999"; after `most` ranges "and N more".
std::string ranges_text(const std::vector<Range>& ranges, std::size_t most = 8);

}  // namespace longwood::study

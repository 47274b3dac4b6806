#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/move.hpp"
#include "solve/columns/column_relaxation.hpp"
#include "solve/columns/columns.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Decides games of one pack and of columns built down by single cards: depth first, each position once,
/// the most promising move first.
///
/// Before an irreversible move is followed, `ColumnRelaxation` is asked whether it loses. Wins are searched
/// first with unequal positions treated as equal, which keeps these searches small; they never conclude
/// "lost". The last search omits nothing.
///
/// A card of the reserve that is laid on a column must be laid on next. In any line that wins it can wait in
/// the reserve until just before the first card is laid on it, since until then it only covers what lies
/// beneath; and if none ever is, it goes home from the reserve.
///
/// If the game has additional moves, a search that finds no win ends `incomplete`.
class ColumnSearch {
 public:
  /// `relaxed`: ask `ColumnRelaxation`. `narrowed`: begin with the searches that only look for wins.
  struct Use {
    bool relaxed = true, narrowed = true;
  };

  ColumnSearch(const ColumnRules& rules, std::size_t memory) : ColumnSearch{rules, memory, Use{}} {}
  ColumnSearch(const ColumnRules& rules, std::size_t memory, Use use);

  [[nodiscard]] const ColumnRules& rules() const { return rules_; }
  /// Begins a search from `root`. It ends `incomplete` once it has reached `limit` positions; 0 means no
  /// limit.
  void start(const State& root, std::uint64_t limit);
  /// Continues until about `nodes` more positions were reached or the search has ended.
  RunStatus step(std::uint64_t nodes);

  /// Positions reached by a move, over all searches of the position.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Bytes reserved for all that grows with a search.
  [[nodiscard]] std::size_t bytes() const;
  /// Sets how many bytes may be reserved from now on.
  void limit(std::size_t memory) { memory_ = memory; }
  /// After `won`: the moves from the root.
  [[nodiscard]] std::vector<Move> line() const;

 private:
  /// One search: for how many positions, which positions are taken for the same, and whether every card that
  /// can go home does.
  struct Stage {
    std::uint64_t nodes;
    Alike alike;
    bool all_home;
  };
  /// A move and its rank: by cost, of equal ones as they were found.
  struct Choice {
    int rank;
    std::uint16_t move;
  };
  /// A position on the way: how long the path was, and where its moves not yet tried lie.
  struct Step {
    std::uint32_t path, moves, next, end;
  };

  [[nodiscard]] static std::span<const Stage> stages(bool narrowed);
  [[nodiscard]] RunStatus lost() const { return rules_.more_moves ? RunStatus::incomplete : RunStatus::lost; }
  void start_stage();
  void end_stage(bool exhausted);
  void follow_one();
  void play_safe();
  [[nodiscard]] bool safe(int kind) const;
  void choose(int last_to, int only);
  [[nodiscard]] int cost_from(int pile) const;
  [[nodiscard]] std::size_t growth_bytes() const;

  ColumnRules rules_;
  Use use_;
  std::size_t memory_;
  Columns position_;
  ColumnRelaxation relaxation_;
  KeySet seen_;
  std::vector<Step> steps_;
  std::vector<std::uint16_t> moves_;
  State root_;
  std::span<const Stage> stages_;  ///< from the one at work on
  std::uint64_t nodes_ = 0, stage_end_ = 0, most_nodes_ = 0;
  RunStatus status_ = RunStatus::running;
};

}  // namespace longwood

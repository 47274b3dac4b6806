#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "related/columns.hpp"
#include "related/departures.hpp"
#include "solve/key_set.hpp"
#include "solve/verdict.hpp"

namespace longwood::related {

/// Decides games of one pack and of columns built down by single cards: depth first, each position once,
/// the most promising move first.
///
/// What a move that changes a card's place for good leads to is asked of `Departures` before it is looked
/// at. Wins are looked for first in searches that take unequal positions for the same and so are small; none
/// of them says "lost". The last one leaves nothing out.
class ColumnSearch {
 public:
  /// `relaxed`: ask `Departures`. `narrowed`: begin with the searches that only look for wins.
  struct Use {
    bool relaxed = true, narrowed = true;
  };

  explicit ColumnSearch(const ColumnRules& rules) : ColumnSearch{rules, Use{}} {}
  ColumnSearch(const ColumnRules& rules, Use use);

  /// Decides a position whose families are piles 0 to 3 and whose columns begin at pile 4. `milliseconds` of
  /// the limits is not kept.
  Verdict solve(const State& state, const Limits& limits);

  /// The line that wins, after the verdict `won`.
  [[nodiscard]] std::vector<Move> line() const;
  /// Positions reached by a move, over all searches of the last position.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

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
  Verdict run(const State& state, const Stage& stage, std::uint64_t nodes, std::size_t memory);
  Verdict follow(std::uint64_t nodes, std::size_t memory);
  void play_safe(bool all_home);
  [[nodiscard]] bool safe(int kind) const;
  void choose(int last_to);
  [[nodiscard]] int cost_from(int pile) const;
  [[nodiscard]] std::size_t bytes() const;

  ColumnRules rules_;
  Use use_;
  Columns position_;
  Departures departures_;
  KeySet seen_;
  std::vector<Step> steps_;
  std::vector<std::uint16_t> moves_;
  std::uint64_t nodes_ = 0;
  bool all_home_ = false;
};

}  // namespace longwood::related

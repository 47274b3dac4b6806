#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "every_game.hpp"
#include "full_graph.hpp"
#include "solve/heuristics/search_spec.hpp"

/// What a move that binds forbids to come next can come before it, to the same end
/// (`Prune::canonical_order`).
namespace longwood::test {
namespace {

bool has(const MoveList& moves, Move wanted) { return std::ranges::find(moves, wanted) != moves.end(); }

MoveList selected(const AnyGame& game, const SearchSpec& advice, const Table& table) {
  MoveList moves;
  game.moves(table.state(), moves);
  select_moves(advice, table, moves);
  return moves;
}

Table played(const AnyGame& game, const State& state, Move move) {
  Table table{game.info->classes, state};
  game.play(table, move);
  return table;
}

/// Whether a move that follows another could as well come before it.
bool can_come_first(const AnyGame& game, const SearchSpec& advice, const State& state, Move binding,
                    Move move) {
  const Table before{game.info->classes, state};
  if (!has(selected(game, advice, before), move)) return false;
  const Table moved = played(game, state, move);
  if (game.why_not(moved.state(), binding) != Why::ok) return false;
  const Table bound = played(game, state, binding);
  return played(game, moved.state(), binding).key() == played(game, bound.state(), move).key();
}

struct Forbidden {
  int moves = 0, wrong = 0;
};

/// What is forbidden after the moves of this position, and how many of that cannot come first.
void look(const AnyGame& game, const SearchSpec& advice, const State& state, Forbidden& seen) {
  for (const Move binding : selected(game, advice, Table{game.info->classes, state})) {
    if (!advice.prune.canonical_order->restricts(binding)) continue;
    const Table bound = played(game, state, binding);
    MoveList allowed;
    game.moves(bound.state(), allowed);
    advice.prune.canonical_order->leave_out_earlier(binding, allowed);
    for (const Move move : selected(game, advice, bound)) {
      if (has(allowed, move)) continue;
      ++seen.moves;
      seen.wrong += can_come_first(game, advice, state, binding, move) ? 0 : 1;
    }
  }
}

/// The same in the positions of some games of each rule set.
Forbidden look(const AnyGame& game, const SearchSpec& advice) {
  Forbidden seen;
  const int deals = thorough() ? 20 : 3;
  for (const RuleSet& set : game.info->sets)
    for (int i = 0; i < deals; ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 712};
      const Deal deal = deal_by_number(game.info->packs_for(set.options), rng.below(1'000'000));
      for (const State& state : random_game(game, deal, set.options, rng)) look(game, advice, state, seen);
    }
  return seen;
}

class Binding : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(Solver, Binding, testing::ValuesIn(EveryGame::games()), EveryGame::name);

TEST_P(Binding, ForbidsOnlyWhatCanComeFirst) {
  const SearchSpec& advice = search_spec_for(*GetParam()->info);
  if (!advice.prune.canonical_order) return;
  const Forbidden seen = look(*GetParam(), advice);
  EXPECT_GT(seen.moves, 100);
  EXPECT_EQ(seen.wrong, 0);
}

TEST(BindingTooMuch, IsNoticed) {
  const AnyGame& game = *find_game("napoleon-at-st-helena");
  SearchSpec advice = search_spec_for(*game.info);
  advice.prune.canonical_order->leave_out_earlier = [](Move, MoveList& moves) {
    moves.keep_if([](Move move) { return move.act == Act::turn; });
  };
  EXPECT_GT(look(game, advice).wrong, 0);
}

}  // namespace
}  // namespace longwood::test

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "solve/solver.hpp"

/// A newcomer who goes on from what was shown can win.
namespace longwood::test {
namespace {

TEST(Lessons, LeaveTheGameToBeWon) {
  for (const AnyGame& game : all_games()) {
    const RuleSet& set = game.info->sets.front();
    const Lesson& lesson = game.info->rulebook->lesson;
    Table table = game.start(deal_by_number(game.info->packs_for(set.options), lesson.deal), set);
    for (const ShownMove& shown : lesson.moves) game.play(table, read_move(*game.info, shown.move).value());
    Solver solver{game, {.nodes = 2'000'000}};
    EXPECT_EQ(solver.solve(table.state()).verdict, Verdict::won) << game.info->id;
  }
}

}  // namespace
}  // namespace longwood::test

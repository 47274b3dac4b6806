#include "solve/lines/shorten.hpp"

#include <gtest/gtest.h>

#include "effort.hpp"
#include "every_game.hpp"
#include "session/record.hpp"
#include "solve/engines/depth_first.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/solver.hpp"

/// Lines that win are short, and pass no position twice.
namespace longwood::test {
namespace {

/// No line of the solver has more moves, in any rule set.
constexpr std::size_t most_moves = 600;

State start_of(const AnyGame& game, const RuleSet& set, std::uint64_t deal) {
  return game.start(deal_by_number(game.info->packs_for(set.options), deal), set.options).state();
}

using Shorten = EveryGame;

TEST_P(Shorten, LinesOfTheSolverAreShortInEverySet) {
  const AnyGame& game = *GetParam();
  int won = 0;
  for (const RuleSet& set : game.info->sets) {
    Solver solver{game, {.nodes = 200'000}};
    const auto enough = [&](std::uint64_t deals) { return deals >= (thorough() ? 60 : won > 0 ? 1 : 12); };
    for (std::uint64_t deal = 0; !enough(deal); ++deal) {
      const State state = start_of(game, set, deal);
      const Solution& solution = solver.solve(state);
      if (solution.verdict != Verdict::won) continue;
      ++won;
      EXPECT_TRUE(wins(game, state, solution.line)) << set.id << ' ' << deal;
      EXPECT_FALSE(passes_twice(game, state, solution.line)) << set.id << ' ' << deal;
      EXPECT_LE(solution.line.size(), most_moves) << set.id << ' ' << deal;
    }
  }
  EXPECT_GT(won, 0);
}

/// What plain depth first finds near the end of a game is shortened to something that wins and that passes no
/// position twice, whether piles of a class are alike or not.
TEST_P(Shorten, WhatPlainDepthFirstFindsWinsInFewerMoves) {
  const AnyGame& game = *GetParam();
  constexpr std::uint64_t enough = 50'000;
  std::size_t before = 0, after = 0;
  for (std::uint64_t deal = 0; deal < (thorough() ? 40 : 2); ++deal) {
    Solver solver{game, {.nodes = 200'000}};
    Table table{game.info->classes, start_of(game, game.info->sets.front(), deal)};
    const auto way = solver.solve(table.state()).line;
    for (std::size_t i = 0; i + 30 < way.size(); ++i) game.play(table, way[i]);
    for (const bool classes : {true, false}) {
      Switches switches = plain;
      switches.classes = classes;
      DepthFirst search{game, SearchSpec{}, switches, std::size_t{256} << 20};
      search.start(table.state(), Run::depth_first(enough));
      if (search.step(enough) != RunStatus::won) continue;
      const auto line = shortened(game, SearchSpec{}, table.state(), search.line(), classes);
      ASSERT_TRUE(wins(game, table.state(), line)) << deal;
      ASSERT_FALSE(passes_twice(game, table.state(), line, classes)) << deal;
      ASSERT_LE(line.size(), search.line().size()) << deal;
      EXPECT_EQ(shortened(game, SearchSpec{}, table.state(), search.line(), classes), line) << deal;
      before += search.line().size();
      after += line.size();
    }
  }
  EXPECT_LE(after, before);
}

INSTANTIATE_TEST_SUITE_P(Games, Shorten, testing::ValuesIn(EveryGame::games_of_today()), EveryGame::name);

TEST(ShortenFortress, IsWithinHalfAsMuchAgainOfTheShortest) {
  const AnyGame& game = *find_game("fortress");
  std::size_t compared = 0;
  for (const RuleSet& set : game.info->sets) {
    Solver solver{game};
    std::size_t found = 0, least = 0;
    for (std::uint64_t deal = 0; deal < (thorough() ? 200 : 30); ++deal) {
      const State state = start_of(game, set, deal);
      const Solution way = shortest(game, state, {.nodes = 200'000});
      if (!way.fewest) continue;
      ++compared;
      least += way.line.size();
      found += solver.solve(state).line.size();
    }
    EXPECT_LE(2 * found, 3 * least) << set.id;
  }
  EXPECT_GT(compared, 5U);
}

/// Depth first finds a way of 128,720 moves here.
TEST(ShortenFortress, ShortensTheLongestWayKnown) {
  if (!thorough()) GTEST_SKIP() << "takes a million positions";
  const AnyGame& game = *find_game("fortress");
  const State state = start_of(game, *find_set(*game.info, "chessboard"), 6032);
  Solver solver{game};
  const auto& line = solver.solve(state).line;
  EXPECT_TRUE(wins(game, state, line));
  EXPECT_LE(line.size(), 200U);
}

/// A way of two moves to and fro is recognised and left out.
TEST(ShortenFortress, LeavesLoopsOut) {
  const AnyGame& game = *find_game("fortress");
  int loops = 0;
  Solver solver{game};
  for (std::uint64_t deal = 0; deal < 60; ++deal) {
    const State state = start_of(game, game.info->sets.front(), deal);
    std::vector<Move> line = solver.solve(state).line;
    if (line.empty()) continue;
    Table table{game.info->classes, state};
    for (std::size_t i = 0; i < line.size(); ++i) {
      game.play(table, line[i]);
      const Move back{line[i].act, line[i].to, line[i].from, line[i].count};
      if (game.why_not(table.state(), back) != Why::ok) continue;
      const Move again = line[i];
      line.insert(line.begin() + static_cast<std::ptrdiff_t>(i) + 1, {back, again});
      ASSERT_TRUE(wins(game, state, line));
      EXPECT_TRUE(passes_twice(game, state, line));
      EXPECT_FALSE(passes_twice(game, state, shortened(game, search_spec_for(*game.info), state, line)));
      ++loops;
      break;
    }
  }
  EXPECT_GT(loops, 5);
}

}  // namespace
}  // namespace longwood::test

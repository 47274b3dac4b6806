#include "solve/heuristics/plain_advice.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "generated/games/list.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/solver.hpp"

/// A game without advice of its own is searched plainly: its verdicts are those of a search that follows
/// every line, under any of its options.
namespace longwood::test {
namespace {

TEST(PlainAdvice, FindsTheVerdictOfASearchOfEveryLine) {
  constexpr Limits limits{.nodes = 200'000};
  for_each_game(Games{}, [&]<Game G> {
    const AnyGame& game = *find_game(G::info.id);
    Rng rng{17, 4};
    int won = 0, lost = 0;
    Solver solver{game, PlainAdvice<G>::advice, limits, {}};
    const int decks = thorough() ? 30 : 6;
    for (int i = 0; i < decks; ++i) {
      const State deck = small_deck(game, rng, {});
      const Verdict plain = solver.solve(deck).verdict;
      const auto wins = naive_verdict(game, deck, 50'000);
      if (plain == Verdict::open || !wins) continue;
      EXPECT_EQ(plain == Verdict::won, *wins) << G::info.id << " deck " << i;
      ++(plain == Verdict::won ? won : lost);
    }
    EXPECT_GE(won + lost, decks / 3) << G::info.id;
    EXPECT_GE(won, thorough() ? 1 : 0) << G::info.id;
  });
}

/// Whatever the game's data say, something is tried: a game without advice has a run that leaves nothing out.
TEST(PlainAdvice, EndsWithARunWithoutALimit) {
  for_each_game(Games{}, []<Game G> {
    constexpr const SearchSpec& advice = PlainAdvice<G>::advice;
    EXPECT_EQ(advice.runs.back().limit, 0U);
    EXPECT_FALSE(advice.runs.back().heuristic_pruning);
    EXPECT_TRUE(advice.prune.safe == nullptr && advice.prune.dominated == nullptr);
    EXPECT_TRUE(advice.prove.lost == nullptr && advice.prove.lost_cached == nullptr);
    EXPECT_FALSE(advice.macro_moves);
  });
}

/// A position can be left undecided only where a limit was reached: the last run of each game leaves nothing
/// out.
TEST(Advice, EndsWithARunWithoutALimit) {
  for (const AnyGame& game : all_games()) {
    const longwood::Run& last = search_spec_for(*game.info).runs.back();
    EXPECT_EQ(last.limit, 0U) << game.info->id;
    EXPECT_FALSE(last.heuristic_pruning) << game.info->id;
  }
}

}  // namespace
}  // namespace longwood::test

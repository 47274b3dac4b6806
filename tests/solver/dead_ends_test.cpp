#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/la_nationale/rules.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "walks.hpp"

/// Positions of La Nationale which the advice proves lost, against a naive search.
namespace longwood::test {
namespace {

TEST(DeadEnds, OfLaNationaleAreLost) {
  const AnyGame& game = *find_game("la-nationale");
  const SearchSpec& advice = search_spec_for(*game.info);
  int said = 0, confirmed = 0, won = 0;
  for (int i = 0; i < 3000; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 92};
    Table table{game.info->classes, small_deck(game, rng)};
    play_some_at_random(game, table, rng, rng.below(40));
    const bool dead = advice.prove.lost(table.state());
    if (!dead && i % 10 != 0) continue;
    const auto truth = naive_verdict(game, table.state(), 4'000);
    if (dead) ++said;
    if (!truth) continue;
    if (*truth) ++won;
    if (!dead) continue;
    ++confirmed;
    ASSERT_FALSE(*truth) << "small deck " << i;
  }
  EXPECT_GT(won, 20);
  EXPECT_GT(said, 100);
  EXPECT_GT(confirmed, said / 2);
}

}  // namespace
}  // namespace longwood::test

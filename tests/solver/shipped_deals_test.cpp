#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "effort.hpp"
#include "session/proved_deals.hpp"
#include "session/record.hpp"
#include "solve/solver.hpp"

namespace longwood::test {
namespace {

/// The lists which go with the page: a sample of each is won again, and the line replayed.
TEST(ProvedDeals, ShippedDealsCanBeWon) {
  const std::filesystem::path folder = LONGWOOD_DEALS;
  int lists = 0;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    SCOPED_TRACE(entry.path().filename());
    std::ostringstream bytes;
    bytes << std::ifstream{entry.path(), std::ios::binary}.rdbuf();
    const auto list = read_proved_deals(bytes.str());
    ASSERT_TRUE(list) << list.error().english();
    const AnyGame* game = find_game(list->game);
    ASSERT_NE(game, nullptr);
    const RuleSet* set = find_set(*game->info, list->set);
    ASSERT_NE(set, nullptr);
    ++lists;
    EXPECT_TRUE(std::ranges::is_sorted(list->deals, {}, &ProvedDeal::number));
    // A list of other rules is not offered to anybody, and is made again with the next publication.
    if (list->rules != game->info->rules_of(*set)) continue;
    const int sample = !thorough() ? 1 : set == &game->info->sets.front() ? 12 : 2;
    Solver solver{*game, {.nodes = 40'000'000}};  // no listed deal took more in its study
    Rng rng{2026};
    for (int i = 0; i < sample; ++i) {
      const auto number = list->deals[rng.below(list->deals.size())].number;
      const State start =
          game->start(deal_by_number(game->info->packs_for(set->options), number), *set).state();
      const Solution& solution = solver.solve(start);
      EXPECT_EQ(solution.verdict, Verdict::won) << number;
      EXPECT_TRUE(wins(*game, start, solution.line)) << number;
    }
  }
  EXPECT_GE(lists, 8);
}

}  // namespace
}  // namespace longwood::test

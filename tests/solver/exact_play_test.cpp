#include "honest/exact_play.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "few_unknown.hpp"
#include "information_sets.hpp"
#include "today.hpp"

/// The best play where few cards are unknown, against a plain expectimax that compares cards face by face.
namespace longwood::test {
namespace {

constexpr int most_unknown = 5;
/// The plain expectimax takes so much longer than what other tests do with a deck.
constexpr int decks_of_others = 40;

class BestPlay : public testing::TestWithParam<const AnyGame*> {};
INSTANTIATE_TEST_SUITE_P(Exact, BestPlay, testing::ValuesIn([] {
                           std::vector<const AnyGame*> games;
                           for (const AnyGame& game : all_games()) games.push_back(&game);
                           return of_today(games, 9);
                         }()),
                         [](const auto& game) {
                           std::string name{game.param->info->id};
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(BestPlay, HasTheChanceOfAPlainExpectimax) {
  const AnyGame& game = *GetParam();
  Guide guide = guide_for(*game.info);
  guide.exact.unknown = most_unknown;
  Solver solver{game, {.nodes = 200'000}};
  ExactPlay exact{game, guide};
  for (int i = 0; i < std::max(1, decks_a_game() / decks_of_others); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 16};
    const ObservedGame seat = seat_with_few_unknown(game, rng);
    if (seat.unknown() == 0 || seat.unknown() > most_unknown) continue;
    const auto best = best_chance(seat);
    if (!best) continue;
    const auto chance = exact.chance(seat.view(), solver);
    if (!chance && guide_for(*game.info).exact.unknown == 0) continue;
    ASSERT_TRUE(chance) << "deck " << i;
    EXPECT_NEAR(*chance, *best, 1e-6) << "deck " << i;
    const auto plans = exact.plans(seat.view(), solver);
    ASSERT_TRUE(plans) << "deck " << i;
    EXPECT_NEAR(plans->empty() ? 0 : plans->front().chance, *best, 1e-6) << "deck " << i;
  }
}

}  // namespace
}  // namespace longwood::test

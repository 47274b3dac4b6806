#include <algorithm>

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "honest/rollout.hpp"

/// How well the honest player plays quickly, and that it is his weights by which he does.
namespace longwood::test {
namespace {

constexpr std::uint64_t unseen = 1'000'000;  ///< no training or tuning saw a deal from here on

/// Games won of those from the first unseen deal on.
double won(const AnyGame& game, const Guide& guide, int games) {
  Solver solver{game, Limits{.memory = std::size_t{64} << 20}.of_memory()};
  double sum = 0;
  for (int i = 0; i < games; ++i) {
    const Deal deal = deal_by_number(game.info->packs, unseen + static_cast<std::uint64_t>(i));
    const Table table = game.start(deal, game.info->sets.front());
    Seat seat{game, table.state(), cards_in_sight(game, table.state())};
    sum += play_out(seat, guide, solver, 2'000);
  }
  return sum;
}

struct Expected {
  std::string_view game;
  int games, least;  ///< 3 standard deviations below what was measured in many games
};

class Strength : public testing::TestWithParam<Expected> {};
INSTANTIATE_TEST_SUITE_P(Learnt, Strength,
                         testing::Values(Expected{"the-sultan", 60, 49}, Expected{"the-clock", 120, 13}));

TEST_P(Strength, IsThatOfTheWeights) {
  const auto& [id, games, least] = GetParam();
  const AnyGame& game = *find_game(id);
  Guide guide = guide_for(*game.info);
  EXPECT_GE(won(game, guide, games), least) << id;
  std::vector<float> shuffled{guide.weights.begin(), guide.weights.end()};
  Rng{1}.shuffle(std::span{shuffled});
  guide.weights = shuffled;
  EXPECT_LT(won(game, guide, games), least / 2.0) << id;
}

}  // namespace
}  // namespace longwood::test

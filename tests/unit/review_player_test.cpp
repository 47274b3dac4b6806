#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "review/player.hpp"
#include "statistics/interval.hpp"

/// What reviews of many games say of their player.
namespace longwood::test {
namespace {

TEST(BalanceOfAGame, IsReadAsItWasWritten) {
  const GameInfo& info = *find_game("the-sultan")->info;
  const Balance game{.end = Standing::over,
                     .first = 0.875,
                     .luck = -0.5,
                     .loss = 0.375,
                     .kept = 0.25,
                     .left = 0,
                     .loss_error = 0.125};
  const auto read = read_balance(info, write_balance(info, game));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->end, game.end);
  EXPECT_DOUBLE_EQ(read->first + read->luck - read->loss, 0);
  EXPECT_DOUBLE_EQ(read->kept, 0.25);
  EXPECT_DOUBLE_EQ(read->loss_error, 0.125);
}

TEST(BalanceOfAGame, OfAnotherVersionOrDamagedIsRefused) {
  const GameInfo& info = *find_game("the-sultan")->info;
  const std::string line = write_balance(info, {});
  for (const std::string& other :
       {"0" + line, line + " 1", line.substr(0, line.rfind(' ')), line + "x", std::string{}, "9." + line})
    EXPECT_FALSE(read_balance(info, other)) << other;
  const auto versions = line.find(' ');
  EXPECT_FALSE(read_balance(info, line.substr(0, versions) + " drawn 0 0 0 0 0 0 0"));
}

/// Three games by hand: one won with luck, one lost by a blunder, one left at an even chance.
TEST(FiguresOfAPlayer, TakeLuckOut) {
  PlayerFigures figures;
  for (const Balance& game :
       {Balance{.end = Standing::won, .first = 0.5, .luck = 0.5, .loss = 0},
        Balance{.end = Standing::over, .first = 0.75, .luck = -0.25, .loss = 0.5},
        Balance{.end = Standing::playing, .first = 0.25, .luck = 0.5, .loss = 0.25, .left = 0.5}})
    figures.add(game);
  EXPECT_EQ(figures.won, 1U);
  EXPECT_DOUBLE_EQ(figures.by_luck.estimate().value, (1 + 0.5 + 0.75) / 3);
  EXPECT_DOUBLE_EQ(figures.by_play.estimate().value, (0.5 + 0.25 - 0.5) / 3);
  // won = by luck - losses - left
  EXPECT_DOUBLE_EQ(figures.by_luck.sum - figures.loss.sum - figures.left.sum, figures.won_share.sum);
}

/// Sixty games of which one was lost: Wilson's interval of the share reaches from 91.1 to 99.7 %.
TEST(FiguresOfAPlayer, HaveRoomForWhatFewGamesCouldNotShow) {
  Mean mean;
  for (int i = 0; i < 60; ++i) mean.add(i == 0 ? 0 : 1);
  EXPECT_GT(reach_of_interval * mean.estimate().error, 0.043);
  EXPECT_LT(reach_of_interval * mean.estimate().error, 0.073);
  Mean same;
  for (int i = 0; i < 300; ++i) same.add(1);
  // the rule of three: what never happened in 300 games happens in at most one of a hundred
  EXPECT_NEAR(reach_of_interval * same.estimate().error, 0.0065, 0.0005);
  PlayerFigures figures;
  for (const double error : {0.03, 0.04}) figures.add(Balance{.loss = 0.5, .loss_error = error});
  EXPECT_DOUBLE_EQ(figures.lost().value, 1);
  EXPECT_DOUBLE_EQ(figures.lost().error, 0.05);
}

TEST(FiguresOfAPlayer, ShowTheirTrendInPartsOfLikeSize) {
  std::vector<Balance> games(23);
  for (std::size_t i = 0; i < games.size(); ++i) games[i].loss = i < 12 ? 0.5 : 0.25;
  const auto trend = trend_of_losses(games, 8, 5);
  ASSERT_EQ(trend.size(), 4U);
  std::size_t all = 0;
  for (const Mean& part : trend) {
    EXPECT_GE(part.n, 5U);
    EXPECT_LE(part.n, 6U);
    all += part.n;
  }
  EXPECT_EQ(all, games.size());
  EXPECT_DOUBLE_EQ(trend.front().estimate().value, 0.5);
  EXPECT_DOUBLE_EQ(trend.back().estimate().value, 0.25);
  EXPECT_EQ(trend_of_losses(std::span{games}.first(3), 8, 5).size(), 1U);
  EXPECT_EQ(trend_of_losses(std::vector<Balance>(400), 8, 5).size(), 8U);
}

}  // namespace
}  // namespace longwood::test

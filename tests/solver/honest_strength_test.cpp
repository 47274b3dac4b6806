#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "session/tell.hpp"
#include "study/grading.hpp"

/// How well the honest player plays quickly, and that it is its weights by which it does.
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
    ObservedGame seat{game, table.state()};
    sum += play_out(seat, guide, solver, 2'000).chance;
  }
  return sum;
}

struct Expected {
  std::string_view game;
  int games, least;  ///< 3 standard deviations below what was measured in many games
};

class Strength : public testing::TestWithParam<Expected> {};
INSTANTIATE_TEST_SUITE_P(Learnt, Strength,
                         testing::Values(Expected{"the-sultan", 60, 51}, Expected{"the-clock", 120, 22}));

TEST_P(Strength, IsThatOfTheWeights) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  const auto& [id, games, least] = GetParam();
  const AnyGame& game = *find_game(id);
  Guide guide = guide_for(*game.info);
  EXPECT_GE(won(game, guide, games), least) << id;
  std::vector<float> shuffled{guide.policy.weights.begin(), guide.policy.weights.end()};
  Rng{1}.shuffle(std::span{shuffled});
  guide.policy.weights = shuffled;
  EXPECT_LT(won(game, guide, games), least / 2.0) << id;
}

/// Cards out of the game, on the average, when the quick player finds no more moves.
double cards_out(const AnyGame& game, const Guide& guide, int games) {
  double sum = 0;
  for (int i = 0; i < games; ++i) {
    const Deal deal = deal_by_number(game.info->packs, unseen + static_cast<std::uint64_t>(i));
    const Table table = game.start(deal, game.info->sets.front());
    ObservedGame seat{game, table.state()};
    while (const auto move = quick_move(seat, guide)) seat.play(*move);
    sum += cards_home(*game.info, seat.state());
  }
  return sum / games;
}

// One game in fifty is won, too few to tell anything; how far the others come does.
TEST(StrengthOfTheFourteenth, IsThatOfTheWeights) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  const AnyGame& game = *find_game("the-fourteenth");
  Guide guide = guide_for(*game.info);
  const double learnt = cards_out(game, guide, 12);
  std::vector<float> shuffled{guide.policy.weights.begin(), guide.policy.weights.end()};
  Rng{1}.shuffle(std::span{shuffled});
  guide.policy.weights = shuffled;
  EXPECT_GT(learnt, cards_out(game, guide, 12) + 10) << learnt;
}

/// By how much more comes of the plan with the best prospects than of that with the worst, played out quickly
/// in the same worlds, at early stops of games that go on with the plan of the best guess.
double worth_of_prospects(const AnyGame& game, const Guide& guide, std::uint64_t deals) {
  constexpr int stops = 6, worlds = 4;
  Guide thumb = guide;
  thumb.planner.prospects = {};
  RolloutSolvers solvers{game, Limits{.memory = std::size_t{64} << 20}};
  double sum = 0;
  int compared = 0;
  for (std::uint64_t deal = unseen; deal < unseen + deals; ++deal) {
    const Table start = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
    ObservedGame seat{game, start.state()};
    for (int stop = 0; stop < stops && !guide.proves_lost(seat.state()); ++stop) {
      const InformationState view = seat.view();
      const auto plans = plans_from(view, guide), plain = plans_from(view, thumb);
      const auto worth = [&](const Plan& plan, std::uint64_t world) {
        return play_plan(view, plan.moves, Rng{deal, world}, guide, solvers, 2'000, false).worth();
      };
      for (std::uint64_t world = 0; world < worlds; ++world, ++compared)
        sum += worth(plans.front(), world) - worth(plans.back(), world);
      for (const Move move : plain.front().moves) seat.play(move);
    }
  }
  return sum / compared;
}

TEST(StrengthOfTheClock, ItsProspectsTellPlansApart) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  const AnyGame& game = *find_game("the-clock");
  Guide guide = guide_for(*game.info);
  guide.planner.candidates = guide.planner.prospects.plans;
  const double learnt = worth_of_prospects(game, guide, 40);
  std::vector<float> shuffled{guide.planner.prospects.weights.begin(), guide.planner.prospects.weights.end()};
  Rng{1}.shuffle(std::span{shuffled});
  guide.planner.prospects.weights = shuffled;
  EXPECT_GT(learnt, worth_of_prospects(game, guide, 40) + 0.02) << learnt;
}

/// By how much more a guide thinks of these deals of La Nivernaise that whole games won than of the others.
double preference(const Guide& guide, int deals, std::span<const int> won) {
  constexpr int worlds = 32;
  const AnyGame& game = *find_game("la-nivernaise");
  RolloutSolvers solvers{game, Limits{.memory = std::size_t{64} << 20}};
  double of_won = 0, of_lost = 0;
  for (int deal = 0; deal < deals; ++deal) {
    const State start = game.start(deal_by_number(game.info->packs, static_cast<std::uint64_t>(deal)),
                                   game.info->sets.front())
                            .state();
    const InformationState view{game, start, cards_in_sight(game, start)};
    double sum = 0;
    for (std::uint64_t world = 0; world < worlds; ++world)
      sum += play_plan(view, {}, Rng{7, world}, guide, solvers, guide.endgame.nodes, false).chance;
    (std::ranges::find(won, deal) != won.end() ? of_won : of_lost) += sum / worlds;
  }
  const auto many = static_cast<double>(won.size());
  return of_won / many - of_lost / (deals - many);
}

/// The chance told before the first move, on the average of unseen deals.
double first_chance_told(const AnyGame& game, std::uint64_t deals, int worlds) {
  RolloutSolvers solvers{game, Limits{.memory = std::size_t{64} << 20}};
  double told = 0;
  for (std::uint64_t deal = unseen; deal < unseen + deals; ++deal)
    told += study::first_chance(game, game.info->sets.front().options, deal, worlds, solvers);
  return told / static_cast<double>(deals);
}

// It must be of the games that it wins, not of those that quick play wins, or of those that are decided
// within a few positions.
TEST(FirstChance, IsTheShareOfWholeGamesWon) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  EXPECT_NEAR(first_chance_told(*find_game("la-nivernaise"), 100, 32), 0.53, 0.08);
  EXPECT_NEAR(first_chance_told(*find_game("babette"), 100, 32), 0.64, 0.08);
  EXPECT_NEAR(first_chance_told(*find_game("the-clock"), 40, 16), 0.59, 0.08);
  EXPECT_NEAR(first_chance_told(*find_game("the-sultan"), 20, 16), 0.96, 0.04);
  EXPECT_GE(first_chance_told(*find_game("st-helena"), 25, 8), 0.96);
}

// Its values are constants of the guide, by which rollouts end at the hand-out.
TEST(StrengthOfLaNivernaise, ItsValuesTellWhichDealsWillBeWon) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  // the deals up to 39 that the honest player of version 5 won in whole games
  // (la-nivernaise-cadogan-honest.study)
  constexpr std::array won{3, 4, 5, 6, 10, 11, 13, 14, 15, 20, 21, 22, 23, 24, 26, 28, 29, 30, 32, 33, 37};
  Guide guide = guide_for(*find_game("la-nivernaise")->info);
  EXPECT_GT(preference(guide, 40, won), 0.2);
  guide.policy.evaluate = [](const Observation& sight, std::span<const float> /*weights*/) {
    return static_cast<double>(sight.total(LaNivernaise::families));
  };
  guide.playout.end_of_rule = nullptr;
  EXPECT_LT(preference(guide, 40, won), 0.1);
}

/// How many of these hand-outs of quick play are won by a search of all cards by this advice.
int hand_outs_won(const SearchSpec& advice, std::uint64_t deals) {
  const AnyGame& game = *find_game("la-nivernaise");
  const Guide& guide = guide_for(*game.info);
  Solver solver{game, advice, Limits{.memory = std::size_t{64} << 20}, Switches{}};
  int won = 0;
  for (std::uint64_t deal = unseen; deal < unseen + deals; ++deal) {
    ObservedGame seat{game,
                      game.start(deal_by_number(game.info->packs, deal), game.info->sets.front()).state()};
    while (seat.state().size[LaNivernaise::hand] > 0) seat.play(*quick_move(seat, guide));
    won += decide(seat.state(), solver, guide.endgame.nodes) == Verdict::won ? 1 : 0;
  }
  return won;
}

TEST(StrengthOfLaNivernaise, WorldsAreSearchedByWhatIsLeftWhenTheyArePlayedOn) {
  if (!thorough()) GTEST_SKIP() << "strength is measured in the release build";
  const SearchSpec& of_worlds = *guide_for(*find_game("la-nivernaise")->info).planner.finishing.advice;
  SearchSpec plain = of_worlds;
  plain.order.estimate = search_spec_for(*find_game("la-nivernaise")->info).order.estimate;
  EXPECT_GT(hand_outs_won(of_worlds, 60), 3 * hand_outs_won(plain, 60) / 2);
}

}  // namespace
}  // namespace longwood::test

#include "solve/rollouts/nested_rollouts.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "session/record.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// Games played out at random by a policy that learns.
namespace longwood {
namespace {

constexpr std::size_t memory = std::size_t{64} << 20U;

const AnyGame& sedgewick() { return *find_game("general-sedgewick"); }

/// Rollouts by a game's own advice, and the search from positions along them.
struct OwnEnds {
  StratifiedBestFirst search;
};
struct OwnRollouts : OwnEnds, NestedRollouts {
  explicit OwnRollouts(const AnyGame& game)
      : OwnEnds{{game, search_spec_for(*game.info), {}, memory}},
        NestedRollouts{game, search_spec_for(*game.info), search, memory} {}
};

State deal(const AnyGame& game, std::uint64_t number) {
  return start_of(game, game.info->sets.front().options, number);
}

/// The first of these deals that a run wins; the run is then at its end.
State won_by(NestedRollouts& rollouts, const AnyGame& game, std::uint64_t positions) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const State state = deal(game, number);
    rollouts.start(state, longwood::Run::in_rollouts(static_cast<std::uint32_t>(positions)));
    if (rollouts.step(positions) == RunStatus::won) return state;
  }
  ADD_FAILURE() << "none of sixty deals is won";
  return deal(game, 0);
}

TEST(NestedRollouts, WinsByMovesThatReplayAndPassNoPositionTwice) {
  for (const AnyGame& game : test::games_of_today(4)) {
    const SearchSpec& advice = search_spec_for(*game.info);
    const auto is_rollouts = [](const longwood::Run& run) { return run.engine == Engine::rollouts; };
    if (std::ranges::none_of(advice.runs, is_rollouts)) continue;
    OwnRollouts rollouts{game};
    const State state = won_by(rollouts, game, 100'000);
    EXPECT_TRUE(wins(game, state, rollouts.line())) << game.info->id;
    Table table{game.info->classes, state};
    std::set<Key> passed{table.key()};
    for (const Move move : rollouts.line()) {
      game.play(table, move);
      EXPECT_TRUE(passed.insert(table.key()).second) << game.info->id;
    }
  }
}

TEST(NestedRollouts, GoesOnAlikeInSlicesOfAnySize) {
  OwnRollouts whole{sedgewick()}, sliced{sedgewick()};
  const State state = won_by(whole, sedgewick(), 200'000);
  sliced.start(state, longwood::Run::in_rollouts(200'000));
  std::uint64_t slice = 1;
  while (sliced.step(slice) == RunStatus::running) slice = slice % 997 + 13;
  EXPECT_EQ(sliced.nodes(), whole.nodes());
  EXPECT_EQ(sliced.line(), whole.line());
}

TEST(NestedRollouts, PlaysOtherGamesWhereTheLimitIsAnother) {
  OwnRollouts rollouts{sedgewick()};
  const State state = won_by(rollouts, sedgewick(), 200'000);
  const std::vector<Move> line = rollouts.line();
  rollouts.start(state, longwood::Run::in_rollouts(200'001));
  while (rollouts.step(100'000) == RunStatus::running) {}
  EXPECT_NE(rollouts.line(), line);
  rollouts.start(state, longwood::Run::in_rollouts(200'000));
  while (rollouts.step(100'000) == RunStatus::running) {}
  EXPECT_EQ(rollouts.line(), line) << "what was played before changes nothing";
}

TEST(NestedRollouts, SearchesFromPositionsAlongItsBestGames) {
  constexpr std::uint64_t positions = 100'000;
  const AnyGame& game = *find_game("spensers-fairie-queen");
  const auto run = longwood::Run::in_rollouts(positions);
  OwnRollouts rollouts{game}, sliced{game};
  for (std::uint64_t number = 0; number < 60; ++number) {
    const State state = deal(game, number);
    rollouts.start(state, run);
    if (rollouts.step(positions) == RunStatus::won) continue;
    rollouts.start(state, run.searching_ends());
    if (rollouts.step(positions) != RunStatus::won) continue;
    EXPECT_TRUE(wins(game, state, rollouts.line()));
    sliced.start(state, run.searching_ends());
    while (sliced.step(999) == RunStatus::running) {}
    EXPECT_EQ(sliced.nodes(), rollouts.nodes());
    EXPECT_EQ(sliced.line(), rollouts.line());
    return;
  }
  FAIL() << "of sixty deals none is won by searching ends alone";
}

TEST(NestedRollouts, SaysNothingOfWhatItDoesNotWin) {
  const AnyGame& game = *find_game("la-nationale");
  std::uint64_t number = 0;
  Solver solver{game};
  while (solver.solve(deal(game, number)).verdict != Verdict::lost) ++number;
  OwnRollouts rollouts{game};
  rollouts.start(deal(game, number), longwood::Run::in_rollouts(50'000));
  RunStatus status = RunStatus::running;
  while (status == RunStatus::running) status = rollouts.step(1'000);
  EXPECT_EQ(status, RunStatus::incomplete);
  EXPECT_GE(rollouts.nodes(), 50'000);
  EXPECT_LT(rollouts.nodes(), 51'000) << "a game more at most";
}

TEST(NestedRollouts, KeepsToItsMemory) {
  OwnRollouts rollouts{sedgewick()};
  rollouts.limit(1'000);
  rollouts.start(deal(sedgewick(), 0), longwood::Run::in_rollouts(0));
  EXPECT_EQ(rollouts.step(1'000), RunStatus::out_of_memory);
  rollouts.limit(memory);
  rollouts.start(deal(sedgewick(), 4), longwood::Run::in_rollouts(300'000));
  while (rollouts.step(100'000) == RunStatus::running) {}
  EXPECT_LT(rollouts.bytes(), std::size_t{4} << 20U);
}

TEST(Rollouts, ArePassedOverWhereTheAdviceHasNone) {
  static constexpr std::array some{longwood::Run::in_rollouts(1'000)};
  const AnyGame& game = *find_game("the-crescent");
  Solver solver{game};
  const auto positions = [&](std::string_view set) {
    solver.start(start_of(game, find_set(*game.info, set)->options, 0), some);
    while (!solver.step(1'000)) {}
    return solver.nodes();
  };
  EXPECT_GE(positions("hoffmann"), 1'000);
  EXPECT_EQ(positions("modern"), 0);
}

TEST(RolloutPolicy, SharesDoubleAndNeverEnd) {
  EXPECT_EQ(share_of(0), std::uint64_t{1} << 20U);
  EXPECT_EQ(share_of(doubling), 2 * share_of(0));
  EXPECT_EQ(share_of(-doubling), share_of(0) / 2);
  EXPECT_EQ(share_of(least_weight), 1);
  EXPECT_EQ(share_of(2 * least_weight), 1);
  EXPECT_EQ(share_of(2 * most_weight), share_of(most_weight));
  EXPECT_LT(share_of(most_weight), ~std::uint64_t{0} / MoveList::capacity);
  EXPECT_LT(share_of(most_weight), ~std::uint64_t{0} / factor_of_e);
  EXPECT_NEAR(static_cast<double>(share_of(factor_of_e)) / static_cast<double>(share_of(0)), 2.71828, 1e-3);
  for (Weight weight = least_weight; weight < most_weight; weight += 7)
    ASSERT_LE(share_of(weight), share_of(weight + 7)) << weight;
}

TEST(MoveKinds, AreOfCardsAndNotOfPlaces) {
  const AnyGame& game = sedgewick();
  MoveKinds kinds{game, search_spec_for(*game.info)};
  const State state = deal(game, 0);
  MoveList moves;
  game.moves(state, moves);
  std::set<MoveKinds::Kind> met;
  for (const Move move : moves) met.insert(kinds.of(state, move));
  EXPECT_EQ(kinds.count(), met.size());
  for (const Move move : moves) EXPECT_TRUE(met.contains(kinds.of(state, move)));
  EXPECT_EQ(kinds.count(), met.size()) << "a kind is numbered once";
  for (const Move move : moves)
    if (move.act == Act::lay && kinds.is_home(move.to))
      EXPECT_EQ(kinds.first_weight(kinds.of(state, move)), 3 * factor_of_e);
  kinds.clear();
  EXPECT_EQ(kinds.count(), 0);
}

}  // namespace
}  // namespace longwood

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "effort.hpp"
#include "every_game.hpp"
#include "exchanged_cards.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"
#include "walks.hpp"

namespace longwood::test {
namespace {

Solution solve(const AnyGame& game, const State& state, const Switches& switches = {}) {
  // without advice some verdicts are out of reach
  const std::uint64_t nodes = switches == Switches{} ? 200'000 : 20'000;
  Solver solver{game, {.nodes = nodes, .memory = std::size_t{1} << 28}, switches};
  return solver.solve(state);
}

class Verdicts : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(Solver, Verdicts, testing::ValuesIn(EveryGame::games()), EveryGame::name);

TEST_P(Verdicts, AgreesWithANaiveSearchOnSmallDecks) {
  const AnyGame& game = *GetParam();
  int won = 0, lost = 0, open = 0;
  for (int i = 0; won + lost < decks_a_game(); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 77};
    const State state = small_deck(game, rng);
    const auto truth = naive_verdict(game, state, 5'000);
    if (!truth) continue;
    (*truth ? won : lost)++;
    for (const Switches& switches :
         {Switches{}, plain, Switches{true, false, false, true}, Switches{false, true, true, true}}) {
      const Solution solution = solve(game, state, switches);
      if (solution.verdict == Verdict::open) {
        open += switches == Switches{} ? 1 : 0;
        continue;
      }
      ASSERT_EQ(verdict_name(solution.verdict), *truth ? "won" : "lost")
          << game.info->id << " small deck " << i;
      if (*truth) {
        ASSERT_TRUE(wins(game, state, solution.line)) << i;
      }
    }
  }
  // both answers must occur, or the test could not fail; a few decks, as with sanitizers, need not have both
  if (decks_a_game() >= 50) {
    EXPECT_GT(won, decks_a_game() / 50);
    EXPECT_GT(lost, decks_a_game() / 50);
  }
  EXPECT_LE(open, std::max(1, decks_a_game() / 20));
}

/// A game without advice is searched plainly.
TEST_P(Verdicts, IsSolvedWithoutAdvice) {
  const AnyGame& game = *GetParam();
  Solver solver{game, SearchSpec{}, {.nodes = 50'000, .memory = std::size_t{1} << 28}, {}};
  int decided = 0;
  for (int i = 0; i < decks_a_game(); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 77};
    const State state = small_deck(game, rng);
    const auto truth = naive_verdict(game, state, 5'000);
    const Verdict verdict = solver.solve(state).verdict;
    if (!truth || verdict == Verdict::open) continue;
    ASSERT_EQ(verdict_name(verdict), *truth ? "won" : "lost") << game.info->id << " small deck " << i;
    ++decided;
  }
  // a search without any order seldom finds a win where there are many lines, so not every answer occurs
  EXPECT_GT(decided, decks_a_game() / 50);
}

/// Searches that reach their limit may do so on one side alone, since the order of suits orders the search;
/// they are few.
TEST_P(Verdicts, VerdictIsTheSameForOtherSuitsAndTwins) {
  const AnyGame& game = *GetParam();
  int open = 0;
  for (int i = 0; i < decks_a_game() / 10; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 78};
    const State state = small_deck(game, rng);
    const auto verdict = solve(game, state).verdict;
    for (const State& same : {permute_suits(game, state, {2, 0, 3, 1}), exchange_twins(game, state)}) {
      const Verdict other = solve(game, same).verdict;
      if (verdict != other && (verdict == Verdict::open || other == Verdict::open))
        ++open;
      else
        EXPECT_EQ(verdict_name(other), verdict_name(verdict)) << i;
    }
  }
  EXPECT_LE(open, decks_a_game() / 40);
}

TEST_P(Verdicts, SlicesOfAnySizeGiveTheSameAnswer) {
  const AnyGame& game = *GetParam();
  for (int i = 0; i < decks_a_game() / 30; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 79};
    const State state = small_deck(game, rng);
    const Solution whole = solve(game, state);
    Solver sliced{game, {.nodes = 200'000, .memory = std::size_t{1} << 28}};
    sliced.start(state);
    while (!sliced.step(37)) {}
    EXPECT_EQ(whole.verdict, sliced.solution().verdict);
    EXPECT_EQ(whole.nodes, sliced.solution().nodes);
    EXPECT_EQ(whole.line, sliced.solution().line);
  }
}

/// Games in which `redeals` is a counter: one more redeal never turns won into lost.
TEST(Monotony, MoreRedealsNeverLose) {
  for (const auto& [id, counter] : {std::pair{"la-capricieuse", 2}, {"st-helena", 1}, {"la-nivernaise", 0}}) {
    const AnyGame& game = *find_game(id);
    for (int i = 0; i < decks_a_game() / 5; ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 80};
      State state = small_deck(game, rng);
      auto& redeals = state.counter[static_cast<std::size_t>(counter)];
      if (redeals == 0) continue;
      const auto strict = solve(game, state).verdict;
      --redeals;
      if (strict == Verdict::won) {
        EXPECT_EQ(verdict_name(solve(game, state).verdict), "won") << id << ' ' << i;
      }
    }
  }
}

/// In the games where marriages go up and down a position is hardly ever without a move, and "stuck" must be
/// proved.
TEST_P(Verdicts, NeverSaysLostOfAPositionThatCanBeWon) {
  const AnyGame& game = *GetParam();
  int said = 0;
  for (int i = 0; i < decks_a_game() * 4; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 81};
    Table table{game.info->classes, small_deck(game, rng)};
    play_some_at_random(game, table, rng, rng.below(8));
    Solver hurried{game, {.nodes = 400, .memory = std::size_t{1} << 26}};
    if (hurried.solve(table.state()).verdict != Verdict::lost) continue;
    ++said;
    const auto truth = naive_verdict(game, table.state(), 20'000);
    if (truth) {
      ASSERT_FALSE(*truth) << game.info->id << " small deck " << i;
    }
  }
  EXPECT_GT(said, 0);
}

/// The same over whole deals of the up-and-down games, confirmed by the other engine without advice: a
/// million positions when there are 2,500 decks a game.
TEST(FalseAlarms, NoneOnRandomPositionsOfWholeDeals) {
  for (const auto* id : {"la-nationale", "la-capricieuse", "st-helena", "fortress"}) {
    const AnyGame& game = *find_game(id);
    Solver hurried{game, {.nodes = 200, .memory = std::size_t{1} << 26}};
    const std::uint64_t most_plies = game.info->id == "st-helena" ? 700 : 90;  // as far as the last attempt
    int said = 0, confirmed = 0;
    for (int i = 0; i < decks_a_game() * 100; ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 82};
      Table table = game.start(deal_by_number(game.info->packs, rng.next()), game.info->sets.front());
      play_some_at_random(game, table, rng, rng.below(most_plies));
      const Solution& quick = hurried.solve(table.state());
      if (quick.verdict != Verdict::lost) continue;
      ++said;
      const Engine other = quick.engine == Engine::staged ? Engine::depth_first : Engine::staged;
      const Verdict second = exhaustive_search(game, table.state(),
                                               {.nodes = 3'000, .memory = std::size_t{1} << 26}, other, true)
                                 .verdict;
      ASSERT_NE(verdict_name(second), "won") << id << " position " << i;
      if (second == Verdict::lost) ++confirmed;
    }
    EXPECT_GT(said, 0) << id;
    EXPECT_GT(confirmed, said / 2) << id;
  }
}

/// Deals which each engine leaves open when it may reserve little: what it says it reserved is much of the
/// limit and does not pass it.
TEST(Memory, StaysWithinTheLimit) {
  constexpr std::size_t limit = std::size_t{28} << 20;  // sets of keys double their room, of 16 MiB at last
  for (const auto& [id, number] : {std::pair{"la-nivernaise", 113U}, {"la-nationale", 26301U}}) {
    const AnyGame& game = *find_game(id);
    const Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
    Solver solver{game, {.memory = limit}};
    const Solution& solution = solver.solve(table.state());
    EXPECT_EQ(verdict_name(solution.verdict), "open") << id;
    EXPECT_LE(solution.memory, limit) << id;
    EXPECT_GT(solution.memory, limit / 3) << id;
  }
}

/// A solver that ran out of memory over one deal answers others, and the same again, as a new one does.
TEST(Memory, LeavesNoTraceInLaterAnswers) {
  constexpr std::size_t limit = std::size_t{28} << 20;
  for (const auto& [id, full] : {std::pair{"la-nivernaise", 113U}, {"la-nationale", 26301U}}) {
    const AnyGame& game = *find_game(id);
    Solver used{game, {.memory = limit}};
    const std::vector<std::uint64_t> all{full, 1, 2, full, 3, 4};
    for (const std::uint64_t number : std::span{all}.first(thorough() ? all.size() : 2)) {
      const State state =
          game.start(deal_by_number(game.info->packs, number), game.info->sets.front()).state();
      Solver fresh{game, {.memory = limit}};
      const Solution &again = used.solve(state), &first = fresh.solve(state);
      EXPECT_EQ(verdict_name(again.verdict), verdict_name(first.verdict)) << id << ' ' << number;
      EXPECT_EQ(again.nodes, first.nodes) << id << ' ' << number;
      EXPECT_EQ(again.line, first.line) << id << ' ' << number;
      EXPECT_LE(again.memory, limit) << id << ' ' << number;
      EXPECT_EQ(number == full, first.verdict == Verdict::open) << id << ' ' << number;
    }
  }
}

/// Jan Wolter, politaire.com: 202,396 of 1,000,000 deals can be won. With 2,500 decks a game these are
/// 200,000 deals, whose share lies within the 95 % interval of his; with fewer, within four standard errors
/// of their own.
TEST(Fortress, ShareOfWinnableDealsAgreesWithThePublishedOne) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  const int deals = 80 * decks_a_game();
  int won = 0;
  for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(deals); ++number) {
    const Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
    const Verdict verdict = solver.solve(table.state()).verdict;
    ASSERT_NE(verdict, Verdict::open) << number;
    if (verdict == Verdict::won) ++won;
  }
  constexpr double published = 0.202396;
  const double deviation = std::sqrt(published * (1 - published));
  const double margin = deals >= 200'000 ? 1.96 * deviation / 1000 : 4 * deviation / std::sqrt(deals);
  EXPECT_NEAR(static_cast<double>(won) / deals, published, margin);
}

/// Runs of a caller's own hold for one position: a narrow beam gives up what the advice's own runs decide.
TEST(OwnRuns, HoldForOnePosition) {
  const AnyGame& game = *find_game("the-clock");
  const Limits limits{.nodes = 20'000, .memory = std::size_t{1} << 28};
  constexpr std::array narrow{Run::beam(1)};
  Solver solver{game, limits, {}};
  int given_up = 0;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets.front()).state();
    solver.start(state, narrow);
    while (!solver.step(limits.nodes)) continue;
    const Solution own = solver.solution(), again = solver.solve(state);
    const Solution usual = Solver{game, limits, {}}.solve(state);
    EXPECT_EQ(again.verdict, usual.verdict) << number;
    EXPECT_EQ(again.nodes, usual.nodes) << number;
    EXPECT_LE(own.nodes, usual.nodes) << number;
    given_up += own.verdict == Verdict::open && usual.verdict == Verdict::won ? 1 : 0;
  }
  EXPECT_GT(given_up, 0);
}

}  // namespace
}  // namespace longwood::test

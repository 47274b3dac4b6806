#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/la_nationale/rules.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"

/// Positions on which other programs' solvers are known to fail, found afresh among small decks.
namespace longwood::test {
namespace {

constexpr Limits ample{.nodes = 400'000, .memory = std::size_t{1} << 28};

Verdict verdict_after(const AnyGame& game, const State& state, Move move) {
  Table table{game.info->classes, state};
  game.play(table, move);
  Solver solver{game, ample};
  return solver.solve(table.state()).verdict;
}

/// Whether more examples are looked for.
bool goes_on(int found, int wanted) { return found < wanted || thorough(); }

/// Two copies of one card may go to the same family, and only one of them without losing the game.
TEST(Traps, OfTwoTwinsOnlyOneMayGo) {
  const int wanted = 10;
  int found = 0;
  for (const auto* id : {"la-capricieuse", "st-helena", "la-nivernaise", "the-clock", "the-sultan"}) {
    const AnyGame& game = *find_game(id);
    for (std::uint64_t i = 0; i < 800 && goes_on(found, wanted); ++i) {
      Rng rng{i, 90};
      const State state = small_deck(game, rng);
      MoveList moves;
      game.moves(state, moves);
      for (int a = 0; a < moves.size(); ++a)
        for (int b = a + 1; b < moves.size(); ++b) {
          const Move one = moves[a], other = moves[b];
          if (one.act != Act::lay || other.act != Act::lay || one.to != other.to || one.from == other.from ||
              state.top[one.from].none() || state.top[one.from].kind() != state.top[other.from].kind())
            continue;
          const Verdict first = verdict_after(game, state, one), second = verdict_after(game, state, other);
          if (first == second || first == Verdict::open || second == Verdict::open) continue;
          ++found;
          Solver solver{game, ample};
          EXPECT_EQ(verdict_name(solver.solve(state).verdict), "won") << id << " small deck " << i;
          Table table{game.info->classes, state};
          game.play(table, first == Verdict::lost ? one : other);
          if (const auto truth = naive_verdict(game, table.state(), 50'000)) {
            EXPECT_FALSE(*truth) << id << " small deck " << i;
          }
        }
    }
  }
  EXPECT_GE(found, wanted);
}

/// At least `wanted` small decks are won, and lost to a naive search which may not exchange; each win is
/// replayed.
void won_only_by_exchange(const AnyGame& game, int wanted, std::uint64_t decks, std::uint64_t stream,
                          Filter no_exchange) {
  int found = 0;
  for (std::uint64_t i = 0; i < decks && goes_on(found, wanted); ++i) {
    Rng rng{i, stream};
    const State state = small_deck(game, rng);
    const auto without = naive_verdict(game, state, 3'000, no_exchange);
    if (!without || *without) continue;
    Solver solver{game, ample};
    const Solution& solution = solver.solve(state);
    if (solution.verdict != Verdict::won) continue;
    ++found;
    EXPECT_TRUE(wins(game, state, solution.line)) << i;
  }
  EXPECT_GE(found, wanted);
}

/// La Nivernaise: a game that is won through an exchange between families and cannot be won without.
TEST(Traps, AnExchangeBetweenFamiliesSavesTheGame) {
  const AnyGame& game = *find_game("la-nivernaise");
  const Filter no_exchange = [](const State&, Move m) {
    return m.act != Act::lay || !LaNivernaise::families.has(m.from);
  };
  won_only_by_exchange(game, 1, 4000, 91, no_exchange);
}

/// The Fourteenth: won by the exchange of two with two, lost without it.
TEST(Traps, TheExchangeOfTheFourteenthSavesTheGame) {
  const AnyGame& game = *find_game("the-fourteenth");
  const Filter no_exchange = [](const State&, Move m) { return m.act != Act::exchange; };
  won_only_by_exchange(game, 3, 2000, 92, no_exchange);
}

/// La Nationale: of two plays, one of which the deal compels, one loses the game.
TEST(Traps, AForcedPlayThatLoses) {
  const AnyGame& game = *find_game("la-nationale");
  int found = 0;
  for (std::uint64_t number = 0; number < 400 && found < 3; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]).state();
    if (state.counter[LaNationale::dealing] == 0) continue;
    MoveList moves;
    game.moves(state, moves);
    int won = 0, lost = 0;
    State loser;
    for (const Move move : moves) {
      const Verdict verdict = verdict_after(game, state, move);
      if (verdict == Verdict::won) ++won;
      if (verdict != Verdict::lost) continue;
      ++lost;
      Table table{game.info->classes, state};
      game.play(table, move);
      loser = table.state();
    }
    if (won == 0 || lost == 0) continue;
    const Solution second = exhaustive_search(
        game, loser, {.nodes = 3'000'000, .memory = std::size_t{1} << 29}, Engine::staged, true);
    if (second.verdict == Verdict::open) continue;
    ++found;
    EXPECT_EQ(verdict_name(second.verdict), "lost") << number;
    Solver solver{game, ample};
    EXPECT_EQ(verdict_name(solver.solve(state).verdict), "won") << number;
  }
  EXPECT_GE(found, 1);
}

/// Losses are found again without advice, order or symmetry.
TEST(Traps, TheSecondEngineConfirmsLosses) {
  const AnyGame& game = *find_game("fortress");
  int confirmed = 0;
  Solver solver{game};
  for (std::uint64_t number = 0; number < 200; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]).state();
    const Verdict first = solver.solve(state).verdict;
    const Solution second =
        exhaustive_search(game, state, {.nodes = 30'000, .memory = std::size_t{1} << 28}, Engine::staged);
    if (second.verdict == Verdict::open) continue;
    ++confirmed;
    EXPECT_EQ(first, second.verdict) << number;
    if (second.verdict == Verdict::won) {
      EXPECT_TRUE(wins(game, state, second.line)) << number;
    }
  }
  EXPECT_GE(confirmed, 100);
}

}  // namespace
}  // namespace longwood::test

#include "solve/optimal/shortest.hpp"

#include <algorithm>
#include <deque>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/solver.hpp"

namespace longwood::test {
namespace {

/// The least number of moves to a won position, breadth first over keys; nothing if there are more than
/// `most`.
std::optional<std::size_t> least_moves(const AnyGame& game, const State& state, std::size_t most) {
  Table root{game.info->classes, state};
  std::set<Key> seen{root.key()};
  std::deque<std::pair<State, std::size_t>> waiting{{state, 0}};
  while (!waiting.empty() && seen.size() < most) {
    Table table{game.info->classes, waiting.front().first};
    const std::size_t depth = waiting.front().second;
    waiting.pop_front();
    if (game.won(table.state())) return depth;
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      game.play(table, move);
      if (seen.insert(table.key()).second) waiting.emplace_back(table.state(), depth + 1);
      table.undo_to(0);
    }
  }
  return {};
}

TEST(Shortest, AgreesWithBreadthFirstNearTheEnd) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  int compared = 0;
  for (std::uint64_t number = 0; number < (thorough() ? 200 : 40); ++number) {
    Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]);
    const std::vector<Move> line = solver.solve(table.state()).line;
    for (std::size_t i = 0; i < line.size(); ++i) {
      // this number of moves before the end the foundations are well advanced and few positions remain
      if (const std::size_t left = line.size() - i; left == 8 || left == 14 || left == 20)
        if (const auto least = least_moves(game, table.state(), 10'000)) {
          ++compared;
          const Solution solution = shortest(game, table.state(), {});
          ASSERT_EQ(verdict_name(solution.verdict), "won") << number;
          EXPECT_EQ(solution.line.size(), *least) << number;
          EXPECT_TRUE(wins(game, table.state(), solution.line)) << number;
        }
      game.play(table, line[i]);
    }
  }
  EXPECT_GE(compared, thorough() ? 20 : 4);
}

/// Small decks, most of them with lanes, some moves before they are won; and lost ones.
TEST(Shortest, AgreesWithNaiveSearchesOnSmallDecks) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  int won = 0, lost = 0;
  for (std::uint64_t i = 0; i < (thorough() ? 400 : 80); ++i) {
    Rng rng{i, 95};
    Table table{game.info->classes, small_deck(game, rng)};
    const std::vector<Move> line = solver.solve(table.state()).line;
    for (std::size_t k = 0; k + 12 < line.size(); ++k) game.play(table, line[k]);
    const auto least = line.empty() ? std::nullopt : least_moves(game, table.state(), 5'000);
    if (!least) continue;
    ++won;
    const Solution solution = shortest(game, table.state(), {});
    ASSERT_EQ(verdict_name(solution.verdict), "won") << i;
    EXPECT_EQ(solution.line.size(), *least) << i;
    EXPECT_TRUE(wins(game, table.state(), solution.line)) << i;
  }
  for (std::uint64_t i = 0; i < (thorough() ? 300 : 60); ++i) {
    Rng rng{i, 96};
    const State state = small_deck(game, rng);
    const auto truth = naive_verdict(game, state, 3'000);
    if (!truth || *truth) continue;
    ++lost;
    EXPECT_EQ(verdict_name(shortest(game, state, {}).verdict), "lost") << i;
  }
  EXPECT_GT(won, thorough() ? 40 : 8);
  EXPECT_GT(lost, thorough() ? 20 : 4);
}

/// Under every choice of an option by itself, a few moves before small decks are won.
TEST(Shortest, AgreesWithBreadthFirstUnderOptions) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  const std::span<const RuleOption> options = game.info->variants.options;
  for (std::size_t option = 0; option < options.size(); ++option)
    for (std::size_t choice = 1; choice < static_cast<std::size_t>(options[option].size()); ++choice) {
      Options chosen{};
      chosen[option] = static_cast<std::uint8_t>(choice);
      int won = 0;
      for (std::uint64_t i = 0; i < 40; ++i) {
        Rng rng{i, 97};
        Table table{game.info->classes, small_deck(game, rng, chosen)};
        const std::vector<Move> line = solver.solve(table.state()).line;
        for (std::size_t k = 0; k + 5 < line.size(); ++k) game.play(table, line[k]);
        const auto least = line.empty() ? std::nullopt : least_moves(game, table.state(), 6'000);
        if (!least) continue;
        ++won;
        const Solution solution = shortest(game, table.state(), {});
        ASSERT_EQ(verdict_name(solution.verdict), "won") << i;
        EXPECT_EQ(solution.line.size(), *least) << i << " with choice " << choice << " of " << option;
      }
      EXPECT_GT(won, 5) << option;
    }
}

/// A search that leaves out founding a family while a lane is open calls this deal lost.
TEST(Shortest, FoundsAFamilyWhileALaneIsOpen) {
  const AnyGame& game = *find_game("fortress");
  // deal 507 as version 1 of the rules laid it out: the two rows of six came first
  Deal deal = deal_by_number(game.info->packs, 507);
  std::rotate(deal.cards.begin(), deal.cards.begin() + 12, deal.cards.begin() + deal.count);
  const State state = game.start(deal, game.info->sets[0]).state();
  const Solution solution = shortest(game, state, {});
  ASSERT_EQ(verdict_name(solution.verdict), "won");
  EXPECT_TRUE(wins(game, state, solution.line));
}

/// A search which ends before it knows the fewest moves gives the win it has, and keeps its limits.
TEST(Shortest, GivesTheWinItHasWhenALimitEndsIt) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  int cut_short = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]).state();
    const Solution first = solver.solve(state);
    if (first.verdict != Verdict::won) continue;
    constexpr std::size_t little = std::size_t{3} << 20;
    for (const Limits& limits : {Limits{.nodes = first.nodes + 20}, Limits{.memory = little}}) {
      const Solution best = shortest(game, state, limits);
      ASSERT_EQ(verdict_name(best.verdict), "won") << number;
      EXPECT_TRUE(wins(game, state, best.line)) << number;
      EXPECT_LE(best.memory, limits.memory) << number;
      EXPECT_LE(best.nodes, limits.nodes + 1000) << number;
      if (best.fewest)
        EXPECT_EQ(best.line.size(), shortest(game, state, {}).line.size()) << number;
      else
        ++cut_short;
    }
  }
  EXPECT_GT(cut_short, 5);
}

TEST(Shortest, IsNeverLongerThanTheFirstLineFound) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  for (std::uint64_t number = 0; number < 60; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]).state();
    const Solution& first = solver.solve(state);
    const Solution best = shortest(game, state, {.nodes = 2'000'000});
    if (best.verdict == Verdict::open) continue;
    EXPECT_EQ(best.verdict, first.verdict) << number;
    EXPECT_LE(best.line.size(), first.line.size()) << number;
  }
}

}  // namespace
}  // namespace longwood::test

#include "foresight/carried_over.hpp"

#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "foresight/foresight.hpp"
#include "support.hpp"

/// What is known of a line that wins helps with the positions beside it.
namespace longwood::test {
namespace {

constexpr Limits small{.nodes = 5'000, .memory = std::size_t{256} << 20};

/// A deal, and a line that wins it.
struct WonDeal {
  Deal deal;
  State state;
  std::vector<Move> line;
};

/// The first deal that a short search wins, if one of the first twenty is.
const std::optional<WonDeal>& won_deal(const AnyGame& game) {
  static std::map<std::string_view, std::optional<WonDeal>> found;
  const auto [entry, is_new] = found.try_emplace(game.info->id);
  if (!is_new) return entry->second;
  Solver solver{game, small};
  for (std::uint64_t number = 1; number <= 20 && !entry->second; ++number) {
    const Deal deal = deal_by_number(game.info->packs, number);
    const State state = game.start(deal, game.info->sets.front()).state();
    const Solution& solution = solver.solve(state);
    if (solution.verdict == Verdict::won && !solution.line.empty())
      entry->second = WonDeal{deal, state, solution.line};
  }
  return entry->second;
}

State after(const AnyGame& game, const State& state, std::span<const Move> moves) {
  Table table{game.info->classes, state};
  for (const Move move : moves) game.play(table, move);
  return table.state();
}

std::vector<Move> with(std::span<const Move> moves, Move last) {
  std::vector<Move> path(moves.begin(), moves.end());
  path.push_back(last);
  return path;
}

class CarriedOver : public testing::TestWithParam<AnyGame> {
 protected:
  [[nodiscard]] const AnyGame& game() const { return GetParam(); }
  [[nodiscard]] Foresight begun(const WonDeal& won) const {
    Foresight foresight{game(), small};
    foresight.begin(game().info->sets.front(), won.deal);
    return foresight;
  }
};
INSTANTIATE_TEST_SUITE_P(All, CarriedOver, testing::ValuesIn(games_of_today(9)),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(CarriedOver, ALineIsItselfWhereItComesFrom) {
  const auto& won = won_deal(game());
  if (!won) GTEST_SKIP() << "no deal is won by so short a search";
  EXPECT_EQ(carried_over(game(), won->state, won->line, won->state), won->line);
}

TEST(CarriedLine, AMoveMadeBeforeItsTurnIsLeftOut) {
  const auto board = Board::of("fortress", "sa: " + rising('S', 'A', 'Q') + "; ha: " + rising('H', 'A', 'K') +
                                               "; da: " + rising('D', 'A', 'Q') +
                                               "; ca: " + rising('C', 'A', 'K') + "; L1: KS; L2: KD");
  const std::vector<Move> line{{Act::lay, 4, 0, 1}, {Act::lay, 5, 2, 1}};
  EXPECT_EQ(carried_over(board.game(), board.state(), line,
                         after(board.game(), board.state(), std::vector{line.back()})),
            std::vector{line.front()});
}

TEST(CarriedLine, ACardGoesWhereTheOneItGoesOntoLies) {
  const auto cards = "sa: " + rising('S', 'A', 'J') + "; ha: " + rising('H', 'A', 'K') +
                     "; da: " + rising('D', 'A', 'K') + "; ca: " + rising('C', 'A', 'K');
  const auto before = Board::of("fortress", cards + "; L1: KS; L2: QS"),
             now = Board::of("fortress", cards + "; L1: QS; L3: KS");
  const std::vector<Move> line{{Act::lay, 5, 4, 1}};
  EXPECT_EQ(carried_over(before.game(), before.state(), line, now.state()),
            (std::vector<Move>{{Act::lay, 4, 6, 1}}));
}

TEST_P(CarriedOver, WhatIsSaidBesideALineIsTrue) {
  const auto& won = won_deal(game());
  if (!won) GTEST_SKIP() << "no deal is won by so short a search";
  Solver solver{game(), {.nodes = 2'000, .memory = small.memory}};
  Foresight foresight = begun(*won);
  foresight.look({}, small.nodes);
  for (std::size_t part = 0; part < 4; ++part) {
    const auto path = std::span{won->line}.first(won->line.size() * part / 4);
    for (const Move move : list_moves(game(), after(game(), won->state, path))) {
      const auto beside = with(path, move);
      const State state = after(game(), won->state, beside);
      const auto view = foresight.look(beside, 10'000);
      if (view.verdict == Verdict::won) {
        EXPECT_TRUE(wins(game(), state, view.line)) << write_move(*game().info, move);
        EXPECT_NE(solver.solve(state).verdict, Verdict::lost);
      }
    }
  }
}

TEST_P(CarriedOver, OnTheWayToAWinAllIsWon) {
  const auto& won = won_deal(game());
  if (!won) GTEST_SKIP() << "no deal is won by so short a search";
  Foresight foresight = begun(*won);
  const auto path = std::span{won->line}.first(won->line.size() / 3);
  if (foresight.look(path, small.nodes).verdict != Verdict::won) GTEST_SKIP() << "too much from there";
  for (std::size_t made = 0; made <= path.size(); ++made) {
    const auto view = foresight.look(path.first(made), 0);
    EXPECT_EQ(view.verdict, Verdict::won);
    EXPECT_TRUE(wins(game(), after(game(), won->state, path.first(made)), view.line));
  }
}

TEST(Foresight, ALineThatIsLeftOftenNeedsNoSearch) {
  int carried = 0;
  for (const AnyGame& game : all_games()) {
    const auto& won = won_deal(game);
    if (!won) continue;
    Foresight foresight{game, small};
    foresight.begin(game.info->sets.front(), won->deal);
    foresight.look({}, small.nodes);
    for (const Move move : list_moves(game, won->state)) {
      const auto view = foresight.look(std::vector{move}, 0);
      if (move == won->line.front() || view.verdict != Verdict::won) continue;
      ++carried;
      EXPECT_EQ(view.nodes, 0U);
      EXPECT_TRUE(wins(game, after(game, won->state, std::vector{move}), view.line));
    }
  }
  EXPECT_GT(carried, 20);
}

/// Two moves of which the second takes back the first.
std::optional<std::vector<Move>> circle(const AnyGame& game, const State& state) {
  for (const Move there : list_moves(game, state)) {
    const State beside = after(game, state, std::vector{there});
    for (const Move back : list_moves(game, beside))
      if (after(game, beside, std::vector{back}) == state) return std::vector{there, back};
  }
  return {};
}

TEST(Foresight, APathThatComesBackLeadsOn) {
  int circles = 0;
  for (const AnyGame& game : all_games()) {
    const auto& won = won_deal(game);
    const auto path = won ? circle(game, won->state) : std::nullopt;
    if (!path) continue;
    ++circles;
    Foresight foresight{game, small};
    foresight.begin(game.info->sets.front(), won->deal);
    ASSERT_EQ(foresight.look(*path, small.nodes).verdict, Verdict::won);
    for (std::size_t made = 0; made < path->size(); ++made) {
      const auto way = std::span{*path}.first(made);
      EXPECT_TRUE(wins(game, after(game, won->state, way), foresight.look(way, 0).line));
    }
  }
  EXPECT_GT(circles, 0);
}

}  // namespace
}  // namespace longwood::test

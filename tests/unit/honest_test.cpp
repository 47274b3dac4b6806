#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "honest/adviser.hpp"
#include "support.hpp"

/// The honest player sees a view, and nothing he does may depend on what it hides.
namespace longwood::test {
namespace {

/// Calls `visit` with positions of a random game and what its player knows in each.
void along(const GameUnder& game, std::uint64_t number, int moves,
           const std::function<void(const State&, const Known&)>& visit) {
  Table table = game.start_deal(number);
  Known known = cards_in_sight(game, table.state());
  Rng rng{number, 9};
  for (int i = 0; i < moves; ++i) {
    visit(table.state(), known);
    const auto legal = list_moves(game, table.state());
    if (legal.empty()) return;
    const State before = table.state();
    game.play(table, legal[rng.below(legal.size())]);
    known = follow(game, before, table.since(0), known);
    table.forget();
  }
}

class ViewOf : public testing::TestWithParam<GameUnder> {};
INSTANTIATE_TEST_SUITE_P(All, ViewOf, testing::ValuesIn(all_ways()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(ViewOf, IsTheSameForEveryWorldThatAgreesWithIt) {
  Rng rng{3};
  int ply = 0;
  for (std::uint64_t number = 0; number < 3; ++number)
    along(GetParam(), number, 150, [&](const State& state, const Known& known) {
      if (ply++ % 7 != 0) return;
      const PlayerView view{GetParam(), state, known};
      const PlayerView other{GetParam(), view.world(rng), known};
      EXPECT_TRUE(view == other) << "deal " << number;
      EXPECT_EQ(list_moves(GetParam(), view.state()), list_moves(GetParam(), state));
    });
}

/// What the adviser says, as text.
std::string said(const AnyGame& game, const Counsel& counsel) {
  std::string text;
  for (const Move move : counsel.plan) text += write_move(*game.info, move) + " ";
  return text + std::to_string(counsel.wins) + "/" + std::to_string(counsel.tried);
}

constexpr Effort small{.worlds = 1, .confirming = 2, .finish = 200, .certainty = 20'000};

class Advice : public testing::TestWithParam<GameUnder> {};
INSTANTIATE_TEST_SUITE_P(All, Advice, testing::ValuesIn(all_ways()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Advice, DependsOnNothingHidden) {
  Rng rng{4};
  int ply = 0;
  along(GetParam(), 1, 60, [&](const State& state, const Known& known) {
    if (ply++ % 29 != 0) return;
    const PlayerView view{GetParam(), state, known};
    const PlayerView other{GetParam(), view.world(rng), known};
    Adviser first{GetParam(), small}, second{GetParam(), small};
    EXPECT_EQ(said(GetParam(), first.advise(view, 5)), said(GetParam(), second.advise(other, 5)));
  });
}

TEST_P(Advice, IsAPlanOfLegalMovesWhoseStopIsItsLast) {
  int ply = 0;
  along(GetParam(), 2, 60, [&](const State& state, const Known& known) {
    if (ply++ % 29 != 0 || list_moves(GetParam(), state).empty()) return;
    const PlayerView view{GetParam(), state, known};
    Adviser adviser{GetParam(), small};
    const Counsel counsel = adviser.advise(view, 5);
    ASSERT_FALSE(counsel.plan.empty());
    Seat seat{view, state};
    for (std::size_t i = 0; i < counsel.plan.size(); ++i) {
      ASSERT_EQ(GetParam().why_not(seat.state(), counsel.plan[i]), Why::ok);
      const bool shown = seat.play(counsel.plan[i]);
      if (!counsel.verdict) {
        EXPECT_EQ(shown, counsel.stops && i + 1 == counsel.plan.size());
      }
    }
  });
}

/// Follows hint no. 1, asked anew in every position, to the end; the number of moves, or -1 if it is not won.
int follow_hints(const AnyGame& game, std::uint64_t number, int most) {
  Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
  Known known = cards_in_sight(game, table.state());
  Adviser adviser{game, {.worlds = 1, .confirming = 0, .finish = 500}};
  for (int made = 0; made < most; ++made) {
    if (game.won(table.state())) return made;
    const Counsel& counsel = adviser.advise({game, table.state(), known}, 1);
    if (counsel.plan.empty()) return -1;
    const State before = table.state();
    game.play(table, counsel.plan.front());
    known = follow(game, before, table.since(0), known);
    table.forget();
  }
  return -1;
}

TEST(FollowedHints, WinEveryWinnableFortress) {
  const AnyGame& game = *find_game("fortress");
  int winnable = 0;
  for (std::uint64_t number = 0; number < 60; ++number) {
    Solver solver{game};
    const auto& solution =
        solver.solve(game.start(deal_by_number(game.info->packs, number), game.info->sets.front()).state());
    if (solution.verdict != Verdict::won) continue;
    ++winnable;
    EXPECT_EQ(follow_hints(game, number, 1000), std::ssize(solution.line)) << "deal " << number;
  }
  EXPECT_GT(winnable, 5);
}

TEST(FollowedHints, NeverGoRound) {
  for (const AnyGame& game : all_games()) {
    constexpr int more_than_any_game = 3000;
    Table table = game.start(deal_by_number(game.info->packs, 3), game.info->sets.front());
    Known known = cards_in_sight(game, table.state());
    Adviser adviser{game, {.worlds = 1, .confirming = 0, .finish = 500, .certainty = 50'000}};
    std::set<Key> met;
    for (int made = 0; made < more_than_any_game && !game.won(table.state()); ++made) {
      ASSERT_TRUE(met.insert(table.key()).second) << game.info->id << " after " << made << " moves";
      const Counsel& counsel = adviser.advise({game, table.state(), known}, 1);
      if (counsel.plan.empty() || (counsel.verdict && counsel.verdict != Verdict::won)) break;
      const State before = table.state();
      game.play(table, counsel.plan.front());
      known = follow(game, before, table.since(0), known);
      table.forget();
    }
  }
}

}  // namespace
}  // namespace longwood::test

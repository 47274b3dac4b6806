#include "session/dead_end.hpp"

#include <gtest/gtest.h>

#include "games/playout.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// Games that are lost though idle moves are left, and games of which that is not said.
namespace longwood::test {
namespace {

constexpr std::string_view lost =
    "The game is lost: no move that is left brings another card home, now or later.";

std::string said(const Board& board) {
  return say_of(in_english_of(*board.game().info), board.game(), board.state()).text;
}

TEST(DeadEnd, ALoneMarriageToAndFroIsSaidToLose) {
  EXPECT_EQ(said(Board::of("the-house-on-the-hill", "1: 3H 8S; 2: 9S; 3: 7S; 4: 2H 5D; @0=2")), lost);
  EXPECT_EQ(said(Board::of("the-fifteen",
                           "1: 8S; 2: 9S; 3: 7S; 4: 5H; 5: 6C; 6: 4D; 7: QS; 8: QH; 9: TC; 10: 2D; 11: QD; "
                           "12: 3S; 13: TD; 14: 5C; 15: 8H; sa: AS")),
            lost);
}

TEST(DeadEnd, OneCardFromLaneToLaneIsSaidToLose) {
  EXPECT_EQ(
      said(Board::of("the-flower-garden", "sa: AS; 1: 3S 5H; 2: 4S 5D; 3: 2H 5C; 4: 9C 5S; 5: 2D 8S; 6: 6D")),
      lost);
}

TEST(DeadEnd, NothingIsSaidWhereACardCanStillComeHome) {
  EXPECT_NE(said(Board::of("the-house-on-the-hill", "sa: AS; 1: 2S 8S; 2: 9S; @0=2")), lost)
      << "in two moves";
  EXPECT_NE(said(Board::of("the-flower-garden", "sa: AS; 1: 2S 5H; 2: 6D; 3: 9C")), lost);
}

TEST(DeadEnd, NothingIsSaidOfWhatASecretDecides) {
  EXPECT_NE(said(Board::of("the-house-on-the-hill", "1: 3H 8S; 2: 9S; @0=1")), lost)
      << "a shuffle is to come";
  EXPECT_NE(said(Board::of("general-sedgewick", "sa: 2S; L: 5S; T: 9H; R: KC; M: KD; B: KH; hand: 9D 8D")),
            lost)
      << "the next card is not known";
}

/// From a position reported as a dead end, no random play brings a card home and no search finds a win.
class DeadEnds : public testing::TestWithParam<GameUnder> {};

TEST_P(DeadEnds, AreLost) {
  play_through(GetParam(), 3, 400, [&](Table& table, const Move*) {
    if (!nothing_comes_home(GetParam(), table.state())) return;
    Table copy{GetParam().info->classes, table.state()};
    const int home = cards_home(*GetParam().info, copy.state());
    Solver solver{GetParam(), {.nodes = 5'000}};
    ASSERT_NE(solver.solve(table.state()).verdict, Verdict::won);
    Rng rng{7, 7};
    for (int ply = 0; ply < 60; ++ply) {
      MoveList moves;
      GetParam().moves(copy.state(), moves);
      if (moves.empty()) break;
      GetParam().play(copy, random_move(moves, rng));
      ASSERT_LE(cards_home(*GetParam().info, copy.state()), home);
    }
  });
}
INSTANTIATE_TEST_SUITE_P(Games, DeadEnds, testing::ValuesIn(ways_of_today()),
                         [](const auto& info) { return test_name(info.param); });

}  // namespace
}  // namespace longwood::test

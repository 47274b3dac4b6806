#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "games/the_carpet/search.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Carpet (Hoffmann, Selected no. 4).
namespace longwood::test {
namespace {

// A card that a family gives back takes up a place, and nothing waits for it there.
TEST(TheCarpet, TheSearchTakesNothingBack) {
  const State s = Board::of("the-carpet", "sa: AS 2S; r1c1: 9H; talon: 9D; hand: KC", "set carpet").state();
  MoveList moves;
  find_game("the-carpet")->moves(s, moves);
  advice::TheCarpetAdvice::leave_out_dominated(s, moves);
  Texts left;
  for (const Move move : moves) left.insert(write_move(TheCarpet::info, move));
  EXPECT_EQ(left, (Texts{"talon-r1c2", "turn"}));
}

}  // namespace
}  // namespace longwood::test

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/the_crescent/search.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Crescent (Hoffmann no. 30).
namespace longwood::test {
namespace {

using advice::TheCrescentAdvice;

// A place in the crescent means nothing, at any time: two layouts that differ in it alone are one position.
TEST(TheCrescent, HeapsAreAlikeFromTheBeginning) {
  const auto key = [](std::string_view position) {
    return Board::of("the-crescent", position).table().key();
  };
  EXPECT_EQ(key("1: 2S 9H; 7: KD; 16: 5C"), key("3: KD; 4: 5C; 9: 2S 9H"));
  EXPECT_NE(key("1: 2S 9H; 7: KD; 16: 5C"), key("3: KD 5C; 9: 2S 9H"));
}

TEST(TheCrescent, ATurnIsToldAsATurn) {
  const Board board = Board::of("the-crescent", "1: 2S 9H; 7: KD");
  const Speaker say = in_english_of(TheCrescent::info);
  EXPECT_EQ(redeals_words(say, board.game(), board.state()), "3 turns left.");
  EXPECT_EQ(say_of(say, board.game(), board.state()).text.find("dealt again"), std::string::npos);
  Table table{TheCrescent::info.classes, board.state()};
  TheCrescent::play(table, bare(Act::redeal));
  EXPECT_EQ(tell_move(say, board.game(), board.state(), bare(Act::redeal), table.since(0)),
            "The lowest card of every heap is now its uppermost.");
}

TEST(TheCrescent, TheSearchTurnsNoSingleCards) {
  const auto turns = [](std::string_view position) {
    const Board board = Board::of("the-crescent", position);
    MoveList moves;
    TheCrescent::moves(board.state(), moves);
    TheCrescentAdvice::leave_out_dominated(board.state(), moves);
    return std::ranges::count(moves, bare(Act::redeal));
  };
  EXPECT_EQ(turns("1: 2S 9H; 7: KD"), 1);
  EXPECT_EQ(turns("1: 2S; 7: KD"), 0);
}

// A card that may be held is not played at once: holding allows all that playing it would.
TEST(TheCrescent, TheSearchHoldsACardThatSuitsBothFamilies) {
  const Board board =
      Board::of("the-crescent", "ca: AC 2C 3C 4C 5C 6C 7C; ck: KC QC JC TC 9C; 4: QD 8C; 5: 3D");
  MoveList moves;
  TheCrescent::moves(board.state(), moves);
  TheCrescentAdvice::leave_out_dominated(board.state(), moves);
  EXPECT_EQ(
      std::ranges::count_if(moves, [](Move m) { return m.act == Act::lay && two_rows::families.has(m.to); }),
      0);
  EXPECT_EQ(std::ranges::count_if(moves, [](Move m) { return TheCrescent::between.has(m.to); }), 1);
}

}  // namespace
}  // namespace longwood::test

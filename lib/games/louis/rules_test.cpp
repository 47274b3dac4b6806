#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/louis/search.hpp"
#include "support.hpp"

/// What positions.txt cannot say of Louis (Cadogan, chapter 43). Numbers in brackets are
/// sentences of its rulebook.
namespace longwood::test {
namespace {

using advice::LouisAdvice;

constexpr std::string_view both = "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H; g: 8H 4C QS";

bool is_over(const Board& board) { return board.state().counter[Louis::dealing] == Louis::over; }

// Who plays nothing gets eight whole circles. [5] [18]
TEST(Louis, ThePackIsEightCircles) {
  for (const char* set : {"cadogan", "hoffmann"})
    for (std::uint64_t number = 0; number < 100; ++number) {
      Board board = Board::dealt("louis", number, std::string{"set "} + set);
      while (!is_over(board)) board.play("deal");
      for (int i = 0; i < Louis::alphabet.count; ++i)
        ASSERT_EQ(board.state().size[Louis::alphabet[i]], 8) << set << " deal " << number << " letter " << i;
    }
}

// What is played as it is turned uses up no place, so that the circles stay whole but for the last. [6]
TEST(Louis, WhatIsPlayedAsItIsTurnedLeavesTheCirclesWhole) {
  for (std::uint64_t number = 0; number < 100; ++number) {
    Board board = Board::dealt("louis", number, "set hoffmann");
    while (!is_over(board)) board.play(*board.legal().begin());
    const int laid = max_cards - board.state().total(two_rows::families) - board.state().total(Louis::aside);
    for (int i = 0; i < Louis::alphabet.count; ++i)
      ASSERT_EQ(board.state().size[Louis::alphabet[i]], laid / 12 + (i < laid % 12 ? 1 : 0))
          << "deal " << number << " letter " << i;
  }
}

// Hoffmann's deal pauses for the card turned alone. [7]
TEST(Louis, OnlyTheBookPausesBetweenCircles) {
  const auto pauses = [](std::string_view choices) {
    int n = 0;
    for (std::uint64_t number = 0; number < 50; ++number)
      for (Board board = Board::dealt("louis", number, choices); !is_over(board); board.play("deal"))
        n += board.state().counter[Louis::dealing] == Louis::between_circles;
    return n;
  };
  EXPECT_GT(pauses("set cadogan"), 50);
  EXPECT_EQ(pauses("set hoffmann"), 0);
}

// That a card may be changed is seen on no pile. [11]
TEST(Louis, TheRightToChangeIsPartOfThePosition) {
  const AnyGame& game = *find_game("louis");
  const auto key = [&](const Board& board) { return Table(game.info->classes, board.state()).key(); };
  const Board changed = Board::of("louis", both).play("redeal turned-hk hk-ha");
  const Board played = Board::of("louis", both).play("redeal turned-ha");
  const Board read =
      Board::of("louis", "ha: AH 2H 3H 4H 5H 6H 7H 8H; hk: KH QH JH TH 9H; a: 4C; b: QS; @2=1");
  EXPECT_TRUE(key(changed) == key(played));
  EXPECT_FALSE(key(played) == key(read));
}

// A card laid aside keeps all that it may become, so the search need not play it at once. [10] [11]
TEST(Louis, ACardThatMayBeLaidAsideIs) {
  const auto left = [](const Board& board) {
    MoveList moves;
    Louis::moves(board.state(), moves);
    LouisAdvice::leave_out_dominated(board.state(), moves);
    return std::vector<Move>{moves.begin(), moves.end()};
  };
  const Pile place = Louis::aside[hearts];
  const std::vector<Move> held = left(Board::of("louis", both).play("redeal"));
  ASSERT_EQ(held.size(), 2U);
  EXPECT_EQ(held[0].to, place);
  EXPECT_EQ(held[1].act, Act::deal);
  for (const Move m : left(Board::of("louis", both).play("redeal turned-hb"))) EXPECT_NE(m.from, place);
}

// In a deal that is not the last, the order of what lies in the letters still matters. [17]
TEST(Louis, APlayThatCrossesIsSafeInTheLastDealAlone) {
  const auto safe = [](std::string_view redeals) {
    const std::string met = "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H 8H; g: 9D 8H 7H 4C; ";
    return LouisAdvice::safe(Board::of("louis", met + std::string{redeals}).play("redeal deal deal").state());
  };
  EXPECT_EQ(safe("@2=2"), (Move{Act::lay, Louis::alphabet[1], Louis::aces[hearts], 1}));
  EXPECT_FALSE(safe("@2=1"));
}

}  // namespace
}  // namespace longwood::test

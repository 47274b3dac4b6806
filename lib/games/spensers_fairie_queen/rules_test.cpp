#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/spensers_fairie_queen/search.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// What positions.txt cannot say of Spenser’s Fairie Queen (Cadogan, chapter
/// 26).
namespace longwood::test {
namespace {

using Game = SpensersFairieQueen;

State fairie_queen(std::string_view position, std::string_view choices = {}) {
  return Board::of("spensers-fairie-queen", position, choices).state();
}

// However the deal falls, the kings head the eight columns in the end.
TEST(SpensersFairieQueen, EveryDealEndsWithEightColumnsHeadedByKings) {
  for (std::uint64_t number = 0; number < 50; ++number) {
    Board board = Board::dealt("spensers-fairie-queen", number);
    while (board.size("hand") > 0) board.play("deal");
    for (int i = 0; i < Game::columns.count; ++i) {
      std::array<Card, max_cards> cards;
      const int size = board.state().cards(Game::columns[i], cards);
      ASSERT_GE(size, 1);
      for (int n = 0; n < size; ++n)
        EXPECT_EQ(cards[static_cast<std::size_t>(n)].rank() == king, n == 0) << "deal " << number;
    }
    EXPECT_EQ(board.state().total(Game::families), 8);
  }
}

// Kings never come home, so that a game which is won has brought everything home that is to come.
TEST(SpensersFairieQueen, KingsAreNotToBeBroughtHome) {
  const Board start = Board::dealt("spensers-fairie-queen", 1);
  EXPECT_EQ(cards_to_bring_home(Game::info, start.state()), Game::cards);
  EXPECT_EQ(cards_in_play(start.state()), max_cards);
}

// A king that stands alone counts as a vacant place for cards, and no king as a card that fills one.
TEST(SpensersFairieQueen, AHeadThatLiesAloneIsAVacantPlace) {
  constexpr MoveRule row = Game::lays[1];
  EXPECT_TRUE(is_vacant(row, Card::of(king, hearts)));
  EXPECT_FALSE(is_vacant(row, Card::of(queen, hearts)));
  EXPECT_FALSE(is_vacant(row, Card{}));
  EXPECT_TRUE(is_vacant(Game::lays[0], Card{}));
  EXPECT_TRUE(fills(row, Card::of(4, clubs)));
  EXPECT_FALSE(fills(row, Card::of(king, clubs)));
}

// Nothing need rest on the card, and each card of its rank has a family of its own.
TEST(SpensersFairieQueen, APlayIsSafeWhereAllFamiliesHaveComeClose) {
  using advice::SpensersFairieQueenAdvice;
  constexpr std::string_view others = "ha1: AH; ha2: AH; da1: AD; da2: AD; ca1: AC; ca2: AC; ";
  constexpr std::string_view others_at_two =
      "ha1: AH 2H; ha2: AH 2H; da1: AD 2D; da2: AD 2D; ca1: AC 2C; ca2: AC 2C; ";
  const auto with = [&](std::string_view spades, std::string_view rest, std::string_view columns,
                        std::string_view choices = {}) {
    const std::string position = std::string{spades} + std::string{rest} + std::string{columns};
    return SpensersFairieQueenAdvice::safe(fairie_queen(position, choices));
  };
  const Move first_play{Act::lay, Game::columns[0], Game::families[0], 1};
  constexpr std::string_view both_at_two = "sa1: AS 2S; sa2: AS 2S; ", one_at_two = "sa1: AS 2S; sa2: AS; ";
  EXPECT_EQ(with(both_at_two, others, "1: KC 3S; 2: KD 5H"), first_play);
  EXPECT_FALSE(with(one_at_two, others, "1: KC 3S; 2: KD 5H"))
      << "the other three of spades may need that family";
  EXPECT_FALSE(with("sa1: AS 2S 3S; sa2: AS 2S 3S; ", others, "1: KC 4S; 2: KD 5H"))
      << "a three may have to rest on it";
  EXPECT_FALSE(with(both_at_two, others, "1: KC 3H; 2: KD 5H")) << "its families wait for a two";
  EXPECT_EQ(with(both_at_two, others_at_two, "1: KC 3H; 2: KD 5H", "following=any-suit"), first_play);
  EXPECT_FALSE(with(one_at_two, others_at_two, "1: KC 3H; 2: KD 5H", "following=any-suit"));
}

// An ace that was dealt to its column founds a family of its own suit, whatever follows there.
TEST(SpensersFairieQueen, AnAceInAColumnIsSafeForItsOwnSuit) {
  using advice::SpensersFairieQueenAdvice;
  const State s = fairie_queen("ha1: AH 2H; 1: KC 9D AD; hand: 5S", "set pysolfc");
  const Move home{Act::lay, Game::columns[0], Game::families[4], 1};
  EXPECT_EQ(SpensersFairieQueenAdvice::safe(s), home);
  MoveList moves;
  find_game("spensers-fairie-queen")->moves(s, moves);
  SpensersFairieQueenAdvice::leave_out_dominated(s, moves);
  EXPECT_NE(std::ranges::find(moves, home), moves.end());
  EXPECT_EQ(std::ranges::count(moves, Game::columns[0], &Move::from), 1) << "the second family is alike";
}

}  // namespace
}  // namespace longwood::test

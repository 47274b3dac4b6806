#include "games/klondike/rules.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "games/klondike/search.hpp"
#include "session/dead_end.hpp"
#include "session/session.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// What positions.txt cannot say of Klondike (Cadogan).
namespace longwood::test {
namespace {

const AnyGame& klondike() { return *find_game("klondike"); }

std::string fault_of(std::string_view board) {
  const auto read = read_board(klondike(), {}, board);
  return read ? "" : read.error().english();
}

constexpr std::string_view all_but_hearts = "sa: KS; da: KD; ca: KC; ";

TEST(Klondike, ABoardKeepsItsFaceDownCards) {
  const std::string text = std::string{all_but_hearts} + "ha: TH; 2: [QH] JH; 3: KH";
  const auto read = read_board(klondike(), {}, text);
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(klondike().shown(*read, *find_pile(*klondike().info, "2")), 1);
  EXPECT_NE(write_board(klondike(), *read).find("2: [QH] JH; 3: KH"), std::string::npos);
  const auto again = read_board(klondike(), {}, write_board(klondike(), *read));
  ASSERT_TRUE(again) << again.error().english();
  EXPECT_EQ(*again, *read);
}

TEST(Klondike, ABoardSaysWhichCardCannotLieFaceDown) {
  const std::string most{all_but_hearts};
  EXPECT_EQ(fault_of(most + "ha: TH; 2: QH [JH]; 3: KH"),
            "pile 2: [JH] cannot lie face down on a card that is face up");
  EXPECT_EQ(fault_of(most + "ha: TH; 2: [QH] [JH]; 3: KH"),
            "pile 2: its last card lies face up; leave out the brackets around it");
  EXPECT_EQ(fault_of(most + "ha: TH; hand: [QH] JH; 3: KH"),
            "pile hand: [QH] cannot lie face down there; leave out the brackets");
}

TEST(Klondike, WhatWasTurnedUpStaysKnownAfterUndo) {
  const auto deal = deal_by_number(klondike().info->packs, 22);
  Session session{klondike(), klondike().info->sets.front(), deal};
  const Pile column = *find_pile(*klondike().info, "5");
  const Card beneath = session.state().under[session.state().top[column].id];
  EXPECT_FALSE(session.known()[beneath.id]) << "it lies face down";
  ASSERT_EQ(session.play(*read_move(session.info(), "5-sa")), Why::ok);
  EXPECT_TRUE(session.known()[beneath.id]);
  session.undo();
  EXPECT_TRUE(session.known()[beneath.id]);
  EXPECT_FALSE(cards_in_sight(session.game(), session.state())[beneath.id]);
}

TEST(Klondike, EveryRunWithoutALimitIsTheSamePosition) {
  Board board = Board::dealt("klondike", 5, "set draw-three");
  const Key start = board.table().key();
  board.play("turn turn turn turn turn turn turn turn");
  EXPECT_EQ(board.size("hand"), 0);
  board.play("redeal");
  EXPECT_EQ(board.table().key(), start);
}

TEST(Klondike, ALostGameIsSaidToBeLostThoughTheStockCanBeTurned) {
  // no column takes the nine that lies on the ace, or a card of the stock
  const Board board = Board::of(
      "klondike", "1: KH; 2: [AH] 9D; 3: KD; 4: 4H; 5: 4D; 6: 5H; 7: 5D; hand: 2D 7D JD", "set draw-three");
  EXPECT_TRUE(nothing_comes_home(board.game(), board.state(), Known{}.set()));
  EXPECT_FALSE(nothing_comes_home(board.game(), board.state())) << "what the stock holds is not known yet";
}

/// Two kings and a queen must come back from their families, so that the last knave uncovers a nine.
TEST(Klondike, ASearchWithoutPlacesBringsBackWhatIsNeeded) {
  for (const std::string_view set : {"draw-three", "draw-three-final", "draw-one", "vegas"}) {
    const Board board = Board::of("klondike",
                                  "sa: AS 2S 3S 4S 5S 6S 7S 8S; ha: AH 2H 3H 4H 5H 6H 7H 8H; da: AD 2D 3D 4D "
                                  "5D 6D 7D 8D 9D TD JD QD KD; ca: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC; "
                                  "1: [KS] [9S] [QS] [9H] JS; 2: [QH] [TS] [TH] [KH] JH",
                                  "set " + std::string{set});
    const bool returns = chosen(board.state(), Klondike::Families::returnable);
    Solver solver{klondike()};
    const Solution& found = solver.solve(board.state());
    EXPECT_EQ(found.engine, Engine::unplaced) << set;
    EXPECT_EQ(found.verdict, returns ? Verdict::won : Verdict::lost) << set;
    EXPECT_EQ(wins(klondike(), board.state(), found.line), returns) << set;
  }
}

TEST(Klondike, AGameThatMovesColumnsWholeIsNotSearchedWithoutPlaces) {
  EXPECT_FALSE(advice::KlondikeAdvice::unplaced(Board::dealt("klondike", 5).state()));
  EXPECT_TRUE(advice::KlondikeAdvice::unplaced(Board::dealt("klondike", 5, "set vegas").state()));
}

}  // namespace
}  // namespace longwood::test

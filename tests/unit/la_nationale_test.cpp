#include <gtest/gtest.h>

#include "games/la_nationale/rules.hpp"
#include "session/record.hpp"
#include "support.hpp"

/// La Nationale (Hoffmann no. 50). Numbers in brackets are sentences of its rulebook; coverage_test.cpp
/// counts them.
namespace longwood::test {
namespace {

Board la_nationale_at(const std::string& position) { return Board::laid("la-nationale", position); }

/// A deal in progress, carried on to its first pause.
Board la_nationale_dealing(const std::string& position) {
  Board board = la_nationale_at("@0=1; " + position);
  LaNationale::deal_on(board.table());
  return board;
}

/// The play phase of the worked position N3.
Board n3() {
  return la_nationale_at(
      "1: 9H 4C 8S; 2: 2D 9S; 3: JD 7S; 5: KH 5S 6S 7S; 6: QC AH; 7: 5D; 8: 7D; 9: TD; 10: 4H; 11: 6H; 12: "
      "8H; "
      "ca: AC 2C 3C");
}

// [1] [2]
TEST(LaNationale, Layout) {
  const Board board = la_nationale_dealing("");
  for (const std::string suit : {"s", "h", "d", "c"}) {
    EXPECT_EQ(board.pile(suit + "a"), "A" + std::string{static_cast<char>(suit[0] - 32)});
    EXPECT_EQ(board.pile(suit + "k"), "K" + std::string{static_cast<char>(suit[0] - 32)});
  }
  EXPECT_EQ(board.game().info->packs.dealt(), 96);
  // Nothing here suits a family, so the columns of eight are plain to see.
  const std::string first = "5S 9C 7D 8D 6H 9S 7C 5D", second = "6S 9H 7H 8C 6C 8S 9D 6D", third = "5C 5H";
  const Board columns = la_nationale_dealing(hand(first + " " + second + " " + third));
  EXPECT_EQ(columns.pile("1"), first);
  EXPECT_EQ(columns.pile("2"), second);
  EXPECT_EQ(columns.pile("3"), third);
  EXPECT_EQ(columns.pile("4"), "");
}

// [6] [7]
TEST(LaNationale, N1_Deal) {
  const Board board = la_nationale_dealing(hand("5S 2H 9C QD KC 3H 7D 8D 6S"));
  EXPECT_EQ(board.pile("1"), "5S 9C KC 7D 8D");
  EXPECT_EQ(board.pile("2"), "6S") << "the ninth card begins the second column";
  EXPECT_EQ(board.pile("ha"), "AH 2H 3H");
  EXPECT_EQ(board.pile("dk"), "KD QD");
}

// [8]
TEST(LaNationale, N2_Chain) {
  const Board board = la_nationale_dealing("1: 9H KD 5C 7H QC 6D 4S 3S; @1=8; " + hand("8C 2S 4H"));
  EXPECT_EQ(board.pile("sa"), "AS 2S 3S 4S");
  EXPECT_EQ(board.pile("1"), "9H KD 5C 7H QC 6D");
  EXPECT_EQ(board.pile("2"), "8C 4H") << "4H was turned when the chain had come to its end";
}

// [6]
TEST(LaNationale, ACardThatSuitsBothFamiliesWaitsForAChoice) {
  const Board board = la_nationale_dealing(
      "sa: " + rising('S', 'A', '4') + "; sk: " + falling('S', 'K', '6') + "; 1: 8H; @1=1; " + hand("5S 9D"));
  EXPECT_EQ(board.legal(), (Texts{"turned-sa", "turned-sk", "turned-sb"}));
  EXPECT_EQ(board.pile("turned"), "5S");
  EXPECT_EQ(board.refused("1-ha"), "must_play_first [6]");
  EXPECT_EQ(board.refused("turned-ha"), "must_play_first [6]");
  EXPECT_EQ(board.refused("turned-1"), "must_play_first [6]") << "it may not be laid";
  EXPECT_EQ(board.refused("hand-1"), "must_play_first [6]");
  const Board rose = board.after("turned-sa"), fell = board.after("turned-sk");
  EXPECT_EQ(rose.pile("sa"), rising('S', 'A', '5'));
  EXPECT_EQ(fell.pile("sk"), falling('S', 'K', '5'));
  EXPECT_EQ(fell.pile("1"), "8H 9D");
}

// [8] [9]
TEST(LaNationale, SeveralEndCardsWaitForAnOrder) {
  const Board board = la_nationale_dealing("1: 4C 3S; 2: 9H 3S; 3: 4H; @1=17; " + hand("2S 9D"));
  EXPECT_EQ(board.legal(), (Texts{"1-sa", "2-sa"}));
  EXPECT_EQ(board.pile("sa"), "AS 2S");
  EXPECT_EQ(board.refused("3-ha"), "end_card_waits [8]");
  EXPECT_EQ(board.refused("1-ha"), "end_card_waits [8]");
  EXPECT_EQ(board.refused("1-2"), "no_marriage_while_dealing [9]");
  EXPECT_EQ(board.refused("1-4"), "no_marriage_while_dealing [9]") << "nor is a vacancy filled";
  const Board after = board.after("2-sa");
  EXPECT_EQ(after.pile("2"), "9H");
  EXPECT_EQ(after.pile("3"), "4H 9D") << "then the deal goes on to its end";
  EXPECT_EQ(after.state().counter[LaNationale::dealing], 0);
}

// [8]
TEST(LaNationale, AnEndCardThatSuitsBothFamiliesIsChosenToo) {
  const Board board =
      la_nationale_dealing("sa: " + rising('S', 'A', '3') + "; sk: " + falling('S', 'K', '7') +
                           "; 1: 6S 5S; 2: 9C; @1=9; " + hand("4S 9D"));
  // The four turned draws the five after it, and that uncovers the six, which suits both.
  EXPECT_EQ(board.legal(), (Texts{"1-sa", "1-sk", "1-sb"}));
  EXPECT_EQ(board.pile("sa"), rising('S', 'A', '5'));
  EXPECT_EQ(board.after("1-sk").pile("sk"), falling('S', 'K', '6'));
}

// [9] [10] [11] [13] [14]
TEST(LaNationale, N3_PlayPhase) {
  const Board board = n3();
  EXPECT_EQ(board.legal_among("1 2 3 4 5 6"), (Texts{"1-2", "2-1", "1-3", "3-1", "1-5", "5-1", "1-4", "2-4",
                                                     "3-4", "5-4", "6-4", "5-4x2", "5-4x3"}));
  EXPECT_EQ(board.after("1-2").pile("2"), "2D 9S 8S");
  EXPECT_EQ(board.after("2-1").pile("1"), "9H 4C 8S 9S");
  EXPECT_EQ(board.after("1-3").pile("3"), "JD 7S 8S");
  EXPECT_EQ(board.after("3-1").pile("1"), "9H 4C 8S 7S");
  EXPECT_EQ(board.after("1-4").pile("4"), "8S");
  EXPECT_EQ(board.after("5-4x3").pile("4"), "5S 6S 7S") << "a sequence keeps its order";
  EXPECT_EQ(board.after("5-4x2").pile("5"), "KH 5S");
  EXPECT_EQ(board.after("5-4 5-4 5-4").pile("4"), "7S 6S 5S") << "card by card it is reversed";

  EXPECT_EQ(board.refused("1-6"), "wrong_suit [11]");
  EXPECT_EQ(board.refused("1-ca"), "family_rises [3]") << "4C is blocked; the end card is 8S";
  EXPECT_EQ(board.refused("5-1x2"), "one_card_at_a_time [13]");
  EXPECT_EQ(board.refused("5-4x4"), "not_a_run [14]");
  EXPECT_EQ(board.refused("1-4x2"), "not_a_run [14]");
}

// [11] [12]
TEST(LaNationale, N3_NoCorner) {
  const Board board = n3().after("5-1 5-1 5-1");
  EXPECT_EQ(board.pile("1"), "9H 4C 8S 7S 6S 5S");
  EXPECT_EQ(board.pile("5"), "KH");
  EXPECT_EQ(board.refused("5-6"), "corner [12]");
  EXPECT_EQ(board.refused("6-5"), "corner [12]");
  EXPECT_EQ(board.refused("1-2"), "not_next [11]");
  EXPECT_EQ(board.refused("2-10"), "wrong_suit [11]");
}

// [14]
TEST(LaNationale, ASequenceGoesOneWayOnly) {
  const Board board = la_nationale_at("1: 5S 6S 7S 6S; 2: 8H 7H 6H; 3: QC KC AC");
  EXPECT_TRUE(board.allows("1-4x2"));
  EXPECT_EQ(board.refused("1-4x3"), "not_a_run [14]") << "the run turns back at the seven";
  EXPECT_TRUE(board.allows("2-4x3")) << "a whole column may move";
  EXPECT_EQ(board.refused("2-4x4"), "not_a_run [14]") << "there are only three cards";
  EXPECT_EQ(board.refused("3-4x2"), "not_a_run [14]") << "nor does a run turn the corner";
  EXPECT_EQ(board.after("2-4x3").pile("4"), "8H 7H 6H");
}

// [3] [4] [5]
TEST(LaNationale, Families) {
  const Board board = la_nationale_at("1: 5H 2S; 2: QS; 3: 3S; 4: AH KH; 5: 2H");
  EXPECT_TRUE(board.allows("1-sa"));
  EXPECT_TRUE(board.allows("2-sk"));
  EXPECT_EQ(board.refused("2-sa"), "family_rises [3]");
  EXPECT_EQ(board.refused("1-sk"), "family_falls [4]");
  EXPECT_EQ(board.refused("1-ha"), "family_rises [3]") << "a family is of one suit";
  EXPECT_EQ(board.refused("4-ha"), "family_rises [3]");
  const Board after = board.after("1-sa 3-sa");
  EXPECT_EQ(after.pile("sa"), "AS 2S 3S");
  EXPECT_EQ(after.refused("sa-1"), "families_are_final [5]");
  EXPECT_EQ(after.refused("sa-sk"), "families_are_final [5]");
}

// [3] [4]
TEST(LaNationale, ACardThatSuitsBothFamiliesMayGoToEither) {
  const Board board =
      la_nationale_at("sa: " + rising('S', 'A', '6') + "; sk: " + falling('S', 'K', '8') + "; 1: 7S");
  EXPECT_TRUE(board.allows("1-sa"));
  EXPECT_TRUE(board.allows("1-sk"));
  EXPECT_EQ(la_nationale_at("sa: " + rising('S', 'A', 'K') + "; 1: AS").refused("1-sa"), "family_rises [3]");
  EXPECT_EQ(la_nationale_at("sk: " + falling('S', 'K', 'A') + "; 1: KS").refused("1-sk"), "family_falls [4]");
}

// [17]
TEST(LaNationale, AB1_ACardIsHeldBetweenTheFamilies) {
  const std::string position = "ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') +
                               "; 1: 5S; @1=1; " + hand("8H 9H 2C");
  const Board board = la_nationale_dealing(position);
  EXPECT_EQ(board.legal(), (Texts{"turned-ha", "turned-hk", "turned-hb"}));
  const Board held = board.after("turned-hb");
  EXPECT_EQ(held.pile("ha"), rising('H', 'A', '9')) << "the nine takes the eight along";
  EXPECT_EQ(held.pile("hk"), falling('H', 'K', '9'));
  EXPECT_EQ(held.pile("hb"), "");
  EXPECT_EQ(held.pile("1"), "5S") << "so that nothing is laid";
  const Board fell = board.after("turned-hk");
  EXPECT_EQ(fell.pile("1"), "5S 9H") << "after the choice the nine suits no family";
}

// [17]
TEST(LaNationale, AHeldCardGoesWithTheNextPlayOfItsSuit) {
  const Board board = la_nationale_at("sa: " + rising('S', 'A', '6') + "; sk: " + falling('S', 'K', '8') +
                                      "; 1: 5H 7S; 2: 9H 7S; 3: 8S; 4: 6S; 5: 3H 9S; 6: 9D");
  EXPECT_EQ(board.legal_among("1 2 sa sb sk"), (Texts{"1-sa", "1-sk", "1-sb", "2-sa", "2-sk", "2-sb"}));
  EXPECT_EQ(board.refused("3-sb"), "not_for_both [17]");
  EXPECT_EQ(board.refused("1-hb"), "not_for_both [17]") << "a place is for its suit";
  EXPECT_EQ(board.refused("1-sbx2"), "not_for_both [17]");
  const Board held = board.after("1-sb");
  EXPECT_EQ(held.pile("sb"), "7S");
  EXPECT_EQ(held.pile("1"), "5H") << "what lay beneath it is free";
  EXPECT_EQ(held.refused("2-sb"), "place_is_taken [17]");
  EXPECT_EQ(held.refused("sb-sa"), "held_card_waits [17]");
  EXPECT_EQ(held.refused("sb-1"), "held_card_waits [17]");
  EXPECT_EQ(held.refused("4-sa"), "family_rises [3]");
  EXPECT_EQ(held.refused("5-sk"), "family_falls [4]");
  EXPECT_EQ(held.after("3-sa").pile("sa"), rising('S', 'A', '8'));
  EXPECT_EQ(held.after("3-sa").pile("sk"), falling('S', 'K', '8'));
  EXPECT_EQ(held.after("4-sk").pile("sk"), falling('S', 'K', '6'));
  EXPECT_EQ(held.after("4-sk").pile("sa"), rising('S', 'A', '6'));
  for (const auto* twin : {"2-sa", "2-sk"}) {
    EXPECT_EQ(held.after(twin).pile("sa"), rising('S', 'A', '7')) << twin;
    EXPECT_EQ(held.after(twin).pile("sk"), falling('S', 'K', '7')) << twin;
    EXPECT_EQ(held.after(twin).pile("sb"), "") << twin;
  }
  EXPECT_EQ(held.after("2-sa").table().key(), held.after("2-sk").table().key());
}

// [17]
TEST(LaNationale, TheTwinOfAHeldCardIsNoChoiceInTheDeal) {
  const Board board =
      la_nationale_dealing("sa: " + rising('S', 'A', '6') + "; sk: " + falling('S', 'K', '8') +
                           "; sb: 7S; 1: 9H; @1=1; " + hand("7S 9D"));
  EXPECT_EQ(board.pile("sa"), rising('S', 'A', '7'));
  EXPECT_EQ(board.pile("sk"), falling('S', 'K', '7'));
  EXPECT_EQ(board.pile("1"), "9H 9D") << "the deal went on by itself";
}

// [9]
TEST(LaNationale, CompulsionEndsWithTheFinalCards) {
  const Board board = Board::dealt("la-nationale", 195);
  EXPECT_EQ(board.legal(), (Texts{"3-sa", "9-sa"}));
  EXPECT_EQ(board.size("hand") + board.size("turned"), 0) << "all is dealt";
  EXPECT_EQ(board.refused("7-10"), "no_marriage_while_dealing [9]");
  const Board other = Board::dealt("la-nationale", 195, "compulsion=last-card");
  EXPECT_TRUE(other.allows("7-10"));
  EXPECT_TRUE(other.allows("3-sa"));
  EXPECT_TRUE(other.allows("9-sa"));
}

// [3] [4] [13]
TEST(LaNationale, FamiliesTakeOneCardAtATime) {
  const Board board = la_nationale_at("1: 3S 2S; 2: JS QS; 3: 5H");
  EXPECT_EQ(board.refused("1-sax2"), "family_rises [3]");
  EXPECT_EQ(board.refused("2-skx2"), "family_falls [4]");
  EXPECT_EQ(board.refused("1-3x2"), "one_card_at_a_time [13]");
}

// [10]
TEST(LaNationale, OnlyEndCardsAreMoved) {
  const Board board = n3();
  EXPECT_EQ(board.refused("4-1"), "nothing_there [10]");
  EXPECT_EQ(board.refused("turned-1"), "not_that_way [10]");
  EXPECT_EQ(board.refused("1-hand"), "not_that_way [10]");
  EXPECT_EQ(board.refused("1-1"), "same_place [11]");
  EXPECT_EQ(la_nationale_at("hand: 9S; 1: 8S").refused("hand-1"), "hand_not_available [2]");
}

// [15]
TEST(LaNationale, DealtOnceOnly) {
  EXPECT_EQ(n3().refused("redeal"), "no_redeal_left [15]");
  EXPECT_EQ(n3().refused("deal"), "no_such_move");
  EXPECT_EQ(n3().refused("turn"), "no_such_move");
  EXPECT_EQ(n3().refused("1+2"), "no_such_move");
}

// [16]
TEST(LaNationale, WonWhenEightFamiliesAreWhole) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    const std::string name{static_cast<char>(suit + 32)};
    all += name + "a: " + rising(suit, 'A', 'K') + "; " + name +
           "k: " + falling(suit, 'K', suit == 'C' ? '2' : 'A') + "; ";
  }
  Board board = la_nationale_at(all + "3: AC");
  EXPECT_FALSE(board.won());
  EXPECT_TRUE(board.allows("3-ck"));
  board.play("3-ck");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  // Lost: each column holds one card, none next to another, none wanted.
  const Board lost = la_nationale_at(
      "1: 5S; 2: 7S; 3: 9S; 4: 5H; 5: 7H; 6: 9H; 7: 5D; 8: 7D; 9: 9D; 10: 5C; 11: 7C; 12: 9C");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

TEST(LaNationale, TheWholeDealIsShownAndNothingOfTheHand) {
  const Board board =
      la_nationale_dealing("sa: AS 2S; sk: " + falling('S', 'K', '4') + "; " + hand("9H 3S 9D"));
  EXPECT_EQ(board.seen("1"), "9H");
  EXPECT_EQ(board.seen("turned"), "3S");
  EXPECT_EQ(board.seen("hand"), "??");
}

// [15]
TEST(LaNationale, TheNationDealsTheLastColumnFirst) {
  const std::string columns = "1: 5H 2S; 2: 9C; 12: 7D 8C; ";
  const Board nation = Board::laid("la-nationale", columns,
                                   "vacancy=single-card deal-ends=locked redeals=two gather=packets-reversed "
                                   "abeyance=off")
                           .after("redeal");
  EXPECT_EQ(nation.pile("1"), "7D 8C 9C 5H") << "the two of spades was played as it was turned";
  const GameInfo& info = *nation.game().info;
  EXPECT_EQ(info.set_of(nation.state().option), find_set(info, "the-nation"));
  const Board plain = Board::laid("la-nationale", columns, "redeals=two").after("redeal");
  EXPECT_EQ(plain.pile("1"), "5H 9C 7D 8C");
}

}  // namespace
}  // namespace longwood::test

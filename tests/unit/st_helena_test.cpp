#include <gtest/gtest.h>

#include "games/st_helena/rules.hpp"
#include "support.hpp"

/// St. Helena (Hoffmann, Selected no. 9). Numbers in brackets are sentences of its rulebook;
/// coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board st_helena_at(const std::string& position) { return Board::laid("st-helena", position); }

// [1] [2] [14]
TEST(StHelena, Layout) {
  const Board board = Board::dealt("st-helena", 5);
  for (const std::string suit : {"s", "h", "d", "c"}) {
    EXPECT_EQ(board.pile(suit + "a"), "A" + std::string{static_cast<char>(suit[0] - 32)});
    EXPECT_EQ(board.pile(suit + "k"), "K" + std::string{static_cast<char>(suit[0] - 32)});
  }
  const auto cards_dealt = deck(board.game(), 5);
  for (std::size_t place = 1; place <= 12; ++place)
    EXPECT_EQ(board.pile(std::to_string(place)), cards_dealt[place - 1]);
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 96, 13));
  EXPECT_TRUE(board.allows("deal")) << "the deal pauses when twelve cards lie";
  const Board next = board.after("deal deal");
  EXPECT_EQ(next.pile("1"), cards(cards_dealt, 1, 1) + " " + cards(cards_dealt, 13, 13));
  EXPECT_EQ(next.pile("2"), cards(cards_dealt, 2, 2) + " " + cards(cards_dealt, 14, 14));
  EXPECT_TRUE(next.allows("deal")) << "and then after every card";
}

// [2]
TEST(StHelena, RoundAndRound) {
  Board board = Board::dealt("st-helena", 5);
  for (int i = 0; i < 24; ++i) board.play("deal");
  for (int place = 1; place <= 12; ++place) EXPECT_EQ(board.size(std::to_string(place)), 3);
  for (int i = 0; i < 60; ++i) board.play("deal");
  EXPECT_EQ(board.size("hand"), 0);
  EXPECT_EQ(board.refused("deal"), "hand_is_out [2]");
  EXPECT_EQ(board.seen("3"), "?? ?? ?? ?? ?? ?? ?? " + board.pile("3").substr(21))
      << "only the last laid is seen";
}

// [7] [8]
TEST(StHelena, H1_Restriction) {
  const Board dealing = st_helena_at("2: 2H; hand: 9C 8C"), out = st_helena_at("2: 2H");
  EXPECT_EQ(dealing.refused("2-ha"), "top_row_serves_kings [7]");
  EXPECT_TRUE(out.allows("2-ha"));

  EXPECT_TRUE(st_helena_at("2: QH; hand: 9C 8C").allows("2-hk"));
  EXPECT_TRUE(st_helena_at("2: QH").allows("2-hk"));

  EXPECT_EQ(st_helena_at("8: QH; hand: 9C 8C").refused("8-hk"), "bottom_row_serves_aces [7]");
  EXPECT_TRUE(st_helena_at("8: QH").allows("8-hk"));

  EXPECT_TRUE(st_helena_at("8: 2H; hand: 9C 8C").allows("8-ha"));
  EXPECT_TRUE(st_helena_at("8: 2H").allows("8-ha"));

  for (const std::string side : {"5", "6", "11", "12"})
    for (const std::string hand_held : {"; hand: 9C 8C", ""}) {
      EXPECT_TRUE(st_helena_at(side + ": QH" + hand_held).allows(side + "-hk"));
      EXPECT_TRUE(st_helena_at(side + ": 2H" + hand_held).allows(side + "-ha"));
    }
}

// [7]
TEST(StHelena, TheRowsAreThoseOfTheFigure) {
  for (int place = 1; place <= 12; ++place) {
    const std::string name = std::to_string(place);
    const bool top = place <= 4, bottom = place >= 7 && place <= 10;
    EXPECT_EQ(st_helena_at(name + ": 2H; hand: 9C").refused(name + "-ha"),
              top ? "top_row_serves_kings [7]" : "ok");
    EXPECT_EQ(st_helena_at(name + ": QH; hand: 9C").refused(name + "-hk"),
              bottom ? "bottom_row_serves_aces [7]" : "ok");
  }
}

// [13]
TEST(StHelena, H2_AnEmptiedPlaceIsSuppliedAtOnce) {
  const Board board = st_helena_at("5: QC; 6: 4S; " + hand("9D 8H")).after("5-ck");
  EXPECT_EQ(board.pile("5"), "9D");
  EXPECT_EQ(board.pile("ck"), "KC QC");
  EXPECT_EQ(board.pile("hand"), "8H");
}

// [6] [13]
TEST(StHelena, H3_OnlyEmptyPlacesAreSupplied) {
  const Board released = st_helena_at("5: 4D QC; 6: 4S; @0=5; " + hand("9D 8H")).after("5-ck");
  EXPECT_EQ(released.pile("5"), "4D") << "the card beneath is released, and none is supplied";
  EXPECT_EQ(released.size("hand"), 2);
  EXPECT_EQ(released.after("deal").pile("6"), "4S 9D");

  const Board one = st_helena_at("5: QC; 6: 4S; @0=5; " + hand("9D 8H")).after("5-ck");
  EXPECT_EQ(one.pile("5"), "9D");
  EXPECT_EQ(one.after("deal").pile("6"), "4S 8H") << "the deal resumes where it was";
}

// [9] [10]
TEST(StHelena, H4_MarriagesWhenTheHandIsOut) {
  const Board out = st_helena_at("3: 6S; 9: 7S; 4: 7D");
  EXPECT_EQ(out.legal(), (Texts{"3-9", "9-3", "redeal"}));
  EXPECT_EQ(out.after("9-3").pile("3"), "6S 7S");
  EXPECT_EQ(out.after("3-9").pile("9"), "7S 6S");
  EXPECT_EQ(out.refused("3-4"), "wrong_suit [10]");
  EXPECT_EQ(out.refused("3-3"), "same_place [10]");
  EXPECT_EQ(st_helena_at("3: 6S; 9: 8S").refused("3-9"), "not_next [10]");

  const Board dealing = st_helena_at("3: 6S; 9: 7S; hand: 9C");
  EXPECT_EQ(dealing.legal(), (Texts{"deal"}));
  EXPECT_EQ(dealing.refused("3-9"), "no_marriage_while_dealing [9]");
  EXPECT_EQ(dealing.refused("9-3"), "no_marriage_while_dealing [9]");
}

// [15]
TEST(StHelena, H5_Redeal) {
  const Board board = st_helena_at("1: 2S 9H; 2: KD; @0=8").after("redeal");
  EXPECT_EQ(board.pile("1"), "2S");
  EXPECT_EQ(board.pile("2"), "9H");
  EXPECT_EQ(board.pile("3"), "KD");
  EXPECT_EQ(board.pile("4"), "");
  EXPECT_EQ(board.pile("hand"), "");
}

// [7] [9] [14] [15]
TEST(StHelena, ARedealPausesAfterTwelveAndRevivesTheRestriction) {
  const Board start = st_helena_at("1: " + falling('S', 'Q', 'A') + "; 2: QH; 3: 6H; @0=5");
  const Board board = start.after("redeal");
  EXPECT_EQ(board.pile("1"), "QS");
  EXPECT_EQ(board.pile("12"), "AS");
  EXPECT_EQ(board.pile("hand"), "6H QH");
  EXPECT_EQ(board.refused("11-sa"), "ok");
  EXPECT_EQ(board.refused("2-1"), "no_marriage_while_dealing [9]");
  EXPECT_EQ(board.after("deal").pile("1"), "QS QH") << "the next card goes to the first place again";
}

// [15]
TEST(StHelena, ThreeAttempts) {
  Board board = st_helena_at("1: 9S; 2: 5S");
  board.play("redeal redeal");
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [15]");
  EXPECT_EQ(board.legal(), Texts{});
  EXPECT_EQ(st_helena_at("1: 9S; hand: 8C").refused("redeal"), "still_in_hand [15]");
  EXPECT_EQ(st_helena_at("").refused("redeal"), "nothing_to_gather [15]");
}

// [3] [4] [5]
TEST(StHelena, Families) {
  const Board board = st_helena_at("5: 2S; 6: QS; 11: 3S");
  EXPECT_EQ(board.refused("6-sa"), "family_rises [4]");
  EXPECT_EQ(board.refused("11-sa"), "family_rises [4]");
  EXPECT_EQ(board.refused("5-ha"), "family_rises [4]");
  EXPECT_EQ(board.refused("5-sk"), "family_falls [3]");
  const Board after = board.after("5-sa 11-sa 6-sk");
  EXPECT_EQ(after.pile("sa"), "AS 2S 3S");
  EXPECT_EQ(after.pile("sk"), "KS QS");
  EXPECT_EQ(after.refused("sa-5"), "families_are_final [5]");
  EXPECT_EQ(after.refused("sk-sa"), "families_are_final [5]");
}

// [6]
TEST(StHelena, OnlyExposedCardsAreMoved) {
  const Board board = st_helena_at("5: 2S 9D; 6: 8D");
  EXPECT_EQ(board.refused("5-sa"), "family_rises [4]") << "the two is covered";
  EXPECT_EQ(board.refused("7-sa"), "nothing_there [6]");
  EXPECT_EQ(board.refused("5-hand"), "not_that_way [6]");
  EXPECT_TRUE(board.after("5-6").allows("5-sa")) << "its removal releases the card beneath";
  EXPECT_EQ(st_helena_at("5: 9D; hand: 8D").refused("hand-5"), "hand_not_available [2]");
}

// [11] [12] [13]
TEST(StHelena, MarriagesAreOfSingleNeighbours) {
  const Board board = st_helena_at("1: KH; 2: AH; 3: 5S 6S; 4: 7S");
  EXPECT_EQ(board.refused("1-2"), "corner [11]");
  EXPECT_EQ(board.refused("2-1"), "corner [11]");
  EXPECT_EQ(board.refused("3-4x2"), "one_card_at_a_time [12]");
  EXPECT_EQ(board.refused("4-5"), "space_stays_empty [13]");
  EXPECT_EQ(board.after("4-3").pile("4"), "") << "a packet emptied when the hand is out stays so";
}

// [14]
TEST(StHelena, NoPlayIsCompulsory) {
  const Board board = st_helena_at("5: 2S; hand: 9C 8C");
  EXPECT_EQ(board.legal(), (Texts{"5-sa", "deal"}));
  EXPECT_EQ(board.refused("turn"), "no_such_move");
  EXPECT_EQ(board.refused("1+2"), "no_such_move");
}

// [17]
TEST(StHelena, AB1_ACardIsHeldBetweenTheFamilies) {
  const std::string families = "ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') + "; ";
  const Board book = st_helena_at(families + "5: 8H; 6: 9H; 7: 7H; 11: 8H");
  EXPECT_EQ(book.refused("5-hb"), "not_that_way [6]") << "by the book no card is held";

  const Board held =
      Board::laid("st-helena", families + "5: 8H; 6: 9H; 7: 7H; 11: 8H", "abeyance=allowed").after("5-hb");
  EXPECT_EQ(held.pile("hb"), "8H");
  EXPECT_EQ(held.refused("11-hb"), "place_is_taken [17]");
  EXPECT_EQ(held.after("6-ha").pile("ha"), rising('H', 'A', '9')) << "the nine takes it along";
  EXPECT_EQ(held.after("7-hk").pile("hk"), falling('H', 'K', '7'));
  for (const std::string family : {"ha", "hk"}) {
    const Board both = held.after("11-" + family);
    EXPECT_EQ(both.pile("ha"), rising('H', 'A', '8'));
    EXPECT_EQ(both.pile("hk"), falling('H', 'K', '8'));
    EXPECT_EQ(both.pile("hb"), "");
  }
  const Board again =
      Board::laid("st-helena", families + "hb: 8H; 1: 2S; 2: 9H; @0=5", "abeyance=allowed").after("redeal");
  EXPECT_EQ(again.pile("hb"), "8H") << "it stays where it is held when the packets are dealt again";
}

// [7]: with one deal only, and rows bound through the first, no packet may stand for another
TEST(StHelena, RowsBoundToTheEndAreNotAlike) {
  for (const std::string choices :
       {"restriction=first-deal redeals=none", "redeals=none", "restriction=off redeals=none"}) {
    const Board board = Board::laid("st-helena", "5: QS; 6: 8D; hand: 9C", choices).after("deal");
    EXPECT_EQ(board.state().counter[State::alike], choices.starts_with("restriction=first-deal") ? 0 : 1)
        << choices;
  }
}

// [16]
TEST(StHelena, WonWhenEightFamiliesAreWhole) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    const std::string name{static_cast<char>(suit + 32)};
    all += name + "a: " + rising(suit, 'A', 'K') + "; " + name +
           "k: " + falling(suit, 'K', suit == 'C' ? '2' : 'A') + "; ";
  }
  Board board = st_helena_at(all + "8: AC");
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal(), (Texts{"8-ck", "redeal"}));
  board.play("8-ck");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  EXPECT_FALSE(st_helena_at("@1=2; 1: 5S; 2: 7S").won());
}

}  // namespace
}  // namespace longwood::test

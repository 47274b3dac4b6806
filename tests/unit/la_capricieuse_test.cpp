#include <gtest/gtest.h>

#include "games/la_capricieuse/rules.hpp"
#include "support.hpp"

/// La Capricieuse (Hoffmann no. 49). Numbers in brackets are sentences of its rulebook; coverage_test.cpp
/// counts them.
namespace longwood::test {
namespace {

Board la_capricieuse_at(const std::string& position) { return Board::laid("la-capricieuse", position); }

/// A deal in progress, carried on to its first pause.
Board la_capricieuse_dealing(const std::string& position) {
  Board board = la_capricieuse_at("@0=1; " + position);
  LaCapricieuse::deal_on(board.table());
  return board;
}

// [1] [2]
TEST(LaCapricieuse, Layout) {
  const Board board = la_capricieuse_dealing("");
  for (const std::string suit : {"s", "h", "d", "c"}) {
    EXPECT_EQ(board.pile(suit + "a"), "A" + std::string{static_cast<char>(suit[0] - 32)});
    EXPECT_EQ(board.pile(suit + "k"), "K" + std::string{static_cast<char>(suit[0] - 32)});
  }
  EXPECT_EQ(board.game().info->packs.dealt(), 96);
  const Board rows = la_capricieuse_dealing(hand("5S 9C 7D 8D 6H 9S 7C 5D 6S 9H 7H 8C 6C 8S"));
  EXPECT_EQ(rows.pile("1"), "5S 6C");
  EXPECT_EQ(rows.pile("2"), "9C 8S");
  EXPECT_EQ(rows.pile("3"), "7D");
  EXPECT_EQ(rows.pile("12"), "8C");
}

// [6] [7]
TEST(LaCapricieuse, C1_Deal) {
  const Board board = la_capricieuse_dealing(hand("2C QH 9S 9S 3C JH 5D"));
  EXPECT_EQ(board.pile("ca"), "AC 2C 3C");
  EXPECT_EQ(board.pile("hk"), "KH QH JH");
  EXPECT_EQ(board.pile("1"), "9S");
  EXPECT_EQ(board.pile("2"), "9S");
  EXPECT_EQ(board.pile("3"), "5D");
  EXPECT_EQ(board.pile("4"), "");
}

// [8]
TEST(LaCapricieuse, C2_Lock) {
  const Board board =
      la_capricieuse_dealing("da: AD 2D; 1: 9C; 2: 9S; 3: 5H; 4: 6H; 5: 4D; @1=5; " + hand("3D 8C"));
  EXPECT_EQ(board.pile("da"), "AD 2D 3D");
  EXPECT_EQ(board.pile("5"), "4D") << "a card once laid stays until the deal is over";
  EXPECT_EQ(board.pile("6"), "8C");
  EXPECT_TRUE(board.allows("5-da")) << "and now it is over";
}

// [6] [8] [9]
TEST(LaCapricieuse, WhileTheTurnedCardWaits) {
  const Board board =
      la_capricieuse_dealing("sa: " + rising('S', 'A', '4') + "; sk: " + falling('S', 'K', '6') +
                             "; 1: 2H; 2: 3H; @1=2; " + hand("5S 9D"));
  EXPECT_EQ(board.legal(), (Texts{"turned-sa", "turned-sk", "turned-sb"}));
  EXPECT_EQ(board.refused("1-ha"), "bound_while_dealing [8]");
  EXPECT_EQ(board.refused("1-2"), "no_marriage_while_dealing [9]");
  EXPECT_EQ(board.refused("turned-3"), "must_play_first [6]");
  EXPECT_EQ(board.refused("hand-3"), "must_play_first [6]");
  EXPECT_EQ(board.refused("redeal"), "must_play_first [6]");
  const Board after = board.after("turned-sk");
  EXPECT_EQ(after.pile("sk"), falling('S', 'K', '5'));
  EXPECT_EQ(after.pile("3"), "9D") << "the next card is laid where 5S would have lain";
  EXPECT_TRUE(after.allows("1-ha"));
  EXPECT_TRUE(after.allows("1-2"));
}

// [17]
TEST(LaCapricieuse, ACardIsHeldBetweenTheFamilies) {
  const std::string position = "ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') +
                               "; 1: 5S; @1=1; " + hand("8H 9H 2C");
  const Board board = la_capricieuse_dealing(position);
  EXPECT_EQ(board.legal(), (Texts{"turned-ha", "turned-hk", "turned-hb"}));
  const Board held = board.after("turned-hb");
  EXPECT_EQ(held.pile("ha"), rising('H', 'A', '9')) << "the nine takes the eight along";
  EXPECT_EQ(held.pile("hk"), falling('H', 'K', '9'));
  EXPECT_EQ(held.pile("1"), "5S");
  EXPECT_EQ(held.pile("2"), "");
  EXPECT_EQ(board.after("turned-hk").pile("2"), "9H") << "after the choice the nine suits no family";
}

// [15] [17]
TEST(LaCapricieuse, AHeldCardIsNotGathered) {
  const Board board = la_capricieuse_at("ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') +
                                        "; 1: 5S 8H; 2: 3C 8H; 3: TH");
  EXPECT_EQ(board.legal_among("1 2 ha hb hk"), (Texts{"1-ha", "1-hk", "1-hb", "2-ha", "2-hk", "2-hb"}));
  EXPECT_EQ(board.refused("3-hb"), "not_for_both [17]");
  const Board held = board.after("1-hb");
  EXPECT_EQ(held.refused("2-hb"), "place_is_taken [17]");
  EXPECT_EQ(held.refused("hb-ha"), "held_card_waits [17]");
  const Board again = held.after("redeal");
  EXPECT_EQ(again.pile("hb"), "") << "its twin is dealt in its turn and settles it";
  EXPECT_EQ(again.pile("ha"), rising('H', 'A', '8'));
  EXPECT_EQ(again.pile("hk"), falling('H', 'K', '8'));
  EXPECT_EQ(again.pile("1") + ' ' + again.pile("2") + ' ' + again.pile("3"), "5S 3C TH");
  EXPECT_EQ(la_capricieuse_at("ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') +
                              "; hb: 8H; 1: 5S")
                .after("redeal")
                .pile("hb"),
            "8H");
}

// [6]
TEST(LaCapricieuse, TheChoiceInTheDealMayBeFixed) {
  const std::string position = "ha: " + rising('H', 'A', '7') + "; hk: " + falling('H', 'K', '9') +
                               "; 1: 5S; 2: 8H; turned: 8H; @0=1; @1=2; " + hand("9H 2D");
  const auto legal = [&](std::string_view choices) {
    return Board::laid("la-capricieuse", position, choices).legal();
  };
  EXPECT_EQ(legal("deal-choice=ascending"), Texts{"turned-ha"});
  EXPECT_EQ(legal("deal-choice=descending"), Texts{"turned-hk"});
  EXPECT_EQ(legal("deal-choice=ascending deal-play=optional"), (Texts{"turned-ha", "deal"}));
  Board board = Board::laid("la-capricieuse", position, "deal-choice=ascending");
  LaCapricieuse::deal_on(board.table());
  EXPECT_EQ(board.pile("ha"), rising('H', 'A', '9')) << "played without asking, and the nine after it";
  EXPECT_EQ(board.pile("da"), "AD 2D");
}

// [2] [7]
TEST(LaCapricieuse, C3_ShortLastRow) {
  // Whatever number is played as it is turned (never so few as five in a first deal), the others fill the
  // rows.
  int seven_over = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    Board board = Board::dealt("la-capricieuse", number);
    while (board.state().counter[LaCapricieuse::dealing] != 0) board.play(*board.legal().begin());
    const int played = board.state().total(two_rows::families) - 8, laid_down = 96 - played;
    for (int i = 0; i < 12; ++i) {
      const int expected = laid_down / 12 + (i < laid_down % 12 ? 1 : 0);
      ASSERT_EQ(board.state().size[LaCapricieuse::columns[i]], expected)
          << "deal " << number << " column " << i + 1;
    }
    if (laid_down % 12 != 7) continue;
    ++seven_over;
    EXPECT_EQ(board.size("7"), board.size("1"));
    EXPECT_EQ(board.size("8"), board.size("1") - 1);
  }
  EXPECT_GT(seven_over, 0) << "as in the worked position, where columns 1 to 7 are the longer";
}

// [9] [10] [11] [13] [14]
TEST(LaCapricieuse, C4_Play) {
  const Board board = la_capricieuse_at("1: 4H 9S; 2: 8S; 3: TS; 4: 4D 8D");
  EXPECT_EQ(board.legal(), (Texts{"1-2", "2-1", "1-3", "3-1", "redeal"}));
  EXPECT_EQ(board.after("2-1").pile("1"), "4H 9S 8S");
  EXPECT_EQ(board.after("1-2").pile("2"), "8S 9S");
  EXPECT_EQ(board.after("1-2").pile("1"), "4H") << "the card above is released";
  EXPECT_EQ(board.after("3-1").pile("1"), "4H 9S TS");
  EXPECT_EQ(board.refused("3-2"), "not_next [11]");
  EXPECT_EQ(board.refused("1-5"), "space_stays_empty [14]");
  EXPECT_EQ(board.refused("2-4"), "wrong_suit [11]");
  EXPECT_EQ(board.refused("1-1"), "same_place [11]");
  EXPECT_EQ(board.refused("1-2x2"), "one_card_at_a_time [13]");
  EXPECT_EQ(board.refused("1-5x2"), "one_card_at_a_time [13]");
  EXPECT_EQ(board.refused("5-1"), "nothing_there [10]");
  EXPECT_EQ(board.refused("1-turned"), "not_that_way [10]");
  EXPECT_EQ(board.refused("turned-1"), "not_that_way [10]");
}

// [12]
TEST(LaCapricieuse, KingAndAceDoNotJoin) {
  const Board board = la_capricieuse_at("1: KH; 2: AH; 3: QH; 4: 2H 5C");
  EXPECT_EQ(board.refused("1-2"), "corner [12]");
  EXPECT_EQ(board.refused("2-1"), "corner [12]");
  EXPECT_TRUE(board.allows("3-1"));
  EXPECT_TRUE(board.allows("1-3"));
}

// [3] [4] [5]
TEST(LaCapricieuse, Families) {
  const Board board = la_capricieuse_at("1: 2S; 2: QS; 3: 3S; 4: 2H");
  EXPECT_TRUE(board.allows("1-sa"));
  EXPECT_TRUE(board.allows("2-sk"));
  EXPECT_EQ(board.refused("3-sa"), "family_rises [3]");
  EXPECT_EQ(board.refused("4-sa"), "family_rises [3]");
  EXPECT_EQ(board.refused("3-sk"), "family_falls [4]");
  const Board after = board.after("1-sa 3-sa 2-sk");
  EXPECT_EQ(after.pile("sa"), "AS 2S 3S");
  EXPECT_EQ(after.pile("sk"), "KS QS");
  EXPECT_EQ(after.refused("sa-3"), "families_are_final [5]");
  EXPECT_EQ(after.refused("sa-sk"), "families_are_final [5]");
}

// [15]
TEST(LaCapricieuse, C5_Redeal) {
  Board board = la_capricieuse_at("sa: AS 2S; 1: 5H 2S; 3: KD");
  EXPECT_EQ(board.legal(), (Texts{"redeal"}));
  board.play("redeal");
  EXPECT_EQ(board.pile("1"), "5H");
  EXPECT_EQ(board.pile("2"), "2S");
  EXPECT_EQ(board.pile("3"), "KD");
  EXPECT_EQ(board.pile("4"), "");
  EXPECT_EQ(board.pile("sa"), "AS 2S") << "the families stay";
  board.play("redeal");
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [15]");
  EXPECT_EQ(board.legal(), Texts{});
}

// [6] [8] [15]
TEST(LaCapricieuse, ARedealIsDealtByTheSameRules) {
  // From column 1 downwards come 4H 2H 3H: the four is laid and bound, the two and the three are played.
  const Board board = la_capricieuse_at("1: 4H 2H; 2: 3H; 5: 7D; 6: 8D");
  const Board after = board.after("redeal");
  EXPECT_EQ(after.pile("ha"), "AH 2H 3H");
  EXPECT_EQ(after.pile("1"), "4H");
  EXPECT_EQ(after.pile("2"), "7D");
  EXPECT_EQ(after.pile("3"), "8D");
  const Board choice = la_capricieuse_at("sa: " + rising('S', 'A', '4') + "; sk: " + falling('S', 'K', '6') +
                                         "; 1: 5S; 2: 7D");
  EXPECT_EQ(choice.after("redeal").legal(), (Texts{"turned-sa", "turned-sk", "turned-sb"}));
}

// [15]
TEST(LaCapricieuse, WithNoCardsLeftThereIsNothingToGather) {
  EXPECT_EQ(la_capricieuse_at("").refused("redeal"), "nothing_to_gather [15]");
}

// [2]
TEST(LaCapricieuse, TheHandIsOnlyDealt) {
  EXPECT_EQ(la_capricieuse_at("1: 8S; hand: 9S").refused("hand-1"), "hand_not_available [2]");
  EXPECT_EQ(la_capricieuse_at("1: 8S").refused("deal"), "no_such_move");
  EXPECT_EQ(la_capricieuse_at("1: 8S").refused("refill"), "no_such_move");
  EXPECT_EQ(la_capricieuse_at("1: 8S").refused("1~2"), "no_such_move");
}

// [16]
TEST(LaCapricieuse, WonWhenEightFamiliesAreWhole) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    const std::string name{static_cast<char>(suit + 32)};
    all += name + "a: " + rising(suit, 'A', 'K') + "; " + name +
           "k: " + falling(suit, 'K', suit == 'C' ? '2' : 'A') + "; ";
  }
  Board board = la_capricieuse_at(all + "3: AC");
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal(), (Texts{"3-ck", "redeal"}));
  board.play("3-ck");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  EXPECT_TRUE(la_capricieuse_at(all + "3: AC").after("redeal").won())
      << "the last card may also be played as it is turned";
  const Board lost = la_capricieuse_at("@2=2; 1: 5S; 2: 7S; 3: 9S");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test

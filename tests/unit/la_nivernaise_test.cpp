#include <gtest/gtest.h>

#include "games/la_nivernaise/rules.hpp"
#include "support.hpp"

/// La Nivernaise (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board la_nivernaise_at(const std::string& position) { return Board::of("la-nivernaise", position); }

/// Flanks which suit no family, all but the first `vacant` places.
std::string flanks(int vacant = 0) {
  constexpr std::array<std::string_view, 8> names{"L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"};
  constexpr std::array<std::string_view, 8> held{"7C", "7C", "8C", "8C", "6C", "6C", "TC", "TC"};
  std::string text;
  for (auto i = static_cast<std::size_t>(vacant); i < 8; ++i)
    text += std::string{names[i]} + ": " + std::string{held[i]} + "; ";
  return text;
}

// [1]
TEST(LaNivernaise, V1_Deal) {
  const Board board = Board::dealt("la-nivernaise", 5);
  const auto cards_dealt = deck(board.game(), 5);
  for (std::size_t i = 1; i <= 4; ++i) {
    EXPECT_EQ(board.pile("L" + std::to_string(i)), cards_dealt[i - 1]);
    EXPECT_EQ(board.pile("R" + std::to_string(i)), cards_dealt[i + 3]);
  }
  for (std::size_t packet = 1; packet <= 6; ++packet) {
    EXPECT_EQ(board.pile(std::to_string(packet)), cards(cards_dealt, 5 + 4 * packet, 8 + 4 * packet));
    EXPECT_EQ(board.seen(std::to_string(packet)), "?? ?? ?? " + cards_dealt[7 + 4 * packet]);
  }
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 104, 33));
  EXPECT_EQ(board.pile("sa"), "");
}

// [7]
TEST(LaNivernaise, V2_Peek) {
  const Board board = la_nivernaise_at(flanks(2) + "3: 9C 4H KD 7S; 4: 2D 3D; hand: 5H");
  EXPECT_EQ(board.seen("3"), "?? 4H KD 7S");
  EXPECT_EQ(board.seen("4"), "2D 3D") << "a short packet lies open altogether";
  EXPECT_EQ(board.after("4-L2").seen("3"), "?? ?? KD 7S") << "a vacancy filled lessens the right";
  EXPECT_EQ(board.after("4-L2 4-L1").seen("3"), "?? ?? ?? 7S");
  EXPECT_EQ(board.refused("3-dk"), "family_falls [3]") << "to see KD is not to release it";
  EXPECT_EQ(board.seen("hand"), "??");
}

// [2] [3] [8]
TEST(LaNivernaise, V3_Exchange) {
  const Board board =
      la_nivernaise_at("sa: " + rising('S', 'A', '5') + "; sk: " + falling('S', 'K', '7') +
                       "; ha: " + rising('H', 'A', '5') + "; L1: 5S; 2: 9C 6S; " + hand("7C 8C"));
  EXPECT_TRUE(board.allows("2-sa"));
  EXPECT_TRUE(board.allows("2-sk"));
  EXPECT_EQ(board.refused("sa-sk"), "family_falls [3]") << "the falling family needs the six";
  EXPECT_EQ(board.refused("sa-skx2"), "family_falls [3]") << "and it falls card by card";
  EXPECT_EQ(board.refused("ha-sa"), "families_are_final [8]") << "a heart does not go on a spade";
  EXPECT_EQ(board.refused("ha-sk"), "family_falls [3]");

  const Board fallen = board.after("2-sk");
  EXPECT_TRUE(fallen.allows("sk-sa")) << "the six may pass to the other family as well";
  const Board exchanged = fallen.after("sa-sk");
  EXPECT_EQ(exchanged.pile("sa"), "AS 2S 3S 4S");
  EXPECT_EQ(exchanged.pile("sk"), falling('S', 'K', '5'));
  EXPECT_EQ(exchanged.after("sk-sa").pile("sa"), rising('S', 'A', '5'))
      << "and back, as often as one pleases";
  const Board played = exchanged.after("L1-sa");
  EXPECT_EQ(played.pile("sa"), "AS 2S 3S 4S 5S");
}

// [9]
TEST(LaNivernaise, V3_BaseCardsStay) {
  const Board aces = la_nivernaise_at("sa: AS; sk: " + falling('S', 'K', '2') + "; " + hand("7C"));
  EXPECT_EQ(aces.refused("sa-sk"), "base_stays [9]");
  EXPECT_TRUE(aces.allows("sk-sa"));
  EXPECT_EQ(la_nivernaise_at("sa: " + rising('S', 'A', 'Q') + "; sk: KS; hand: 7C").refused("sk-sa"),
            "base_stays [9]");
}

// [8]
TEST(LaNivernaise, ACardLeavesItsFamilyOnlyForTheOther) {
  const Board board = la_nivernaise_at("sa: AS 2S; da: AD 2D; 1: 9C; hand: 7C");
  EXPECT_EQ(board.refused("sa-L1"), "families_are_final [8]");
  EXPECT_EQ(board.refused("sa-1"), "families_are_final [8]");
  EXPECT_EQ(board.refused("sa-da"), "families_are_final [8]");
  EXPECT_EQ(board.refused("sa-sk"), "family_falls [3]");
}

// [2] [3]
TEST(LaNivernaise, FamiliesAreFoundedAsTheirCardsComeOut) {
  const Board board = la_nivernaise_at("L1: AS; L2: KS; L3: AS; L4: 2S; R1: QS; 1: 9C; hand: 7C");
  EXPECT_EQ(board.refused("L4-sa"), "family_rises [2]");
  EXPECT_EQ(board.refused("L2-sa"), "family_rises [2]");
  EXPECT_EQ(board.refused("R1-sk"), "family_falls [3]");
  EXPECT_EQ(board.refused("L1-ha"), "family_rises [2]");
  const Board founded = board.after("L1-sa L2-sk");
  EXPECT_EQ(founded.refused("L3-sa"), "family_rises [2]") << "the other ace waits";
  EXPECT_TRUE(founded.allows("L4-sa"));
  EXPECT_TRUE(founded.allows("R1-sk"));
  EXPECT_TRUE(la_nivernaise_at("sk: " + falling('S', 'K', '2') + "; L3: AS").allows("L3-sk"))
      << "to end the family of the king";
  EXPECT_TRUE(la_nivernaise_at("sa: " + rising('S', 'A', 'Q') + "; L3: KS").allows("L3-sa"))
      << "and the king that of the ace";
}

// [12]
TEST(LaNivernaise, V4_AnEmptiedPacketIsReplaced) {
  const std::string stock = "7C 8C 9C TC 7H 8H";
  const Board board = la_nivernaise_at("dk: KD; 2: QD; 1: 5H; " + hand(stock)).after("2-dk");
  EXPECT_EQ(board.pile("2"), "7C 8C 9C TC");
  EXPECT_EQ(board.size("hand"), 2);
  const Board three = la_nivernaise_at("dk: KD; 2: QD; 1: 5H; " + hand("7C 8C 9C")).after("2-dk");
  EXPECT_EQ(three.pile("2"), "7C 8C 9C") << "as many as are left";
  EXPECT_EQ(three.size("hand"), 0);
  EXPECT_EQ(la_nivernaise_at("dk: KD; 2: QD; 1: 5H").after("2-dk").pile("2"), "");
  EXPECT_EQ(la_nivernaise_at("1: 5H; 2: 6C; " + hand(stock)).after("2-L3").pile("2"), "7C 8C 9C TC")
      << "into a flank as well";
  EXPECT_EQ(la_nivernaise_at("dk: KD; 2: 6C QD; " + hand(stock)).after("2-dk").pile("2"), "6C")
      << "but not before it is empty";
}

// [5] [6] [10]
TEST(LaNivernaise, V5_Illegal) {
  const Board board = la_nivernaise_at("L1: 5S; 1: 6S; 3: 4S; " + hand("7C 8C 9C"));
  EXPECT_EQ(board.refused("L1-1"), "line_takes_no_cards [6]");
  EXPECT_EQ(board.refused("L1-2"), "line_takes_no_cards [6]") << "not even an empty one";
  EXPECT_EQ(board.refused("1-3"), "line_takes_no_cards [6]");
  EXPECT_EQ(board.refused("3-1"), "line_takes_no_cards [6]");
  EXPECT_EQ(board.refused("L1-L2"), "flanks_serve_families [5]");
  EXPECT_EQ(board.refused("3-L1"), "place_is_taken [6]");
  EXPECT_EQ(board.refused("hand-L1"), "place_is_taken [6]");
  EXPECT_EQ(board.refused("L1-L1"), "same_place [6]");
  const Board filled = board.after("hand-L2");
  EXPECT_EQ(filled.pile("L2"), "7C");
  EXPECT_EQ(filled.refused("hand-L2"), "place_is_taken [6]") << "a second card for the same place";
}

// [4] [10] [11]
TEST(LaNivernaise, VacantFlanksAreFilledFromLineOrHand) {
  const Board board = la_nivernaise_at(flanks(2) + "1: 9H 4H; 3: 5D; " + hand("AS 2H 3H"));
  EXPECT_EQ(board.legal(), (Texts{"1-L1", "1-L2", "3-L1", "3-L2", "hand-L1", "hand-L2", "deal"}))
      << "or left open";
  EXPECT_EQ(board.after("1-L1").pile("L1"), "4H");
  EXPECT_EQ(board.after("1-L1").pile("1"), "9H");
  EXPECT_EQ(board.after("hand-L1").pile("L1"), "AS");
  EXPECT_EQ(board.refused("hand-sa"), "hand_not_available [11]");
  EXPECT_EQ(board.refused("hand-2"), "hand_not_available [11]");
  EXPECT_EQ(board.refused("hand-L1x2"), "one_card_at_a_time [10]");
  EXPECT_EQ(board.refused("1-L1x2"), "one_card_at_a_time [10]");
  EXPECT_EQ(board.refused("2-L1"), "nothing_there [4]");
  EXPECT_EQ(board.refused("L1-sa"), "nothing_there [4]");
  EXPECT_EQ(board.refused("1-hand"), "not_that_way [4]");
  EXPECT_EQ(la_nivernaise_at("1: 9H; L1: 5S").refused("hand-L2"), "nothing_there [4]");
}

// [4]
TEST(LaNivernaise, AllFlankCardsAreAvailable) {
  const Board board = la_nivernaise_at(
      "sa: AS; sk: KS; ha: AH; dk: KD; L1: 2S; L4: QS; R1: 2H; R4: QD; 1: 9C; 2: 3C 2H; hand: 7C");
  EXPECT_EQ(board.legal_among("sa sk ha dk L1 L4 R1 R4 2"),
            (Texts{"L1-sa", "L4-sk", "R1-ha", "R4-dk", "2-ha"}));
}

// [13]
TEST(LaNivernaise, RoundsOfFourTogether) {
  const Board board = la_nivernaise_at("ha: AH; 1: 9H; 2: 5H 2H; 3: 5C; 4: 6C; 5: 7C; 6: 8C; " +
                                       hand("2S 3S 4S 5S 6S 7S 8S 9S TS JS"));
  EXPECT_TRUE(board.allows("2-ha"));
  const Board dealt = board.after("deal");
  EXPECT_EQ(dealt.pile("1"), "9H 2S 3S 4S 5S");
  EXPECT_EQ(dealt.pile("2"), "5H 2H 6S 7S 8S 9S") << "a play may be left";
  EXPECT_EQ(dealt.pile("3"), "5C TS JS") << "the last packet may get fewer";
  EXPECT_EQ(dealt.pile("4"), "6C");
  EXPECT_EQ(dealt.refused("deal"), "hand_is_out [13]");
}

// [14] [15]
TEST(LaNivernaise, V6_Redeal) {
  const Board board = la_nivernaise_at("1: 2S 9H; 2: KD; 6: JC; L1: 5S; ca: AC").after("redeal");
  EXPECT_EQ(board.pile("1"), "2S 9H KD JC");
  EXPECT_EQ(board.pile("2"), "");
  EXPECT_EQ(board.pile("hand"), "");
  EXPECT_EQ(board.pile("L1"), "5S") << "flanks and families stay";
  EXPECT_EQ(board.pile("ca"), "AC");
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [15]");
  EXPECT_EQ(board.refused("deal"), "hand_is_out [13]");
  EXPECT_EQ(la_nivernaise_at("1: 2S; hand: 7C").refused("redeal"), "still_in_hand [14]");
  EXPECT_EQ(la_nivernaise_at("L1: 5S").refused("redeal"), "nothing_to_gather [14]");
}

// [13] [14]
TEST(LaNivernaise, ARedealIsDealtInRounds) {
  const std::string first = rising('C', '2', 'K'), second = rising('H', '2', 'K'),
                    third = rising('D', '2', '5');
  const Board board = la_nivernaise_at("1: " + first + "; 2: " + second + "; 5: " + third).after("redeal");
  EXPECT_EQ(board.pile("1"), "2C 3C 4C 5C");
  EXPECT_EQ(board.pile("4"), "2H 3H 4H 5H");
  EXPECT_EQ(board.pile("6"), "TH JH QH KH");
  EXPECT_EQ(board.size("hand"), 4) << "a pause comes after the round";
  EXPECT_EQ(board.after("deal").pile("1"), "2C 3C 4C 5C 2D 3D 4D 5D");
}

// [16]
TEST(LaNivernaise, WonWhenEightFamiliesAreWhole) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    const std::string name{static_cast<char>(suit + 32)};
    all += name + "a: " + rising(suit, 'A', 'K') + "; " + name +
           "k: " + falling(suit, 'K', suit == 'C' ? '2' : 'A') + "; ";
  }
  Board board = la_nivernaise_at(all + "L3: AC; @0=1");
  EXPECT_FALSE(board.won());
  board.play("L3-ck");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  EXPECT_EQ(la_nivernaise_at(flanks() + "1: 5D; @0=1").legal(), Texts{}) << "lost";
}

TEST(LaNivernaise, NoOtherMoves) {
  EXPECT_EQ(la_nivernaise_at("1: 5D").refused("turn"), "no_such_move");
  EXPECT_EQ(la_nivernaise_at("1: 5D").refused("refill"), "no_such_move");
  EXPECT_EQ(la_nivernaise_at("1: 5D; 2: 9D").refused("1+2"), "no_such_move");
}

// [10] [13]
TEST(LaNivernaise, VacanciesBeforeTheFirstRoundOfTheRedeal) {
  constexpr auto position = "1: 2S 9H; 2: KD; 6: JC; L1: 5S";
  EXPECT_EQ(la_nivernaise_at(position).after("redeal").pile("1"), "2S 9H KD JC");
  const Board before =
      Board::of("la-nivernaise", position, "round-after-redeal=after-filling").after("redeal");
  EXPECT_EQ(before.pile("1"), "");
  EXPECT_EQ(before.pile("hand"), "JC KD 9H 2S");
  EXPECT_TRUE(before.allows("deal") && before.allows("hand-L2") && before.allows("hand-R4"));
  EXPECT_EQ(before.refused("hand-L1"), "place_is_taken [6]");
  EXPECT_EQ(before.refused("redeal"), "still_in_hand [14]");
  EXPECT_EQ(before.after("hand-L2 deal").pile("L2"), "2S");
  EXPECT_EQ(before.after("hand-L2 deal").pile("1"), "9H KD JC");
}

}  // namespace
}  // namespace longwood::test

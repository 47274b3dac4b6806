#include <algorithm>

#include <gtest/gtest.h>

#include "games/the_sultan/rules.hpp"
#include "support.hpp"

/// The Sultan (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board the_sultan_at(const std::string& position) { return Board::laid("the-sultan", position); }

/// A Divan of eight cards that suit nothing, but for the places given.
std::string divan(const std::string& instead = "") {
  std::string text = instead + "; ";
  constexpr std::array<std::string_view, 8> names{"L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"};
  constexpr std::array<std::string_view, 8> held{"5D", "5D", "6D", "6D", "7D", "7D", "8D", "8D"};
  for (std::size_t i = 0; i < 8; ++i)
    if (instead.find(names[i]) == instead.npos)
      text += std::string{names[i]} + ": " + std::string{held[i]} + "; ";
  return text;
}

// [1] [2]
TEST(TheSultan, Layout) {
  const Board board = Board::dealt("the-sultan", 5);
  for (const std::string suit : {"d", "s", "c"})
    for (const std::string side : {"1", "2"})
      EXPECT_EQ(board.pile(suit + "k" + side), "K" + std::string{static_cast<char>(suit[0] - 32)});
  EXPECT_EQ(board.pile("hk"), "KH");
  EXPECT_EQ(board.pile("ha"), "AH");
  EXPECT_EQ(board.pile("sultan"), "KH");
  const auto cards_dealt = deck(board.game(), 5);
  for (std::size_t i = 1; i <= 4; ++i) {
    EXPECT_EQ(board.pile("L" + std::to_string(i)), cards_dealt[i - 1]);
    EXPECT_EQ(board.pile("R" + std::to_string(i)), cards_dealt[i + 3]);
  }
  EXPECT_EQ(board.size("hand"), 87);
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 95, 9));
  EXPECT_EQ(board.size("talon"), 0);
}

// [4] [10]
TEST(TheSultan, S1_AVacancyIsFilledFromTheHandWithoutATalon) {
  const Board board = the_sultan_at(divan("L2: AS") + hand("9C TC"));
  EXPECT_TRUE(board.allows("L2-sk1"));
  EXPECT_TRUE(board.allows("L2-sk2"));
  const Board after = board.after("L2-sk2");
  EXPECT_EQ(after.pile("sk2"), "KS AS");
  EXPECT_EQ(after.pile("L2"), "9C");
  EXPECT_EQ(after.pile("hand"), "TC");
  EXPECT_EQ(after.size("talon"), 0);
}

// [5] [10]
TEST(TheSultan, S2_AVacancyIsFilledFromTheTalon) {
  const Board after = the_sultan_at(divan("R3: 2H") + "talon: TC 5C 9D; hand: 9C").after("R3-ha");
  EXPECT_EQ(after.pile("R3"), "9D");
  EXPECT_EQ(after.pile("talon"), "TC 5C");
  EXPECT_EQ(after.seen("talon"), "?? 5C");
  EXPECT_EQ(after.pile("hand"), "9C");
  EXPECT_EQ(the_sultan_at(divan("R3: 2H")).after("R3-ha").pile("R3"), "") << "with both out it stays vacant";
}

// [3] [4] [5] [7] [8]
TEST(TheSultan, S3_Foundations) {
  const Board ace = the_sultan_at(divan("L1: AH") + "talon: 9D; hand: 9C");
  EXPECT_EQ(ace.legal(), (Texts{"L1-hk", "turn"}));
  EXPECT_EQ(ace.refused("L1-ha"), "ace_family_rises [5]");
  EXPECT_EQ(ace.refused("L1-sultan"), "nothing_on_the_sultan [3]");
  EXPECT_EQ(ace.refused("talon-sultan"), "nothing_on_the_sultan [3]");
  EXPECT_EQ(ace.refused("hand-sultan"), "nothing_on_the_sultan [3]");
  EXPECT_EQ(ace.refused("talon-R3"), "talon_fills_vacancies [8]") << "a Divan card lies there";
  EXPECT_EQ(ace.refused("L1-L2"), "divan_is_filled_by_rule [7]");
  EXPECT_EQ(ace.refused("L1-talon"), "not_that_way [8]");
  EXPECT_EQ(the_sultan_at(divan("L1: 2H") + "hand: 9C").legal(), (Texts{"L1-ha", "turn"}));
  EXPECT_EQ(the_sultan_at(divan("L1: 2H")).refused("L1-hk"), "family_rises [4]");
  const Board queen = the_sultan_at(divan("L1: QH") + "hk: KH " + rising('H', 'A', 'J') + "; hand: 9C");
  EXPECT_EQ(queen.legal(), (Texts{"L1-hk", "turn"}));
  EXPECT_EQ(the_sultan_at("L1: 5D; talon: 9D").refused("talon-R1"), "talon_fills_vacancies [8]")
      << "not even a vacant place";
}

// [4]
TEST(TheSultan, S4_IdenticalFoundations) {
  const std::string fours = "KS " + rising('S', 'A', '4');
  const Board board = the_sultan_at(divan() + "sk1: " + fours + "; sk2: " + fours + "; talon: 5S; hand: 9C");
  EXPECT_TRUE(board.allows("talon-sk1"));
  EXPECT_TRUE(board.allows("talon-sk2"));
  EXPECT_EQ(board.after("talon-sk1").table().key(), board.after("talon-sk2").table().key())
      << "it is all one";
}

// [10] [12]
TEST(TheSultan, S5_Redeal) {
  std::vector<std::string> talon;
  for (const char rank : std::string_view{"345679TJQ"}) talon.push_back({rank, 'C'});
  for (const char rank : std::string_view{"345678TJQ"}) talon.push_back({rank, 'H'});
  for (const char rank : std::string_view{"3579J"}) talon.push_back({rank, 'S'});
  ASSERT_EQ(talon.size(), 23U);
  Board board = the_sultan_at(divan("L1: AH") + "ha: AH 2H; talon: " + cards(talon, 1, 23));
  State state = board.state();
  state.number = 1;
  board.table().load(state);
  EXPECT_TRUE(board.allows("redeal"));
  board.play("redeal");
  EXPECT_EQ(board.size("hand"), 23);
  EXPECT_EQ(board.size("talon"), 0);
  EXPECT_EQ(board.pile("ha"), "AH 2H") << "families stay";
  EXPECT_EQ(board.pile("R4"), "8D") << "and so does the Divan";
  Rng{1, 1}.shuffle(std::span{talon});
  EXPECT_EQ(board.pile("hand"), cards(talon, 23, 1)) << "shuffled from the deal's number";
  EXPECT_EQ(board.after("L1-hk").pile("L1"), talon[0]) << "a vacancy now fills from the hand";
}

// [12] [13]
TEST(TheSultan, TheTalonIsTakenUpTwice) {
  Board board = the_sultan_at(divan() + "talon: 9C TC; hand: JC");
  EXPECT_EQ(board.refused("redeal"), "still_in_hand [12]");
  board.play("turn redeal turn turn turn redeal turn turn turn");
  EXPECT_EQ(board.refused("turn"), "hand_is_out [11]");
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [13]");
  EXPECT_EQ(the_sultan_at(divan()).refused("redeal"), "nothing_to_gather [12]");
}

// [8] [11]
TEST(TheSultan, CardsAreTurnedOneByOne) {
  const Board board = the_sultan_at(divan() + hand("AS 9C AC"));
  EXPECT_EQ(board.refused("hand-sk1"), "hand_not_available [11]");
  const Board turned = board.after("turn turn");
  EXPECT_EQ(turned.pile("talon"), "AS 9C");
  EXPECT_EQ(turned.refused("talon-sk1"), "family_rises [4]") << "the ace is covered";
  EXPECT_TRUE(board.after("turn").allows("talon-sk1")) << "the card just turned is available";
  EXPECT_EQ(board.after("turn talon-sk1").pile("sk1"), "KS AS");
  const Board third = turned.after("turn talon-ck1");
  EXPECT_EQ(third.pile("talon"), "AS 9C");
}

// [9]
TEST(TheSultan, NoPlayIsCompulsory) {
  const Board board = the_sultan_at(divan("L1: AS") + "talon: AC; " + hand("9C"));
  EXPECT_EQ(board.legal(), (Texts{"L1-sk1", "L1-sk2", "talon-ck1", "talon-ck2", "turn"}));
}

// [6] [7] [8] [14]
TEST(TheSultan, WhatIsNotDone) {
  const Board board = the_sultan_at(divan("L1: AS") + "talon: AC; hk: KH " + rising('H', 'A', 'Q') +
                                    "; ck1: KC " + rising('C', 'A', 'Q') + "; hand: 9C");
  EXPECT_EQ(board.refused("sk1-sk2"), "families_are_final [6]");
  EXPECT_EQ(board.refused("hk-L1"), "families_are_final [6]");
  EXPECT_EQ(board.refused("sultan-L1"), "sultan_stays [3]");
  EXPECT_EQ(board.refused("sultan-hk"), "sultan_stays [3]");
  EXPECT_EQ(board.refused("L1-hk"), "family_is_finished [4]");
  EXPECT_EQ(board.refused("talon-ck1"), "family_is_finished [4]");
  EXPECT_EQ(the_sultan_at("L1: AS; ha: " + rising('H', 'A', 'Q')).refused("L1-ha"),
            "ace_family_is_finished [5]");
  EXPECT_EQ(board.refused("L1-L1"), "same_place [7]");
  EXPECT_EQ(board.refused("L1-sk1x2"), "one_card_at_a_time [4]");
  EXPECT_EQ(board.refused("L1-ck2"), "family_rises [4]");
  EXPECT_EQ(the_sultan_at("L2: 5D").refused("L1-sk1"), "nothing_there [7]");
  EXPECT_EQ(board.refused("deal"), "no_such_move");
  EXPECT_EQ(board.refused("refill"), "no_such_move");
}

Board hoffmann(const std::string& position) {
  return Board::laid("the-sultan", position, "refill=from-hand talon=unshuffled play=forthwith");
}

/// Hoffmann no. 42: what is turned and suits one family goes to it at once.
TEST(HoffmannsSultan, ACardTurnedThatSuitsIsPlayedForthwith) {
  Board board = hoffmann(divan("L1: 2H") + "sk1: KS AS; " + hand("9C AS 2S"));
  board.play("turn");
  EXPECT_EQ(board.pile("talon"), "9C");
  EXPECT_EQ(board.legal(), (Texts{"L1-ha", "turn"})) << "what lies in the Divan may be held back";
  board.play("turn");
  EXPECT_EQ(board.pile("sk2"), "KS AS") << "the other king has its ace";
  EXPECT_EQ(board.pile("talon"), "9C");
  board.play("turn");
  EXPECT_EQ(board.legal(), (Texts{"talon-sk1", "talon-sk2"})) << "of two families the player chooses";
  EXPECT_EQ(board.refused("turn"), "must_play_first [9]");
  EXPECT_EQ(board.refused("L1-ha"), "must_play_first [9]");
  board.play("talon-sk2");
  EXPECT_EQ(board.legal(), (Texts{"L1-ha", "redeal"}));
}

/// The waste heap never fills the Divan, and is turned over as it lies; vacancies are filled first then.
TEST(HoffmannsSultan, TheDivanIsFilledFromTheHandOnly) {
  Board board = hoffmann(divan("L1: 2H; R4: 3H") + "talon: 5C 9D; hand: JC");
  board.play("L1-ha");
  EXPECT_EQ(board.pile("L1"), "JC");
  board.play("R4-ha");
  EXPECT_EQ(board.pile("R4"), "") << "the hand is out";
  EXPECT_EQ(board.pile("talon"), "5C 9D");
  EXPECT_EQ(board.refused("talon-R4"), "talon_fills_vacancies [8]");
  board.play("redeal");
  EXPECT_EQ(board.pile("R4"), "5C") << "the first card turned over";
  EXPECT_EQ(board.pile("hand"), "9D");
}

// [14]
TEST(TheSultan, WonWhenEightQueensSurroundHim) {
  std::string all = "hk: KH " + rising('H', 'A', 'Q') + "; ha: " + rising('H', 'A', 'Q') + "; ";
  for (const char suit : {'D', 'S', 'C'})
    for (const std::string side : {"1", "2"})
      all += std::string{static_cast<char>(suit + 32)} + "k" + side + ": K" + suit + " " +
             rising(suit, 'A', suit == 'C' && side == "2" ? 'J' : 'Q') + "; ";
  Board board = the_sultan_at(all + "talon: QC; @0=2");
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal(), (Texts{"talon-ck2"}));
  board.play("talon-ck2");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  const Board lost = the_sultan_at(divan() + "@0=2; talon: 9C");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test

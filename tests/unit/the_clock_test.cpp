#include <gtest/gtest.h>

#include "games/the_clock/rules.hpp"
#include "support.hpp"

/// The Clock (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board the_clock_at(const std::string& position) { return Board::laid("the-clock", position); }

/// A circle in which no packet is short; spades and hearts that suit nothing.
const std::string full_circle =
    "1: 2S 3S 5S; 2: 5S 6S 7S; 3: 7S JS JS; 4: 2S 3S 6S; 5: 5H 6H 9H; 6: 5H 6H 9H; 7: TH 9S TS; 8: TH 9S TS; "
    "9: 2D 3D 4D; 10: 2D 3D 4D; 11: 7D 8D TD; 12: 7D 8D TD; ";

// [1] [2]
TEST(TheClock, Layout) {
  const Board board = Board::dealt("the-clock", 5);
  constexpr std::array<std::array<std::string_view, 2>, 12> hours{{{"I", "6C"},
                                                                   {"II", "7H"},
                                                                   {"III", "8S"},
                                                                   {"IV", "9D"},
                                                                   {"V", "TC"},
                                                                   {"VI", "JH"},
                                                                   {"VII", "QS"},
                                                                   {"VIII", "KD"},
                                                                   {"IX", "2C"},
                                                                   {"X", "3H"},
                                                                   {"XI", "4S"},
                                                                   {"XII", "5D"}}};
  for (const auto& [hour, card] : hours) EXPECT_EQ(board.pile(hour), card) << hour;
  const auto cards_dealt = deck(board.game(), 5);
  for (std::size_t packet = 1; packet <= 12; ++packet) {
    EXPECT_EQ(board.pile(std::to_string(packet)), cards(cards_dealt, 3 * packet - 2, 3 * packet));
    EXPECT_EQ(board.seen(std::to_string(packet)), board.pile(std::to_string(packet)))
        << "each card is in view";
  }
  EXPECT_EQ(board.size("hand"), 56);
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 92, 37));
}

// [3] [4]
TEST(TheClock, K1_AFoundationEndsAtItsHour) {
  const Board board = the_clock_at("XII: " + rising('D', '5', 'Q') + "; 1: KD; 2: AD; hand: 9C");
  EXPECT_EQ(board.refused("1-XII"), "hour_is_struck [4]");
  EXPECT_TRUE(board.allows("2-VIII")) << "the ace follows the king";
  EXPECT_EQ(board.after("2-VIII").pile("VIII"), "KD AD");
  EXPECT_EQ(the_clock_at("XI: " + rising('S', '4', 'J') + "; 1: QS").refused("1-XI"), "hour_is_struck [4]");
  EXPECT_TRUE(the_clock_at("VIII: KD " + rising('D', 'A', '7') + "; 1: 8D").allows("1-VIII"));
  EXPECT_EQ(the_clock_at("VIII: KD " + rising('D', 'A', '8') + "; 1: 9D").refused("1-VIII"),
            "hour_is_struck [4]");
}

// [3]
TEST(TheClock, K2_ThreeFoundationsOfASuit) {
  const Board board = the_clock_at("1: 4H; 2: 8H; 3: QH; 4: 3H");
  EXPECT_EQ(board.legal_among("I II III IV V VI VII VIII IX X XI XII 1 2 3 4"),
            (Texts{"1-X", "2-II", "3-VI", "4-1"}));
  EXPECT_EQ(board.refused("4-X"), "family_rises [3]") << "the second three of hearts must wait";
  EXPECT_EQ(board.refused("4-VI"), "family_rises [3]");
  EXPECT_TRUE(the_clock_at("VI: JH QH KH AH 2H; 4: 3H").allows("4-VI"));
}

// [6] [7] [8] [9] [13]
TEST(TheClock, K3_Marriages) {
  const Board board = the_clock_at("1: 2D 9H; 2: TH; 3: KC; 4: AC; 5: 8D 8D; talon: 6S 9H; hand: 5S");
  EXPECT_TRUE(board.allows("1-2"));
  EXPECT_EQ(board.refused("2-1"), "not_next [9]");
  EXPECT_TRUE(board.allows("3-4"));
  EXPECT_EQ(board.refused("4-3"), "not_next [9]");
  EXPECT_EQ(board.refused("1-3"), "wrong_suit [9]");
  EXPECT_EQ(board.refused("talon-2"), "talon_serves_hours [7]");
  EXPECT_EQ(board.refused("hand-2"), "hand_is_not_married [8]");
  EXPECT_EQ(board.refused("turn"), "fill_up_first [13]");
  EXPECT_TRUE(board.allows("refill"));
  EXPECT_TRUE(the_clock_at("talon: 8H").allows("talon-II"));
  EXPECT_EQ(board.after("1-2").pile("2"), "TH 9H");
  EXPECT_EQ(board.after("1-2").pile("1"), "2D");
}

// [12]
TEST(TheClock, K4_Refill) {
  const std::string sizes =
      "1: 2H; 2: 3S 4S 5S; 3: 2S 2S 3S; 4: 5S 6S 6S; 6: 7S 7S 8S; 7: 9S 9S TS; 8: TS JS JS JC; 9: 2H 3H; "
      "10: 4H 4H 5H; 11: 5H 6H 6H; 12: 8H 8H 9H; ";
  const Board plenty = the_clock_at(sizes + hand("AD 2D 3D 4D 6D 7D 8D")).after("refill");
  EXPECT_EQ(plenty.pile("1"), "2H AD 2D");
  EXPECT_EQ(plenty.pile("5"), "3D 4D 6D");
  EXPECT_EQ(plenty.pile("9"), "2H 3H 7D");
  EXPECT_EQ(plenty.pile("8"), "TS JS JS JC") << "a longer packet is left alone";
  EXPECT_EQ(plenty.pile("hand"), "8D");
  EXPECT_EQ(plenty.refused("refill"), "nothing_to_refill [12]");

  const Board scarce = the_clock_at(sizes + hand("AD 2D 3D 4D")).after("refill");
  EXPECT_EQ(scarce.pile("1"), "2H AD 2D");
  EXPECT_EQ(scarce.pile("5"), "3D 4D");
  EXPECT_EQ(scarce.pile("9"), "2H 3H");
  EXPECT_EQ(scarce.pile("hand"), "");
  EXPECT_EQ(scarce.refused("refill"), "hand_is_out [14]");
  EXPECT_EQ(scarce.refused("turn"), "hand_is_out [14]");
}

// [7] [13] [14]
TEST(TheClock, TurningToTheTalon) {
  const Board board = the_clock_at(full_circle + hand("9C 3C KC"));
  EXPECT_EQ(board.refused("refill"), "nothing_to_refill [12]");
  EXPECT_EQ(board.refused("hand-IX"), "hand_not_available [7]");
  const Board turned = board.after("turn turn");
  EXPECT_EQ(turned.pile("talon"), "9C 3C");
  EXPECT_EQ(turned.seen("talon"), "?? 3C");
  EXPECT_TRUE(turned.allows("talon-IX"));
  EXPECT_EQ(turned.refused("talon-hand"), "talon_serves_hours [7]");
  const Board played = turned.after("talon-IX");
  EXPECT_EQ(played.pile("IX"), "2C 3C");
  EXPECT_EQ(played.pile("talon"), "9C") << "the card beneath is the uppermost again";
  EXPECT_EQ(turned.after("turn").refused("turn"), "hand_is_out [14]");
  EXPECT_EQ(turned.after("turn").refused("redeal"), "no_redeal_left [14]");
}

// [13]
TEST(TheClock, StrictPhases) {
  const std::string circle =
      "1: 2S 4S 3H 4H; 2: 5D 6D TH; 3: 7D 8D 9H; 4: 5C 6C JH; 5: 2H 2H KD; 6: 3S 3S KH; 7: 6S 6S QD; "
      "8: 7S 7S QH; 9: 8S 9S JD; 10: TS JS JD; 11: 2D 2D 4C; 12: 3D 3D 4C; talon: 8H; ";
  const auto strict = [&](const std::string& rest) {
    return Board::laid("the-clock", circle + rest, "phases=strict");
  };
  const Board board = strict(hand("AD AC AH AS"));
  EXPECT_TRUE(board.allows("1-X") && board.allows("talon-II") && board.allows("turn"));
  const Board married = board.after("3-2");
  EXPECT_EQ(married.refused("1-X"), "refill_before_play [13]");
  EXPECT_EQ(married.refused("talon-II"), "refill_before_play [13]");
  EXPECT_EQ(married.refused("turn"), "fill_up_first [13]");
  EXPECT_TRUE(married.allows("7-5")) << "one marriage after another";
  EXPECT_TRUE(married.after("refill").allows("1-X"));
  EXPECT_TRUE(the_clock_at(circle + hand("AD AC AH AS")).after("3-2").allows("1-X"))
      << "the book leaves the order free";
  // a play makes a packet short, but binds nothing before the first marriage
  EXPECT_TRUE(board.after("talon-II 3-II").allows("1-X"));
  // a marriage that leaves no packet short ends its cycle at once
  const Board long_packet = Board::laid("the-clock",
                                        "1: 2S 4S 5C 9H; 2: 5D 6D TH; 3: 7D 8D 4H; 4: 5C 6C JH; "
                                        "5: 2H 2H KD; 6: 3S 3S KH; 7: 6S 6S QD; 8: 7S 7S QH; 9: 8S 9S JD; "
                                        "10: TS JS JD; 11: 2D 2D 4C; 12: 3D 3D 4C; hand: AD",
                                        "phases=strict");
  EXPECT_TRUE(long_packet.after("1-2").allows("3-X"));
  EXPECT_TRUE(strict("").after("3-2").allows("1-X")) << "with the hand out there is no refill to wait for";
  EXPECT_TRUE(strict("hand: AD").after("3-2 7-5 refill").allows("1-X")) << "nor when it has run out";
}

// [6]
TEST(TheClock, UppermostCardsOnly) {
  const Board board = the_clock_at("1: 4H 9D; 2: 2S; hand: 9C");
  EXPECT_EQ(board.refused("1-X"), "family_rises [3]") << "the four is covered";
  EXPECT_EQ(board.refused("3-X"), "nothing_there [6]");
  EXPECT_EQ(board.refused("1-talon"), "not_that_way [6]");
  EXPECT_EQ(board.refused("1-hand"), "not_that_way [6]");
  const Board kept = the_clock_at(full_circle + "hand: 4C");
  const Board free = the_clock_at("1: 4H; 2: 5H; hand: 9C");
  EXPECT_TRUE(free.allows("1-2") && free.allows("1-X") && free.allows("refill")) << "nothing is compulsory";
  EXPECT_TRUE(kept.allows("turn"));
}

// [5] [9] [10] [11]
TEST(TheClock, WhatTheCircleDoesNotDo) {
  const Board board = the_clock_at("1: TS 9S; 2: JS; 4: 2S; hand: 9C");
  EXPECT_EQ(board.refused("1-2x2"), "one_card_at_a_time [10]");
  EXPECT_EQ(board.refused("2-3"), "space_stays_empty [11]");
  EXPECT_EQ(board.refused("1-1"), "same_place [9]");
  EXPECT_EQ(board.refused("1-4"), "not_next [9]");
  EXPECT_EQ(board.refused("I-1"), "families_are_final [5]");
  EXPECT_EQ(board.refused("I-V"), "families_are_final [5]");
  EXPECT_TRUE(the_clock_at("1: TS; 2: JS; hand: 9C").allows("1-2"))
      << "a packet of one card takes a marriage";
  EXPECT_EQ(the_clock_at("talon: 9H; 2: TH").refused("talon-3"), "talon_serves_hours [7]");
  EXPECT_EQ(board.refused("deal"), "no_such_move");
}

// [9]
TEST(TheClock, KingsGoUponAces) {
  EXPECT_TRUE(the_clock_at("1: KS; 2: AS").allows("1-2"));
  EXPECT_EQ(the_clock_at("1: KS; 2: AC").refused("1-2"), "wrong_suit [9]");
  EXPECT_EQ(the_clock_at("1: KS; 2: 2S").refused("1-2"), "not_next [9]");
}

// [15]
TEST(TheClock, WonWhenEveryHourShows) {
  Board board =
      the_clock_at("IX: " + rising('C', '2', '9') + "; X: " + rising('H', '3', 'T') +
                   "; XI: " + rising('S', '4', 'J') + "; XII: " + rising('D', '5', 'Q') +
                   "; I: " + rising('C', '6', 'K') + " AC; II: " + rising('H', '7', 'K') +
                   " AH 2H; III: " + rising('S', '8', 'K') + " AS 2S 3S; IV: " + rising('D', '9', 'K') + " " +
                   rising('D', 'A', '4') + "; V: " + rising('C', 'T', 'K') + " " + rising('C', 'A', '5') +
                   "; VI: " + rising('H', 'J', 'K') + " " + rising('H', 'A', '6') + "; VII: QS KS " +
                   rising('S', 'A', '7') + "; VIII: KD " + rising('D', 'A', '7') + "; talon: 8D");
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal(), (Texts{"talon-VIII"}));
  board.play("talon-VIII");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  const Board lost = the_clock_at("1: 2S; talon: 4D");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test

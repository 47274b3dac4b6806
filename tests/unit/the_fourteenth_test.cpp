#include <map>

#include <gtest/gtest.h>

#include "games/the_fourteenth/rules.hpp"
#include "support.hpp"

/// The Fourteenth (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts
/// them.
namespace longwood::test {
namespace {

Board the_fourteenth_at(const std::string& position) { return Board::of("the-fourteenth", position); }

/// A square of these ranks in reading order, suits as they come, and the rest of the position.
std::string square(std::string_view ranks, const std::string& rest = "") {
  constexpr std::string_view suits = "SHDCSHDC";
  std::map<char, std::size_t> used;
  std::string text;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i] == '.') continue;
    text += "r" + std::to_string(i / 5 + 1) + "c" + std::to_string(i % 5 + 1) + ": " + ranks[i] +
            suits.at(used[ranks[i]]++) + "; ";
  }
  return text + rest;
}

/// The worked position Q2: no line makes fourteen, the king and the ace stand askew.
constexpr std::string_view stuck =
    "K2345"
    "2A345"
    "32254"
    "43523"
    "54436";

Texts pairs(const Board& board) {
  Texts result;
  for (const std::string& move : board.legal())
    if (move.find('+') != move.npos) result.insert(move);
  return result;
}

// [1]
TEST(TheFourteenth, Layout) {
  const Board board = Board::dealt("the-fourteenth", 5);
  const auto cards_dealt = deck(board.game(), 5);
  for (std::size_t i = 0; i < 25; ++i)
    EXPECT_EQ(board.pile("r" + std::to_string(i / 5 + 1) + "c" + std::to_string(i % 5 + 1)), cards_dealt[i]);
  EXPECT_EQ(board.size("hand"), 79);
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 104, 26));
  EXPECT_EQ(board.size("out"), 0);
}

// [2] [3] [4]
TEST(TheFourteenth, Q1_TheBooksFourteens) {
  const Board board =
      the_fourteenth_at("r1c1: TH; r1c5: 4C; r2c2: JS; r5c2: 3H; r3c3: 8D; r3c4: 6S; hand: 2D");
  EXPECT_EQ(board.legal(), (Texts{"r1c1+r1c5", "r2c2+r5c2", "r3c3+r3c4"}));
  EXPECT_EQ(board.after("r1c1+r1c5").pile("out"), "TH 4C");
  for (const auto& [one, other] : {std::pair{"AS", "KH"},
                                   {"2S", "QD"},
                                   {"3S", "JC"},
                                   {"4S", "TH"},
                                   {"5S", "9H"},
                                   {"6S", "8D"},
                                   {"7S", "7C"}})
    EXPECT_TRUE(the_fourteenth_at(std::string{"r2c1: "} + one + "; r2c4: " + other).allows("r2c1+r2c4"))
        << one << " and " << other;
}

// [9] [10] [11]
TEST(TheFourteenth, Q2_Exchange) {
  const Board board = the_fourteenth_at(square(stuck));
  EXPECT_EQ(board.legal().size(), 300U) << "any two of twenty-five cards may change places";
  EXPECT_EQ(pairs(board), Texts{});
  const Board half = board.after("r1c2~r2c2");
  EXPECT_EQ(half.pile("r1c2"), "AS");
  EXPECT_EQ(half.pile("r2c2"), "2S");
  EXPECT_EQ(pairs(half), (Texts{"r1c1+r1c2"}));
  EXPECT_EQ(half.legal().size(), 1U + 23 * 22 / 2);
  EXPECT_EQ(half.refused("r1c2~r3c3"), "four_different_cards [11]");
  EXPECT_EQ(half.refused("r2c2~r3c3"), "four_different_cards [11]");
  EXPECT_EQ(half.refused("r1c2~r2c2"), "four_different_cards [11]");
  const Board whole = half.after("r3c1~r3c2");
  EXPECT_EQ(whole.pile("r3c1"), "2D");
  EXPECT_EQ(whole.legal(), (Texts{"r1c1+r1c2"}));
  EXPECT_EQ(whole.refused("r4c1~r4c2"), "exchange_spent [10]");
}

// [10] [12]
TEST(TheFourteenth, PairingGivesUpTheSecondHalf) {
  const Board board = the_fourteenth_at(square(stuck)).after("r1c2~r2c2 r1c1+r1c2");
  EXPECT_EQ(board.pile("out"), "KS AS");
  EXPECT_EQ(board.refused("r3c1~r3c2"), "exchange_spent [10]");
  EXPECT_EQ(board.legal(), Texts{}) << "and there is no other exchange in the game";
}

// [9]
TEST(TheFourteenth, Q3_Illegal) {
  const Board board = the_fourteenth_at("r1c1: KS; r1c2: AS; r4c4: 5D; hand: 2D");
  EXPECT_EQ(board.legal(), (Texts{"r1c1+r1c2"}));
  EXPECT_EQ(board.refused("r1c1~r4c4"), "fourteen_remains [9]");
  const Board seven = the_fourteenth_at("r1c1: 7S; r1c2: 2D");
  EXPECT_EQ(seven.refused("r1c1+r1c1"), "same_place [5]");
  EXPECT_EQ(seven.refused("r1c1~r1c1"), "same_place [5]");
  EXPECT_EQ(seven.refused("r1c1+r1c2"), "not_fourteen [4]");
  EXPECT_TRUE(the_fourteenth_at("r1c1: 7S; r1c2: 7D").allows("r1c1+r1c2")) << "a seven wants another seven";
  const Board diagonal = the_fourteenth_at("r1c1: KS; r2c2: AS");
  EXPECT_EQ(diagonal.refused("r1c1+r2c2"), "not_in_line [3]");
  EXPECT_EQ(diagonal.legal(), (Texts{"r1c1~r2c2"}));
}

// [3]
TEST(TheFourteenth, LinesAreRowsAndColumns) {
  const Board board =
      the_fourteenth_at("r2c4: KS; r2c1: AS; r5c4: AH; r3c3: AD; r1c5: AC; r3c5: AC; hand: 2D");
  EXPECT_EQ(board.legal(), (Texts{"r2c1+r2c4", "r2c4+r5c4"}));
  EXPECT_EQ(board.refused("r1c5+r2c4"), "not_in_line [3]") << "the end of one row is not beside the next";
}

// [6]
TEST(TheFourteenth, Q4_Refill) {
  const std::string pair = "r1c3: KS; r4c3: AS; ";
  const Board two = the_fourteenth_at(pair + hand("2D 5D 9C")).after("r1c3+r4c3");
  EXPECT_EQ(two.pile("r1c3"), "2D");
  EXPECT_EQ(two.pile("r4c3"), "5D");
  EXPECT_EQ(two.pile("hand"), "9C");
  EXPECT_EQ(two.pile("out"), "KS AS");
  const Board one = the_fourteenth_at(pair + hand("2D")).after("r4c3+r1c3");
  EXPECT_EQ(one.pile("r1c3"), "2D") << "the higher place is filled first, however the pair is named";
  EXPECT_EQ(one.pile("r4c3"), "");
  EXPECT_EQ(the_fourteenth_at("r2c2: KS; r2c4: AS; " + hand("2D 5D")).after("r2c2+r2c4").pile("r2c2"), "2D")
      << "or the left one";
}

// [6]
TEST(TheFourteenth, TheLastCardMayWaitForTheChoice) {
  // the book fills the earlier place; the nine of hearts is in line with the later one
  const std::string position = "r1c1: 9C; r1c3: KS; r4c3: AS; r4c5: 9H; ";
  EXPECT_EQ(the_fourteenth_at(position + "hand: 5D").after("r1c3+r4c3").legal(), (Texts{"r1c1+r1c3"}));
  const Board asked = Board::of("the-fourteenth", position + "hand: 5D", "last-card=chosen");
  const Board waiting = asked.after("r1c3+r4c3");
  EXPECT_EQ(waiting.seen("hand"), "5D") << "a hundred and three cards have been seen, so this one is known";
  EXPECT_EQ(waiting.legal(), (Texts{"hand-r1c3", "hand-r4c3"}));
  EXPECT_EQ(waiting.refused("hand-r2c2"), "last_card_waits [6]");
  EXPECT_EQ(waiting.refused("r1c1~r4c5"), "last_card_waits [6]");
  EXPECT_EQ(waiting.refused("deal"), "last_card_waits [6]");
  EXPECT_EQ(waiting.after("hand-r4c3").legal(), (Texts{"r4c3+r4c5"}));
  EXPECT_EQ(waiting.after("hand-r1c3").legal(), (Texts{"r1c1+r1c3"}));
  const Board two = Board::of("the-fourteenth", position + hand("2D 5D"), "last-card=chosen");
  EXPECT_EQ(two.after("r1c3+r4c3").pile("r4c3"), "5D") << "two cards fill two places without a choice";
  const Board closing = Board::of("the-fourteenth", position + "hand: 5D", "last-card=chosen close-up=shift")
                            .after("r1c3+r4c3");
  EXPECT_EQ(closing.after("hand-r4c3").pile("r1c2"), "5D")
      << "behind the nine of clubs, before that of hearts";
}

// [7] [8]
TEST(TheFourteenth, VacantPlaces) {
  const Board board =
      the_fourteenth_at("r1c1: 5S; r1c2: 9S; r1c3: KS; r1c5: AS; r2c1: 3S").after("r1c1+r1c2");
  EXPECT_EQ(board.pile("r1c1"), "") << "no other card moves up";
  EXPECT_EQ(board.pile("r1c3"), "KS");
  EXPECT_TRUE(board.allows("r1c3+r1c5")) << "r1c4 lies vacant between them";
  EXPECT_EQ(board.refused("r1c1+r1c3"), "nothing_there [8]");
  const Board gaps = the_fourteenth_at("r1c1: 5S; r5c5: 3S");
  EXPECT_EQ(gaps.refused("r1c1~r1c2"), "nothing_there [8]");
  EXPECT_EQ(gaps.legal(), (Texts{"r1c1~r5c5"}));
}

// [5] [13]
TEST(TheFourteenth, NothingIsLaidOrTakenBack) {
  const Board board = the_fourteenth_at("r1c1: KS; r1c2: AS; out: 5S 9S; hand: 2D");
  EXPECT_EQ(board.refused("r1c1-r1c2"), "not_that_way [5]");
  EXPECT_EQ(board.refused("r1c1-out"), "no_such_move");
  EXPECT_EQ(board.refused("r1c1+out"), "no_such_move") << "no card comes back";
  EXPECT_EQ(board.refused("out-r1c1"), "no_such_move");
  EXPECT_EQ(board.refused("hand-r2c1"), "no_such_move");
  EXPECT_EQ(board.refused("r1c1+hand"), "no_such_move");
  for (const std::string_view verb : {"deal", "turn", "redeal", "refill"})
    EXPECT_EQ(board.refused(verb), "no_such_move");
}

// [14]
TEST(TheFourteenth, WonWhenBothPacksArePairedOff) {
  std::string out = "out:";
  for (const char suit : {'S', 'H', 'D', 'C'})
    out += " " + rising(suit, 'A', 'K') + " " + rising(suit, 'A', 'K');
  out.resize(out.size() - 3);
  Board board = the_fourteenth_at("r2c3: KC; r5c3: AS; " + out.substr(0, 5) + out.substr(8));
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal(), (Texts{"r2c3+r5c3"}));
  board.play("r2c3+r5c3");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  const Board lost = the_fourteenth_at("r1c1: KS; r2c2: 3S; @0=1");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test

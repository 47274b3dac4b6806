#include "session/gesture.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "session/position_words.hpp"
#include "support.hpp"

/// What a player meant by laying cards somewhere, and why nothing can be done with them.
namespace longwood::test {
namespace {

std::string said(const Board& board, const std::expected<Move, Why>& meant) {
  const GameInfo& info = *board.game().info;
  return meant ? write_move(info, *meant) : std::string{info.reason(meant.error()).code};
}

std::string gesture(const Board& board, std::string_view from, std::string_view to, int count = 1) {
  const GameInfo& info = *board.game().info;
  return said(board, longwood::gesture(board.game(), board.state(), *find_pile(info, from), count,
                                       *find_pile(info, to)));
}

std::string hand_says(const Board& board) { return said(board, hand_act(board.game(), board.state())); }

std::string why_stuck(const Board& board, std::string_view from, int count = 1) {
  const int pile = *find_pile(*board.game().info, from);
  return tell_stuck(in_english_of(*board.game().info), board.game(), board.state(), pile, count,
                    longwood::stuck(board.game(), board.state(), pile, count));
}

TEST(Gesture, CardsLaid) {
  const auto board = Board::laid("la-nationale", "1: 9H 8H; 2: 7H; 3: 2S; 4: KD");
  EXPECT_EQ(gesture(board, "2", "1"), "2-1");
  EXPECT_EQ(gesture(board, "1", "2"), "1-2");
  EXPECT_EQ(gesture(board, "3", "sa"), "3-sa");
  EXPECT_EQ(gesture(board, "1", "5", 2), "1-5x2");
  EXPECT_EQ(gesture(board, "1", "2", 2), "one_card_at_a_time");
  EXPECT_EQ(gesture(board, "4", "1"), "wrong_suit");
  EXPECT_EQ(gesture(board, "3", "sk"), "family_falls");
  EXPECT_EQ(gesture(board, "1", "1"), "same_place");
  EXPECT_EQ(gesture(board, "5", "1"), "nothing_there");
  EXPECT_EQ(gesture(board, "sa", "1"), "families_are_final");
}

TEST(Gesture, APairEitherWayRound) {
  auto board = Board::of("the-fourteenth", "r1c1: KS; r1c2: AH; r1c3: 5S; r2c2: 9D; r2c3: KH");
  EXPECT_EQ(gesture(board, "r1c1", "r1c2"), "r1c1+r1c2");
  EXPECT_EQ(gesture(board, "r1c2", "r1c1"), "r1c1+r1c2");
  EXPECT_EQ(gesture(board, "r1c3", "r2c2"), "not_in_line");
  EXPECT_EQ(gesture(board, "r2c2", "r1c3"), "not_in_line");
  EXPECT_EQ(gesture(board, "r1c1", "r1c3"), "not_fourteen");
}

TEST(Gesture, AnExchangeWhenNothingGoesOut) {
  auto board = Board::of("the-fourteenth", "r1c1: KS; r1c2: 2H; r2c3: 5S; r3c4: 3D; r5c5: 4D");
  EXPECT_EQ(gesture(board, "r2c3", "r1c1"), "r1c1~r2c3");
  board.play("r1c1~r2c3");
  EXPECT_EQ(gesture(board, "r5c5", "r1c1"), "four_different_cards");
  EXPECT_EQ(gesture(board, "r5c5", "r3c4"), "r3c4~r5c5");
  board.play("r3c4~r5c5");
  EXPECT_EQ(gesture(board, "r1c1", "r1c2"), "not_fourteen");
}

TEST(Gesture, TheLastCardIsLaidWhereThePlayerSays) {
  auto board = Board::of("the-fourteenth", "r1c3: KS; r4c3: AS; r4c5: 9H; hand: 5D", "last-card=chosen");
  board.play("r1c3+r4c3");
  EXPECT_EQ(gesture(board, "hand", "r4c3"), "hand-r4c3");
  EXPECT_EQ(gesture(board, "hand", "r1c3"), "hand-r1c3");
  EXPECT_EQ(gesture(board, "hand", "r1c1"), "last_card_waits");
  EXPECT_EQ(gesture(board, "r4c5", "r4c3"), "last_card_waits");
}

TEST(Gesture, TheHandWhereItsCardsFall) {
  const auto helena = Board::dealt("st-helena", 7);
  EXPECT_EQ(gesture(helena, "hand", "1"), "deal");
  EXPECT_EQ(gesture(helena, "hand", "2"), "hand_not_available");
  const auto sultan = Board::dealt("the-sultan", 7);
  EXPECT_EQ(gesture(sultan, "hand", "talon"), "turn");
  EXPECT_EQ(gesture(sultan, "hand", "L1"), "hand_not_available");
  const auto nivernaise = Board::of("la-nivernaise", "hand: 5S 6S 7S 8S 9S; L1: 4D");
  EXPECT_EQ(gesture(nivernaise, "hand", "L2"), "hand-L2");
  EXPECT_EQ(gesture(nivernaise, "hand", "L1"), "place_is_taken");
  EXPECT_EQ(gesture(nivernaise, "hand", "1"), "deal");
}

TEST(Gesture, TheTalonIsTakenUpButNoPacketByItself) {
  const auto sultan = Board::laid("the-sultan", "talon: 5S 6S");
  EXPECT_EQ(gesture(sultan, "talon", "hand"), "redeal");
  const auto helena = Board::laid("st-helena", "1: 5S 6S; 12: 9D");
  ASSERT_TRUE(helena.allows("redeal"));
  EXPECT_EQ(gesture(helena, "12", "hand"), "not_that_way");
}

TEST(Gesture, WhatTheHandWouldDo) {
  EXPECT_EQ(hand_says(Board::dealt("st-helena", 7)), "deal");
  EXPECT_EQ(hand_says(Board::dealt("the-clock", 7)), "turn");
  EXPECT_EQ(hand_says(Board::of("the-clock", "hand: 5S 6S; 1: 7D")), "refill");
  EXPECT_EQ(hand_says(Board::laid("the-sultan", "talon: 5S")), "redeal");
  EXPECT_EQ(hand_says(Board::laid("the-sultan", "talon: 5S; @0=2")), "no_redeal_left");
  EXPECT_EQ(hand_says(Board::laid("the-sultan", "L1: 5S")), "nothing_to_gather");
  EXPECT_EQ(hand_says(Board::laid("la-nationale", "1: 5S")), "no_redeal_left");
  EXPECT_EQ(hand_says(Board::laid("la-capricieuse", "1: 5S")), "redeal");
}

TEST(Gesture, WhyNothingCanBeDone) {
  const auto helena = Board::laid("st-helena", "hand: 5S 6S; 7: 9D; 8: 4C");
  EXPECT_EQ(why_stuck(helena, "7"),
            "Nothing can be done with the nine of diamonds now: there are no marriages while cards are in "
            "hand (rule 9); the bottom row serves the aces while cards are in hand (rule 7).");
  EXPECT_EQ(why_stuck(helena, "sa"), "Not allowed: what lies on a family stays there (St. Helena, rule 5).");
  EXPECT_EQ(why_stuck(helena, "3"),
            "Not allowed: there are no marriages while cards are in hand (St. Helena, rule 9).")
      << "of a vacant place, why none goes there";
  EXPECT_EQ(why_stuck(Board::of("the-salic-law", "queens: QS QH; 1: KH; 2: KS; 3: KD; hand: 9C 2C KC"), "4"),
            "Not allowed: a packet begins with the king that is dealt there (The Salic Law, rule 2).")
      << "though kings and queens stay where they lie";
  EXPECT_EQ(why_stuck(Board::laid("fortress", "L1: 7S 6S; L2: 9D"), "sa"),
            "Not allowed: a family takes its ace and then only the next higher card of its suit (Fortress, "
            "rule 3).");
  EXPECT_EQ(why_stuck(Board::dealt("the-sultan", 7), "hand"),
            "Not allowed: a card in hand must first be turned (The Sultan, rule 11).");
  EXPECT_EQ(why_stuck(Board::dealt("the-sultan", 7), "L1"),
            "Nothing can be done with the nine of spades now: this family takes only the next higher card of "
            "its suit, an ace after its king (rule 4); nothing is laid on the Divan; its vacancies are "
            "filled at once (rule 7).");
}

TEST(Gesture, WhyTheHandIsNotAskedForAnActOfAnotherGame) {
  const auto told = [](const Board& board, Act act) {
    return std::string{board.game().info->reason(why_told(board.game(), board.state(), bare(act))).code};
  };
  EXPECT_EQ(told(Board::dealt("the-sultan", 7), Act::deal), "hand_not_available");
  EXPECT_EQ(told(Board::laid("the-sultan", "talon: 5S"), Act::deal), "hand_is_out");
  EXPECT_EQ(told(Board::dealt("la-belle-lucie", 7), Act::turn), "hand_not_available");
  EXPECT_EQ(told(Board::dealt("fortress", 7), Act::refill), "hand_is_out");
  EXPECT_EQ(told(Board::dealt("the-fifteen", 7), Act::deal), "no_redeal_left");
  EXPECT_EQ(told(Board::dealt("the-clock", 7), Act::refill), "nothing_to_refill") << "the game’s own reason";
  EXPECT_EQ(told(Board::dealt("the-clock", 7), Act::turn), "no_such_move") << "it is a move";
}

class Gestures : public testing::TestWithParam<AnyGame> {};
INSTANTIATE_TEST_SUITE_P(All, Gestures, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Gestures, MeanALegalMoveWheneverThereIsOneAndNeverAnother) {
  const AnyGame& game = GetParam();
  play_through(game, 11, 80, [&](Table& table, const Move*) {
    const auto moves = list_moves(game, table.state());
    for (const Move move : moves)
      if (names_piles(move)) {
        const auto meant =
            longwood::gesture(game, table.state(), move.from, std::max<int>(move.count, 1), move.to);
        ASSERT_TRUE(meant);
        EXPECT_TRUE(*meant == move || meant->act == Act::pair) << write_move(*game.info, move);
      }
    for (int from = 0; from < game.info->piles(); ++from)
      for (int to = 0; to < game.info->piles(); ++to)
        if (const auto meant = longwood::gesture(game, table.state(), from, 1, to)) {
          EXPECT_NE(std::ranges::find(moves, *meant), moves.end());
        }
    if (const auto act = hand_act(game, table.state())) {
      EXPECT_NE(std::ranges::find(moves, *act), moves.end());
      EXPECT_TRUE(acts_on_hand(game, table.state())) << write_move(*game.info, *act);
    } else {
      EXPECT_NE(game.info->reason(act.error()).sentence, 0) << "the hand says why it does nothing";
    }
  });
}

TEST(Gesture, HandOnWhichNoPlayerActs) {
  const auto turning = Board::laid("the-original-patience", "turned: 5D; hand: AS KS"),
             dealing = Board::laid("klondike", "hand: AS KS");
  EXPECT_FALSE(acts_on_hand(turning.game(), turning.state()));
  EXPECT_TRUE(acts_on_hand(dealing.game(), dealing.state()));
}

TEST_P(Gestures, AnswerEveryActOfTheHandWithARule) {
  const AnyGame& game = GetParam();
  for (const RuleSet& set : game.info->sets) {
    Table table = game.start(deal_by_number(game.info->packs_for(set.options), 11), set);
    for (int step = 0; step < 300; ++step) {
      for (const Act act : {Act::deal, Act::turn, Act::refill, Act::redeal}) {
        const Why why = why_told(game, table.state(), bare(act));
        EXPECT_TRUE(why == Why::ok || game.info->reason(why, set.options).sentence > 0)
            << set.id << ", step " << step << ": " << static_cast<int>(act);
      }
      const auto moves = list_moves(game, table.state());
      if (moves.empty()) break;
      game.play(table, moves[static_cast<std::size_t>(step * 7) % moves.size()]);
    }
  }
}

}  // namespace
}  // namespace longwood::test

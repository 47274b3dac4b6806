#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/the_travellers/search.hpp"
#include "honest/advice_words.hpp"
#include "honest/adviser.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Travellers (Hoffmann).
namespace longwood::test {
namespace {

using advice::TheTravellersAdvice;

// Nothing is chosen, so that the deal must come out as the circle of deepest cards says before it is played.
TEST(TheTravellers, TheDeepestCardsDecideEachDealBeforeItIsPlayed) {
  for (const RuleSet& set : TheTravellers::info.sets) {
    int won = 0;
    for (std::uint64_t number = 0; number < 5'000; ++number) {
      Table table{TheTravellers::info.classes};
      const Deal deal = deal_by_number(TheTravellers::info.packs, number);
      table.prepare(deal.number, set.options);
      TheTravellers::lay_out(table, deal);
      const bool lost = TheTravellersAdvice::lost(table.state());
      int made = 0;
      for (MoveList moves; made <= 56; ++made) {
        moves.clear();
        TheTravellers::moves(table.state(), moves);
        if (moves.empty()) break;
        ASSERT_EQ(moves.size(), 1);
        TheTravellers::play(table, moves[0]);
        ASSERT_EQ(TheTravellersAdvice::lost(table.state()), lost) << set.id << " deal " << number;
      }
      ASSERT_LE(made, 56);
      ASSERT_EQ(TheTravellers::won(table.state()), !lost) << set.id << " deal " << number;
      won += lost ? 0 : 1;
    }
    // 20.3 % by independent programs, and 1/13; three standard errors of 5,000 deals
    const double share = won / 5'000.0, expected = set.id == "hoffmann" ? 0.203 : 1 / 13.0;
    EXPECT_NEAR(share, expected, 0.017) << set.id;
  }
}

TEST(TheTravellers, WhatNeedNotLeaveIsNoCircle) {
  const auto lost = [](std::string_view position) {
    return TheTravellersAdvice::lost(Board::of("the-travellers", position).state());
  };
  EXPECT_TRUE(lost("1: 2H AS 7C KD; 2: AC 9S 2C 4H")) << "each waits for the other";
  EXPECT_FALSE(lost("1: AS 2H 7C KD; 2: KC 9S 2C 4H")) << "the way leads to a king";
  EXPECT_FALSE(lost("1: 2H AS; f1: AH; 2: AC 9S 2C 4H")) << "nobody knows how many aces are to come";
  EXPECT_FALSE(lost("8: 8S 8H QC 8D; 12: KS JS QS QH")) << "eights beneath the queen may stay";
}

// Where one move is all that may be made, nobody is asked to choose.
TEST(TheTravellers, OneMoveIsNoChoice) {
  const Board board = Board::of("the-travellers", "6: QS QH QD 7S; traveller: 6S; reserve: 8S");
  EXPECT_EQ(say_of(in_english_of(TheTravellers::info), board.game(), board.state()).text,
            "A traveller is on its way, so the reserve waits: the six of spades to the foot of packet 6.");
}

// What is told of a chance would be told of the deal, and in two figures that are one.
TEST(TheTravellers, NoChanceIsToldOfWhatNobodyChooses) {
  const AnyGame& game = *find_game("the-travellers");
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 3)};
  session.play(session.moves()[0]);
  const InformationState view{game, session.state(), session.known()};
  const Effort effort = effort_of_hints_in(game);
  const Recommendation counsel = Adviser{game, effort}.advise(view);
  EXPECT_EQ(counsel.plan.size(), 1);
  EXPECT_EQ(counsel.sample.tried, 0);
  const AdviceWords words = advice_words(in_english_of(*game.info), counsel, view);
  EXPECT_EQ(words.claim + words.figure + words.foreseen, "");
  EXPECT_EQ(words.worth, "You never have more than one move: the cards alone decide this game.");
}

}  // namespace
}  // namespace longwood::test

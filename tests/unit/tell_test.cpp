#include "session/tell.hpp"

#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "games/la_nationale.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// The sentences that are read out: whole ones for what each game does by itself, and what holds of all.
namespace longwood::test {
namespace {

std::string told(Board board, std::string_view text) {
  const State before = board.state();
  const auto mark = board.table().mark();
  board.play(text);
  return tell_move(board.game(), before, *read_move(*board.game().info, text), board.table().since(mark));
}

std::string words(const Board& board, std::string_view text) {
  return move_words(board.game(), board.state(), *read_move(*board.game().info, text));
}

std::string refused(const Board& board, std::string_view text) {
  const GameInfo& info = *board.game().info;
  return tell_refusal(info, board.game().why_not(board.state(), *read_move(info, text)));
}

TEST(Tell, StHelenaSuppliesAnEmptiedPlace) {
  const Board board = Board::laid("st-helena", "5: QC; 6: 4S; " + hand("9D 8H"));
  EXPECT_EQ(words(board, "5-ck"), "A");
  EXPECT_EQ(told(board, "5-ck"), "A");
  EXPECT_EQ(told(Board::laid("st-helena", "5: QC; 6: 4S; hand: 9D"), "5-ck"), "A");
  EXPECT_EQ(told(Board::laid("st-helena", "5: QC; 6: 4S"), "5-ck"), "A");
  EXPECT_EQ(told(Board::laid("st-helena", "5: 3H QC; 6: 4S"), "5-ck"), "A");
}

TEST(Tell, LaNationalePlaysWhatIsForced) {
  Board board = Board::laid("la-nationale", "@0=1; " + hand("5S 2H 9C QD KC 3H 7D 8D 6S"));
  const State before = board.state();
  LaNationale::deal_on(board.table());
  EXPECT_EQ(tell_opening(board.game(), before, board.table().since(0)), "A");

  Board choice = Board::laid("la-nationale", "sa: " + rising('S', 'A', '4') + "; sk: " +
                                                 falling('S', 'K', '6') + "; 1: 8H; @0=1; @1=1; " +
                                                 hand("5S 9D"));
  const State start = choice.state();
  LaNationale::deal_on(choice.table());
  EXPECT_EQ(tell_opening(choice.game(), start, choice.table().since(0)), "A");
  EXPECT_EQ(told(choice, "turned-sa"), "A");
}

TEST(Tell, LaNationaleMovesRuns) {
  const Board board = Board::laid("la-nationale", "1: 9H 4C 8S; 5: KH 5S 6S 7S");
  EXPECT_EQ(words(board, "5-4x3"), "A");
  EXPECT_EQ(told(board, "5-4x3"), "A");
  EXPECT_EQ(told(board, "1-5"), "A");
}

TEST(Tell, TheOtherGames) {
  EXPECT_EQ(told(Board::laid("la-nivernaise", "L1: 9H; 1: 4S; 2: 8C; " + hand("9D 8H")), "hand-L2"), "A");
  EXPECT_EQ(told(Board::laid("la-nivernaise", "1: AS; 2: 8C; " + hand("9D 8H 7C 6C 5C")), "1-sa"), "A");
  EXPECT_EQ(told(Board::laid("la-nivernaise", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), "sa-sk"), "A");
  EXPECT_EQ(told(Board::dealt("the-clock", 6), "turn"), "A");
  EXPECT_EQ(told(Board::laid("the-clock", "1: 5S 5H 6H; 2: 8C 9C; hand: 9D 8H 7H"), "refill"), "A");
  EXPECT_EQ(told(Board::laid("fortress", "sa: AS; L1: 9H 2S; L2: 3D"), "L1-sa"), "A");
  EXPECT_EQ(told(Board::of("the-fourteenth", "r1c1: 9H; r1c2: 5S; r1c3: KS; hand: 3D 2D"), "r1c1+r1c2"), "A");
  EXPECT_EQ(told(Board::laid("the-sultan", "L1: AC; L2: 9H; talon: 4S 5D; hand: 3D 2D"), "L1-ck1"), "A");
  EXPECT_EQ(told(Board::laid("the-sultan", "L1: 3C; talon: 4S 5D 6D"), "redeal"), "A");
}

TEST(Tell, RefusalsBearTheNumberOfTheirSentence) {
  EXPECT_EQ(refused(Board::laid("st-helena", "2: 2H; hand: 9C 8C"), "2-ha"), "A");
  EXPECT_EQ(refused(Board::laid("la-nationale", "1: 8S; 5: 5H 6H"), "5-1x2"), "A");
  EXPECT_EQ(refused(Board::laid("fortress", "L1: AS; L2: KS"), "L1-L2"), "A");
  EXPECT_EQ(refused(Board::laid("fortress", "L1: AS; L2: KS"), "deal"), "A");
}

TEST(Tell, CardsCountsAndPlaces) {
  EXPECT_EQ(card_name(Card::of(7, clubs)), "seven of clubs");
  EXPECT_EQ(card_name(Card::of(knave, hearts, 1)), "knave of hearts");
  EXPECT_EQ(card_name(Card::of(ace, spades)), "ace of spades");
  EXPECT_EQ(card_name({}), "covered card");
  EXPECT_EQ(count_of(0, "card"), "0 cards");
  EXPECT_EQ(count_of(1, "card"), "1 card");
  EXPECT_EQ(count_of(3, "card"), "3 cards");
  const auto place = [](std::string_view game, std::string_view pile) {
    const GameInfo& info = *find_game(game)->info;
    return pile_words(info, *find_pile(info, pile));
  };
  EXPECT_EQ(place("la-nationale", "5"), "column 5");
  EXPECT_EQ(place("la-nationale", "turned"), "the card just turned");
  EXPECT_EQ(place("st-helena", "5"), "packet 5");
  EXPECT_EQ(place("st-helena", "sa"), "the family of spades rising from the ace");
  EXPECT_EQ(place("st-helena", "dk"), "the family of diamonds falling from the king");
  EXPECT_EQ(place("la-nivernaise", "L2"), "flank place L2");
  EXPECT_EQ(place("la-nivernaise", "3"), "packet 3 of the line");
  EXPECT_EQ(place("the-clock", "VII"), "the foundation at VII");
  EXPECT_EQ(place("the-clock", "7"), "packet 7 of the circle");
  EXPECT_EQ(place("fortress", "R4"), "row R4");
  EXPECT_EQ(place("the-fourteenth", "r2c5"), "row 2, column 5");
  EXPECT_EQ(place("the-sultan", "hk"), "the family on the lower king of hearts");
  EXPECT_EQ(place("the-sultan", "R3"), "Divan place R3");
}

class Telling : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, Telling, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// Sentences for every move of random games: capital, full stop, one line, no card told that is not seen.
TEST_P(Telling, WholeSentences) {
  for (std::uint64_t number = 0; number < 6; ++number) {
    Session session{GetParam(), GetParam().info->sets.front(),
                    deal_by_number(GetParam().info->packs, number)};
    Rng rng{number, 61};
    for (int ply = 0; ply < 250 && !session.moves().empty(); ++ply) {
      const MoveList moves = session.moves();
      const Move move = moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())))];
      const std::string before = move_words(GetParam(), session.state(), move);
      EXPECT_FALSE(before.empty() || before.ends_with('.'));
      EXPECT_EQ(before.find("covered"), std::string::npos) << before;
      session.play(move);
      const std::string text = tell_move(GetParam(), session.before(), move, session.edits());
      ASSERT_FALSE(text.empty()) << write_move(session.info(), move);
      EXPECT_TRUE(text.front() >= '0' && text.front() <= 'Z') << text;
      EXPECT_TRUE(text.ends_with('.')) << text;
      for (const std::string_view fault : {"covered", "..", "  ", " .", "\n"})
        EXPECT_EQ(text.find(fault), std::string::npos) << text;
      EXPECT_LT(text.size(), 900U) << text;
    }
  }
}

TEST_P(Telling, EveryGroupHasItsWords) {
  const GameInfo& info = *GetParam().info;
  std::set<std::string> once;
  for (int pile = 0; pile < info.piles(); ++pile) {
    const std::string text = pile_words(info, static_cast<Pile>(pile));
    EXPECT_TRUE(text.find(' ') != std::string::npos) << text;
    EXPECT_TRUE(once.insert(text).second) << text << " stands for two piles";
  }
  EXPECT_EQ(cards_home(info, State{}), 0);
}

TEST_P(Telling, EveryRefusalEndsInAFullStopAndNamesItsRule) {
  const GameInfo& info = *GetParam().info;
  for (const Reason& reason : info.reasons) {
    const std::string text = tell_refusal(info, reason.why);
    EXPECT_TRUE(text.starts_with("Not allowed: ")) << text;
    EXPECT_TRUE(text.ends_with('.') && !text.ends_with("..")) << text;
    if (reason.sentence != 0)
      EXPECT_NE(text.find(", rule " + std::to_string(reason.sentence) + ")"), text.npos) << text;
  }
}

}  // namespace
}  // namespace longwood::test

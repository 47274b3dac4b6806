#include "session/tell.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "games/la_nationale/rules.hpp"
#include "games/playout.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// The sentences that are read out: whole ones for what each game does by itself, and what holds of all.
namespace longwood::test {
namespace {

std::string told(Board board, std::string_view text) {
  const State before = board.state();
  const auto mark = board.table().mark();
  board.play(text);
  return tell_move(in_english_of(*board.game().info), board.game(), before,
                   *read_move(*board.game().info, text), board.table().since(mark));
}

std::string words(const Board& board, std::string_view text) {
  return move_words(in_english_of(*board.game().info), board.game(), board.state(),
                    *read_move(*board.game().info, text));
}

std::string refused(const Board& board, std::string_view text) {
  const GameInfo& info = *board.game().info;
  return tell_refusal(in_english_of(info), board.game().why_not(board.state(), *read_move(info, text)));
}

TEST(Tell, StHelenaSuppliesAnEmptiedPlace) {
  const Board board = Board::laid("st-helena", "5: QC; 6: 4S; " + hand("9D 8H"));
  EXPECT_EQ(words(board, "5-ck"), "the queen of clubs to the family of clubs falling from the king");
  EXPECT_EQ(told(board, "5-ck"),
            "The queen of clubs is played to the family of clubs falling from the king. Automatically: the "
            "nine of diamonds is dealt to packet 5. 1 card is left in hand.");
  EXPECT_EQ(told(Board::laid("st-helena", "5: QC; 6: 4S; hand: 9D"), "5-ck"),
            "The queen of clubs is played to the family of clubs falling from the king. Automatically: the "
            "nine of diamonds is dealt to packet 5. The hand is out.");
  EXPECT_EQ(
      told(Board::laid("st-helena", "5: QC; 6: 4S"), "5-ck"),
      "The queen of clubs is played to the family of clubs falling from the king. Packet 5 is vacant now.");
  EXPECT_EQ(told(Board::laid("st-helena", "5: 3H QC; 6: 4S"), "5-ck"),
            "The queen of clubs is played to the family of clubs falling from the king. Packet 5 now shows "
            "the three of hearts.");
}

TEST(Tell, LaNationalePlaysWhatIsForced) {
  Board board = Board::laid("la-nationale", "@0=1; " + hand("5S 2H 9C QD KC 3H 7D 8D 6S"));
  const State before = board.state();
  LaNationale::deal_on(board.table());
  EXPECT_EQ(tell_opening(in_english_of(*board.game().info), board.game(), before, board.table().since(0)),
            "6 cards are laid, 3 go home. During the deal, automatically: the two of hearts is played to the "
            "family of hearts rising from the ace; the queen of diamonds is played to the family of diamonds "
            "falling from the king; the three of hearts is played to the family of hearts rising from the "
            "ace. The hand is out.");

  Board choice =
      Board::laid("la-nationale", "sa: " + rising('S', 'A', '4') + "; sk: " + falling('S', 'K', '6') +
                                      "; 1: 8H; @0=1; @1=1; " + hand("5S 9D"));
  const State start = choice.state();
  LaNationale::deal_on(choice.table());
  EXPECT_EQ(tell_opening(in_english_of(*choice.game().info), choice.game(), start, choice.table().since(0)),
            "The card turned is the five of spades; choose where it goes. 1 card is left in hand.");
  EXPECT_EQ(told(choice, "turned-sa"),
            "The five of spades is played to the family of spades rising from the ace. Automatically: the "
            "nine of diamonds is dealt to column 1. The hand is out.");
}

TEST(Tell, EveryGameSaysWhatTheDealLaid) {
  const auto opening = [](const AnyGame& game, const Deal& deal) {
    return opening_words(in_english_of(*game.info), Session{game, game.info->sets.front(), deal});
  };
  const auto dealt = [&](std::string_view id) {
    const AnyGame& game = *find_game(id);
    return opening(game, deal_by_number(game.info->packs, 3));
  };
  EXPECT_EQ(dealt("fortress"), "52 cards are dealt.");
  EXPECT_EQ(dealt("the-fourteenth"), "25 cards are dealt. 79 cards are left in hand.");
  EXPECT_EQ(dealt("the-carpet"), "20 cards are dealt. 3 of 52 home. 29 cards are left in hand.");
  for (const AnyGame& game : all_games()) {
    EXPECT_NE(dealt(game.info->id).find_first_of("123456789"), std::string::npos) << game.info->id;
    const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 3)};
    EXPECT_FALSE(opening(game, deal_of_board(game, session.state())).contains("dealt")) << "a board is given";
  }
}

TEST(Tell, TheDealCardByCard) {
  Board board = Board::laid("la-nationale", "@0=1; " + hand("5S 2H 9C"));
  const State before = board.state();
  LaNationale::deal_on(board.table());
  EXPECT_EQ(
      tell_each(in_english_of(*board.game().info), board.game(), before, board.table().since(0)),
      (std::vector<std::string>{"The five of spades is dealt to column 1.",
                                "The two of hearts is played to the family of hearts rising from the ace.",
                                "The nine of clubs is dealt to column 1."}));
}

TEST(Tell, AHeldCardGoesWithTheOneThatContinuesIt) {
  const Board board =
      Board::laid("la-nationale", "sa: " + rising('S', 'A', '6') + "; sk: " + falling('S', 'K', '8') +
                                      "; 1: 7S; 2: 4H 8S; 3: 7S");
  EXPECT_EQ(words(board, "1-sb"), "the seven of spades to the place between the families of spades");
  EXPECT_EQ(
      told(board, "1-sb"),
      "The seven of spades is held in the place between the families of spades. Column 1 is vacant now.");
  const Board held = board.after("1-sb");
  EXPECT_EQ(told(held, "2-sa"),
            "The seven of spades passes from the place between the families of spades to the family of "
            "spades rising from the ace. The eight of spades is played to the family of spades rising from "
            "the ace. Column 2 now shows the four of hearts.");
  EXPECT_EQ(told(held, "3-sk"),
            "The seven of spades is played to the family of spades falling from the king. Automatically: the "
            "seven of spades passes from the place between the families of spades to the family of spades "
            "rising from the ace. Column 3 is vacant now.");
}

TEST(Tell, LaNationaleMovesRuns) {
  const Board board = Board::laid("la-nationale", "1: 9H 4C 8S; 5: KH 5S 6S 7S");
  EXPECT_EQ(words(board, "5-4x3"), "the last 3 cards of column 5 to column 4");
  EXPECT_EQ(told(board, "5-4x3"),
            "3 cards, five of spades to seven of spades, go to column 4, which was vacant. Column 5 now "
            "shows the king of hearts.");
  EXPECT_EQ(
      told(board, "1-5"),
      "The eight of spades goes to column 5, on the seven of spades. Column 1 now shows the four of clubs.");
}

TEST(Tell, TheOtherGames) {
  EXPECT_EQ(told(Board::laid("la-nivernaise", "L1: 9H; 1: 4S; 2: 8C; " + hand("9D 8H")), "hand-L2"),
            "The next card in hand goes, unseen, to flank place L2: it is the nine of diamonds. 1 card is "
            "left in hand.");
  EXPECT_EQ(told(Board::laid("la-nivernaise", "1: AS; 2: 8C; " + hand("9D 8H 7C 6C 5C")), "1-sa"),
            "The ace of spades is played to the family of spades rising from the ace. Automatically: 4 cards "
            "are dealt to packet 1 of the line, with the six of clubs uppermost. 1 card is left in hand.");
  EXPECT_EQ(told(Board::laid("la-nivernaise", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), "sa-sk"),
            "The two of spades passes to the family of spades falling from the king.");
  EXPECT_EQ(told(Board::dealt("the-clock", 6), "turn"),
            "The two of spades is turned onto the talon. 55 cards are left in hand.");
  EXPECT_EQ(told(Board::laid("the-clock", "1: 5S 5H 6H; 2: 8C 9C; hand: 9D 8H 7H"), "refill"),
            "The seven of hearts is dealt to packet 2 of the circle; 2 cards are dealt to packet 3 of the "
            "circle, with the nine of diamonds uppermost. The hand is out.");
  EXPECT_EQ(told(Board::laid("fortress", "sa: AS; L1: 9H 2S; L2: 3D"), "L1-sa"),
            "The two of spades is played to the family of spades rising from the ace. Row L1 now shows the "
            "nine of hearts.");
  EXPECT_EQ(told(Board::of("the-fourteenth", "r1c1: 9H; r1c2: 5S; r1c3: KS; hand: 3D 2D"), "r1c1+r1c2"),
            "The nine of hearts and the five of spades go out. The two of diamonds is dealt to row 1, column "
            "1; the three of diamonds is dealt to row 1, column 2. The hand is out.");
  EXPECT_EQ(told(Board::laid("the-sultan", "L1: AC; L2: 9H; talon: 4S 5D; hand: 3D 2D"), "L1-ck1"),
            "The ace of clubs is played to the family on the left king of clubs. Automatically: the five of "
            "diamonds passes from the talon to Divan place L1.");
  EXPECT_EQ(told(Board::laid("the-sultan", "L1: 3C; talon: 4S 5D 6D"), "redeal"),
            "3 cards are taken up. The cards are shuffled. 3 cards are left in hand.");
  EXPECT_EQ(
      told(Board::laid("la-belle-lucie", "1: 3C 4C 5C; 2: 3D 4D 5D; 4: 3H 4H 5H; 5: 3S 4S 5S; 7: 9C 9D 9H"),
           "redeal"),
      "15 cards are taken up. The cards are shuffled. 15 cards are dealt.");
}

TEST(Tell, RefusalsBearTheNumberOfTheirSentence) {
  EXPECT_EQ(refused(Board::laid("st-helena", "2: 2H; hand: 9C 8C"), "2-ha"),
            "Not allowed: the top row serves the kings while cards are in hand (St. Helena, rule 7).");
  EXPECT_EQ(
      refused(Board::laid("la-nationale", "1: 8S; 5: 5H 6H"), "5-1x2"),
      "Not allowed: several cards are moved together only into a vacant column (La Nationale, rule 13).");
  EXPECT_EQ(refused(Board::laid("fortress", "L1: AS; L2: KS"), "L1-L2"),
            "Not allowed: king and ace do not join (Fortress, rule 8).");
  EXPECT_EQ(refused(Board::laid("fortress", "L1: AS; L2: KS"), "deal"),
            "Not allowed: there is neither hand nor re-deal (Fortress, rule 13).");
}

TEST(Tell, CardsCountsAndPlaces) {
  const Speaker say = in_english_of(*all_games().front().info);
  const auto card_name = [&](Card card) { return say.phrase("{card.bare}", card); };
  EXPECT_EQ(card_name(Card::of(7, clubs)), "seven of clubs");
  EXPECT_EQ(card_name(Card::of(knave, hearts, 1)), "knave of hearts");
  EXPECT_EQ(card_name(Card::of(ace, spades)), "ace of spades");
  EXPECT_EQ(card_name(Card{}), "covered card");
  EXPECT_EQ(count_of(0, "card"), "0 cards");
  EXPECT_EQ(count_of(1, "card"), "1 card");
  EXPECT_EQ(count_of(3, "card"), "3 cards");
  const auto place = [](std::string_view game, std::string_view pile) {
    const GameInfo& info = *find_game(game)->info;
    return pile_words(in_english_of(info), *find_pile(info, pile));
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
      const Move move = random_move(moves, rng);
      const std::string before =
          move_words(in_english_of(*GetParam().info), GetParam(), session.state(), move);
      EXPECT_FALSE(before.empty() || before.ends_with('.'));
      EXPECT_EQ(before.find("covered"), std::string::npos) << before;
      session.play(move);
      const std::string text =
          tell_move(in_english_of(*GetParam().info), GetParam(), session.before(), move, session.edits());
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
    const std::string text = pile_words(in_english_of(info), static_cast<Pile>(pile));
    EXPECT_TRUE(text.find(' ') != std::string::npos) << text;
    EXPECT_TRUE(once.insert(text).second) << text << " stands for two piles";
  }
  EXPECT_EQ(cards_home(info, State{}), 0);
}

TEST_P(Telling, EveryRefusalEndsInAFullStopAndNamesItsRule) {
  const GameInfo& info = *GetParam().info;
  for (const Reason& reason : info.reasons) {
    const std::string text = tell_refusal(in_english_of(info), reason.why);
    EXPECT_TRUE(text.starts_with("Not allowed: ")) << text;
    EXPECT_TRUE(text.ends_with('.') && !text.ends_with("..")) << text;
    const std::string rule = ", rule " + std::to_string(reason.sentence) + ")";
    EXPECT_EQ(text.find(rule) != text.npos, reason.sentence != 0) << text;
  }
}

std::string said(const Board& board) {
  return say_of(in_english_of(*board.game().info), board.game(), board.state()).text;
}

TEST(Tell, PairsThatWouldReadAlikeAreToldByTheirPlaces) {
  const auto board =
      Board::of("the-fourteenth", "r1c1: KS; r1c3: AS; r3c1: AS; r2c2: 5S; r2c4: 9S; r4c4: 5S; hand: 2D");
  EXPECT_EQ(words(board, "r1c1+r1c3"), "the king of spades and the ace of spades in row 1, column 3 out");
  EXPECT_EQ(words(board, "r1c1+r3c1"), "the king of spades and the ace of spades in row 3, column 1 out");
  EXPECT_EQ(words(board, "r2c2+r2c4"), "the five of spades in row 2, column 2 and the nine of spades out");
}

TEST(Tell, BesideTheOnlyPlayStandsWhatElseCanBeDone) {
  EXPECT_EQ(said(Board::of("general-sedgewick", "sa: 2S; L: 5S; T: 4H; R: KC; M: KD; B: KH; hand: 9D 8D")),
            "One move can be made: the four of hearts to the left packet, on the five of spades; or turn the "
            "next card in hand.");
}

/// A king and an ace askew, so that no fourteen is in line; the card beside the king can change places with
/// the ace.
TEST(Tell, TheFourteenthSaysHowItStandsWithTheExchange) {
  Board board = Board::of("the-fourteenth", "r1c1: KS; r1c5: 4S; r2c2: AS; r3c3: 5S; r4c4: 3S; hand: 2D");
  EXPECT_EQ(said(board), "No fourteen can be made: the exchange is open.");
  EXPECT_EQ(remarks_on(in_english_of(*board.game().info), board.game(), board.state()).front(),
            "No fourteen can be made: the exchange is open");
  const auto aloud = tell_position(in_english_of(*board.game().info), board.game(), board.state());
  EXPECT_EQ(aloud.find("the exchange is open"), aloud.rfind("the exchange is open")) << "it is said once";
  board.play("r3c3~r4c4");
  EXPECT_EQ(said(board), "One of two changes made; pairing now gives up the other.");
  board = Board::of("the-fourteenth", "r1c1: KS; r2c2: AS; r1c3: 5S; r4c4: 3S; r5c5: 4S").after("r1c3~r2c2");
  EXPECT_EQ(said(board), "One of two changes made; pairing now gives up the other. One pair can go out.");
  board.play("r4c4~r5c5");
  EXPECT_EQ(said(board), "One move can be made: the king of spades and the ace of spades out.");
  EXPECT_EQ(remarks_on(in_english_of(*board.game().info), board.game(), board.state()).front(),
            "The exchange has been used");
  EXPECT_EQ(remarks_on(in_english_of(*find_game("the-fourteenth")->info), *find_game("the-fourteenth"),
                       Board::dealt("the-fourteenth", 1).state())
                .front(),
            "The exchange has not been used");
  constexpr auto stuck = "r1c1: KS; r1c5: 4S; r2c2: AS; r3c3: 5S; r4c4: 3S";
  EXPECT_EQ(said(Board::of("the-fourteenth", stuck, "exchange=each-standstill")),
            "No fourteen can be made: the exchange is open.");
  EXPECT_TRUE(remarks_on(in_english_of(*board.game().info), board.game(),
                         Board::of("the-fourteenth", stuck, "exchange=none").state())
                  .empty());
}

/// The queen and the two are not in line and there is no exchange: only the gap before them can be closed.
TEST(Tell, TheFourteenthClosesGapsAndFillsNoPackets) {
  const Board board =
      Board::of("the-fourteenth", "r1c2: QS; r2c3: 2H", "close-up=last-to-first exchange=none");
  EXPECT_EQ(board.legal(), Texts{"refill"});
  EXPECT_EQ(said(board), "Nothing can be played; move the last card to the first gap.");
}

TEST(Tell, TheFourteenthAsksForTheLastCard) {
  Board board = Board::of("the-fourteenth", "r1c3: KS; r4c3: AS; r4c5: 9H; hand: 5D", "last-card=chosen");
  board.play("r1c3+r4c3");
  EXPECT_EQ(said(board), "The last card in hand goes to one of the two vacant places.");
  EXPECT_EQ(words(board, "hand-r4c3"), "the next card in hand, the five of diamonds, to row 4, column 3");
  EXPECT_EQ(told(board, "hand-r4c3"),
            "The five of diamonds goes from the hand to row 4, column 3. The hand is out.");
}

// A layout that is dealt anew passes through a hand which is empty before the first move already.
TEST(Tell, NoHandIsOutAtTheBeginningOfAGame) {
  for (const AnyGame& game : all_games())
    if (const auto hand = game.info->pile_with(Role::hand)) {
      const Table table = game.start(deal_by_number(game.info->packs, 1), game.info->sets.front());
      const auto told = hand_words(in_english_of(*game.info), game, table.state(), *hand);
      EXPECT_EQ(told.empty(), table.size(*hand) == 0) << game.info->id << ": " << told;
    }
}

}  // namespace
}  // namespace longwood::test

#include "core/notation.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "support.hpp"

#if __has_include(<rapidcheck/gtest.h>)
#include <rapidcheck/gtest.h>
#endif

namespace longwood::test {
namespace {

const GameInfo& info_of(std::string_view game) { return *find_game(game)->info; }

std::string fault(std::string_view game, std::string_view text) {
  const auto move = read_move(info_of(game), text);
  return move ? "no fault" : move.error().english();
}

TEST(Notation, MovesAsTheManualWritesThem) {
  const GameInfo& nationale = info_of("la-nationale");
  EXPECT_EQ(read_move(nationale, "3-sa"), (Move{Act::lay, 10, 0, 1}));
  EXPECT_EQ(read_move(nationale, "5-4x3"), (Move{Act::lay, 12, 11, 3}));
  EXPECT_EQ(read_move(nationale, "5-4X12"), (Move{Act::lay, 12, 11, 12}));
  EXPECT_EQ(read_move(nationale, "TURNED-SK"), (Move{Act::lay, 20, 4, 1}));
  EXPECT_EQ(read_move(info_of("la-nivernaise"), "hand-l2"), (Move{Act::lay, 22, 9, 1}));
  EXPECT_EQ(read_move(info_of("st-helena"), "Deal"), bare(Act::deal));
  EXPECT_EQ(read_move(info_of("the-clock"), "turn"), bare(Act::turn));
  EXPECT_EQ(read_move(info_of("the-clock"), "REFILL"), bare(Act::refill));
  EXPECT_EQ(read_move(info_of("the-clock"), "redeal"), bare(Act::redeal));
  EXPECT_EQ(read_move(info_of("the-fourteenth"), "r1c1+r3c1"), (Move{Act::pair, 0, 10, 0}));
  EXPECT_EQ(read_move(info_of("the-fourteenth"), "R1c1~r2C3"), (Move{Act::exchange, 0, 7, 0}));
}

TEST(Notation, TheEarlierPlaceOfAPairComesFirst) {
  const GameInfo& info = info_of("the-fourteenth");
  EXPECT_EQ(write_move(info, *read_move(info, "r3c1+r1c1")), "r1c1+r3c1");
  EXPECT_EQ(write_move(info, *read_move(info, "r5c5~r5c4")), "r5c4~r5c5");
}

TEST(Notation, AnXInThePilesNameIsNoCount) {
  const GameInfo& info = info_of("the-clock");
  EXPECT_EQ(read_move(info, "1-IX"), (Move{Act::lay, 12, 8, 1}));
  EXPECT_EQ(read_move(info, "12-x"), (Move{Act::lay, 23, 9, 1}));
  EXPECT_EQ(write_move(info, *read_move(info, "1-2x2")), "1-2x2");
}

TEST(Notation, EveryFaultOfAMoveIsOneLine) {
  constexpr std::string_view game = "st-helena";
  const std::string form = "write it as in 3-sa, or a verb such as deal, turn or redeal";
  EXPECT_EQ(fault(game, ""), "'' is not a move of St. Helena: " + form);
  EXPECT_EQ(fault(game, "jump"), "'jump' is not a move of St. Helena: " + form);
  EXPECT_EQ(fault(game, "13-sa"), "'13-sa' is not a move of St. Helena: there is no such place to move from");
  EXPECT_EQ(fault(game, "-sa"), "'-sa' is not a move of St. Helena: there is no such place to move from");
  EXPECT_EQ(fault(game, "3-talon"),
            "'3-talon' is not a move of St. Helena: there is no such place to move to");
  EXPECT_EQ(fault(game, "3-"), "'3-' is not a move of St. Helena: there is no such place to move to");
  const std::string count = " is not a move of St. Helena: a number of cards, 2 or more, must follow the x";
  for (const std::string text :
       {"3-4x1", "3-4x0", "3-4x", "3-4xx", "3-4x105", "3-4x-2", "3-4x2x2", "3-4x999"})
    EXPECT_EQ(fault(game, text), "'" + text + "'" + count);
  EXPECT_EQ(fault(game, "3 \n-\xFFsa"),
            "'3 ?-?sa' is not a move of St. Helena: there is no such place to move from");
  EXPECT_EQ(fault(game, std::string(100, 'y')),
            "'" + std::string(32, 'y') + "...' is not a move of St. Helena: " + form);
}

TEST(Notation, ARefusalNamesGameAndRule) {
  const GameInfo& info = info_of("fortress");
  EXPECT_EQ(refusal(info, Why::corner).english(), "Not allowed: king and ace do not join (Fortress, rule 8)");
  EXPECT_EQ(refusal(info, Why::no_such_move).english(), "Not allowed: Fortress has no such move");
  EXPECT_EQ(refusal(info, own_reason(30)).english(), "Not allowed: Fortress has no such move")
      << "for a reason it never gives";
}

TEST(Notation, ALineStopsAtTheFirstFault) {
  Board board = Board::laid("fortress", "L1: 7C; R1: 8C; L2: 9C");
  const auto line = play_line(board.game(), board.table(), "  L1-R1\n R1-L1 L1-L1 L1-R1");
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error().english(),
            "move 3: L1-L1: Not allowed: a card is moved to another row, not to its own (Fortress, rule 7)");
  EXPECT_EQ(board.pile("R1"), "8C");
  EXPECT_EQ(board.pile("L1"), "7C") << "the two moves before the fault stay played";
}

TEST(Notation, ALineOfGoodMoves) {
  Board board = Board::laid("fortress", "L1: 7C; R1: 8C; L2: 9C");
  const auto line = play_line(board.game(), board.table(), "L1-R1 R1-L1");
  ASSERT_TRUE(line) << line.error().english();
  EXPECT_EQ(line->moves.size(), 2U);
  EXPECT_EQ(play_line(board.game(), board.table(), " ")->moves.size(), 0U);
  EXPECT_EQ(play_line(board.game(), board.table(), "L1-R1 nonsense").error().english(),
            "move 2: 'nonsense' is not a move of Fortress: write it as in 3-sa, or a verb such as deal, turn "
            "or redeal");
}

TEST(Notation, PositionsAreRead) {
  const Board board = Board::of("st-helena", "1: 9H 10c; 2: 2d 2D; @1=2; hand: 5S");
  EXPECT_EQ(board.pile("1"), "9H TC");
  EXPECT_EQ(board.pile("2"), "2D 2D");
  EXPECT_EQ(board.pile("sa"), "");
  EXPECT_EQ(board.state().counter[1], 2);
}

TEST(Notation, EveryFaultOfAPositionIsOneLine) {
  const auto position_fault = [](std::string_view text) {
    const auto state = read_position(info_of("fortress"), text);
    return state ? "no fault" : state.error().english();
  };
  EXPECT_EQ(position_fault("9: AS"), "there is no pile '9'");
  EXPECT_EQ(position_fault("L1: AS 1S"), "'1S' is not a card, or one too many of its kind");
  EXPECT_EQ(position_fault("L1: AS; R1: AS"), "'AS' is not a card, or one too many of its kind");
  for (const std::string text : {"@1", "@=1", "@16=1", "@1=256", "@x=1", "@1=x", "@"})
    EXPECT_EQ(position_fault(text), "'" + text + "' is not a counter like @1=2");
}

#if __has_include(<rapidcheck/gtest.h>)
/// Whatever is typed, it is a move that is written back the same, or one line of text.
RC_GTEST_PROP(NotationProperty, AnyTextIsReadOrRefusedInOneLine, (const std::string& text)) {
  for (const AnyGame& game : all_games()) {
    if (const auto move = read_move(*game.info, text)) {
      RC_ASSERT((read_move(*game.info, write_move(*game.info, *move)) == *move));
    } else {
      RC_ASSERT(!move.error().english().empty());
      RC_ASSERT(move.error().english().find('\n') == std::string::npos);
    }
  }
}

/// The same for texts put together from what moves are made of.
RC_GTEST_PROP(NotationProperty, NearlyMovesAreReadOrRefused, ()) {
  const auto part = rc::gen::element<std::string>("1", "12", "sa", "IX", "x", "X2", "-", "+", "~", "r1c1",
                                                  "hand", "deal", "x3");
  std::string text;
  for (const std::string& piece : *rc::gen::container<std::vector<std::string>>(part)) text += piece;
  for (const AnyGame& game : all_games())
    if (const auto move = read_move(*game.info, text))
      RC_ASSERT((read_move(*game.info, write_move(*game.info, *move)) == *move));
}
#endif

}  // namespace
}  // namespace longwood::test

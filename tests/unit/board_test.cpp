#include "core/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "core/rng.hpp"
#include "games/playout.hpp"
#include "session/session.hpp"

namespace longwood {
namespace {

using testing::HasSubstr;

MoveList moves_of(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  return moves;
}

bool same_moves(const AnyGame& game, const State& a, const State& b) {
  return write_moves(*game.info, moves_of(game, a)) == write_moves(*game.info, moves_of(game, b));
}

std::string fault_of(const AnyGame& game, std::string_view text) {
  const auto board = read_board(game, game.info->sets.front().options, text);
  return board ? "" : board.error().english();
}

/// The board of a Fortress just dealt, as fc-solve has it.
std::string lines_of_fortress(const AnyGame& game, const State& state) {
  std::string text;
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    if (game.info->role_of(pile) != Role::tableau) continue;
    std::array<Card, max_cards> cards;
    const int size = state.cards(pile, cards);
    for (int n = 0; n < size; ++n)
      text += (n == 0 ? "" : " ") + write_card(cards[static_cast<std::size_t>(n)]);
    text += '\n';
  }
  return text;
}

TEST(Boards, PositionsOfEveryGameReadBack) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets) {
      int alike = 0, others = 0;
      for (std::uint64_t number = 0; number < 3; ++number) {
        Table table = game.start(deal_by_number(game.info->packs_for(set.options), number), set);
        Rng rng{number, 7};
        for (int move = 0; move < 150 && play_at_random(game, table, rng); ++move) {
          if (move % 11 != 0) continue;
          const State& state = table.state();
          const auto text = write_board(game, state);
          const auto board = read_board(game, set.options, text);
          if (!board) {
            const bool waits = !game.invalid_board_reason(state).empty() ||
                               board.error().english().contains("waits for a choice");
            EXPECT_TRUE(waits) << game.info->id << ": " << board.error().english() << '\n' << text;
            continue;
          }
          EXPECT_EQ(write_board(game, *board), text);
          // in the midst of a move of several parts, which counters tell, a board may offer other moves
          State rest = *board;
          rest.counter[State::order_is_moot] = state.counter[State::order_is_moot];
          const bool same = same_moves(game, *board, state);
          EXPECT_TRUE(same || rest.counter != state.counter) << game.info->id << ' ' << set.id << '\n'
                                                             << text;
          EXPECT_EQ(game.redeals_left(*board), game.redeals_left(state));
          ++(same ? alike : others);
        }
      }
      EXPECT_GT(alike, 2 * others) << game.info->id << ' ' << set.id;
    }
}

TEST(Boards, RecordsKeepThem) {
  const AnyGame& game = *find_game("fortress");
  const RuleSet& set = game.info->sets.front();
  Table table = game.start(deal_by_number(game.info->packs, 5), set);
  Rng rng{5, 1};
  ASSERT_TRUE(play_at_random(game, table, rng));
  const auto deal = deal_from_board(game, set.options, write_board(game, table.state()));
  ASSERT_TRUE(deal) << deal.error().english();
  Session session{game, set, *deal};
  ASSERT_FALSE(session.moves().empty());
  session.play(session.moves()[0]);
  const auto text = write_record(session.record());
  EXPECT_THAT(text, HasSubstr("\nboard "));
  const auto again = replay(text);
  ASSERT_TRUE(again) << again.error().english();
  EXPECT_EQ(again->state(), session.state());
  EXPECT_EQ(write_record(again->record()), text);
  session.undo();
  EXPECT_EQ(session.state(), *deal->board);
}

TEST(Boards, OfOtherProgramsAreRead) {
  const AnyGame& game = *find_game("fortress");
  const Options& options = game.info->sets.front().options;
  const State state = game.start(deal_by_number(game.info->packs, 5), options).state();
  const auto lines = lines_of_fortress(game, state);
  const auto from_lines = read_board(game, options, lines);
  ASSERT_TRUE(from_lines) << from_lines.error().english();
  EXPECT_EQ(write_board(game, *from_lines), write_board(game, state));

  std::string json = "{ \"tableau piles\": [";
  for (std::string_view rest = lines; !rest.empty();) {
    const auto end = rest.find('\n');
    json += json.ends_with('[') ? "[" : ", [";
    Words words{rest.substr(0, end)};
    for (auto word = words.next(); !word.empty(); word = words.next())
      json += (json.ends_with('[') ? "\"" : ", \"") + std::string{word} + "\"";
    json += "]";
    rest.remove_prefix(end + 1);
  }
  const auto from_json = read_board(game, options, json + "], \"foundations\": [[], [], [], []] }");
  ASSERT_TRUE(from_json) << from_json.error().english();
  EXPECT_EQ(write_board(game, *from_json), write_board(game, state));
  EXPECT_THAT(fault_of(game, json), HasSubstr("JSON cannot be read"));
}

TEST(Boards, FoundationsStandForAllBeneathThem) {
  const AnyGame& game = *find_game("fortress");
  std::string lines = "Foundations: H-Q S-K D-K C-K\n";
  for (int row = 0; row < 9; ++row) lines += ":\n";
  const auto board = read_board(game, {}, lines + "KH\n");
  ASSERT_TRUE(board) << board.error().english();
  EXPECT_EQ(write_moves(*game.info, moves_of(game, *board)).substr(0, 5), "R5-ha");
  EXPECT_TRUE(read_board(game, {}, "sa: KS; ha: QH; da: KD; ca: KC; L1: KH"));
}

TEST(Boards, MissingAndDoubledCardsAreNamed) {
  const AnyGame& game = *find_game("fortress");
  EXPECT_EQ(fault_of(game, "sa: KS; ha: QH; da: KD; ca: KC"), "KH is missing");
  EXPECT_EQ(fault_of(game, "sa: KS; ha: QH; da: KD; ca: KC; L1: KH KH 7S"), "7S, KH are too many");
  EXPECT_EQ(fault_of(game, "sa: KS; ha: QH; da: KD; ca: KC; L1: 7S"), "KH is missing; 7S is too many");
  EXPECT_THAT(fault_of(game, "sa: KS; ha: QH; da: KD; ca: KC; L9: KH"), HasSubstr("no pile 'L9'"));
  EXPECT_THAT(fault_of(game, "sa: AS 3S"), HasSubstr("3S cannot be there on AS"));
  EXPECT_THAT(fault_of(game, "sa: KS; sa: KS"), HasSubstr("twice"));
  EXPECT_THAT(fault_of(game, "L1: 7X"), HasSubstr("'7X' is not a card"));
  EXPECT_THAT(fault_of(game, "7S 8S\n9S"), HasSubstr("2 lines of cards for 10 piles of this kind"));
}

}  // namespace
}  // namespace longwood

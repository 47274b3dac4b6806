#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "generated/games/list.hpp"
#include "generated/tests/option_rows.hpp"
#include "support.hpp"

/// What each choice of each option changes, on worked positions: the positions are those of the rules, and
/// what may be played there is worked out by hand. Where a choice changes the laying out, the gathering or
/// what is seen, the position after it is looked at.
namespace longwood::test {
namespace {

struct GameRows {
  std::string_view game;
  OptionRows rows;
};

std::vector<GameRows> all_rows() {
  std::vector<GameRows> all;
  for_each_game(Games{}, [&]<Game G> { all.push_back({G::info.id, option_rows_of<G>()}); });
  return all;
}

void check_worked(std::string_view game, const Worked& w) {
  const auto choices = std::string{w.choice} + " " + std::string{w.with};
  const Board book = Board::laid(game, w.position), other = Board::laid(game, w.position, choices);
  const Texts before = book.legal(), after = other.legal();
  Texts gained{}, lost{};
  for (const auto& [list, into] : {std::pair{w.gained, &gained}, std::pair{w.lost, &lost}}) {
    Words words{list};
    for (auto word = words.next(); !word.empty(); word = words.next()) into->insert(std::string{word});
  }
  EXPECT_NE(before, after) << game << ' ' << w.choice;
  for (const std::string& move : gained) {
    EXPECT_FALSE(before.contains(move)) << game << ' ' << w.choice << ' ' << move;
    EXPECT_TRUE(other.allows(move)) << game << ' ' << w.choice << ' ' << move;
  }
  for (const std::string& move : lost) {
    EXPECT_TRUE(book.allows(move)) << game << ' ' << w.choice << ' ' << move;
    EXPECT_FALSE(after.contains(move)) << game << ' ' << w.choice << ' ' << move;
    EXPECT_NE(other.refused(move), "ok") << game << ' ' << w.choice << ' ' << move;
  }
}

TEST(Options, ChangeTheMovesOfWorkedPositions) {
  for (const GameRows& game : all_rows())
    for (const Worked& worked : game.rows.worked) check_worked(game.game, worked);
}

TEST(Options, ChangeWhatFollowsFromAMove) {
  for (const auto& [game, rows] : all_rows())
    for (const After& a : rows.afterwards) {
      const Board book = Board::laid(game, a.position).after(a.moves);
      const Board other = Board::laid(game, a.position, a.choice).after(a.moves);
      if (a.choice != "talon=unshuffled") {
        EXPECT_EQ(book.pile(a.pile), a.book) << game << ' ' << a.choice;
      }
      EXPECT_EQ(other.pile(a.pile), a.other) << game << ' ' << a.choice;
    }
}

/// After one card has changed places with another nothing is left of the exchange.
TEST(Options, AnExchangeOfOneWithOneIsOver) {
  constexpr auto position = "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS";
  EXPECT_TRUE(Board::of("the-fourteenth", position).after("r1c1~r2c2").allows("r3c3~r4c4"));
  const Board other = Board::of("the-fourteenth", position, "size=one-with-one").after("r1c1~r2c2");
  EXPECT_EQ(other.legal(), Texts{});
  EXPECT_EQ(other.refused("r3c3~r4c4"), "exchange_spent [10]");
}

Board laid_out(std::string_view id, std::string_view choices, std::uint64_t number) {
  return Board::dealt(id, number, choices);
}

/// What a choice changes before the first move.
TEST(Options, ChangeTheLayout) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    EXPECT_EQ(laid_out("the-sultan", "divan=six", number).size("hand"), 89);
    EXPECT_EQ(laid_out("the-sultan", "divan=six", number).size("L4"), 0);
    const Board turned = laid_out("the-sultan", "turn=by-itself", number);
    EXPECT_EQ(turned.pile("talon"), Board::dealt("the-sultan", number).after("turn").pile("talon"));
    EXPECT_EQ(laid_out("the-fourteenth", "packs=one", number).size("hand"), 27);
    const auto cards_dealt = deck(*find_game("fortress"), number);
    const Board rounds = laid_out("fortress", "deal=rounds", number);
    EXPECT_EQ(rounds.pile("L1").substr(0, 2), cards_dealt[0]) << "the first card is the inner one";
    EXPECT_EQ(rounds.pile("R1").substr(0, 2), cards_dealt[1]);
    EXPECT_EQ(rounds.pile("L2").substr(3, 2), cards_dealt[12]);
    EXPECT_EQ(rounds.pile("R1").substr(15), cards_dealt[51]) << "the first two rows have six";
    EXPECT_EQ(rounds.size("L1") + rounds.size("R1"), 12);
    const Board all = laid_out("st-helena", "deal=all-at-once restriction=off", number);
    EXPECT_EQ(all.size("hand"), 0);
    for (int place = 1; place <= 12; ++place) EXPECT_EQ(all.size(std::to_string(place)), 8);
    for (const auto* game : {"la-nationale", "la-capricieuse"}) {
      const Board none = laid_out(game, "deal-play=none", number);
      for (int column = 1; column <= 12; ++column) EXPECT_EQ(none.size(std::to_string(column)), 8);
      EXPECT_NE(Board::dealt(game, number).size("sa") + Board::dealt(game, number).size("sk"), 0);
    }
  }
}

TEST(Options, AnAceOrKingIsAssuredInTheFlanks) {
  int without = 0;
  for (std::uint64_t number = 0; number < 60; ++number) {
    const auto is_base = [](std::string_view card) { return card[0] == 'A' || card[0] == 'K'; };
    const auto has_base = [&](const Board& board) {
      return std::ranges::any_of(std::array{"L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"},
                                 [&](const char* flank) { return is_base(board.pile(flank)); });
    };
    const Board book = Board::dealt("la-nivernaise", number);
    const Board shuffled = laid_out("la-nivernaise", "guarantee=ace-or-king", number);
    const Board brought = laid_out("la-nivernaise", "guarantee=brought-up", number);
    EXPECT_TRUE(has_base(shuffled)) << number;
    if (has_base(book)) {
      EXPECT_EQ(book.pile("L1"), shuffled.pile("L1")) << "nothing is shuffled without need";
      EXPECT_EQ(book.state(), [&] {
        State state = brought.state();
        state.option = book.state().option;
        return state;
      }()) << "nothing is brought up without need";
    } else {
      ++without;
      EXPECT_TRUE(is_base(brought.pile("L1"))) << number;
      EXPECT_EQ(brought.pile("L2"), book.pile("L1")) << number;
      EXPECT_EQ(brought.pile("R4"), book.pile("R3")) << number;
      EXPECT_EQ(brought.pile("1").substr(0, 2), book.pile("R4")) << number;
    }
  }
  EXPECT_GT(without, 5);
}

/// V2 of the rules: two vacancies in the flanks, a packet 9C 4H KD 7S.
TEST(Options, PeekingIsInformationOnly) {
  constexpr auto position =
      "1: 9C 4H KD 7S; L1: 2S; L2: 3S; L3: 4S; L4: 5S; R1: 6S; R2: 8S; hand: 2D; ha: AH; da: AD";
  const Board book = Board::of("la-nivernaise", position);
  EXPECT_EQ(book.seen("1"), "?? 4H KD 7S");
  for (const auto& [choice, seen] : {std::pair{"peek=none", "?? ?? ?? 7S"},
                                     {"peek=inclusive", "?? ?? KD 7S"},
                                     {"peek=open", "9C 4H KD 7S"}}) {
    const Board other = Board::of("la-nivernaise", position, choice);
    EXPECT_EQ(other.seen("1"), seen);
    EXPECT_EQ(other.legal(), book.legal());
  }
}

/// Every choice but the book's stands in one of the tests above, by its name.
TEST(Options, EveryChoiceIsWorked) {
  std::set<std::string> tested{};
  for (const auto& [game, rows] : all_rows()) {
    const auto add = [&](std::string_view choice) {
      tested.insert(std::string{game} + " " + std::string{choice});
    };
    for (const Worked& worked : rows.worked) add(worked.choice);
    for (const After& after : rows.afterwards) add(after.choice);
    for (const std::string_view choice : rows.elsewhere) add(choice);
  }
  for (const AnyGame& game : all_games()) {
    EXPECT_FALSE(game.info->variants.options.empty()) << game.info->id;
    for (const RuleOption& option : game.info->variants.options)
      for (int i = 1; i < option.size(); ++i) {
        const auto name = std::string{game.info->id} + " " + std::string{option.id} + "=" +
                          std::string{option.choices[static_cast<std::size_t>(i)].id};
        EXPECT_TRUE(tested.contains(name)) << name << " is not worked";
      }
  }
}

TEST(Options, LaNationaleGathersItsColumns) {
  constexpr auto position = "sa: AS 2S 3S; 1: 5H 2S; 2: KD";
  const auto first = [&](std::string_view choices) {
    return Board::laid("la-nationale", position, choices).after("redeal").pile("1");
  };
  EXPECT_EQ(first("redeals=two"), "5H 2S KD");
  EXPECT_EQ(first("redeals=two gather=packets-reversed"), "KD 5H 2S");
  EXPECT_EQ(first("redeals=two gather=all-reversed"), "KD 2S 5H");
}

/// A family that has given its base back leaves 97 cards to gather, one more than twelve columns of eight.
TEST(Options, LaNationaleDealsEveryCardItGathers) {
  const Board board = Board::dealt(
      "la-nationale", 0,
      "abeyance=off corner=open deal-play=none families=returnable redeals=two vacancy=single-card");
  const Board dealt_again = board.after("sa-10 redeal");
  EXPECT_EQ(dealt_again.size("hand"), 0);
  EXPECT_EQ(dealt_again.size("11"), 8);
  EXPECT_EQ(dealt_again.size("12"), 9);
}

/// Declining in the deal: the card is laid and the deal goes on to the next choice.
TEST(Options, APlayInTheDealMayBeDeclined) {
  Board board = Board::laid("la-capricieuse", "sa: AS; turned: 2S; hand: 9H 9D 3S 9C; @0=1; @1=4",
                            "deal-play=optional");
  board.play("deal");
  EXPECT_EQ(board.pile("5"), "2S");
  EXPECT_EQ(board.size("hand"), 0) << "the three does not suit without the two";
  EXPECT_TRUE(board.allows("5-sa"));
}

}  // namespace
}  // namespace longwood::test

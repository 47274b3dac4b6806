#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "positions.hpp"

/// Every choice is worked in positions.txt; and what takes many deals to see.
namespace longwood::test {
namespace {

TEST(Options, AnAceOrKingIsAssuredInTheFlanks) {
  int without = 0;
  for (std::uint64_t number = 0; number < 60; ++number) {
    const auto is_base = [](std::string_view card) { return card[0] == 'A' || card[0] == 'K'; };
    const auto has_base = [&](const Board& board) {
      return std::ranges::any_of(std::array{"L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"},
                                 [&](const char* flank) { return is_base(board.pile(flank)); });
    };
    const Board book = Board::dealt("la-nivernaise", number);
    const Board shuffled = Board::dealt("la-nivernaise", number, "guarantee=ace-or-king");
    const Board brought = Board::dealt("la-nivernaise", number, "guarantee=brought-up");
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

/// Every choice but the book's stands in the game's positions, in an example or among those of a test
/// elsewhere.
TEST(Options, EveryChoiceIsWorked) {
  for (const AnyGame& game : all_games()) {
    const PositionsFile file = PositionsFile::of(game.info->id);
    std::set<std::string> tested{file.elsewhere.begin(), file.elsewhere.end()};
    for (const Statement& statement : file.statements) {
      Words words{statement.choices};
      for (auto word = words.next(); !word.empty(); word = words.next()) tested.insert(std::string{word});
    }
    EXPECT_FALSE(game.info->variants.options.empty()) << game.info->id;
    for (const RuleOption& option : game.info->variants.options)
      for (int i = 1; i < option.size(); ++i) {
        const auto name =
            std::string{option.id} + "=" + std::string{option.choices[static_cast<std::size_t>(i)].id};
        EXPECT_TRUE(tested.contains(name)) << game.info->id << ' ' << name << " is not worked";
      }
  }
}

}  // namespace
}  // namespace longwood::test

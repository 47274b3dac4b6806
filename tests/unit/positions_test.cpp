#include "positions.hpp"

#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"

/// What positions.txt say of each game, as the program plays it; the oracle reads the
/// same.
namespace longwood::test {
namespace {

class Positions : public testing::TestWithParam<AnyGame> {
 protected:
  PositionsFile file = PositionsFile::of(GetParam().info->id);
};

INSTANTIATE_TEST_SUITE_P(All, Positions, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Positions, AreAsTheFileSays) {
  EXPECT_FALSE(file.statements.empty());
  for (const Statement& statement : file.statements) {
    SCOPED_TRACE(file.game + ".txt:" + std::to_string(statement.line) + ": " + statement.example);
    for (const std::string& complaint : complaints(file, statement)) ADD_FAILURE() << complaint;
  }
}

/// The words quoted stand in the sentence that refuses the move, as the choices have it.
TEST_P(Positions, QuoteTheSentencesThatRefuse) {
  const GameInfo& info = *GetParam().info;
  for (const Statement& statement : file.statements) {
    if (statement.verb != "refused") continue;
    for (const RefusedMove& refused : refused_moves(statement)) {
      const auto bracket = refused.reason.find('[');
      if (refused.says.empty() || bracket == std::string::npos) continue;
      const int number = std::stoi(refused.reason.substr(bracket + 1));
      const auto text = info.sentence(number, board_at(file, statement).state().option).text;
      EXPECT_NE(text.find(refused.says), text.npos)
          << statement.line << ": " << refused.reason << ": " << text;
    }
  }
}

/// What is false of a position is complained of, so that the test above can fail.
TEST(PositionsFile, FalseStatementsAreFound) {
  const PositionsFile file{.game = "fortress", .words = {}};
  const auto found = [&](std::string_view verb, std::string_view text) {
    return complaints(file, {.line = 1,
                             .example = "",
                             .verb = std::string{verb},
                             .text = std::string{text},
                             .start = "L1: 9D; R1: 8D; L2: KS",
                             .choices = "corner=open",
                             .moves = "L1-R1"});
  };
  for (const auto& [verb, right, wrong] : {std::array{"legal", "R1-L1", "R1-L1 R1-L2"},
                                           {"refused", "R1-L2: wrong_suit [7]", "R1-L2: not_next [7]"},
                                           {"refused", "R1-L2", "R1-L2 R1-L1"},
                                           {"only", "L2-L1 L2-R2 of L1 L2 R2", "R1-L1 of R1 L2"},
                                           {"piles", "R1: 8D 9D; L1:", "R1: 9D 8D"},
                                           {"seen", "R1: 8D 9D", "R1: ?? 9D"},
                                           {"count", "R1: 2; L1: 0", "R1: 1"},
                                           {"playing", "", ""},
                                           {"gained", "", "R1-L1"},
                                           {"lost", "", "R1-L1"}}) {
    EXPECT_TRUE(found(verb, right).empty()) << verb;
    if (std::string_view{verb} != "playing") EXPECT_FALSE(found(verb, wrong).empty()) << verb;
  }
  EXPECT_FALSE(found("won", "").empty());
}

/// Nothing is said twice.
TEST_P(Positions, SayNothingTwice) {
  std::set<std::string> once;
  for (const Statement& said : file.statements) {
    const auto all = said.start + '|' + said.choices + '|' + said.moves + '|' + said.verb + '|' + said.text;
    EXPECT_TRUE(once.insert(all).second) << file.game << ".txt:" << said.line << ": " << said.text;
  }
}

}  // namespace
}  // namespace longwood::test

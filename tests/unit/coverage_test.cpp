#include <algorithm>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "generated/games/list.hpp"
#include "generated/tests/refusal_rows.hpp"
#include "support.hpp"

/// Every sentence of a game's rulebook must stand in that game's test file, by its number in brackets next to
/// the test that checks it; the file is read as text because ctest runs each test in a process of its own.
/// Every reason that a game gives, with whatever options, stands in its table of refusal_rows/ with the
/// sentence it cites, the words there that forbid the move, and an example.
namespace longwood::test {
namespace {

std::span<const Refusal> refusals_for(std::string_view game) {
  std::span<const Refusal> rows;
  for_each_game(Games{}, [&]<Game G> {
    if (game == G::info.id) rows = refusals_of<G>;
  });
  return rows;
}

std::string text_of(const Reason& reason) {
  std::string text{reason.code};
  if (reason.sentence != 0) text += " [" + std::to_string(reason.sentence) + "]";
  return text;
}

class Coverage : public testing::TestWithParam<AnyGame> {
 protected:
  static std::string source() {
    std::string file{GetParam().info->id};
    std::ranges::replace(file, '-', '_');
    return read_file("../unit/" + file + "_test.cpp");
  }
  static std::span<const Refusal> rows() { return refusals_for(GetParam().info->id); }
};

INSTANTIATE_TEST_SUITE_P(All, Coverage, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Coverage, EverySentenceIsTested) {
  std::string text = source();
  for (const Refusal& row : rows()) (text += ' ') += row.reason;
  const std::size_t sentences = GetParam().info->rulebook->sentences.size();
  const std::regex number{R"([ ]\[(\d+)\])"};
  std::set<std::size_t> tested;
  for (std::sregex_iterator match{text.begin(), text.end(), number}, end; match != end; ++match)
    tested.insert(std::stoul((*match)[1]));
  for (std::size_t i = 1; i <= sentences; ++i)
    EXPECT_TRUE(tested.contains(i)) << "rule " << i
                                    << " has no test: " << GetParam().info->rulebook->sentences[i - 1].text;
  ASSERT_FALSE(tested.empty());
  EXPECT_GE(*tested.begin(), 1U);
  EXPECT_LE(*tested.rbegin(), sentences) << "there is no such rule";
}

/// Each example is refused for its reason, and the sentence cited says so.
TEST_P(Coverage, EveryExampleIsRefusedByItsSentence) {
  const GameInfo& info = *GetParam().info;
  for (const Refusal& row : rows()) {
    const Board board = Board::laid(info.id, row.position, row.choices);
    EXPECT_EQ(board.refused(row.move), row.reason)
        << row.choices << " | " << row.position << " | " << row.move;
    const auto bracket = row.reason.find('[');
    EXPECT_EQ(bracket == row.reason.npos, row.says.empty()) << row.reason;
    if (bracket == row.reason.npos) continue;
    const int sentence = std::stoi(std::string{row.reason.substr(bracket + 1)});
    const auto text = info.sentence(sentence, board.state().option).text;
    EXPECT_NE(text.find(row.says), text.npos) << row.reason << " rests on: " << text;
  }
}

TEST_P(Coverage, EveryReasonHasItsExample) {
  for (const Reason& reason : GetParam().info->reasons)
    EXPECT_NE(std::ranges::count(rows(), text_of(reason), &Refusal::reason), 0)
        << text_of(reason) << " has no example";
}

/// Words which a choice puts in the place of the game's own stand in an example under that choice.
TEST_P(Coverage, EveryRewordingHasItsExample) {
  const Variants& variants = GetParam().info->variants;
  for (const Rewording& rewording : variants.rewordings) {
    const RuleOption& option = variants.options[rewording.when.option];
    const auto choice = std::string{option.id} + "=" + std::string{option.choices[rewording.when.choice].id};
    EXPECT_TRUE(std::ranges::any_of(rows(),
                                    [&](const Refusal& row) {
                                      return row.reason == text_of(rewording.reason) &&
                                             row.choices.find(choice) != row.choices.npos;
                                    }))
        << choice << ": " << text_of(rewording.reason);
  }
}

/// No example stands twice, so that each row shows something else.
TEST_P(Coverage, NoExampleStandsTwice) {
  std::set<std::string> once;
  for (const Refusal& row : rows()) {
    const auto example =
        std::string{row.choices} + '|' + std::string{row.position} + '|' + std::string{row.move};
    EXPECT_TRUE(once.insert(example).second) << example;
  }
}

}  // namespace
}  // namespace longwood::test

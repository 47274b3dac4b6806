#include <algorithm>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "support.hpp"

/// Every sentence of a game's rulebook and every reason it can give must stand in that game's test file: a
/// sentence by its number in brackets next to the test that checks it, a reason by the text which
/// `Board::refused` returns. The files are read as text because ctest runs each test in a process of its own.
namespace longwood::test {
namespace {

class Coverage : public testing::TestWithParam<AnyGame> {
 protected:
  static std::string source() {
    std::string file{GetParam().info->id};
    std::ranges::replace(file, '-', '_');
    return read_file("../unit/" + file + "_test.cpp") + rows_of_refusals();
  }

  /// The rows of refusals_test.cpp which are about this game.
  static std::string rows_of_refusals() {
    const std::string text = read_file("../unit/refusals_test.cpp");
    const std::string start = "{\"" + std::string{GetParam().info->id} + "\",";
    std::string rows;
    for (auto at = text.find(start); at != text.npos; at = text.find(start, at + 1))
      rows += text.substr(at, text.find('}', at) - at);
    return std::regex_replace(rows, std::regex{R"(\s+)"}, " ");
  }
};

INSTANTIATE_TEST_SUITE_P(All, Coverage, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Coverage, EverySentenceIsTested) {
  const std::string text = source();
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

TEST_P(Coverage, EveryReasonIsTested) {
  const std::string text = source();
  for (const Reason& reason : GetParam().info->reasons) {
    std::string expected = ", \"" + std::string{reason.code};
    if (reason.sentence != 0) expected += " [" + std::to_string(reason.sentence) + "]";
    EXPECT_NE(text.find(expected + "\""), text.npos) << "no test is refused with " << expected;
  }
}

/// Words which a choice puts in the place of the game's own stand in a refusal under that choice.
TEST_P(Coverage, EveryRewordingIsTested) {
  const Variants& variants = GetParam().info->variants;
  const std::string rows = rows_of_refusals();
  for (const Rewording& rewording : variants.rewordings) {
    const RuleOption& option = variants.options[rewording.option];
    const auto choice = std::string{option.id} + "=" + std::string{option.choices[rewording.choice].id};
    const std::regex row{choice + "[^{]*\"" + std::string{rewording.reason.code} + " \\[" +
                         std::to_string(rewording.reason.sentence) + "\\]\""};
    EXPECT_TRUE(std::regex_search(rows, row)) << choice << ": " << rewording.reason.code;
  }
}

}  // namespace
}  // namespace longwood::test

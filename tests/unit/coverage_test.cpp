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
    return read_file("../unit/" + file + "_test.cpp");
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

}  // namespace
}  // namespace longwood::test

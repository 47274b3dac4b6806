#include <algorithm>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "positions.hpp"

/// Every sentence of a game's rulebook must stand in that game's test file or in its file of positions, by
/// its number in brackets next to what checks it; both are read as text because ctest runs each test in a
/// process of its own. Every reason that a game gives, with whatever options, is given in its file of
/// positions to a move that is refused, with the words of the sentence that forbid the move.
namespace longwood::test {
namespace {

/// A move that is refused and the choices under which it is.
struct Refusal : RefusedMove {
  std::string choices;
};

std::string text_of(const Reason& reason) {
  std::string text{reason.code};
  if (reason.sentence != 0) text += " [" + std::to_string(reason.sentence) + "]";
  return text;
}

class Coverage : public testing::TestWithParam<AnyGame> {
 protected:
  /// The game's own test of its rules, if it needs one.
  static std::string source() {
    const auto name = game_file(GetParam().info->id, "rules_test.cpp");
    return has_file(name) ? read_file(name) : "";
  }
  static PositionsFile positions() { return PositionsFile::of(GetParam().info->id); }
  /// Those which quote their sentence, or rest on none.
  static std::vector<Refusal> refusals() {
    std::vector<Refusal> all;
    for (const Statement& statement : positions().statements)
      if (statement.verb == "refused")
        for (const RefusedMove& refused : refused_moves(statement))
          if (!refused.says.empty() || refused.reason.find('[') == std::string::npos)
            all.push_back({refused, statement.choices});
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(All, Coverage, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Coverage, EverySentenceIsTested) {
  const std::string text = source() + positions().words;
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

TEST_P(Coverage, EveryReasonHasItsExample) {
  const std::vector<Refusal> all = refusals();
  for (const Reason& reason : GetParam().info->reasons)
    EXPECT_NE(std::ranges::count(all, text_of(reason), &Refusal::reason), 0)
        << text_of(reason) << " has no example";
}

/// Words which a choice puts in the place of the game's own stand in an example under that choice.
TEST_P(Coverage, EveryRewordingHasItsExample) {
  const Variants& variants = GetParam().info->variants;
  const std::vector<Refusal> all = refusals();
  for (const Rewording& rewording : variants.rewordings) {
    const RuleOption& option = variants.options[rewording.when.option];
    const auto choice = std::string{option.id} + "=" + std::string{option.choices[rewording.when.choice].id};
    EXPECT_TRUE(std::ranges::any_of(all,
                                    [&](const Refusal& refusal) {
                                      return refusal.reason == text_of(rewording.reason) &&
                                             refusal.choices.find(choice) != refusal.choices.npos;
                                    }))
        << choice << ": " << text_of(rewording.reason);
  }
}

}  // namespace
}  // namespace longwood::test

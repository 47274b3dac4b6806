#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/all_games.hpp"
#include "support.hpp"

/// The rule sets named after PySolFC, on positions of tests/data/pysolfc.jsonl. Each line names the class of
/// PySolFC (github.com/shlomif/PySolFC) from which its legal moves were worked out by hand, and what they
/// show.
namespace longwood::test {
namespace {

using nlohmann::json;

const RuleSet& set_named(const GameInfo& info, const std::string& id) {
  for (const RuleSet& set : info.sets)
    if (set.id == id) return set;
  ADD_FAILURE() << info.id << " has no set " << id;
  return info.sets.front();
}

/// The choices of a set, as a position is given them.
std::string choices_of(const GameInfo& info, const RuleSet& set) {
  std::string text;
  for (std::size_t i = 0; i < info.variants.options.size(); ++i) {
    const RuleOption& option = info.variants.options[i];
    if (set.options[i] != 0)
      text += std::string{option.id} + "=" + std::string{option.choices[set.options[i]].id} + " ";
  }
  return text;
}

TEST(PySolFC, ItsSetsAllowWhatItAllows) {
  std::istringstream file{read_file("pysolfc.jsonl")};
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) {
    const json row = json::parse(line);
    const auto game = row.at("game").get<std::string>();
    const GameInfo& info = *find_game(game)->info;
    const auto choices = choices_of(info, set_named(info, row.at("set").get<std::string>()));
    const bool founded = game != "fortress" && game != "the-sultan";
    const auto position = row.at("position").get<std::string>();
    const Board board = founded ? Board::laid(game, position, choices) : Board::of(game, position, choices);
    EXPECT_EQ(board.legal(), row.at("moves").get<Texts>()) << row.at("class") << ": " << row.at("why");
  }
  EXPECT_GE(lines, 20);
}

}  // namespace
}  // namespace longwood::test

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "support.hpp"
#include "today.hpp"

/// Whole games recorded by tests/oracle: after every move all piles, all legal moves, and some moves refused.
namespace longwood::test {
namespace {

using nlohmann::json;

std::vector<std::string> recorded_games() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(playthrough_folder()))
    if (file.path().extension() == ".jsonl") names.push_back(file.path().stem().string());
  std::ranges::sort(names);
  return names;
}

class Playthrough : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(All, Playthrough, testing::ValuesIn(of_today(recorded_games(), 20)),
                         [](const auto& file) {
                           std::string name = file.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

void check_position(const Board& board, const json& step) {
  const json& piles = step.at("piles");
  EXPECT_EQ(piles.size(), static_cast<std::size_t>(board.game().info->piles()));
  for (const auto& [name, content] : piles.items()) {
    std::string text;
    for (const auto& card : content) text += (text.empty() ? "" : " ") + card.get<std::string>();
    ASSERT_EQ(board.pile(name), text) << "pile " << name;
  }
  ASSERT_EQ(board.legal(), step.at("moves").get<Texts>());
  EXPECT_EQ(board.won(), step.at("won").get<bool>());
}

TEST_P(Playthrough, IsAsTheOraclePlayedIt) {
  std::istringstream file{read_file(playthrough_folder() + "/" + GetParam() + ".jsonl")};
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  const json header = json::parse(line);
  Board board = Board::dealt(header.at("game").get<std::string>(), header.at("deal").get<std::uint64_t>());
  for (int number = 2; std::getline(file, line) && !HasFailure(); ++number) {
    SCOPED_TRACE("line " + std::to_string(number));
    const json step = json::parse(line);
    if (step.contains("refused")) {
      const auto move = read_move(*board.game().info, step.at("refused").get<std::string>());
      EXPECT_TRUE(!move || board.game().why_not(board.state(), *move) != Why::ok) << step.at("refused");
      continue;
    }
    if (!step.at("move").is_null()) board.play(step.at("move").get<std::string>());
    check_position(board, step);
    EXPECT_EQ(board.table().key(), board.table().recomputed_key());
  }
}

TEST(Playthroughs, ThereAreTwoOfEveryGame) {
  const std::vector<std::string> names = recorded_games();
  for (const AnyGame& game : all_games())
    EXPECT_GE(std::ranges::count_if(names, [&](const auto& name) { return name.starts_with(game.info->id); }),
              2)
        << game.info->id;
}

}  // namespace
}  // namespace longwood::test

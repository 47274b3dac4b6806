#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "games/playout.hpp"
#include "session/record.hpp"
#include "support.hpp"

/// Counts of paths of legal moves, made by tests/oracle/oracle.py, which was written from the rules alone.
namespace longwood::test {
namespace {

class Perft : public testing::TestWithParam<GameUnder> {};

INSTANTIATE_TEST_SUITE_P(All, Perft, testing::ValuesIn(all_ways()),
                         [](const auto& game) { return test_name(game.param); });

/// "GAME [set ID] [with CHOICES] deal N [after MOVES] : COUNT…", counts from depth 1.
void check_line(const GameUnder& game, const std::string& line) {
  const auto colon = line.find(" : ");
  ASSERT_NE(colon, line.npos) << line;
  Words head{std::string_view{line}.substr(0, colon)};
  ASSERT_EQ(head.next(), game.info->id);
  const bool own = game.set == game.info->sets.data();
  if (!own) {
    ASSERT_EQ(head.next(), "set");
    ASSERT_EQ(head.next(), game.set->id);
  }
  std::string choices;
  auto word = head.next();
  if (word == "with")
    for (word = head.next(); word.find('=') != word.npos; word = head.next()) (choices += word) += ' ';
  ASSERT_EQ(word, "deal");
  const auto rules = choose_rules(*game.info, *game.set, choices);
  ASSERT_TRUE(rules) << rules.error().english();
  const auto number = read_number(head.next());
  ASSERT_TRUE(number) << line;
  Table table = game.start(deal_by_number(game.info->packs_for(rules->options), *number), rules->options);
  if (const auto after = line.find(" after "); after != line.npos) {
    const auto moves = std::string_view{line}.substr(0, colon).substr(after + 7);
    const auto played = play_line(game, table, moves);
    ASSERT_TRUE(played) << played.error().english();
  }
  const Key key = table.key();
  std::istringstream counts{line.substr(colon + 3)};
  int depth = 0;
  for (std::uint64_t expected = 0; counts >> expected;) {
    EXPECT_EQ(perft(game, table, ++depth), expected) << "depth " << depth << " of " << line;
    EXPECT_EQ(table.key(), key);
  }
  EXPECT_TRUE(counts.eof()) << line;
  EXPECT_GT(depth, 0) << line;
}

TEST_P(Perft, CountsAsTheOracleDoes) {
  const GameUnder& game = GetParam();
  const bool own = game.set == game.info->sets.data();
  const std::string name = own ? "book" : std::string{game.set->id};
  std::istringstream file{read_file(game_file(game.info->id, "perft/" + name + ".txt"))};
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    check_line(GetParam(), line);
    ++lines;
  }
  EXPECT_GE(lines, 6);
}

/// The way to play which the head of such a line names.
const GameUnder& way_of(const std::vector<GameUnder>& ways, std::string_view line) {
  Words head{line};
  const auto game = head.next();
  const auto set = head.next() == "set" ? head.next() : std::string_view{};
  return *std::ranges::find_if(ways, [&](const GameUnder& way) {
    return way.info->id == game && (set.empty() || way.set->id == set);
  });
}

/// Options which stand in no named set, by themselves and together.
TEST(PerftOfOptions, CountsAsTheOracleDoes) {
  const auto ways = all_ways();
  for (const AnyGame& game : all_games()) {
    const auto path = game_file(game.info->id, "perft/options.txt");
    if (!has_file(path)) continue;
    std::istringstream file{read_file(path)};
    for (std::string line; std::getline(file, line);)
      if (!line.empty() && !line.starts_with('#')) check_line(way_of(ways, line), line);
  }
}

TEST_P(Perft, NoMovesCountOnce) {
  Table table = GetParam().start(GetParam().deal(1), *GetParam().set);
  EXPECT_EQ(perft(GetParam(), table, 0), 1U);
}

}  // namespace
}  // namespace longwood::test

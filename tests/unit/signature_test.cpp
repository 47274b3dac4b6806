#include <sstream>
#include <string>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "honest/guide.hpp"
#include "review/player.hpp"
#include "review/player_signature.hpp"
#include "support.hpp"

/// The signatures of tests/data/signatures.txt and players.txt, each a game's. A change of rules, deals, keys
/// or of the order of moves changes the first; where that is meant, the new value stands in the message, and
/// `rules_version` may have to be raised. What the honest player does changes the second.
namespace longwood::test {
namespace {

class Signature : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, Signature, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// The line of a game in a file of signatures, without its name.
std::string golden(const char* file, std::string_view id) {
  std::istringstream text{read_file(file)};
  for (std::string game, line; text >> game && std::getline(text >> std::ws, line);)
    if (game == id) return line;
  return "";
}

TEST_P(Signature, IsTheGoldenOne) {
  EXPECT_EQ(fmt::format("{:016x}", signature(GetParam())), golden("signatures.txt", GetParam().info->id));
}

class SignatureOfToday : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, SignatureOfToday, testing::ValuesIn(games_of_today(4)),
                         [](const auto& game) { return test_name(game.param); });

/// A change here wants a new `Guide::version` or `review_version`, unless only what is told of a game in
/// words has changed.
TEST_P(SignatureOfToday, OfThePlayerIsTheGoldenOne) {
  EXPECT_EQ(fmt::format("{:016x}", signature_of_player(GetParam())),
            golden("players.txt", GetParam().info->id))
      << "version " << guide_for(*GetParam().info).version << " of the player, " << review_version
      << " of the review";
}

}  // namespace
}  // namespace longwood::test

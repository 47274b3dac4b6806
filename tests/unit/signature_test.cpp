#include <cstdio>
#include <map>

#include <gtest/gtest.h>

#include "core/deal.hpp"
#include "games/all_games.hpp"
#include "games/playout.hpp"
#include "support.hpp"

/// The signatures of tests/data/signatures.txt. A change of rules, deals, keys or of the order of moves
/// changes them; where that is meant, the new value stands in the message, and `rules_version` may have to be
/// raised.
namespace longwood::test {
namespace {

class Signature : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, Signature, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Signature, IsTheGoldenOne) {
  std::map<std::string, std::string> golden;
  const std::string text = read_file("signatures.txt");
  Words words{text};
  for (auto game = words.next(); !game.empty(); game = words.next()) golden[std::string{game}] = words.next();

  std::array<char, 17> hex{};
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(signature(GetParam())));
  EXPECT_EQ(std::string{hex.data()}, golden[std::string{GetParam().info->id}]);
}

}  // namespace
}  // namespace longwood::test

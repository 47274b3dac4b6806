#include "core/counters.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/klondike/rules.hpp"
#include "session/position_words.hpp"
#include "session/record.hpp"
#include "support.hpp"

/// Counters won: Cadogan pays 52 for the pack and is paid 5 for each card home.
namespace longwood::test {
namespace {

State with_home(const Options& options, int cards) {
  State state = start_of(*find_game("klondike"), options, 1);
  state.size[Klondike::families[0]] = static_cast<std::uint8_t>(cards);
  return state;
}

TEST(Counters, AreCountedAsTheBookSays) {
  const AnyGame& klondike = *find_game("klondike");
  const auto won = [&](int cards) { return counters_won(klondike, with_home(Options{}, cards)); };
  EXPECT_EQ(won(0), -52);
  EXPECT_EQ(won(10), -2);
  EXPECT_EQ(won(11), 3);
  EXPECT_EQ(won(52), 208);
}

TEST(Counters, AreOfTheGamesThatAreRunThroughOnce) {
  const GameInfo& info = *find_game("klondike")->info;
  for (const RuleSet& set : info.sets) {
    const bool paid = set.id == "cadogan" || set.id == "vegas";
    EXPECT_EQ(counters_won(*find_game("klondike"), with_home(set.options, 3)).has_value(), paid) << set.id;
  }
  for (const AnyGame& game : all_games())
    if (game.info->id != "klondike")
      EXPECT_FALSE(counters_won(game, start_of(game, Options{}, 1)).has_value()) << game.info->id;
}

TEST(Counters, AreSaidBesideThePosition) {
  const AnyGame& klondike = *find_game("klondike");
  const auto remarks = [&](int cards) {
    return remarks_on(in_english_of(*klondike.info), klondike, with_home(Options{}, cards));
  };
  EXPECT_EQ(remarks(9).back(), "7 counters lost");
  EXPECT_EQ(remarks(12).back(), "8 counters won");
}

}  // namespace
}  // namespace longwood::test

#include "games/the_sultan/rules.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

/// The Sultan: shuffled redeals and positions that are one. Numbers in brackets are sentences of its
/// rulebook.
namespace longwood::test {
namespace {

Board the_sultan_at(const std::string& position) { return Board::laid("the-sultan", position); }

// [4]
TEST(TheSultan, S4_IdenticalFoundationsAreOne) {
  const Board board = the_sultan_at("sk1: KS AS 2S 3S 4S; sk2: KS AS 2S 3S 4S; talon: 5S; hand: 9C");
  EXPECT_EQ(board.after("talon-sk1").table().key(), board.after("talon-sk2").table().key());
}

// [10] [12]
TEST(TheSultan, S5_Redeal) {
  std::vector<std::string> talon;
  for (const char rank : std::string_view{"345679TJQ"}) talon.push_back({rank, 'C'});
  for (const char rank : std::string_view{"345678TJQ"}) talon.push_back({rank, 'H'});
  for (const char rank : std::string_view{"3579J"}) talon.push_back({rank, 'S'});
  ASSERT_EQ(talon.size(), 23U);
  Board board =
      the_sultan_at("L1: AH; L2: 5D; L3: 6D; L4: 6D; R1: 7D; R2: 7D; R3: 8D; R4: 8D; ha: AH 2H; talon: " +
                    cards(talon, 1, 23));
  State state = board.state();
  state.number = 1;
  board.table().load(state);
  EXPECT_TRUE(board.allows("redeal"));
  board.play("redeal");
  EXPECT_EQ(board.size("hand"), 23);
  EXPECT_EQ(board.size("talon"), 0);
  EXPECT_EQ(board.pile("ha"), "AH 2H") << "families stay";
  EXPECT_EQ(board.pile("R4"), "8D") << "and so does the Divan";
  Rng{1, 1}.shuffle(std::span{talon});
  EXPECT_EQ(board.pile("hand"), cards(talon, 23, 1)) << "shuffled from the deal's number";
  EXPECT_EQ(board.after("L1-hk").pile("L1"), talon[0]) << "a vacancy now fills from the hand";
}

}  // namespace
}  // namespace longwood::test

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/the_fifteen/search.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Fifteen (Cadogan, chapter 3).
namespace longwood::test {
namespace {

constexpr std::string_view to_be_opened = "1: 9D 9D 9C 9C 5C AS 9H; 2: 5S 6D 6D 7S 8S KC 4D; 3: 8C";

State fifteen(std::string_view position, std::string_view choices = {}) {
  return Board::of("the-fifteen", position, choices).state();
}

// Nobody would look for what may be done once, so the table says when it may.
TEST(TheFifteen, TheTableSaysWhenTheSixthRowMayOpenTheGame) {
  const AnyGame& game = *find_game("the-fifteen");
  const auto said = [&](const State& state) { return !game.situation(state).text.empty(); };
  EXPECT_TRUE(said(fifteen(to_be_opened)));
  EXPECT_FALSE(said(fifteen(to_be_opened, "grace=off")));
  EXPECT_FALSE(said(fifteen("1: 9D 9D 9C 9C 5C AS 9H; 2: 8H"))) << "a marriage is left";
  EXPECT_TRUE(said(fifteen("1: 9D 9D 9C 9C 5C AS 9H; 2: 8H", "grace=declared")));
  EXPECT_TRUE(said(Board::of("the-fifteen", to_be_opened).play("1-sax2").state()));
  EXPECT_FALSE(said(Board::of("the-fifteen", to_be_opened).play("1-sax2 2-ckx2").state()));
  EXPECT_FALSE(said(Board::of("the-fifteen", to_be_opened).play("1-sax2 3-4").state()));
}

// Two positions with the same cards differ as long as a second card may be withdrawn in one of them.
TEST(TheFifteen, TheRightToASecondCardIsPartOfThePosition) {
  const AnyGame& game = *find_game("the-fifteen");
  const State withdrawn = Board::of("the-fifteen", to_be_opened).play("1-sax2").state();
  const State read = fifteen("sa: AS; 1: 9D 9D 9C 9C 5C 9H; 2: 5S 6D 6D 7S 8S KC 4D; 3: 8C");
  EXPECT_FALSE(Table(game.info->classes, withdrawn).key() == Table(game.info->classes, read).key());
}

// Where families give back, the card that crosses might be wanted in a column once more.
TEST(TheFifteen, APlayIsSafeOnceTheFamiliesOfItsSuitHaveMet) {
  using advice::TheFifteenAdvice;
  constexpr std::string_view met = "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H 8H; 1: 9D 8H";
  const Move eight{Act::lay, TheFifteen::columns[0], TheFifteen::aces[hearts], 1};
  EXPECT_EQ(TheFifteenAdvice::safe(fifteen(met)), eight);
  EXPECT_FALSE(TheFifteenAdvice::safe(fifteen(met, "grace=off families=returnable")));
  EXPECT_FALSE(TheFifteenAdvice::safe(fifteen("ha: AH 2H 3H; hk: KH QH JH; 1: 9D 4H")));
}

}  // namespace
}  // namespace longwood::test

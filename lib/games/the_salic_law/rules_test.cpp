#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/the_salic_law/search.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Salic Law (Cadogan, chapter 4).
namespace longwood::test {
namespace {

using Game = TheSalicLaw;
using advice::TheSalicLawAdvice;

State salic_law(std::string_view position, std::string_view choices = {}) {
  return Board::of("the-salic-law", position, choices).state();
}

// However the deal falls, by whichever set, eight aces, eight queens and eight kings lie in three rows.
TEST(TheSalicLaw, EveryDealEndsWithThreeRowsOfEight) {
  for (const RuleSet& set : Game::info.sets)
    for (std::uint64_t number = 0; number < 20; ++number) {
      Table table = find_game("the-salic-law")
                        ->start(deal_by_number(Game::info.packs_for(set.options), number), set.options);
      while (table.size(Game::hand) > 0) Game::play(table, bare(Act::deal));
      EXPECT_EQ(table.size(Game::queens), 8);
      for (int i = 0; i < Game::packets.count; ++i) {
        EXPECT_GE(table.size(Game::families[i]), 1);
        EXPECT_GE(table.size(Game::packets[i]), 1);
      }
    }
}

// Kings never come home; queens lie where they belong as soon as they are dealt.
TEST(TheSalicLaw, KingsAreNotToBeBroughtHome) {
  const State start = Board::dealt("the-salic-law", 1).state();
  EXPECT_EQ(cards_to_bring_home(Game::info, start), Game::cards);
  EXPECT_EQ(cards_in_play(start), max_cards);
}

TEST(TheSalicLaw, APlayIsSafeWhereEachCardOfItsRankHasAFamily) {
  constexpr std::string_view begun = "f1: AS 2S; f2: AS; f3: AH; f4: AH; f5: AD; f6: AD; f7: AC; ";
  const auto with = [&](std::string_view more, std::string_view choices = {}) {
    return TheSalicLawAdvice::safe(salic_law(std::string{begun} + std::string{more}, choices));
  };
  const Move play{Act::lay, Game::packets[1], Game::families[1], 1};
  EXPECT_EQ(with("f8: AC; 1: KH 3H; 2: KD 2H"), play);
  EXPECT_FALSE(with("1: KH 3H; 2: KD 2H"));
  EXPECT_FALSE(with("f8: AC; 1: KH 3H; 2: KD 2H; hand: 9C", "card-turned=at-once"));
  EXPECT_FALSE(with("f8: AC; 1: KH 2H; hand: 9C", "family-waits=for-king") == play);
}

// While families wait for kings it matters which of them stands how high.
TEST(TheSalicLaw, FamiliesOfOneHeightAreAlikeUnlessTheyWait) {
  constexpr std::string_view position = "f1: AS; f2: AH; 1: KH 2C; hand: 9C";
  EXPECT_EQ(TheSalicLawAdvice::irrelevant(salic_law(position)), 0xFFU);
  EXPECT_EQ(TheSalicLawAdvice::irrelevant(salic_law(position, "family-waits=for-king")), 0U);
  EXPECT_EQ(TheSalicLawAdvice::irrelevant(salic_law("f1: AS; 1: KH 2C", "family-waits=for-king")), 0xFFU);
}

}  // namespace
}  // namespace longwood::test

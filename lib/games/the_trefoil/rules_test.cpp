#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "face/table.hpp"
#include "games/the_trefoil/search.hpp"
#include "session/knowledge.hpp"
#include "support.hpp"

/// What positions.txt cannot say of The Trefoil (Hoffmann no. 27).
namespace longwood::test {
namespace {

using advice::TheTrefoilAdvice;

State trefoil(std::string_view position, std::string_view choices = {}) {
  return Board::of("the-trefoil", position, choices).state();
}

TEST(TheTrefoil, AKingAboveALowerCardOfItsSuitIsLostInTheLastDeal) {
  constexpr std::string_view stuck = "1: 4S KH KS 3D; 2: 2S; @0=2";
  EXPECT_TRUE(TheTrefoilAdvice::lost(trefoil(stuck)));
  EXPECT_TRUE(TheTrefoilAdvice::lost(trefoil(stuck, "families=returnable")));
  EXPECT_FALSE(TheTrefoilAdvice::lost(trefoil("1: 4S KH KS 3D; 2: 2S; @0=1")))
      << "the next deal may part them";
  EXPECT_FALSE(TheTrefoilAdvice::lost(trefoil("1: KS 4S; 2: 5D KH; @0=2")))
      << "beneath them lies none of theirs";
}

// By the book a play before the last deal alters how the next one lies.
TEST(TheTrefoil, APlayIsSafeInTheLastDealOnly) {
  const Move two{Act::lay, TheTrefoil::fans[0], TheTrefoil::families[0], 1};
  EXPECT_EQ(TheTrefoilAdvice::safe(trefoil("sa: AS; 1: 9H 2S; 2: 7D; @0=2")), two);
  EXPECT_FALSE(TheTrefoilAdvice::safe(trefoil("sa: AS; 1: 9H 2S; 2: 7D; @0=1")));
  EXPECT_EQ(TheTrefoilAdvice::safe(trefoil("sa: AS; 1: 9H 2S; 2: 7D; @0=2", "families=returnable")), two)
      << "nothing is won by taking a card back";
}

TEST(TheTrefoil, FansAreAlikeInTheLastDealOnly) {
  Board board = Board::dealt("the-trefoil", 3, "moment=at-will");
  EXPECT_EQ(board.state().counter[State::order_is_moot], 0);
  EXPECT_EQ(board.play("redeal redeal").state().counter[State::order_is_moot], 1);
}

// Nothing is hidden, unless a shuffle is to come.
TEST(TheTrefoil, AllIsKnownWhereNothingIsShuffled) {
  const AnyGame& game = *find_game("the-trefoil");
  const auto unknown = [&](std::string_view choices, std::string_view moves) {
    const State state = Board::dealt("the-trefoil", 3, choices).play(moves).state();
    return unknown_cards(game, state, cards_in_sight(game, state));
  };
  EXPECT_EQ(unknown("", ""), 0);
  EXPECT_EQ(unknown("gather=all-reversed moment=at-will", "redeal"), 0);
  EXPECT_EQ(unknown("set pysolfc", ""), 48);
  EXPECT_EQ(unknown("set pysolfc", "redeal redeal"), 0);
}

// Cards of one pack are numbered from 0 to 51, those that are laid out first as well.
TEST(TheTrefoil, CardsAreNumberedWithinThePack) {
  const GameInfo& info = TheTrefoil::info;
  for (const RuleSet& set : info.sets) {
    const face::CardNumbers numbers = face::card_numbers(deal_by_number(info.packs_for(set.options), 7));
    for (int rank = ace; rank <= king; ++rank)
      for (int suit = spades; suit <= clubs; ++suit)
        EXPECT_LT(numbers[Card::of(rank, suit).id], 52) << set.id;
  }
}

}  // namespace
}  // namespace longwood::test

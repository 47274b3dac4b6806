#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/board.hpp"
#include "games/general_sedgewick/search.hpp"
#include "support.hpp"

/// What positions.txt cannot say of General Sedgewick (Cadogan).
namespace longwood::test {
namespace {

using advice::GeneralSedgewickAdvice;

Board cross(std::string_view position, std::string_view choices = {}) {
  return Board::of("general-sedgewick", position, choices);
}

// Only cards of the next lower place in their family could rest on it, and those go home as well.
TEST(GeneralSedgewick, APlayIsSafeWhereNothingCanRestOnTheCard) {
  const auto safe = [](std::string_view position, std::string_view choices = {}) {
    return GeneralSedgewickAdvice::safe(cross(position, choices).state());
  };
  constexpr std::string_view begun = "sa: QS; ha: QH; da: QD; ca: QC KC; T: AC; talon: KD";
  const Move ace_home{Act::lay, GeneralSedgewick::cross[0], GeneralSedgewick::families[clubs], 1};
  const Move king_home{Act::lay, GeneralSedgewick::talon[0], GeneralSedgewick::families[diamonds], 1};
  EXPECT_EQ(safe(begun), ace_home) << "the kings that could rest on it go home";
  EXPECT_EQ(safe("sa: QS; ha: QH; da: QD; ca: QC KC AC; T: 2C; talon: KD"), king_home)
      << "an ace might be laid on the two";
  EXPECT_FALSE(safe("sa: QS; ha: QH; da: QD; ca: QC KC AC; T: 2C"));
  EXPECT_FALSE(safe("ca: QC KC; T: QD; talon: KS")) << "a knave may be laid on the queen";
  EXPECT_FALSE(safe(begun, "fill=at-once")) << "the vacancy would have to be filled";
}

/// All cards that the piles do not name, in hand.
std::string with_the_rest_in_hand(const std::string& piles) {
  std::string hand;
  for (int rank = ace; rank <= king; ++rank)
    for (int suit = 0; suit < 4; ++suit)
      if (const std::string card = write_card(Card::of(rank, suit)); !piles.contains(card))
        hand += " " + card;
  return piles + "; hand:" + hand;
}

TEST(GeneralSedgewick, ABoardSaysWithItsFirstFamilyHowAllBegin) {
  const AnyGame& game = *find_game("general-sedgewick");
  const auto read = [&](const std::string& piles) {
    return read_board(game, {}, with_the_rest_in_hand(piles));
  };
  const auto alone = read("sa: 9S; T: 9H");
  ASSERT_TRUE(alone) << alone.error().english();
  EXPECT_EQ(game.why_not(*alone, {Act::lay, GeneralSedgewick::cross[0], 1, 1}), Why::ok);
  const auto other = read("sa: 9S; ha: TH");
  ASSERT_FALSE(other) << "the ten alone stands for nine and ten, and the nine is in hand as well";
  EXPECT_NE(other.error().english().find("9H is too many"), std::string::npos) << other.error().english();
  EXPECT_TRUE(read("sa: 9S; ha: 9H TH"));
  const auto none = read("T: 9H");
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().english().find("no family has been begun"), std::string::npos)
      << none.error().english();
}

}  // namespace
}  // namespace longwood::test

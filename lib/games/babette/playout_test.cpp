#include "games/playout.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/babette/search_playout.hpp"
#include "honest/guide.hpp"
#include "honest/information_state.hpp"
#include "session/knowledge.hpp"

namespace longwood::test {
namespace {

const AnyGame& babette() { return *find_game("babette"); }

Table dealt(std::uint64_t deal) {
  return babette().start(deal_by_number(babette().info->packs, deal), babette().info->sets.front());
}

int not_home(const Table& table) { return max_cards - table.state().total(Babette::families); }

/// By the rules: whatever can be played is, from the leftmost column first and to an ace's family rather than
/// a king's; else the next row is dealt or the garden taken up.
advice::LeftAfterPlayout played_by_the_rules(Table table) {
  advice::LeftAfterPlayout left{.after_deal = -1};
  for (;;) {
    MoveList moves;
    babette().moves(table.state(), moves);
    const Move* next = nullptr;
    for (const Move& move : moves)
      if (move.act == Act::lay &&
          (next == nullptr || std::pair{move.from, move.to} < std::pair{next->from, next->to}))
        next = &move;
    if (next == nullptr && table.size(Babette::hand) == 0 && left.after_deal < 0)
      left.after_deal = not_home(table);
    if (next == nullptr && !moves.empty()) next = &moves[0];
    if (next == nullptr) break;
    babette().play(table, *next);
  }
  left.at_end = not_home(table);
  return left;
}

TEST(BabettePlayout, IsWhatTheRulesMakeOfIt) {
  for (std::uint64_t deal = 0; deal < 30; ++deal) {
    Table table = dealt(deal);
    Rng rng{deal, 1};
    for (int move = 0; move < 120; ++move) {
      MoveList moves;
      babette().moves(table.state(), moves);
      if (moves.empty()) break;
      if (move % 10 == 0) {
        const auto left =
            advice::BabetteGarden{table.state(), Babette::redeals_left(table.state())}.play_on();
        const auto right = played_by_the_rules(table);
        ASSERT_EQ(left.after_deal, right.after_deal) << "deal " << deal << ", move " << move;
        ASSERT_EQ(left.at_end, right.at_end) << "deal " << deal << ", move " << move;
      }
      babette().play(table, random_move(moves, rng));
    }
  }
}

// Whoever joins a game after a redeal does not know the hand, which once was judged as if they did.
TEST(BabettePlayout, AHandThatIsNotKnownIsNotPlayedOn) {
  Table table = dealt(3);
  MoveList moves;
  while (table[Babette::redeals] == 0) {
    moves.clear();
    babette().moves(table.state(), moves);
    babette().play(table, moves[moves.size() - 1]);
  }
  const InformationState view{babette(), table.state(), cards_in_sight(babette(), table.state())};
  ASSERT_GT(view.unknown(), 0);
  Rng rng{3, 1};
  const State world = view.world(rng);
  const InformationState other{babette(), world, cards_in_sight(babette(), world)};
  const Guide& guide = guide_for(*babette().info);
  EXPECT_EQ(guide.guess(view.sight()), guide.guess(other.sight()));
}

}  // namespace
}  // namespace longwood::test

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/fortress/search.hpp"
#include "small_decks.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"
#include "walks.hpp"

/// The advice for Fortress, rule by rule.
namespace longwood::test {
namespace {

using Advice = advice::FortressAdvice;

/// Calls `visit` with the table of positions some way down whole deals, and of small decks.
template <class Visit>
void on_positions(std::uint64_t stream, int positions, Visit visit) {
  const AnyGame& game = *find_game("fortress");
  for (int i = 0; i < positions; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), stream};
    Table table{game.info->classes, small_deck(game, rng)};
    play_some_at_random(game, table, rng, rng.below(i % 2 == 0 ? 6 : 60));
    table.forget();
    visit(game, table);
  }
}

/// Shows the positions before each move of the lines that win whole deals.
template <class Visit>
void on_lines_that_win(Visit visit) {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  for (std::uint64_t number = 0; number < 300; ++number) {
    Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]);
    walk_line(game, table, solver.solve(table.state()).line, [&] { visit(game, table); });
  }
}

TEST(FortressAdvice, TellsTheKeyAndTheDeadEndBeforeAMoveIsMade) {
  int alive = 0, dead = 0;
  on_positions(101, 12'000, [&](const AnyGame& game, Table& table) {
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      const Key key = table.key_after_shift(move.from, move.to);
      const bool told = Advice::lost_after(table.state(), move);
      game.play(table, move);
      ASSERT_EQ(key, table.key());
      // it may say less where plays to families follow, as they are made first
      const bool seen = Advice::lost(table.state());
      if (!Fortress::aces.has(move.to) && !Advice::safe(table.state())) {
        ASSERT_EQ(told, seen);
        (seen ? dead : alive)++;
      } else {
        ASSERT_FALSE(told && !seen);
      }
      table.undo_to(0);
    }
  });
  EXPECT_GT(alive, 1'000);
  EXPECT_GT(dead, 200);
}

/// Dead ends are lost to a search without advice.
TEST(FortressAdvice, DeadEndsAreLost) {
  int confirmed = 0;
  on_positions(102, 3'000, [&](const AnyGame& game, const Table& table) {
    if (!Advice::lost(table.state())) return;
    const Verdict truth = exhaustive_search(game, table.state(),
                                            {.nodes = 20'000, .memory = std::size_t{1} << 26}, Engine::staged)
                              .verdict;
    ASSERT_NE(verdict_name(truth), "won");
    confirmed += truth == Verdict::lost ? 1 : 0;
  });
  EXPECT_GT(confirmed, 100);
}

/// Where only the moves of one closed group are followed, the others win nothing that these do not win.
TEST(FortressAdvice, AClosedGroupKeepsTheVerdict) {
  int won = 0, lost = 0;
  on_positions(103, thorough() ? 12'000 : 1'200, [&](const AnyGame& game, Table& table) {
    if (Advice::safe(table.state())) return;
    MoveList all, kept;
    game.moves(table.state(), all);
    kept = all;
    Advice::keep_closed_group(table.state(), Advice::ends_of(table.state()), kept);
    if (kept.size() == all.size()) return;
    ASSERT_GT(kept.size(), 0);
    const Limits limits{.nodes = 40'000, .memory = std::size_t{1} << 26};
    const Verdict truth = exhaustive_search(game, table.state(), limits, Engine::depth_first, true).verdict;
    if (truth == Verdict::open) return;
    bool some = false;
    for (const Move move : kept) {
      game.play(table, move);
      some = some || exhaustive_search(game, table.state(), limits, Engine::depth_first, true).verdict ==
                         Verdict::won;
      table.undo_to(0);
    }
    ASSERT_EQ(some, truth == Verdict::won);
    (some ? won : lost)++;
  });
  EXPECT_GE(won + lost, thorough() ? 100 : 5);
  EXPECT_GE(won, thorough() ? 1 : 0);
}

/// On whole deals every kind of advice by itself gives the verdict of all together.
TEST(FortressAdvice, EachSwitchKeepsTheVerdict) {
  const AnyGame& game = *find_game("fortress");
  const Limits limits{.nodes = 100'000, .memory = std::size_t{1} << 27};
  int won = 0, lost = 0;
  for (std::uint64_t number = 5'000; number < 5'150; ++number) {
    const State state = game.start(deal_by_number(game.info->packs, number), game.info->sets[0]).state();
    Solver all{game, limits};
    const Verdict verdict = all.solve(state).verdict;
    (verdict == Verdict::won ? won : lost)++;
    for (const Switches& switches : {Switches{true, true, false, true}, Switches{true, false, true, true},
                                     Switches{false, true, true, true}, Switches{true, true, true, false}}) {
      Solver some{game, limits, switches};
      const Verdict other = some.solve(state).verdict;
      if (other != Verdict::open) {
        ASSERT_EQ(verdict_name(other), verdict_name(verdict)) << number;
      }
    }
  }
  EXPECT_GT(won, 10);
  EXPECT_GT(lost, 10);
}

/// With a lane open, a play that founds a family is not taken for one into a lane.
TEST(FortressAdvice, NoPlayToAFamilyIsLeftOut) {
  int founded = 0;
  on_positions(104, 3'000, [&](const AnyGame& game, const Table& table) {
    MoveList moves;
    game.moves(table.state(), moves);
    const auto plays = [&] {
      return std::ranges::count_if(moves, [](Move m) { return Fortress::aces.has(m.to); });
    };
    for (const Move m : moves) founded += Fortress::aces.has(m.to) && table.size(m.to) == 0 ? 1 : 0;
    const auto before = plays();
    Advice::leave_out_dominated(table.state(), moves);
    ASSERT_EQ(plays(), before);
  });
  EXPECT_GT(founded, 0);
}

TEST(FortressAdvice, TheBoundFallsByAtMostOneAlongAMove) {
  BoundBuffers buffers;
  int fallen = 0;
  on_positions(105, 1'500, [&](const AnyGame& game, Table& table) {
    const int bound = Advice::bound(table.state(), buffers).moves;
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      game.play(table, move);
      const int after = Advice::bound(table.state(), buffers).moves;
      ASSERT_GE(after, bound - 1);
      if (Fortress::aces.has(move.to)) {
        ASSERT_EQ(after, bound - 1);
      }
      fallen += after < bound ? 1 : 0;
      table.undo_to(0);
    }
  });
  EXPECT_GT(fallen, 100);
}

/// The fewest cards that an order of plays puts aside, and all that orders with so few do.
struct PutAside {
  int least = 52;
  Kinds cards = 0;
};

/// Follows every order, whether or not it plays what it can, and looks into the rows for every card.
PutAside put_aside_by_orders(const State& state) {
  PutAside found;
  std::set<std::pair<std::array<std::uint8_t, 4>, Kinds>> seen;
  const auto follow = [&](const auto& self, std::array<std::uint8_t, 4> heights, Kinds put) -> void {
    if (std::popcount(put) > found.least || !seen.insert({heights, put}).second) return;
    bool complete = true;
    for (int suit = 0; suit < 4; ++suit) {
      const auto height = heights[static_cast<std::size_t>(suit)];
      if (height == king) continue;
      complete = false;
      Kinds more = 0;
      for (int i = 0; i < Fortress::rows.count; ++i) {
        Kinds over = 0;
        for (Card card = state.top[Fortress::rows[i]]; !card.none(); card = state.under[card.id]) {
          if (card == Card::of(height + 1, suit)) more = over;
          // a card is still there unless its family has come to it
          if (card.rank() > heights[static_cast<std::size_t>(card.suit())]) over |= Kinds{1} << card.kind();
        }
      }
      auto next = heights;
      ++next[static_cast<std::size_t>(suit)];
      self(self, next, put | more);
    }
    if (!complete) return;
    if (std::popcount(put) < found.least) found = {std::popcount(put), 0};
    found.cards |= put;
  };
  std::array<std::uint8_t, 4> heights;
  for (int suit = 0; suit < 4; ++suit)
    heights[static_cast<std::size_t>(suit)] = state.size[Fortress::aces[suit]];
  follow(follow, heights, 0);
  return found;
}

TEST(FortressAdvice, TheBoundIsThatOfTheBestOrderOfPlays) {
  BoundBuffers buffers;
  int with_choices = 0;
  const auto look = [&](const AnyGame& /*game*/, const Table& table) {
    const State& state = table.state();
    const int left = state.total(Fortress::rows);
    if (left > 20) return;  // there are too many orders
    Kinds always = 0;       // over a lower card of their suit
    for (int i = 0; i < Fortress::rows.count; ++i)
      for (Card card = state.top[Fortress::rows[i]]; !card.none(); card = state.under[card.id])
        for (Card under = state.under[card.id]; !under.none(); under = state.under[under.id])
          if (under.suit() == card.suit() && under.rank() < card.rank()) always |= Kinds{1} << card.kind();
    const PutAside orders = put_aside_by_orders(state);
    ASSERT_EQ(Advice::bound(state, buffers), (Bound{left + orders.least, orders.cards & ~always}));
    with_choices += orders.cards != always ? 1 : 0;
  };
  on_positions(106, 2'000, look);
  on_lines_that_win(look);
  EXPECT_GT(with_choices, 50);
}

/// What is told of the bound after a move is true; on small decks and along lines that win whole ones.
TEST(FortressAdvice, TellsTheBoundAfterAMove) {
  BoundBuffers buffers;
  std::map<int, int> told;  // by the change
  int kept = 0, too_low = 0;
  const auto look = [&](const AnyGame& game, Table& table) {
    const Bound before = Advice::bound(table.state(), buffers);
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      const Bound after = Advice::bound_after(table.state(), move, before);
      const auto mark = table.mark();
      game.play(table, move);
      const Bound truth = Advice::bound(table.state(), buffers);
      table.undo_to(mark);
      ASSERT_LE(after.moves, truth.moves);
      if (after.choices != Bound::unknown) {
        ASSERT_EQ(after, truth);
        ++kept;
      }
      ++told[after.moves - before.moves];
      too_low += after.moves < truth.moves ? 1 : 0;
    }
  };
  on_positions(107, 2'000, look);
  on_lines_that_win(look);
  EXPECT_GT(kept, 1'000);
  for (const int change : {-1, 0, 1}) EXPECT_GT(told[change], 1'000) << change;
  // what is left is where z might be put aside too
  EXPECT_LT(20 * too_low, told[-1] + told[0] + told[1]);
}

}  // namespace
}  // namespace longwood::test

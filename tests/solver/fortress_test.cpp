#include "solve/advice/fortress.hpp"

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "games/playout.hpp"
#include "small_decks.hpp"
#include "solve/exhaust.hpp"
#include "solve/solver.hpp"

/// What the solver knows of Fortress, rule by rule.
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
    for (auto plies = rng.below(i % 2 == 0 ? 6 : 60); plies > 0 && play_at_random(game, table, rng);
         --plies) {}
    table.forget();
    visit(game, table);
  }
}

TEST(FortressAdvice, TellsTheKeyAndTheDeadEndBeforeAMoveIsMade) {
  int alive = 0, dead = 0;
  on_positions(101, 12'000, [&](const AnyGame& game, Table& table) {
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      const Key key = table.key_after_shift(move.from, move.to);
      const bool told = Advice::dead_after(table.state(), move);
      game.play(table, move);
      ASSERT_EQ(key, table.key());
      // it may say less where plays to families follow, as they are made first
      const bool seen = Advice::dead(table.state());
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

/// Dead ends are lost to the engine which knows nothing but the rules.
TEST(FortressAdvice, DeadEndsAreLost) {
  int confirmed = 0;
  on_positions(102, 3'000, [&](const AnyGame& game, const Table& table) {
    if (!Advice::dead(table.state())) return;
    const Verdict truth =
        exhaust(game, table.state(), {.nodes = 20'000, .memory = std::size_t{1} << 26}, Engine::staged)
            .verdict;
    ASSERT_NE(verdict_name(truth), "won");
    confirmed += truth == Verdict::lost ? 1 : 0;
  });
  EXPECT_GT(confirmed, 100);
}

/// Where only the moves of one closed group are followed, the others win nothing that these do not win.
TEST(FortressAdvice, AClosedGroupKeepsTheVerdict) {
  int won = 0, lost = 0;
  on_positions(103, 12'000, [&](const AnyGame& game, Table& table) {
    if (Advice::safe(table.state())) return;
    MoveList all, kept;
    game.moves(table.state(), all);
    kept = all;
    Advice::apart(table.state(), kept);
    if (kept.size() == all.size()) return;
    ASSERT_GT(kept.size(), 0);
    const Limits limits{.nodes = 40'000, .memory = std::size_t{1} << 26};
    const Verdict truth = exhaust(game, table.state(), limits, Engine::depth_first, true).verdict;
    if (truth == Verdict::open) return;
    bool some = false;
    for (const Move move : kept) {
      game.play(table, move);
      some = some || exhaust(game, table.state(), limits, Engine::depth_first, true).verdict == Verdict::won;
      table.undo_to(0);
    }
    ASSERT_EQ(some, truth == Verdict::won);
    (some ? won : lost)++;
  });
  EXPECT_GE(won + lost, 100);
  EXPECT_GE(won, 1);
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
    Advice::prune(table.state(), moves);
    ASSERT_EQ(plays(), before);
  });
  EXPECT_GT(founded, 0);
}

TEST(FortressAdvice, TheBoundFallsByAtMostOneAlongAMove) {
  BoundRoom room;
  int fallen = 0;
  on_positions(105, 1'500, [&](const AnyGame& game, Table& table) {
    const int bound = Advice::bound(table.state(), room);
    MoveList moves;
    game.moves(table.state(), moves);
    for (const Move move : moves) {
      game.play(table, move);
      const int after = Advice::bound(table.state(), room);
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

}  // namespace
}  // namespace longwood::test

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "games/the_fourteenth/rules.hpp"
#include "naive_search.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/solver.hpp"

/// What the advice for The Fourteenth says at sight, against a naive search: games whose hand is out, before
/// the exchange and between its halves, and those with few cards in hand.
namespace longwood::test {
namespace {

using Game = TheFourteenth;

const AnyGame& fourteenth() { return *find_game("the-fourteenth"); }

/// A square of `pairs` pairs, of few ranks so that cards have several partners, scattered over few lines so
/// that many of them meet; the last of them in the hand.
State scattered(Rng& rng, int pairs, int in_hand, Game::Size size) {
  std::vector<Card> cards;
  std::array<int, 14> used{};
  const int kinds = 2 + static_cast<int>(rng.below(3));
  const auto take = [&](int rank) {
    const int copy = used[static_cast<std::size_t>(rank)]++;
    cards.push_back(Card::of(rank, copy / 2, copy % 2));
  };
  while (pairs > 0) {
    const int rank = 7 - static_cast<int>(rng.below(static_cast<std::uint64_t>(kinds)));
    if (used[static_cast<std::size_t>(rank)] + 2 > 8) continue;
    take(rank);
    take(14 - rank);
    --pairs;
  }
  rng.shuffle(std::span{cards});
  Table table{fourteenth().info->classes};
  table.prepare(1, options_with(size));
  for (int id = 0; id < max_cards; ++id)
    if (const Card card{static_cast<std::uint8_t>(id)}; std::ranges::find(cards, card) == cards.end())
      table.put(Game::out, card);
  std::array<Pile, 25> places;
  for (Pile p = 0; p < 25; ++p) places[p] = p;
  for (std::size_t i = 25; i > 1; --i) std::swap(places[i - 1], places[rng.below(i)]);
  for (std::size_t i = 0; i < cards.size(); ++i)
    table.put(static_cast<int>(i) < in_hand ? Game::hand.first : places[i], cards[i]);
  return table.state();
}

bool dead(const State& state) { return search_spec_for(*fourteenth().info).prove.lost(state); }

/// Whether safe moves alone win.
bool safely_won(const State& state) {
  Table table{fourteenth().info->classes, state};
  return play_safe_moves(fourteenth(), search_spec_for(*fourteenth().info), table, [](Move) {});
}

TEST(LastExchange, IsSeenAsANaiveSearchSeesIt) {
  int won = 0, lost = 0, half_won = 0, half_lost = 0;
  for (int i = 0; i < 4000; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 90};
    const auto size = i % 5 == 0 ? Game::Size::one_with_one : Game::Size::two_with_two;
    const State state = scattered(rng, 1 + static_cast<int>(rng.below(6)), 0, size);
    const auto truth = naive_verdict(fourteenth(), state, 10'000);
    if (!truth) continue;
    (*truth ? won : lost)++;
    ASSERT_EQ(dead(state), !*truth) << i;
    ASSERT_EQ(safely_won(state), *truth) << i;
    // and after the first half of an exchange, whether it was well chosen or not
    MoveList moves;
    fourteenth().moves(state, moves);
    moves.keep_if([](Move m) { return m.act == Act::exchange; });
    for (int n = 0; n < 2 && !moves.empty(); ++n) {
      Table table{fourteenth().info->classes, state};
      fourteenth().play(table, random_move(moves, rng));
      const auto half = naive_verdict(fourteenth(), table.state(), 10'000);
      if (!half) continue;
      (*half ? half_won : half_lost)++;
      ASSERT_EQ(dead(table.state()), !*half) << i;
      ASSERT_EQ(safely_won(table.state()), *half) << i;
    }
  }
  EXPECT_GT(won, 600);
  EXPECT_GT(lost, 600);
  EXPECT_GT(half_won, 25);
  EXPECT_GT(half_lost, 600);
}

/// With cards in hand the advice may say less than is true, but nothing that is false.
TEST(LastExchange, NothingThatCanBeMendedIsGivenUp) {
  int said = 0, won = 0;
  for (int i = 0; i < 6000; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 91};
    const auto size = i % 5 == 0 ? Game::Size::one_with_one : Game::Size::two_with_two;
    State state =
        scattered(rng, 4 + static_cast<int>(rng.below(3)), 1 + static_cast<int>(rng.below(4)), size);
    if (rng.below(3) == 0) state.counter[Game::spent] = 1;
    Table table{fourteenth().info->classes, state};
    for (int plies = static_cast<int>(rng.below(3)); plies > 0; --plies)
      if (!play_at_random(fourteenth(), table, rng)) break;
    if (table.state().size[Game::hand] == 0) continue;
    const auto truth = naive_verdict(fourteenth(), table.state(), 10'000);
    if (!truth) continue;
    if (*truth) ++won;
    if (!dead(table.state())) continue;
    ++said;
    ASSERT_FALSE(*truth) << i;
  }
  EXPECT_GT(won, 300);
  EXPECT_GT(said, 300);
}

}  // namespace
}  // namespace longwood::test

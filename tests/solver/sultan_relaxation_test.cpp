#include <cstdint>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "games/the_sultan/rules.hpp"
#include "games/the_sultan/search.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "walks.hpp"

/// What is said of The Sultan at leisure, against a naive search by that rule.
namespace longwood::test {
namespace {

using Game = TheSultan;
using AtLeisure = advice::SultanRelaxation;

const AnyGame& sultan() { return *find_game(Game::info.id); }

Options refilled(Game::Refill refill) {
  Options options{};
  options[option_place<Game::Refill>] = static_cast<std::uint8_t>(refill);
  return options;
}

/// A position of a small deck with no redeal to come, after some moves at random.
State in_last_pass(Rng& rng, const Options& options) {
  Table table{sultan().info->classes, small_deck(sultan(), rng, options)};
  table.set(Game::redeals, 2);
  play_some_at_random(sultan(), table, rng, rng.below(12));
  return table.state();
}

/// Where vacancies are filled at leisure, the search says exactly what is so, with a fresh memory and with
/// one that is kept; and what is lost at sight is lost.
TEST(AtLeisure, TheSearchIsExactByThatRule) {
  constexpr int enough = 1'000'000;
  int won = 0, lost = 0, at_sight = 0, given_up = 0;
  KeySet kept;
  for (int i = 0; i < (thorough() ? 1'500 : 300); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 4711};
    const State s = in_last_pass(rng, refilled(Game::Refill::leisure));
    const auto wins = naive_verdict(sultan(), s, 5'000);
    if (!wins || sultan().won(s)) continue;
    KeySet fresh;
    ASSERT_EQ(AtLeisure{s}.lost(fresh, enough), !*wins) << "small deck " << i;
    ASSERT_FALSE(*wins && AtLeisure{s}.lost(kept, static_cast<int>(rng.below(20)))) << "small deck " << i;
    ASSERT_FALSE(*wins && AtLeisure{s}.lost()) << "small deck " << i;
    // what a search of few positions leaves behind misleads none after it
    ASSERT_EQ(AtLeisure{s}.lost(kept, enough), !*wins) << "small deck " << i;
    ++(*wins ? won : lost);
    at_sight += AtLeisure{s}.lost();
    given_up += advice::TheSultanAdvice::lost(s);
  }
  EXPECT_GT(won, 50);
  EXPECT_GT(lost, 50);
  EXPECT_GT(at_sight, lost / 5);
  EXPECT_EQ(given_up, at_sight);
}

/// Whatever fills a vacancy, and of however many places, what is lost at leisure is lost.
TEST(AtLeisure, WhatIsLostIsLostUnderAllOptions) {
  constexpr int enough = 100'000;
  int won = 0, shown = 0, missed = 0;
  for (int i = 0; i < (thorough() ? 1'500 : 300); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 4712};
    Options options = refilled(static_cast<Game::Refill>(i % 4));
    options[option_place<Game::Divan>] = static_cast<std::uint8_t>(i / 4 % 2);
    options[option_place<Game::Playing>] = static_cast<std::uint8_t>(i / 8 % 2);
    options[option_place<Game::Turning>] = static_cast<std::uint8_t>(i / 16 % 2);
    if (!sultan().info->contradiction(options).empty()) continue;
    const State s = in_last_pass(rng, options);
    const auto wins = naive_verdict(sultan(), s, 5'000);
    if (!wins || sultan().won(s)) continue;
    KeySet memory;
    const bool lost = AtLeisure{s}.lost(memory, enough);
    ASSERT_FALSE(*wins && lost) << "small deck " << i;
    ++(*wins ? won : lost ? shown : missed);
  }
  EXPECT_GT(won, 50);
  EXPECT_GT(shown, 2 * missed);
}

}  // namespace
}  // namespace longwood::test

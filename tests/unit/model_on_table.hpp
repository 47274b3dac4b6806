#pragma once

#include <cstdint>

#include <gtest/gtest.h>

#include "core/any_game.hpp"
#include "core/range.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "support.hpp"

/// What the tests of games that are played over information sets share.
namespace longwood::test {

/// The position in the adapter's model for someone who sees every card, after what is made at once.
template <class OnTable>
typename OnTable::Model::Position seen_position(const AnyGame& game, const State& state) {
  auto position = OnTable::position({game, state, Known{}.set()});
  OnTable::Model::settle(position);
  return position;
}

/// Expects the same hint after twelve others, however the hidden cards lie.
inline void expect_hints_without_peeking(const AnyGame& game, const Options& options, Range deals) {
  for (std::uint64_t deal = deals.first; deal <= deals.last; ++deal) {
    ObservedGame seat{game, start_of(game, options, deal)};
    Adviser adviser{game, effort_of_games, {}};
    for (int i = 0; i < 12; ++i)
      for (const Move move : adviser.advise(seat.view()).plan) seat.play(move);
    Rng rng{deal};
    const InformationState view = seat.view();
    const InformationState other{game, view.world(rng), view.known()};
    EXPECT_EQ(Adviser(game, effort_of_games, {}).advise(view).plan,
              Adviser(game, effort_of_games, {}).advise(other).plan);
  }
}

}  // namespace longwood::test

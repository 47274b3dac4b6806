#pragma once

#include "core/any_game.hpp"
#include "core/rng.hpp"

namespace longwood::test {

/// A position of a game with few cards in play, the rest lying under the foundations: a small deck for the
/// same rules.
///
/// Two to four suits (all four hours' suits in The Clock, or most of one) and at most six ranks are in play;
/// where the cards lie, how many are in hand and how many redeals are left is drawn from `rng`.
State small_deck(const AnyGame& game, Rng& rng, const Options& options = {});

}  // namespace longwood::test

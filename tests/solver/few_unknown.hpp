#pragma once

#include "core/rng.hpp"
#include "honest/observed_game.hpp"

namespace longwood::test {

/// Where a player sits to whom few cards are unknown, five of those in hand at most where it matters.
///
/// In La Nationale and La Capricieuse the last cards of a whole deal are still to be turned: small decks are
/// nearly always won there. In La Capricieuse that is the last deal, whose order is taken as unknown. The
/// other games have small decks: in St. Helena the cards in hand are unknown, all others having been seen as
/// they were laid; in La Nivernaise those of the line have been seen too, but for a few drawn from `rng`;
/// else no card that lies covered on the tableau has been seen.
ObservedGame seat_with_few_unknown(const AnyGame& game, Rng& rng);

}  // namespace longwood::test

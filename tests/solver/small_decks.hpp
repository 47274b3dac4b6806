#pragma once

#include <array>
#include <optional>
#include <string>

#include "core/any_game.hpp"
#include "core/rng.hpp"

namespace longwood::test {

/// A position of a game with few cards in play, the rest lying under the foundations: a small deck for the
/// same rules.
///
/// Two to four suits (all four hours' suits in The Clock, or most of one) and at most six ranks are in play;
/// where the cards lie, how many are in hand and how many redeals are left is drawn from `rng`.
State small_deck(const AnyGame& game, Rng& rng, const Options& options = {});

/// The position with every card of a suit exchanged for one of another, families and all.
State permute_suits(const AnyGame& game, const State& state, const std::array<int, 4>& to);

/// The position with the two copies of every card exchanged.
State exchange_twins(const AnyGame& game, const State& state);

/// A whole position as text: every pile's faces in order, and the counters.
std::string spelled(const AnyGame& game, const State& s);

/// Which moves a naive search may follow.
using Filter = bool (*)(const State&, Move);

/// Won (true) or lost (false) by following every line with whole positions compared, without keys, advice,
/// order or symmetry; nothing if there are more positions than `most`.
std::optional<bool> naive_verdict(const AnyGame& game, const State& state, std::size_t most,
                                  Filter filter = nullptr);

}  // namespace longwood::test

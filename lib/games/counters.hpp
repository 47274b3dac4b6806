#pragma once

#include <optional>

#include "core/any_game.hpp"

namespace longwood {

/// A game that its book plays for counters: what the pack costs, and what each card on a family pays.
struct Counters {
  int price = 0, per_card = 0;
  Setting unless;  ///< the choice under which nothing is paid
};

/// The counters of the game `G`, for its facts.hpp to specialise; a price of 0 if it has none.
template <Game G>
inline constexpr Counters counters_of{};

/// The counters that the player has won so far; below 0 if the pack is not paid for yet. None if the game is
/// not played for counters under these rules.
std::optional<int> counters_won(const AnyGame& game, const State& state);

}  // namespace longwood

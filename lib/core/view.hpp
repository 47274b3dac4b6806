#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// What the player sees of a pile: its cards from the base, a covered one as no card.
std::vector<Card> visible_cards(const AnyGame& game, const State& state, Pile pile);

}  // namespace longwood

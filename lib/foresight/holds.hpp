#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "foresight/why_lost.hpp"

namespace longwood {

/// Whether the cards of a pile lie on the table to be played from.
bool lies_open(const GameInfo& info, Pile pile);

/// Finds few cards that hold one another where they lie. `unmoved` has the number of cards of each pile, from
/// its base, that lie unchanged in every position that can be reached, and `homes` the greatest sets of cards
/// home.
///
/// The last unmoved card of a pile is held if every way to leave that the rules would give it, were it and
/// the other card exposed, needs a card that lies unmoved beneath a held one. The result is closed: whatever
/// its cards need lies under its own cards. The closed list with the fewest cards is returned; empty if there
/// is none.
std::vector<Hold> smallest_holds(const AnyGame& game, const State& state,
                                 const std::array<std::uint8_t, max_piles>& unmoved,
                                 const std::vector<HomeSet>& homes);

}  // namespace longwood

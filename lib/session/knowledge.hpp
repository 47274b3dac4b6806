#pragma once

#include <bitset>
#include <span>

#include "core/any_game.hpp"

namespace longwood {

/// Cards whose faces and places the player knows, because they were seen and followed since.
using Known = std::bitset<max_cards>;

/// The cards that the player can see in this position.
Known cards_in_sight(const AnyGame& game, const State& state);

/// Cards that these edits may have made visible: all that were not visible at `before` and, after several
/// edits, the visible ones on the piles that changed.
Known newly_in_sight(const AnyGame& game, const State& after, std::span<const Edit> edits,
                     const ShownCards& before);

/// What is known after these edits, made from `before` by a player who knew `known`: the player sees every
/// card that becomes visible on the way, and a shuffle makes the cards of a pile unknown.
Known follow(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// The cards known at `before`, once these edits are undone, to a player who knew `known` after them.
Known follow_back(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// Whether a later redeal shuffles cards into an unknown order. A verdict on such a position knows the result
/// of the shuffle.
bool shuffles_ahead(const AnyGame& game, const State& state);

/// How many cards are, or will be, in places unknown to a player who knows `known`. If it is 0, a verdict on
/// this position reveals nothing.
///
/// Visible cards are known. So is a card if no other can be in its place: it is the last unseen one, or all
/// unseen ones have the same face. If a later redeal shuffles, the cards that it may shuffle count as
/// unknown.
int unknown_cards(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

#pragma once

#include <bitset>
#include <span>

#include "core/any_game.hpp"

namespace longwood {

/// Cards whose faces and places the player knows: seen once and followed since.
using Known = std::bitset<max_cards>;

/// The cards that the player can see in this position.
Known cards_in_sight(const AnyGame& game, const State& state);

/// Cards that these edits may have brought into sight: all that were not in sight at `before` and, after
/// several edits, those in sight on the piles touched.
Known newly_in_sight(const AnyGame& game, const State& after, std::span<const Edit> edits,
                     const ShownCards& before);

/// What is known after these edits, made from `before` by a player who knew `known`: every card that comes
/// into sight on the way is seen, and a shuffle forgets the pile.
Known follow(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// What a player knows at `before` after taking back these edits, having known `known` after them.
Known follow_back(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// Whether a redeal still to come shuffles cards into an unknown order: a verdict on such a position foresees
/// the shuffle.
bool shuffles_ahead(const AnyGame& game, const State& state);

/// How many cards lie, or will come to lie, where a player who knows `known` cannot tell. 0 means that a
/// verdict on this position gives nothing hidden away.
///
/// A card counts as known when no other can lie in its place: it is the last unseen one, or all unseen ones
/// have the same face. Cards in sight are known. If a redeal still to come shuffles, the cards that it may
/// shuffle count as unknown.
int unknown_cards(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

#pragma once

#include <bitset>
#include <span>

#include "core/any_game.hpp"

namespace longwood {

/// Cards whose faces the player knows where they lie: seen once, and followed since.
using Known = std::bitset<max_cards>;

/// The cards that lie open to the player in this position.
Known cards_in_sight(const AnyGame& game, const State& state);

/// What these edits may have brought into sight: all that was not in sight where `before` was shown, and,
/// after more edits than one, what is in sight on the piles that they touch.
Known newly_in_sight(const AnyGame& game, const State& after, std::span<const Edit> edits,
                     const ShownCards& before);

/// What is known after these edits, made from `before` by a player who knew `known`: every card that comes
/// into sight on the way is seen, and a shuffle forgets the pile.
Known follow(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// What is known at `before` to a player who has taken back these edits and knew `known` after them.
Known follow_back(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known);

/// Whether a redeal still to be made brings cards into an order that nobody can know: what is proved of such
/// a position foresees the shuffle.
bool shuffles_ahead(const AnyGame& game, const State& state);

/// How many cards lie, or will come to lie, where a player who knows `known` cannot tell. 0 means that what
/// an all-knowing player could say of this position gives nothing hidden away.
///
/// A card counts as known when no other can lie in its place: the last one unseen, or unseen ones of one
/// face. What is in sight is known. Where a redeal still to be made shuffles, the cards that it may shuffle
/// count as unknown.
int unknown_cards(const AnyGame& game, const State& state, const Known& known);

}  // namespace longwood

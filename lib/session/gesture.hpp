#pragma once

#include <expected>
#include <vector>

#include "core/any_game.hpp"

/// Finds the move that a player means by picking up cards, by asking the rules about every candidate.
namespace longwood {

/// The move meant by laying the last `count` cards of `from` on `to`, or the most informative reason against
/// it. For a pair or an exchange the order does not matter, and cards of the hand may be laid where they
/// would be dealt. A number that is not a pile counts as "no such move".
std::expected<Move, Why> gesture(const AnyGame& game, const State& state, int from, int count, int to);

/// What the hand would do now: its move, or the most informative reason.
std::expected<Move, Why> hand_act(const AnyGame& game, const State& state);

/// Whether the player takes cards from the hand during play. Otherwise they leave it only in a redeal, or the
/// game turns them.
bool is_a_stock(const AnyGame& game, const State& state);

/// Whether a player of this game ever acts on the hand. In The Original Patience the game turns each card.
bool acts_on_hand(const AnyGame& game, const State& state);

/// Why a move is refused, for a person. If the game has no such act of the hand, the reason says why the hand
/// cannot act now or, if it can do something else, how its cards come.
Why why_told(const AnyGame& game, const State& state, Move move);

/// Why nothing can be done with the last `count` cards of a pile: the reasons, the most informative first,
/// without repetition. For a vacant pile, why the exposed cards do not go there.
std::vector<Why> stuck(const AnyGame& game, const State& state, int from, int count);

}  // namespace longwood

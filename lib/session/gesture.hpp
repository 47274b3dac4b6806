#pragma once

#include <expected>
#include <vector>

#include "core/any_game.hpp"

/// Finds the move that a player means by picking up cards: the rules are asked about every candidate.
namespace longwood {

/// The move meant by laying the last `count` cards of `from` on `to`, a pair and an exchange either way
/// round, and the hand's cards where they would be dealt; or the most informative reason. Any numbers may be
/// given: those that name no pile are treated as no such move.
std::expected<Move, Why> gesture(const AnyGame& game, const State& state, int from, int count, int to);

/// What the hand would do now: its move, or the most informative reason.
std::expected<Move, Why> hand_act(const AnyGame& game, const State& state);

/// Why a move is refused, for a person. For an act of the hand that the game does not have, the reason says
/// what keeps the hand from acting or, if it can do something else, how its cards come.
Why why_told(const AnyGame& game, const State& state, Move move);

/// Why nothing can be done with the last `count` cards of a pile: the reasons, the most informative first,
/// without repetition. Of a vacant pile, why the cards that lie exposed do not go there.
std::vector<Why> stuck(const AnyGame& game, const State& state, int from, int count);

}  // namespace longwood

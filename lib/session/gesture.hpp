#pragma once

#include <expected>
#include <vector>

#include "core/any_game.hpp"

/// What a player means who takes hold of cards: the rules are asked about every move it could be.
namespace longwood {

/// The move meant by laying the last `count` cards of `from` on `to`, a pair and an exchange either way
/// round, and the hand's cards where they would be dealt; or the reason which tells most. Any numbers may be
/// given: those which name no pile are answered as no such move.
std::expected<Move, Why> gesture(const AnyGame& game, const State& state, int from, int count, int to);

/// What the hand would do now: its move, or the reason which tells most.
std::expected<Move, Why> hand_act(const AnyGame& game, const State& state);

/// Why a move is refused, as a person is told it. An act of the hand that the game does not have is answered
/// with what keeps the hand from doing anything or, where it can do something else, with how its cards come.
Why why_told(const AnyGame& game, const State& state, Move move);

/// Why nothing can be done with the last `count` cards of a pile: the reasons, that which tells most first,
/// and none twice. Of a vacant pile, why the cards that lie exposed do not go there.
std::vector<Why> stuck(const AnyGame& game, const State& state, int from, int count);

}  // namespace longwood

#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "session/knowledge.hpp"

/// What is to be said of a position, to a player who sees only what he may see.
namespace longwood {

/// Something to say, and the number of the sentence on which it rests; 0 for none.
struct Saying {
  std::string text;
  int sentence = 0;
};

/// The one thing worth saying now: how the game ended, a choice that is forced, what the hand would do when
/// nothing else can be done, or what is possible.
Saying say_of(const AnyGame& game, const State& state);

/// Why nothing can be done with the last `count` cards of a pile, for these reasons as `stuck` finds them.
std::string tell_stuck(const AnyGame& game, const State& state, int from, int count,
                       std::span<const Why> reasons);

/// Further facts of the position, each without a full stop: "The exchange has not been used".
std::vector<std::string_view> remarks_on(const AnyGame& game, const State& state);

/// The pile onto which the next card in hand falls, if that is settled and there is one.
std::optional<Pile> next_place(const GameInfo& info, const State& state);

/// "56 in hand", "The hand is out"; "56 in hand, the next the seven of clubs" if the stock is held face
/// upwards.
std::string hand_words(const AnyGame& game, const State& state, Pile hand);

/// "2 re-deals left", "No re-deal left"; empty in a game without.
std::string redeals_words(const AnyGame& game, const State& state);

/// The position in a few sentences, to be read aloud: what is in hand and home, then pile by pile what lies
/// exposed and how much beneath it.
std::string tell_position(const AnyGame& game, const State& state);

/// Where the cards of this face lie, as far as the player knows.
std::string tell_where(const AnyGame& game, const State& state, const Known& known, Card face);

}  // namespace longwood

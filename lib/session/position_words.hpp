#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/speech.hpp"
#include "session/knowledge.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"

/// What is to be said of a position, to a player who sees only what may be seen.
namespace longwood {

/// Something to say, and the number of the sentence on which it rests; 0 for none.
struct Saying {
  std::string text;
  int sentence = 0;
};

/// The one thing worth saying now: how the game ended, a choice that is forced, what the hand would do when
/// nothing else can be done, or what is possible.
Saying say_of(const Speaker& say, const AnyGame& game, const State& state);

/// Why nothing can be done with the last `count` cards of a pile, for these reasons as `stuck` finds them.
/// Whoever shows the first one's rule beside it goes without its number in the text.
std::string tell_stuck(const Speaker& say, const AnyGame& game, const State& state, int from, int count,
                       std::span<const Why> reasons, RuleNumber number = RuleNumber::told);

/// Further facts of the position, each without a full stop: "The exchange has not been used".
std::vector<std::string> remarks_on(const Speaker& say, const AnyGame& game, const State& state);

/// Those of them which this saying of the position does not tell already.
std::vector<std::string> remarks_besides(const Speaker& say, const AnyGame& game, const State& state,
                                         const Saying& said);

/// The pile onto which the next card in hand falls, if that is settled and there is one.
std::optional<Pile> next_place(const GameInfo& info, const State& state);

/// "56 in hand.", "The hand is out."; "56 in hand, the next the seven of clubs." if the stock is held face
/// upwards; empty where a hand holds cards only while a layout is dealt anew.
std::string hand_words(const Speaker& say, const AnyGame& game, const State& state, Pile hand);

/// "2 re-deals left.", "No re-deal left."; empty in a game without.
std::string redeals_words(const Speaker& say, const AnyGame& game, const State& state);

/// "12 of 104 home."
std::string home_words(const Speaker& say, const State& state);

/// What happened while the game was laid out; where nothing did but the deal itself, how many cards that laid
/// and left. Nothing of a board that was given.
std::string opening_words(const Speaker& say, const Session& session);

/// The position in a few sentences, to be read aloud: what is in hand and home, then pile by pile what lies
/// exposed and how much beneath it.
std::string tell_position(const Speaker& say, const AnyGame& game, const State& state);

/// Where the cards of this face lie, as far as the player knows.
std::string tell_where(const Speaker& say, const AnyGame& game, const State& state, const Known& known,
                       Card face);

}  // namespace longwood

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

/// Descriptions of a position for a player who sees only what may be seen.
namespace longwood {

/// A text and the number of the rule that it is based on; 0 for none.
struct Saying {
  std::string text;
  int sentence = 0;
  bool dead_end = false;  ///< it says that the game is lost though moves are left (`nothing_comes_home`)
};

/// That the game is lost though moves are left (`nothing_comes_home`); empty where that does not show.
std::string dead_end_words(const Speaker& say, const AnyGame& game, const State& state,
                           const Known& known = {});

/// The one most useful message now: how the game ended, a forced choice, what the hand would do if nothing
/// else can be done, or what is possible.
Saying say_of(const Speaker& say, const AnyGame& game, const State& state, const Known& known = {});

/// Why nothing can be done with the last `count` cards of a pile, for these reasons as `stuck` finds them. A
/// caller that shows the first reason's rule next to it can omit the number from the text.
std::string tell_stuck(const Speaker& say, const AnyGame& game, const State& state, int from, int count,
                       std::span<const Why> reasons, RuleNumber number = RuleNumber::told);

/// Further facts of the position, each without a full stop: "The exchange has not been used".
std::vector<std::string> remarks_on(const Speaker& say, const AnyGame& game, const State& state);

/// Those facts that this message does not already contain.
std::vector<std::string> remarks_besides(const Speaker& say, const AnyGame& game, const State& state,
                                         const Saying& said);

/// The pile onto which the next card in hand will fall, if there is one and it is determined.
std::optional<Pile> next_place(const GameInfo& info, const State& state);

/// "56 in hand.", "The hand is out."; "56 in hand, the next the seven of clubs." if the stock is held face
/// upwards; empty if a hand holds cards only while a layout is dealt again.
std::string hand_words(const Speaker& say, const AnyGame& game, const State& state, Pile hand);

/// "2 re-deals left.", "No re-deal left."; empty in a game without.
std::string redeals_words(const Speaker& say, const AnyGame& game, const State& state);

/// "12 of 104 home."
std::string home_words(const Speaker& say, const State& state);

/// "32 counters lost", "8 counters won".
std::string counters_words(const Speaker& say, int won);

/// What happened while the game was laid out; if only the deal itself, how many cards were dealt and
/// how many are left. Empty for a board.
std::string opening_words(const Speaker& say, const Session& session);

/// The position in a few sentences for reading aloud: what is in hand and home, then for each pile the
/// exposed card and the number of cards beneath it.
std::string tell_position(const Speaker& say, const AnyGame& game, const State& state);

/// Where the cards of this face lie, as far as the player knows.
std::string tell_where(const Speaker& say, const AnyGame& game, const State& state, const Known& known,
                       Card face);

}  // namespace longwood

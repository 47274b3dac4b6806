#pragma once

#include "games/search/lying_alone.hpp"
#include "games/search/suits_apart.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// Advice for the last deal of The House in the Wood and The House on the Hill, `G`: a card that
/// lies alone stays there, unless families give back, and a deal that some suits lose is lost.
template <class G>
struct HousesAdvice {
  /// The families that fall; none in a game of which all rise.
  static constexpr Group falling = [] {
    if constexpr (requires { G::kings; }) return G::kings;
    return Group{};
  }();
  /// One of the two families of a suit.
  static Pile family(int suit, int twin) {
    return G::families[falling.count > 0 ? 4 * twin + suit : 2 * suit + twin];
  }

  static bool last_deal(const State& s) { return G::redeals_left(s) == 0; }
  /// Whether nothing is shuffled any more and what is home stays there.
  static bool played_out(const State& s) { return last_deal(s) && chosen(s, G::Families::final); }
  static LyingAlone alone(const State& s) { return {s, G::fans, G::families, falling}; }
  static void leave_out_idle(const State& s, MoveList& moves) {
    if (played_out(s)) alone(s).leave_out(moves);
  }
  /// A line that wins seldom takes a card back; one that takes none back leaves alone what lies so.
  static void take_nothing_back(const State& s, MoveList& moves) {
    if (chosen(s, G::Families::final)) return;
    moves.keep_if([](Move m) { return m.act != Act::lay || !G::families.has(m.from); });
    if (last_deal(s)) alone(s).leave_out(moves);
  }
  static bool begins(const State& s, Move last) { return played_out(s) && alone(s).begins(last); }
  static void continuation(const State& s, Move last, MoveList& moves) { alone(s).go_on(last, moves); }
  static constexpr MacroMoves plays_of_alone{begins, continuation};

  /// By `advice::project_to_suits`.
  static bool project_to_suits(State& s, unsigned suits) {
    return last_deal(s) && advice::project_to_suits(s, G::fans, suits, falling.count > 0, family);
  }
};

}  // namespace longwood::advice

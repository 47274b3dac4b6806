#pragma once

#include "solve/advice.hpp"
#include "solve/advice/lying_alone.hpp"
#include "solve/advice/suits_apart.hpp"

namespace longwood::advice {

/// Advice for the last deal of The House in the Wood and The House on the Hill, `G`: single cards stay where
/// they are, and a position that is lost for some suits alone is lost.
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
  static LyingAlone alone(const State& s) { return {s, G::fans, G::families, falling}; }
  static void leave_out_idle(const State& s, MoveList& moves) {
    if (last_deal(s)) alone(s).leave_out(moves);
  }
  static bool begins(const State& s, Move last) { return last_deal(s) && alone(s).begins(last); }
  static void continuation(const State& s, Move last, MoveList& moves) { alone(s).go_on(last, moves); }
  static std::uint64_t irrelevant(const State& /*s*/) { return 0; }
  static constexpr MacroMoves plays_of_alone{begins, continuation, irrelevant};

  /// By `advice::keep_suits`.
  static bool keep_suits(State& s, unsigned suits) {
    return last_deal(s) && advice::keep_suits(s, G::fans, suits, falling.count > 0, family);
  }
};

}  // namespace longwood::advice

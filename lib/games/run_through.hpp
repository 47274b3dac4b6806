#pragma once

#include <algorithm>
#include <array>

#include "core/chapter.hpp"

namespace longwood {

/// A chapter whose hand is turned one card or three at a time, and run through once more, unshuffled, as
/// often as its rules allow. `G` declares `talon`, `hand`, the counter `redeals`, and
///   `int turned_at_once(state)`  how many cards are turned at a time;
///   `int runs(state)`            how often the hand is run through; 0 if there is no limit;
///   `bool is_fanned(state)`      whether the cards of the talon lie so that all are seen.
template <class G>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): nobody makes an object of rules
struct RunThrough : Chapter<G> {
  static void turn(Table& t) {
    t.pour(G::hand, G::talon, std::min<int>(G::turned_at_once(t.state()), t.size(G::hand)));
  }
  /// -1 without a limit.
  static int redeals_left(const State& s) {
    return G::runs(s) == 0 ? -1 : G::runs(s) - 1 - s.counter[G::redeals];
  }
  static Why why_not_redeal(const State& s) {
    if (G::redeals_left(s) == 0) return Why::no_redeal_left;
    if (s.size[G::hand] > 0) return Why::still_in_hand;
    return s.size[G::talon] > 0 ? Why::ok : Why::nothing_to_gather;
  }
  /// Without a limit no run is counted: the same cards are the same position in every run.
  static void redeal(Table& t) {
    t.pour(G::talon, G::hand, t.size(G::talon));
    if (G::redeals_left(t.state()) > 0) t.set(G::redeals, t[G::redeals] + 1);
  }
  static constexpr std::array<HandAct, 3> turned_and_run_through{
      HandAct{Act::turn, Chapter<G>::why_not_from_hand, turn}, HandAct{Act::redeal, why_not_redeal, redeal}};
  static int shown(const State& s, Pile pile) {
    return G::talon.has(pile) && G::is_fanned(s) ? s.size[pile] : Chapter<G>::shown(s, pile);
  }
};

}  // namespace longwood

#pragma once

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "core/any_game.hpp"
#include "support.hpp"

namespace longwood::test {

/// How a family is built: from its base card by steps of one, with the corner turned or not, to a number of
/// cards.
struct Family {
  std::string_view base;  ///< "" when the suit's own ace or king must come out first
  int step, limit;        ///< a step of 0: cards of the base's rank, of whatever suit
  bool any_suit = false;  ///< all its cards may be of any suit
};

/// What must hold in every position of one game, worked out from the books anew and not from the game's own
/// rows. A game's invariants.hpp puts its own here; without one its families rise in suit from the ace,
/// or fall from the king where the pile is named after it ("sk"). With which rank families begin that begin
/// alike (`Begins::alike`) the first of them says.
template <class G>
struct OwnTruths {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  /// `last` is the move that led here, none at the start.
  static void check(const AnyGame& /*game*/, const State& /*state*/, const Move* /*last*/) {}
};

/// The fewest cards in one of these piles.
inline int shortest(const State& state, Group piles) {
  int least = max_cards;
  for (int i = 0; i < piles.count; ++i) least = std::min<int>(least, state.size[piles[i]]);
  return least;
}

/// Whether no pile of the group is vacant while cards are in hand.
inline bool no_vacancy(const GameInfo& info, const State& state, std::string_view name) {
  return state.total(group(info, "hand")) == 0 || shortest(state, group(info, name)) > 0;
}

/// The choice of an option, by name.
std::string_view choice(const AnyGame& game, const State& state, std::string_view option);

}  // namespace longwood::test

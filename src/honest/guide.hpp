#pragma once

#include "honest/chance.hpp"
#include "honest/view.hpp"

namespace longwood {

/// What an honest player goes by in one game. Its functions see what the player sees, by their type.
struct Guide {
  /// How good a position looks: the more, the better; about the logit of the chance to win it.
  double (*guess)(const Sight&);
  /// What is added to the guess of a position for a move that shows something there: how soon it should be
  /// made, compared with others and with going on. Null: all alike.
  double (*urge)(const Sight&, Move) = nullptr;
  int beam = 12;               ///< positions kept at each depth of a plan
  int depth = 10;              ///< most moves of a plan before its stop
  int candidates = 12;         ///< plans that are tried in sampled worlds
  int worlds = 8;              ///< in which they are first tried; 0: the guess alone chooses
  Correction correction = {};  ///< of the chance shown
  /// A version of the player: raised whenever his play or his figures change.
  int version = 1;
};

/// The guide of the game `G`, for the file honest/guides/<game>.hpp to specialise; null if it has none.
template <class G>
inline constexpr const Guide* guide_of = nullptr;

/// The guide of a game; one that goes by cards home and cards about to go if the game has none of its own.
const Guide& guide_for(const GameInfo& game);

}  // namespace longwood

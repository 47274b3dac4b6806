#pragma once

#include <optional>

#include "honest/observed_game.hpp"

namespace longwood::test {

/// Chances to win from one seat, exact: every arrangement of the unknown cards is looked at.
struct ExactChances {
  double best = 0;    ///< of the best play there is for one who sees only the table
  double player = 0;  ///< of the honest player, who is asked at every stop
};

/// The first of them alone, which is much sooner found.
std::optional<double> best_chance(const ObservedGame& seat);

/// Both chances by expectimax over what the player knows, with the cards' faces compared and neither keys nor
/// samples. Nothing where cards are shuffled again, or there is too much to look at.
std::optional<ExactChances> exact_chances(const ObservedGame& seat);

}  // namespace longwood::test

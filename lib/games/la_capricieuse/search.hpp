#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "games/search/dealt_thrice.hpp"

namespace longwood::advice {

struct LaCapricieuseCase {
  using Game = LaCapricieuse;
  static constexpr Group packets = Game::columns;
  static constexpr int version = 5;
  static bool rolls_out(const State& /*s*/) { return false; }

  /// In the deal every column serves all families.
  static Pile beside(const State& /*s*/, Pile /*packet*/) { return max_piles; }
  /// Not where the corner is open: an ace might rest on the king that is played, and cannot follow it. Nor
  /// where families give back.
  static bool crossing_holds(const State& s) {
    return chosen(s, Game::Corner::closed) && chosen(s, Game::Families::final);
  }
};

}  // namespace longwood::advice

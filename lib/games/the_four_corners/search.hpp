#pragma once

#include "games/search/dealt_thrice.hpp"
#include "games/the_four_corners/rules.hpp"

namespace longwood::advice {

struct TheFourCornersCase {
  using Game = TheFourCorners;
  static constexpr Group packets = Game::packets;
  static constexpr int version = 4;
  static constexpr bool (*rolls_out)(const State&) = nullptr;

  /// The family which alone a packet serves in the deal, or no pile.
  static Pile beside(const State& s, Pile packet) {
    const bool side = Game::left_sides.has(packet) || Game::right_sides.has(packet);
    return side ? Game::family_beside(s, packet) : max_piles;
  }
  /// Not where cards of other suits may rest on the one that is played, nor where families give back.
  static bool crossing_holds(const State& s) {
    return chosen(s, Game::Packing::in_suit) && chosen(s, Game::Families::final);
  }
};

}  // namespace longwood::advice

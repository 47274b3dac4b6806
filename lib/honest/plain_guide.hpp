#pragma once

#include <array>

#include "honest/guide.hpp"
#include "session/tell.hpp"

namespace longwood::guides {

/// For a game without a guide of its own: cards home, and cards that could go home next.
struct Plain {
  static constexpr double home = 0.12, ready = 0.03, gathering = -2;

  static double judge(const Sight& sight, std::span<const float> /*weights*/) {
    const GameInfo& info = *sight.game().info;
    int at_home = 0;
    for (const PileGroup& group : info.groups)
      if (is_home(group.role)) at_home += sight.total(group.piles);
    MoveList moves;
    sight.moves(moves);
    std::array<bool, max_piles> counted{};
    int may_go = 0;
    for (const Move move : moves)
      if (brings_home(info, move) && !counted[move.from]) counted[move.from] = true, ++may_go;
    return home * at_home + ready * may_go;
  }
  static double urge(const Sight& sight, Move move, std::span<const float> /*weights*/) {
    if (brings_home(*sight.game().info, move)) return home;
    return move.act == Act::redeal ? gathering : 0;
  }
  static constexpr Guide guide{.judge = judge, .urge = urge};
};

}  // namespace longwood::guides

#pragma once

#include "core/any_game.hpp"
#include "core/rules.hpp"

/// Pieces of advice which several games share.
namespace longwood::advice {

inline int one_stage(const State&) { return 0; }
/// Leaves one vacancy of a group as the target of all: the others are alike in the position's key.
inline void one_vacancy(const State& s, Group group, MoveList& moves) {
  int vacant = -1;
  for (int i = group.count; i-- > 0;)
    if (s.size[group[i]] == 0) vacant = group[i];
  moves.keep_if(
      [&](Move m) { return m.act != Act::lay || !group.has(m.to) || s.size[m.to] > 0 || m.to == vacant; });
}

}  // namespace longwood::advice

#include "study/reprove.hpp"

#include "solve/exhaust.hpp"

namespace longwood::study {

Reproof reprove(const AnyGame& game, const State& position, const Limits& limits, Engine first) {
  const Engine second = first == Engine::depth_first ? Engine::staged : Engine::depth_first;
  Reproof reproof{exhaust(game, position, limits, second)};
  if (reproof.solution.verdict == Verdict::open)
    reproof = {exhaust(game, position, limits, second, true), true};
  return reproof;
}

}  // namespace longwood::study

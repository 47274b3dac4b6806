#include "solve/proofs/reprove.hpp"

#include <algorithm>
#include <utility>

#include "solve/proofs/exhaustive_search.hpp"

namespace longwood {

Reproof reprove(const AnyGame& game, const State& position, const Limits& limits, Engine first) {
  const Engine second = first == Engine::depth_first ? Engine::staged : Engine::depth_first;
  Reproof reproof{exhaustive_search(game, position, limits, second, true), true};
  // what uses less is believed sooner, where it costs little more
  constexpr std::uint64_t many = 50'000;
  if (reproof.solution.verdict != Verdict::lost || reproof.solution.nodes > many) return reproof;
  Limits more = limits;
  more.nodes = std::min(limits.nodes, 10 * reproof.solution.nodes + 10'000);
  Solution without = exhaustive_search(game, position, more, second);
  if (without.verdict == Verdict::lost) reproof = {std::move(without)};
  return reproof;
}

}  // namespace longwood

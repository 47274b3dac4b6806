#include "related/decide.hpp"

#include <memory>
#include <optional>
#include <vector>

#include "parallel/pool.hpp"
#include "solve/solver.hpp"

namespace longwood::related {

VerdictCounts decide(const Related& related, std::uint64_t first, std::uint64_t last, const Limits& limits,
                     unsigned threads, const std::atomic<bool>& stop) {
  const auto next = [deal = first, left = true, last]() mutable {
    const auto item = left ? std::optional{deal} : std::nullopt;
    left = left && deal++ < last;
    return item;
  };
  const auto make_worker = [&] {
    auto solver = std::make_shared<Solver>(related.game, *related.advice, limits, Switches{});
    return [&related, &limits, solver](std::uint64_t deal, const auto& out) {
      const AnyGame& game = related.game;
      const Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
      solver->start(table.state());
      while (!solver->step(limits.nodes)) {}
      out.give(solver->verdict());
    };
  };
  Pool<std::uint64_t, Verdict> pool{threads, Handover::as_done, next, make_worker, stop};
  VerdictCounts counts;
  for (std::vector<Verdict> found; pool.take(found);)
    for (const Verdict verdict : found) counts.add(verdict);
  return counts;
}

}  // namespace longwood::related

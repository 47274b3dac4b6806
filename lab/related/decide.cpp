#include "related/decide.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "parallel/pool.hpp"
#include "solve/solver.hpp"

namespace longwood::related {
namespace {

bool wins(const AnyGame& game, Table table, const std::vector<Move>& line) {
  for (const Move move : line) {
    if (game.why_not(table.state(), move) != Why::ok) return false;
    game.play(table, move);
  }
  return game.won(table.state());
}

}  // namespace

VerdictCounts decide(const Related& related, std::uint64_t first, std::uint64_t last, const Limits& limits,
                     unsigned threads, const std::atomic<bool>& stop) {
  const auto next = [deal = first, left = true, last]() mutable {
    const auto item = left ? std::optional{deal} : std::nullopt;
    left = left && deal++ < last;
    return item;
  };
  const auto make_worker = [&] {
    return [&, solver = std::make_shared<Solver>(related.game, *related.advice, limits, Switches{})](
               std::uint64_t deal, const auto& out) {
      const AnyGame& game = related.game;
      const Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
      const Solution& found = solver->solve(table.state());
      if (found.verdict == Verdict::won && !wins(game, table, found.line))
        throw std::logic_error{"the search gave a line that does not win deal " + std::to_string(deal)};
      out.give(found.verdict);
    };
  };
  Pool<std::uint64_t, Verdict> pool{threads, Handover::as_done, next, make_worker, stop};
  VerdictCounts counts;
  for (std::vector<Verdict> found; pool.take(found);)
    for (const Verdict verdict : found) counts.add(verdict);
  return counts;
}

}  // namespace longwood::related

#include "related/decide.hpp"

#include <algorithm>
#include <mutex>
#include <stdexcept>
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
  std::vector<std::uint64_t> deals(last - first + 1);
  std::ranges::generate(deals, [first] mutable { return first++; });
  VerdictCounts counts;
  std::mutex mutex;
  share_out(deals, threads, [&] {
    return [&, solver = Solver{related.game, *related.advice, limits, {}}](std::uint64_t deal) mutable {
      if (stop.load()) return;
      const AnyGame& game = related.game;
      const Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
      const Solution& found = solver.solve(table.state());
      if (found.verdict == Verdict::won && !wins(game, table, found.line))
        throw std::logic_error{"the search gave a line that does not win deal " + std::to_string(deal)};
      const std::lock_guard lock{mutex};
      counts.add(found.verdict);
    };
  });
  return counts;
}

}  // namespace longwood::related

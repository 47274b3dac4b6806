#include "related/decide.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "parallel/pool.hpp"
#include "related/column_search.hpp"
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

/// Decides positions of one game with the search that suits it.
class Decider {
 public:
  Decider(const Related& related, const Limits& limits) : limits_{limits} {
    if (related.columns != nullptr)
      columns_ = std::make_unique<ColumnSearch>(*related.columns);
    else
      solver_ = std::make_unique<Solver>(related.game, *related.advice, limits, Switches{});
  }

  std::pair<Verdict, std::vector<Move>> decide(const State& state) {
    if (columns_ == nullptr) {
      const Solution& found = solver_->solve(state);
      return {found.verdict, found.line};
    }
    const Verdict verdict = columns_->solve(state, limits_);
    return {verdict, verdict == Verdict::won ? columns_->line() : std::vector<Move>{}};
  }

 private:
  Limits limits_;
  std::unique_ptr<ColumnSearch> columns_;
  std::unique_ptr<Solver> solver_;
};

}  // namespace

VerdictCounts decide(const Related& related, std::uint64_t first, std::uint64_t last, const Limits& limits,
                     unsigned threads, const std::atomic<bool>& stop) {
  const auto next = [deal = first, left = true, last]() mutable {
    const auto item = left ? std::optional{deal} : std::nullopt;
    left = left && deal++ < last;
    return item;
  };
  const auto make_worker = [&] {
    return [&, decider = std::make_shared<Decider>(related, limits)](std::uint64_t deal, const auto& out) {
      const AnyGame& game = related.game;
      const Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
      const auto [verdict, line] = decider->decide(table.state());
      if (verdict == Verdict::won && !wins(game, table, line))
        throw std::logic_error{"the search gave a line that does not win deal " + std::to_string(deal)};
      out.give(verdict);
    };
  };
  Pool<std::uint64_t, Verdict> pool{threads, Handover::as_done, next, make_worker, stop};
  VerdictCounts counts;
  for (std::vector<Verdict> found; pool.take(found);)
    for (const Verdict verdict : found) counts.add(verdict);
  return counts;
}

}  // namespace longwood::related

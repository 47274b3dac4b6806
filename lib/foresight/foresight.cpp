#include "foresight/foresight.hpp"

#include <algorithm>

#include "foresight/endgame.hpp"

namespace longwood {
namespace {

/// More positions than any player sees; a larger cache is emptied.
constexpr std::size_t most_cached = 200'000;

bool same_deal(const Deal& a, const Deal& b) {
  return a.number == b.number && std::ranges::equal(a.order(), b.order());
}

}  // namespace

Foresight::Foresight(const AnyGame& game, const Limits& limits)
    : game_{game},
      solver_{game, limits.of_memory()},
      start_{game.info->classes},
      table_{game.info->classes} {}

void Foresight::begin(const Options& options, const Deal& deal) {
  if (!beginning_ || beginning_->options != options || !same_deal(beginning_->deal, deal)) {
    beginning_ = {options, deal};
    cache_.clear();
    start_ = game_.start(deal, options);
    start_.use_classes(false);
  }
  done_ = true;
}

const Foresight::Entry* Foresight::find(const Key& key) const {
  const auto found = cache_.find(key);
  return found == cache_.end() ? nullptr : &found->second;
}

void Foresight::ask(std::span<const Move> path, std::uint64_t budget) {
  if (cache_.size() > most_cached) cache_.clear();
  budget_ = budget;
  table_ = start_;
  bool lost = false;
  for (const Move move : path) {
    if (const Entry* here = find(table_.key()); here != nullptr && here->verdict == Verdict::lost)
      lost = true;
    game_.play(table_, move);
  }
  // a position after a lost one is lost
  if (lost) cache_.try_emplace(table_.key(), Entry{.verdict = Verdict::lost});
  const Entry* here = find(table_.key());
  done_ = here != nullptr && (here->final || here->nodes >= budget);
  if (done_) return;
  solver_.start(table_.state());
  // what the player may be offered to finish is never told undecided, be it too much for the solver
  if (const auto plays = plays_to_the_end(game_, table_.state()); !plays.empty()) {
    record({.verdict = Verdict::won, .line = plays});
    done_ = true;
  }
}

bool Foresight::step(std::uint64_t nodes) {
  if (done_) return true;
  if (!solver_.step(nodes, budget_)) return false;
  record(solver_.solution());
  return done_ = true;
}

void Foresight::record(const Solution& solution) {
  // a search that ended before its budget was out of memory or of runs
  const bool final = solution.verdict != Verdict::open || solution.nodes < budget_;
  const Move next = solution.line.empty() ? Move{} : solution.line.front();
  cache_.insert_or_assign(table_.key(), Entry{solution.verdict, next, solution.nodes, final});
  if (solution.verdict != Verdict::won) return;
  Table table = table_;
  for (std::size_t i = 0; i < solution.line.size(); ++i) {
    game_.play(table, solution.line[i]);
    const bool last = i + 1 == solution.line.size();
    cache_.insert_or_assign(table.key(), Entry{Verdict::won, last ? Move{} : solution.line[i + 1]});
  }
}

std::vector<Move> Foresight::line_from(Table table) const {
  std::vector<Move> line;
  while (!game_.won(table.state())) {
    const Entry* here = find(table.key());
    if (here == nullptr || here->verdict != Verdict::won) return {};
    line.push_back(here->next);
    game_.play(table, here->next);
  }
  return line;
}

Foresight::View Foresight::view() const {
  const Entry* here = find(table_.key());
  if (!done_ || here == nullptr) return {Verdict::open, {}, solver_.nodes()};
  if (here->verdict != Verdict::won) return {here->verdict, {}, here->nodes};
  return {Verdict::won, line_from(table_), here->nodes};
}

Foresight::View Foresight::look(std::span<const Move> path, std::uint64_t budget) {
  ask(path, budget);
  while (!step(budget)) continue;
  return view();
}

}  // namespace longwood

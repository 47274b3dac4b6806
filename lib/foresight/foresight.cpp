#include "foresight/foresight.hpp"

#include <algorithm>
#include <ranges>

#include "foresight/carried_over.hpp"
#include "foresight/endgame.hpp"
#include "session/knowledge.hpp"

namespace longwood {
namespace {

/// More positions than any player sees; a larger cache is emptied.
constexpr std::size_t most_cached = 200'000;
/// A carried line that does not win is cut into this many equal parts; a short search starts at the end of
/// each.
constexpr std::size_t parts = 4;
/// Positions that such a search may reach, and the one that precedes them, from the player's position. All of
/// them together take less than the 100 ms after which a verdict is late.
constexpr std::uint64_t short_budget = 500, first_budget = parts * short_budget;

bool same_deal(const Deal& a, const Deal& b) {
  return a.number == b.number && std::ranges::equal(a.order(), b.order());
}

}  // namespace

bool depends_on_shuffles(const AnyGame& game, const State& state, Verdict verdict,
                         std::span<const Move> line) {
  const auto redeals = [](const Move& move) { return move.act == Act::redeal; };
  return shuffles_ahead(game, state) && (verdict != Verdict::won || std::ranges::any_of(line, redeals));
}

std::string foreseen_shuffles_words(const Speaker& say) {
  return say.sentence("This assumes that future shuffles are known. Nobody can know them.");
}

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
  path_.clear();
  attempts_.clear();
  attempted_ = 0;
  table_ = start_;
  bool lost = false;
  std::optional<State> won;
  for (const Move move : path) {
    path_.emplace_back(table_.key(), move);
    if (const Entry* here = find(table_.key()); here != nullptr) {
      if (here->verdict == Verdict::lost) lost = true;
      if (here->verdict == Verdict::won) won = table_.state();
    }
    game_.play(table_, move);
  }
  // a position after a lost one is lost
  if (lost) cache_.try_emplace(table_.key(), Entry{.verdict = Verdict::lost});
  const Entry* here = find(table_.key());
  done_ = here != nullptr && (here->final || here->nodes >= budget);
  if (done_) return;
  // what the player may be offered to finish is never told undecided, be it too much for the solver
  if (const auto plays = plays_to_the_end(game_, table_.state()); wins(game_, table_.state(), plays))
    return win(plays);
  if (won) carry_over(*won);
  if (!done_) begin_search();
}

/// Carries the line that wins an earlier position over to this one. If it does not win, short searches are
/// planned: from here, as most positions need no more, and from the line's moves.
void Foresight::carry_over(const State& before) {
  Table table{game_.info->classes, before};
  table.use_classes(false);
  carried_ = carried_over(game_, before, line_from(table), table_.state());
  if (wins(game_, table_.state(), carried_)) return win(carried_);
  if (budget_ <= first_budget + parts * short_budget) return;
  for (std::size_t part = 1; part <= parts; ++part) attempts_.push_back(carried_.size() * part / parts);
  attempts_.erase(std::ranges::unique(attempts_).begin(), attempts_.end());
  std::erase(attempts_, 0);
  attempts_.push_back(0);
}

void Foresight::begin_search() {
  Table table{game_.info->classes, table_.state()};
  if (!attempts_.empty())
    for (std::size_t i = 0; i < attempts_.back(); ++i) game_.play(table, carried_[i]);
  solver_.start(table.state());
}

bool Foresight::step(std::uint64_t nodes) {
  if (done_) return true;
  const bool whole = attempts_.empty(), of_here = whole || attempts_.back() == 0;
  const std::uint64_t budget = whole ? budget_ - attempted_ : of_here ? first_budget : short_budget;
  if (!solver_.step(nodes, budget)) return false;
  const Verdict verdict = solver_.verdict();
  if (whole || verdict == Verdict::won || (of_here && verdict == Verdict::lost)) {
    record(solver_.solution());
    return done_ = true;
  }
  attempted_ += solver_.nodes();
  attempts_.pop_back();
  begin_search();
  return false;
}

void Foresight::record(const Solution& solution) {
  // a search that ended before its budget was out of memory or of runs
  const bool final = solution.verdict != Verdict::open || spent() < budget_;
  cache_.insert_or_assign(table_.key(), Entry{solution.verdict, {}, spent(), final});
  if (solution.verdict != Verdict::won) return;
  carried_.resize(attempts_.empty() ? 0 : attempts_.back());
  carried_.insert(carried_.end(), solution.line.begin(), solution.line.end());
  win(carried_);
}

/// The answer is that this line wins: records this position, those along the line, and those on the way here.
void Foresight::win(std::span<const Move> line) {
  const auto note = [this](const Key& key, Move next) {
    Entry& entry = cache_[key];
    entry = {Verdict::won, next, entry.nodes, true};
  };
  Table table = table_;
  for (const Move move : line) {
    note(table.key(), move);
    game_.play(table, move);
  }
  note(table.key(), {});
  // the last first, as a path may pass a position twice, which its later move leads on from
  for (const auto& [key, move] : path_ | std::views::reverse)
    if (const Entry* here = find(key); here == nullptr || here->verdict != Verdict::won) note(key, move);
  done_ = true;
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
  if (!done_ || here == nullptr) return {Verdict::open, {}, spent()};
  if (here->verdict != Verdict::won) return {here->verdict, {}, here->nodes};
  return {Verdict::won, line_from(table_), here->nodes};
}

Foresight::View Foresight::look(std::span<const Move> path, std::uint64_t budget) {
  ask(path, budget);
  while (!step(budget)) continue;
  return view();
}

}  // namespace longwood

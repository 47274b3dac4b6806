#include "honest/adviser.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// A table whose keys tell all piles apart: a line names its piles.
Table exact_table(const AnyGame& game, const State& state) {
  Table table{game.info->classes, state};
  table.use_classes(false);
  return table;
}

}  // namespace

Adviser::Adviser(const AnyGame& game, const Effort& effort, const Limits& limits)
    : game_{game}, guide_{guide_for(*game.info)}, effort_{effort}, solver_{game, limits.of_memory()} {}

void Adviser::begin(const PlayerView& view, std::uint64_t seed) {
  view_ = view;
  seed_ = seed;
  counsel_ = {};
  candidates_.clear();
  confirming_ = false;
  done_ = game_.won(view.state());
  if (done_) return;
  auto rest = recall(view);
  if (view.unknown() > 0)
    return begin_rounds(rest.empty() ? plans_from(view, guide_) : std::vector{Plan{std::move(rest), true}});
  done_ = !rest.empty();
  if (!done_) return solver_.start(view.state());
  counsel_.plan = std::move(rest);
  counsel_.verdict = Verdict::won;
}

const Counsel& Adviser::advise(const PlayerView& view, std::uint64_t seed) {
  begin(view, seed);
  while (!step()) continue;
  return counsel_;
}

/// The rest of the line or plan that is being followed, if the position lies on it.
std::vector<Move> Adviser::recall(const PlayerView& view) const {
  const Key key = exact_table(game_, view.state()).key();
  std::vector<Move> rest;
  for (auto i = std::ranges::find(line_, key, &std::pair<Key, Move>::first); i != line_.end(); ++i)
    rest.push_back(i->second);
  return rest;
}

void Adviser::remember(const PlayerView& view, const std::vector<Move>& line) {
  line_.clear();
  Table table = exact_table(game_, view.state());
  for (const Move move : line) {
    line_.emplace_back(table.key(), move);
    game_.play(table, move);
  }
}

void Adviser::begin_rounds(std::vector<Plan> plans) {
  for (Plan& plan : plans) candidates_.push_back({std::move(plan), std::ssize(candidates_)});
  done_ = candidates_.empty();
  if (done_) return;
  next_ = 0;
  world_ = from_ = 0;
  of_ = effort_.worlds;
  if (candidates_.size() == 1) confirm();
  choose();
}

void Adviser::choose() {
  counsel_.plan = candidates_[0].plan.moves;
  counsel_.stops = candidates_[0].plan.stops;
}

/// The plan is chosen: fresh worlds tell its chance.
void Adviser::confirm() {
  remember(*view_, candidates_[0].plan.moves);
  confirming_ = true;
  candidates_[0].tried = candidates_[0].wins = 0;
  of_ = effort_.confirming;
  done_ = of_ == 0;
}

bool Adviser::step() {
  if (done_) return true;
  if (view_->unknown() == 0) return decide_known();
  Candidate& candidate = candidates_[next_];
  ++candidate.tried;
  if (roll(candidate, static_cast<std::uint64_t>(from_ + world_))) ++candidate.wins;
  ++counsel_.worlds;
  if (++next_ < candidates_.size()) return false;
  next_ = 0;
  if (confirming_) counsel_.tried = candidates_[0].tried, counsel_.wins = candidates_[0].wins;
  if (++world_ < of_) return false;
  return next_round();
}

/// Plays a plan in one world, and the game on from there; the same world for every plan.
bool Adviser::roll(Candidate& candidate, std::uint64_t world) {
  Rng rng{seed_, world};
  Seat seat{*view_, view_->world(rng)};
  for (const Move move : candidate.plan.moves) seat.play(move);
  return play_out(seat, guide_, solver_, effort_.finish) == Outcome::won;
}

/// Keeps the better half; of equal ones, those with the better guess, which come first.
bool Adviser::next_round() {
  if (confirming_) return done_ = true;
  std::ranges::sort(candidates_, [](const Candidate& a, const Candidate& b) {
    return std::pair{b.wins * a.tried, a.rank} < std::pair{a.wins * b.tried, b.rank};
  });
  candidates_.erase(candidates_.begin() + std::max(1Z, std::ssize(candidates_) / 2), candidates_.end());
  choose();
  from_ += of_;
  world_ = 0;
  of_ *= 2;
  if (candidates_.size() == 1) confirm();
  return done_;
}

bool Adviser::decide_known() {
  constexpr std::uint64_t slice = 2'000;
  if (!solver_.step(slice, effort_.certainty)) return false;
  counsel_.verdict = solver_.solution().verdict;
  if (counsel_.verdict == Verdict::won) {
    counsel_.plan = solver_.solution().line;
    remember(*view_, counsel_.plan);
  } else if (auto plans = plans_from(*view_, guide_); !plans.empty()) {
    counsel_.plan = std::move(plans.front().moves);
  }
  return done_ = true;
}

}  // namespace longwood

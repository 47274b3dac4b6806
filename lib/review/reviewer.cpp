#include "review/reviewer.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "honest/chance.hpp"
#include "honest/observed_game.hpp"

namespace longwood {
namespace {

/// Worlds of the first round, which is to be over soon; of the next two, and by how many a part is continued.
constexpr int first_batch = 2, batch = 8;

/// Positions searched in the first round for one where nothing is hidden; and for one move beside it.
constexpr std::uint64_t first_certainty = 20'000, certainty_of_singles = 20'000;

/// How often the adviser is asked about one stretch, and how many tries are judged, at most.
constexpr int most_questions = 16;
constexpr std::size_t most_tries = 60;

constexpr Effort effort_of_plans{.confirming = 0, .certainty = effort_of_hints.certainty};

/// A plan a little better than the guess, for a first look.
constexpr Effort first_effort{
    .worlds = 1, .confirming = 0, .finishing = false, .certainty = effort_of_hints.certainty};

/// Streams of worlds: those of the account, and those in which the adviser compares plans.
constexpr std::uint64_t of_account = 0x726576696577, of_plans = 0x706C616E73;  // "review", "plans"

}  // namespace

std::uint64_t seed_of_worlds(const InformationState& view, std::uint64_t stream, std::uint64_t seed) {
  const Table table{view.game().info->classes, view.state()};
  return Rng{Rng{seed ^ stream, table.key().a}.next(), table.key().b}.next();
}

Reviewer::Reviewer(const Session& session, const Precision& precision, const Limits& limits)
    : line_{session.game(), session.set(), session.options(), session.deal()},
      precision_{precision},
      guide_{guide_for(session.info())},
      limits_{limits},
      solvers_{session.game(), limits},
      foresight_{session.game(), limits.of_memory()},
      moves_{session.line()} {
  precision_.samples = std::max(2, precision.samples / 2 * 2);
  foresight_.begin(session.options(), session.deal());
  walk();
  divide();
  gather(session);
  enter(Round::first);
}

/// Plays the line, as its player saw it who took nothing back.
void Reviewer::walk() {
  const AnyGame& game = line_.game();
  ObservedGame seat{InformationState::of(line_), line_.state()};
  const auto note = [&] {
    views_.push_back(seat.view());
    states_.push_back(seat.state());
    game.moves(seat.state(), legal_.emplace_back());
  };
  note();
  for (const Move move : moves_) {
    line_.play(move);
    shows_.push_back(seat.play(move));
    note();
  }
  brilliant_.assign(moves_.size(), false);
}

/// Cuts the game where something is shown, and where nothing is hidden any more.
void Reviewer::divide() {
  const std::size_t length = moves_.size();
  const Standing standing = line_.standing();
  std::size_t known = length + 1;  // the first position after which nothing is hidden
  while (known > 0 && views_[known - 1].unknown() == 0) --known;
  if (known <= length) end_.emplace(foresight_, moves_, known, standing);
  const std::size_t last = std::min(known, length);
  for (std::size_t from = 0; from < last || (from == length && standing == Standing::playing && !end_);) {
    std::size_t to = from;
    while (to < last && !shows_[to]) ++to;
    const bool stops = to < last;
    if (stops) ++to;
    const bool finished = stops || end_ || standing != Standing::playing;
    const bool fixed = finished && !stops && !end_;
    parts_.push_back(
        {from, Stretch{views_[from],
                       {moves_.begin() + static_cast<std::ptrdiff_t>(from),
                        moves_.begin() + static_cast<std::ptrdiff_t>(to)},
                       finished,
                       fixed ? std::optional{standing == Standing::won ? 1.0 : 0.0} : std::nullopt,
                       seed_of_worlds(views_[from], of_account, precision_.seed)}});
    if (!finished) return;
    from = to;
  }
}

void Reviewer::hear(const Heard& heard) {
  std::erase_if(heard_, [&](const Heard& other) { return other.at == heard.at; });
  heard_.push_back(heard);
}

/// Notes what was tried beside the line, each as far as the first move that shows something.
void Reviewer::gather(const Session& session) {
  const auto nodes = session.nodes();
  std::vector<int> path;
  for (int node = session.here(); node >= 0; node = nodes[static_cast<std::size_t>(node)].parent)
    path.push_back(node);
  std::ranges::reverse(path);
  for (std::size_t at = 0; at < path.size(); ++at)
    for (int node : nodes[static_cast<std::size_t>(path[at])].children) {
      if ((at + 1 < path.size() && node == path[at + 1]) || besides_.size() == most_tries) continue;
      Beside beside{.at = at, .moves = {}};
      ObservedGame seat{views_[at], states_[at]};
      bool shown = false;
      while (node >= 0 && !shown) {
        const auto& tried = nodes[static_cast<std::size_t>(node)];
        beside.moves.push_back(tried.move);
        shown = seat.play(tried.move);
        node = tried.last >= 0 ? tried.last : tried.children.empty() ? -1 : tried.children.front();
      }
      if (end_ && at >= end_->from()) {
        beside.moves.resize(1);
      } else {
        const auto part = std::ranges::find_if(parts_, [&](const Part& one) {
          return at >= one.from && at < one.from + std::max<std::size_t>(1, one.stretch.length());
        });
        if (part == parts_.end()) continue;
        beside.part = static_cast<std::size_t>(part - parts_.begin());
        beside.plan = part->stretch.add(at - part->from, beside.moves, false);
      }
      besides_.push_back(std::move(beside));
    }
}

/// Whether the player had a choice in a stretch, from one of its positions on.
bool Reviewer::has_choice(const Part& part, std::size_t from) const {
  const std::size_t to = part.stretch.length() + (part.stretch.finished() ? 0 : 1);
  for (std::size_t at = from; at < to; ++at)
    if (legal_[part.from + at].size() > 1 || !part.stretch.finished()) return true;
  return false;
}

void Reviewer::enter(Round round) {
  round_ = round;
  part_ = at_ = 0;
  asked_ = 0;
  asking_ = ended_ = false;
  if (end_)
    end_->begin(round == Round::first ? std::min(first_certainty, precision_.certainty)
                                      : precision_.certainty);
}

bool Reviewer::step() {
  switch (round_) {
    case Round::first:
      if (first_step()) enter(Round::worlds);
      break;
    case Round::worlds:
      if (winding_up_ || worlds_step()) enter(Round::plans);
      break;
    case Round::plans:
      if (winding_up_ || plans_step()) enter(Round::samples);
      break;
    case Round::samples:
      if (winding_up_ || samples_step()) enter(Round::proofs);
      break;
    case Round::proofs:
      if (proofs_step()) enter(Round::done);
      break;
    case Round::done: break;
  }
  return round_ == Round::done;
}

double Reviewer::progress() const {
  const auto share = [](auto done, auto of) {
    return of == 0 ? 1.0 : std::min(1.0, static_cast<double>(done) / static_cast<double>(of));
  };
  const double of_part = share(part_, parts_.size());
  switch (round_) {
    case Round::first: return 0.1 * of_part;
    case Round::worlds: return 0.1 + 0.1 * of_part;
    case Round::plans: return 0.2 + 0.2 * of_part;
    case Round::samples:
      return 0.4 + 0.5 * share(worlds_, static_cast<std::size_t>(precision_.samples) * parts_.size());
    case Round::proofs: return 0.9 + 0.1 * share(single_, moves_.size());
    case Round::done: break;
  }
  return 1;
}

void Reviewer::ask(const Part& part, std::size_t at, const Effort& effort) {
  // a fresh one: what it remembers of another position must not matter
  adviser_.emplace(line_.game(), effort, limits_);
  adviser_->begin(views_[part.from + at], seed_of_worlds(views_[part.from], of_plans, precision_.seed));
  at_ = at;
  asking_ = true;
  ++asked_;
}

/// Takes up the plan advised, and goes along with the moves taken as far as they agree.
void Reviewer::heed(Part& part) {
  const Recommendation& counsel = adviser_->counsel();
  rollouts_ += counsel.worlds;
  asking_ = false;
  const std::size_t at = at_;
  at_ = at + 1;
  if (counsel.plan.empty()) return;
  const std::size_t plan = part.stretch.add(at, counsel.plan);
  at_ = std::max(at + 1, part.stretch.follow(plan) + 1);
  if (round_ != Round::plans || counsel.others.empty()) return;
  const Alternative& rival = counsel.others.front();
  const bool near = rival.tally.tried > 0 && rival.of_best - rival.tally.wins < much * rival.tally.tried;
  if (!near) part.rivals.emplace_back(at, part.stretch.add(at, rival.plan, false));
}

bool Reviewer::roll(Part& part) {
  if (!part.stretch.step(guide_, solvers_, effort_of_plans.finish)) return false;
  ++rollouts_;
  return true;
}

/// Continues the search of the end; true when it is done.
bool Reviewer::end_step() {
  if (!end_ || ended_) return true;
  if (!end_->step()) return false;
  ended_ = true;
  const auto lost = end_->lost();
  for (std::size_t at = end_->from(); lost && at < *lost; ++at)
    if (end_->won(at) && !end_->won(at + 1))
      rescue_ = foresight_.look(std::span{moves_}.first(at), precision_.certainty).line;
  return true;
}

/// One plan for each stretch, played out in a few worlds.
bool Reviewer::first_step() {
  if (part_ == parts_.size()) return end_step();
  Part& part = parts_[part_];
  if (asking_) {
    if (adviser_->step()) heed(part);
    return false;
  }
  const std::size_t length = part.stretch.length();
  if (asked_ == 0 && has_choice(part, 0)) return ask(part, 0, first_effort), false;
  if (asked_ == 1 && !part.stretch.finished() && at_ <= length) return ask(part, length, first_effort), false;
  if (part.stretch.wanted() == 0) {
    part.stretch.want(std::min(first_batch, precision_.samples));
    worlds_ += part.stretch.wanted();
  }
  if (roll(part)) return false;
  ++part_;
  asked_ = 0;
  at_ = 0;
  return false;
}

/// As many worlds for all as the next round takes: the sum of the game is known sooner than what was
/// better.
bool Reviewer::worlds_step() {
  if (part_ == parts_.size()) return true;
  Part& part = parts_[part_];
  if (const int more = std::min(batch, precision_.samples) - part.stretch.wanted(); more > 0) {
    part.stretch.want(more);
    worlds_ += more;
  }
  if (!roll(part)) ++part_;
  return false;
}

/// The adviser's own plans: from the beginning of each stretch, and from wherever the player left them.
bool Reviewer::plans_step() {
  if (part_ == parts_.size()) return true;
  Part& part = parts_[part_];
  if (asking_) {
    if (adviser_->step()) heed(part);
    return false;
  }
  const std::size_t end = part.stretch.length() + (part.stretch.finished() ? 0 : 1);
  const Effort effort = precision_.samples < batch ? first_effort : effort_of_plans;
  if (at_ < end && asked_ < most_questions && has_choice(part, at_)) return ask(part, at_, effort), false;
  if (!part.stretch.finished() && at_ < end) return ask(part, end - 1, effort), false;
  if (roll(part)) return false;
  part.promise = part.stretch.promise();
  ++part_;
  at_ = 0;
  asked_ = 0;
  return false;
}

/// More worlds where they tell most.
bool Reviewer::samples_step() {
  if (part_ < parts_.size() && roll(parts_[part_])) return false;
  if (part_ < parts_.size()) parts_[part_].promise = parts_[part_].stretch.promise();
  if (worlds_ >= static_cast<long>(precision_.samples) * std::ssize(parts_)) return true;
  const auto next = std::ranges::max_element(parts_, {}, &Part::promise);
  if (next == parts_.end() || next->promise <= 0) return true;
  next->stretch.want(batch);
  worlds_ += batch;
  part_ = static_cast<std::size_t>(next - parts_.begin());
  return false;
}

bool Reviewer::proofs_step() {
  if (!end_) return true;
  return end_step() && singles_step();
}

/// Searches single moves: what was tried beside the line, and all others where a win was kept.
bool Reviewer::singles_step() {
  const auto begin_with = [&](std::size_t at, Move move) {
    std::vector<Move> path{moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(at)};
    path.push_back(move);
    foresight_.ask(path, certainty_of_singles);
  };
  if (single_ < besides_.size()) {
    Beside& beside = besides_[single_];
    const bool known = beside.at >= end_->from();
    if (known && !asking_) begin_with(beside.at, beside.moves.front());
    asking_ = known;
    if (known && !foresight_.step(positions_a_step)) return false;
    if (known) beside.verdict = foresight_.view().verdict;
    asking_ = false;
    ++single_;
    return false;
  }
  const std::size_t at = end_->from() + (single_ - besides_.size());
  if (at >= moves_.size() || !end_->won(at + 1)) return true;
  const MoveList& legal = legal_[at];
  const auto next = [&] {
    ++single_;
    other_ = -1;
    return asking_ = false;
  };
  if (legal.size() < many_moves) return next();
  if (!asking_) {
    do ++other_;
    while (other_ < legal.size() && legal[other_] == moves_[at]);
    if (other_ == legal.size()) return brilliant_[at] = true, next();
    begin_with(at, legal[other_]);
    asking_ = true;
  }
  if (!foresight_.step(positions_a_step)) return false;
  asking_ = false;
  return foresight_.view().verdict == Verdict::lost ? false : next();
}

void Reviewer::fill(Account& account, std::size_t number) const {
  const auto& [from, stretch, rivals, promise] = parts_[number];
  for (std::size_t at = 0; at <= stretch.length(); ++at) {
    if (at == stretch.length() && stretch.finished()) break;
    account.chances[from + at] = stretch.chance(at);
    account.bases[from + at] = Basis::estimated;
  }
  for (std::size_t at = 0; at < stretch.length(); ++at) {
    Step& step = account.steps[from + at];
    step.before = stretch.chance(at);
    step.taken = stretch.chance(at + 1);
    step.loss = stretch.loss(at);
    const auto best = stretch.best(at);
    if (best && stretch.leaves(*best) == at) step.better = stretch.rest(*best, at);
  }
  account.loss.error = std::hypot(account.loss.error, stretch.whole_loss().error);
}

void Reviewer::fill_end(Account& account) const {
  const std::size_t length = moves_.size();
  if (!end_) {
    if (const Standing end = line_.standing(); end != Standing::playing) {
      account.chances[length] = {end == Standing::won ? 1.0 : 0.0, 0};
      account.bases[length] = Basis::proved;
    }
    return;
  }
  for (std::size_t at = end_->from(); at <= length; ++at) {
    account.chances[at] = {end_->value(at), 0};
    account.bases[at] = end_->basis(at);
  }
  for (std::size_t at = end_->from(); at < length; ++at) {
    Step& step = account.steps[at];
    step.before = account.chances[at];
    step.taken = account.chances[at + 1];
    step.loss = {step.before.value - step.taken.value, 0};
    const bool proved = account.bases[at] == Basis::proved && account.bases[at + 1] == Basis::proved;
    step.basis = proved ? Basis::proved : Basis::open;
    if (proved && step.loss.value > 0) step.better = rescue_;
    if (brilliant_[at]) step.mark = Mark::brilliant;
  }
}

void Reviewer::fill_tries(Account& account) const {
  for (const Beside& beside : besides_) {
    Try tried{.at = beside.at, .moves = beside.moves, .basis = Basis::estimated, .loss = {}};
    if (!end_ || beside.at < end_->from()) {
      const Part& part = parts_[beside.part];
      tried.loss = part.stretch.loss_of(beside.plan, beside.at - part.from);
    } else {
      tried.basis = beside.verdict == Verdict::open ? Basis::open : Basis::proved;
      tried.loss.value = beside.verdict == Verdict::lost && end_->won(beside.at) ? 1 : 0;
    }
    account.tries.push_back(std::move(tried));
  }
}

/// From a position whose chance a hint has shown to the end of its stretch, all chances are shifted by the
/// same amount: the losses were estimated in the same worlds, and luck takes up the difference.
void Reviewer::fit_to_heard(Account& account) const {
  for (const Part& part : parts_) {
    double shift = 0;
    for (std::size_t i = 0; i <= part.stretch.length(); ++i) {
      const std::size_t at = part.from + i;
      if (i == part.stretch.length() && part.stretch.finished()) break;
      Estimate& chance = account.chances[at];
      if (const auto heard = std::ranges::find(heard_, at, &Heard::at); heard != heard_.end()) {
        const auto& [share, interval] = heard->chance;
        shift = share - chance.value;
        chance.error = (interval.high - interval.low) / 2 / reach_of_interval;
        account.heard.push_back(*heard);
      }
      chance.value += shift;
      if (i == part.stretch.length()) break;
      account.steps[at].before = chance;
      account.steps[at].taken.value += shift;
    }
  }
}

/// Marks moves without a choice, and those whose rivals lose much.
void Reviewer::mark(Account& account) const {
  for (std::size_t i = 0; i < moves_.size(); ++i)
    if (legal_[i].size() == 1) account.steps[i].mark = Mark::forced;
  for (const Part& part : parts_)
    for (const auto& [at, rival] : part.rivals) {
      if (at >= part.stretch.length()) continue;
      Step& step = account.steps[part.from + at];
      const auto begun = part.stretch.rest(rival, at);
      const Estimate loss = part.stretch.loss_of(rival, at);
      if (step.better.empty() && !begun.empty() && begun.front() != step.move && loss.value >= much &&
          loss.value > reach_of_interval * loss.error)
        step.mark = Mark::only_move;
    }
}

Account Reviewer::account() const {
  const std::size_t length = moves_.size();
  Account account;
  account.end = line_.standing();
  account.rollouts = rollouts_;
  account.chances.assign(length + 1, {0, 1});
  account.bases.assign(length + 1, Basis::estimated);
  account.steps.resize(length);
  for (std::size_t i = 0; i < length; ++i) {
    account.steps[i].move = moves_[i];
    account.steps[i].shows = shows_[i];
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) fill(account, i);
  fill_end(account);
  fit_to_heard(account);
  for (std::size_t i = 0; i < length; ++i) {
    Step& step = account.steps[i];
    const Estimate& after = account.chances[i + 1];
    const bool same = !step.shows && after.value == step.taken.value;
    step.luck = {after.value - step.taken.value, same ? 0 : std::hypot(after.error, step.taken.error)};
  }
  mark(account);
  fill_tries(account);
  add_up(account);
  return account;
}

}  // namespace longwood

#include "puzzle/miner.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "puzzle/confirm.hpp"
#include "session/hint.hpp"
#include "solve/optimal/shortest.hpp"

namespace longwood {
namespace {

/// A game that is not won by then goes nowhere.
constexpr std::size_t longest_walk = 600;

/// Candidates of one deal that are put to both engines.
constexpr std::size_t most_confirmed = 4;

Key key_of(const AnyGame& game, const State& state) { return Table{game.info->classes, state}.key(); }

}  // namespace

Miner::Miner(const AnyGame& game, const PuzzleTerms& terms, const Limits& limits)
    : game_{game}, terms_{terms}, judge_{game, limits} {}

std::optional<Puzzle> Miner::mine(const ChosenRules& rules, const Deal& deal) {
  judge_.begin();
  way_.clear();
  passed_.clear();
  Session session{game_, *rules.set, rules.options, deal};
  if (!walk(session)) return {};
  auto found = candidates();
  if (found.size() > most_confirmed) found.resize(most_confirmed);
  for (const Candidate& candidate : found)
    if (auto made = puzzle(candidate, rules, deal)) return made;
  return {};
}

/// The move that the rule of thumb would make, without going back to a position of this game.
std::optional<ChoiceOfMove> Miner::first_choice(const State& state) const {
  Table table{game_.info->classes, state};
  for (const RankedMove& ranked : rank_moves(game_, state)) {
    game_.play(table, ranked.move);
    if (!passed_.contains(table.key())) return ChoiceOfMove{ranked.move, table.state(), table.key()};
    table.undo_to(0);
  }
  return {};
}

/// Plays the deal to a win; false if it is not proved that it can be won, or if it takes too long.
bool Miner::walk(Session& session) {
  const Solution& solution = judge_.solve(session.state(), key_of(game_, session.state()));
  if (solution.verdict != Verdict::won) return false;
  auto line = solution.line;  // wins from here on
  std::size_t next = 0;
  while (!session.won() && way_.size() < longest_walk) {
    const State state = session.state();
    const Key key = key_of(game_, state);
    passed_.insert(key);
    judge_.note(key, Verdict::won);
    Move played = line[next++];
    bool misled = false;
    if (const auto first = first_choice(state); first && first->move != played) {
      const Solution& after = judge_.solve(first->after, first->key);
      misled = after.verdict == Verdict::lost;
      if (after.verdict == Verdict::won) {
        played = first->move;
        line = after.line;
        next = 0;
      }
    }
    way_.push_back({state, played, unknown_cards(game_, state, session.known()) == 0, misled});
    session.play(played);
  }
  return session.won();
}

/// The position at this step, if few of its moves keep the win and of each move it is proved.
std::optional<Miner::Candidate> Miner::candidate(std::size_t step) {
  const auto choices = distinct_choices(game_, way_[step].state);
  Candidate found{step, static_cast<int>(choices.size()), {}};
  if (!terms_.fits(found.moves, 0)) return {};
  for (const ChoiceOfMove& choice : choices) {
    const Verdict verdict = judge_.verdict(choice.after, choice.key);
    if (verdict == Verdict::open) return {};
    if (verdict == Verdict::won) found.keeping.push_back(choice.move);
    if (!terms_.fits(found.moves, found.keeping.size())) return {};
  }
  return found;
}

/// The best first: only one move keeps the win; the rule of thumb goes wrong; of the most moves; early.
std::vector<Miner::Candidate> Miner::candidates() {
  std::vector<Candidate> found;
  for (std::size_t i = 0; i + terms_.least_way <= way_.size(); ++i)
    if (way_[i].known)
      if (auto one = candidate(i)) found.push_back(*std::move(one));
  const auto order = [&](const Candidate& one) {
    return std::tuple{one.keeping.size(), !way_[one.step].misled, -one.moves, one.step};
  };
  std::ranges::sort(found, {}, order);
  return found;
}

std::optional<Puzzle> Miner::puzzle(const Candidate& candidate, const ChosenRules& rules, const Deal& deal) {
  Puzzle made;
  made.record = {&game_, rules.set, deal, {}, rules.options};
  for (std::size_t i = 0; i < candidate.step; ++i) made.record.moves.push_back(way_[i].played);
  made.moves = candidate.moves;
  made.keeping = candidate.keeping;
  made.misleads = way_[candidate.step].misled;
  find_way(made, candidate.step);
  if (made.way.size() < terms_.least_way || made.way.size() > terms_.most_way) return {};
  if (!confirm(made, judge_.limits())) return {};
  measure(made, candidate.step);
  return made;
}

/// The shortest way that the walk, the solver or the search for the shortest finds.
void Miner::find_way(Puzzle& puzzle, std::size_t step) {
  for (std::size_t i = step; i < way_.size(); ++i) puzzle.way.push_back(way_[i].played);
  const State& state = way_[step].state;
  const auto take = [&](const Solution& solution) {
    if (solution.verdict == Verdict::won && solution.line.size() < puzzle.way.size())
      puzzle.way = solution.line;
  };
  take(judge_.solve(state, key_of(game_, state)));
  if (!has_bound(*game_.info)) return;
  const Solution least = shortest(game_, state, judge_.limits());
  take(least);
  puzzle.fewest = least.fewest;
}

/// How hard the way is on which the walk went; moves that are not decided count as keeping the win.
void Miner::measure(Puzzle& puzzle, std::size_t step) {
  double bits = 0;
  for (std::size_t i = step; i < way_.size(); ++i) {
    const auto choices = distinct_choices(game_, way_[i].state);
    const auto kept = std::ranges::count_if(choices, [&](const ChoiceOfMove& choice) {
      return judge_.verdict(choice.after, choice.key) != Verdict::lost;
    });
    bits += std::log2(static_cast<double>(choices.size()) / static_cast<double>(kept));
    puzzle.errors += way_[i].misled ? 1 : 0;
  }
  puzzle.tenths = static_cast<int>(std::lround(10 * bits));
}

}  // namespace longwood

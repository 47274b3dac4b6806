#include "puzzle/confirm.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "puzzle/choices.hpp"
#include "session/session.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"

namespace longwood {
namespace {

constexpr Engine other(Engine engine) {
  return engine == Engine::staged ? Engine::depth_first : Engine::staged;
}

/// A tenth of the nodes: without advice many a win is not found at all.
constexpr Limits short_of(Limits limits) {
  limits.nodes /= 10;
  return limits;
}

/// What both engines say of a position. A win is its line, replayed by the rules, which the other engine must
/// not call lost; a loss must be proved by both.
Verdict by_both(const AnyGame& game, const State& state, Solver& solver, const Limits& limits) {
  const Solution& first = solver.solve(state);
  if (first.verdict == Verdict::open) return Verdict::open;
  const bool won = first.verdict == Verdict::won;
  if (won && !wins(game, state, first.line)) return Verdict::open;
  const Solution second =
      exhaustive_search(game, state, won ? short_of(limits) : limits, other(first.engine), true);
  if (won) return second.verdict == Verdict::lost ? Verdict::open : Verdict::won;
  return second.verdict == Verdict::lost ? Verdict::lost : Verdict::open;
}

}  // namespace

std::expected<void, std::string> confirm(const Puzzle& puzzle, const Limits& limits) {
  const auto session = replay(puzzle.record);
  if (!session) return std::unexpected(session.error());
  const AnyGame& game = session->game();
  const GameInfo& info = session->info();
  const State& state = session->state();
  if (unknown_cards(game, state, session->known()) != 0)
    return std::unexpected("the player cannot know every card here");
  if (!wins(game, state, puzzle.way)) return std::unexpected("the way to win does not win");
  if (puzzle.fewest) {
    const Solution least = shortest(game, state, limits);
    if (!least.fewest || least.line.size() != puzzle.way.size())
      return std::unexpected("the way to win is not proved to be the shortest");
  }
  const auto choices = distinct_choices(game, state);
  if (std::ssize(choices) != puzzle.moves)
    return std::unexpected("there are " + std::to_string(choices.size()) + " moves, not " +
                           std::to_string(puzzle.moves));
  Solver solver{game, limits};
  std::size_t named = 0;
  for (const ChoiceOfMove& choice : choices) {
    const bool keeps = std::ranges::find(puzzle.keeping, choice.move) != puzzle.keeping.end();
    named += keeps ? 1 : 0;
    const Verdict said = by_both(game, choice.after, solver, limits);
    if (said != (keeps ? Verdict::won : Verdict::lost))
      return std::unexpected("after " + write_move(info, choice.move) + " the game is to be " +
                             (keeps ? "won" : "lost") + ", and the two engines do not both say so");
  }
  if (named != puzzle.keeping.size() || named == 0)
    return std::unexpected("the moves that keep the win are not among the moves");
  return {};
}

}  // namespace longwood

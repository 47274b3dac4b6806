#include "review/review_words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "honest/advice_words.hpp"
#include "honest/chance.hpp"
#include "honest/guide.hpp"
#include "session/hint.hpp"
#include "session/tell.hpp"
#include "solve/proofs/evidence.hpp"

namespace longwood {
namespace {

/// A figure that is known less closely is not worth showing while it is still made finer.
bool is_narrow(const Estimate& estimate) {
  constexpr double widest = 0.15;
  return reach_of_interval * estimate.error <= widest;
}

int whole_points(double share) { return static_cast<int>(std::lround(100 * share)); }

/// Why a plan is good, from the first of its moves for which something speaks: "it goes home", "then the
/// king of clubs to column 3 makes a vacancy".
std::string reason_of_plan(const Speaker& say, const AnyGame& game, const State& position, const Known& known,
                           const std::vector<Move>& plan) {
  constexpr std::size_t most = 4;
  Table table{game.info->classes, position};
  for (std::size_t i = 0; i < std::min(plan.size(), most); ++i) {
    const auto reason = reason_for(say, game, table.state(), plan[i], known);
    if (!reason.empty()) {
      const auto move = move_words(say, game, table.state(), plan[i]);
      const bool of_two = plan[i].act == Act::pair;  // its reason is a whole clause
      return i == 0 && of_two ? reason
             : i == 0         ? say.phrase("it {reason}", reason)
             : of_two         ? say.phrase("then {move}: {reason}", move, reason)
                              : say.phrase("then {move} {reason}", move, reason);
    }
    game.play(table, plan[i]);
  }
  return {};
}

/// "Better: the king of clubs to column 3; it makes a vacancy."; empty if nothing was.
std::string better_words(const Speaker& say, const Reviewer& review, const Step& step, std::size_t at) {
  if (step.better.empty()) return {};
  const AnyGame& game = review.game().game();
  const State& position = review.state(at);
  const auto better = move_words(say, game, position, step.better.front());
  const auto reason = reason_of_plan(say, game, position, review.view(at).known(), step.better);
  if (!reason.empty()) return say.sentence("Better: {move}; {reason}.", better, reason);
  if (step.shows && step.better.size() > 1)
    return say.sentence("Better: {move}, before a new card is shown.", better);
  return say.sentence("Better: {move}.", better);
}

/// "The proof: no card of the outer rows ever moves." Last, since it may be long.
std::string proof_words(const Speaker& say, const Reviewer& review, std::size_t at) {
  const auto evidence = evidence_of_loss(review.game().game(), review.state(at + 1), say.language());
  return evidence ? say.sentence("The proof: {evidence}.", evidence->words) : std::string{};
}

std::string in_turn(std::initializer_list<std::string> sentences) {
  std::string text;
  for (const std::string& sentence : sentences)
    if (!sentence.empty()) (text += text.empty() ? "" : " ") += sentence;
  return text;
}

std::string of_the_start(const Speaker& say, const Options& options, const Account& account, bool told) {
  switch (account.bases.front()) {
    case Basis::estimated:
      if (!told) return untold_words(say, options);
      return say.sentence("At the start, the chance with hints was {chance}.",
                          brief_words(say, account.chance(0)));
    case Basis::proved:
      return account.first().value > 0 ? say.sentence("This deal could be won.")
                                       : say.sentence("This deal cannot be won.");
    case Basis::open: break;
  }
  return say.sentence("The search could not decide whether this deal can be won.");
}

std::string of_the_end(const Speaker& say, const Account& account, bool told) {
  if (account.end == Standing::won) return say.sentence("The game was won.");
  if (account.end == Standing::over) return say.sentence("The game was lost: no moves are left.");
  switch (account.bases.back()) {
    case Basis::estimated:
      if (!told) return say.sentence("The game was left while it was undecided.");
      return say.sentence("The game was left with a chance of {chance}.",
                          brief_words(say, account.chance(account.steps.size())));
    case Basis::open: return say.sentence("The game was left while it was undecided.");
    case Basis::proved: break;
  }
  return account.result().value > 0
             ? say.sentence("The game was left while it could still be won.")
             : say.sentence("The game was left when it could no longer be won, which is proved.");
}

}  // namespace

std::string chance_words(const Speaker& say, const Estimate& chance, Basis basis) {
  switch (basis) {
    case Basis::estimated: return brief_words(say, as_chance(chance));
    case Basis::proved:
      return say.word(chance.value > 0 ? message("won", "verdict") : message("lost", "verdict"));
    case Basis::open: break;
  }
  return say.word(message("undecided", "verdict"));
}

bool tells_figures(const Reviewer& review, const Account& account) {
  return account.bases.front() != Basis::estimated ||
         shows_chances(guide_for(review.game().info()), review.game().options());
}

bool is_close(const Reviewer& review, const Account& account) {
  const bool decided = account.bases.front() != Basis::open && account.bases.back() != Basis::open;
  return decided && tells_figures(review, account) && is_narrow(account.loss) && is_narrow(account.luck);
}

bool is_close(const Reviewer& review, const Account& account, std::size_t after) {
  const Basis basis = account.bases[after];
  return basis == Basis::proved || (basis == Basis::estimated && tells_figures(review, account) &&
                                    (account.is_heard(after) || is_narrow(account.chances[after])));
}

std::string figure_words(const Speaker& say, const Reviewer& review, const Account& account,
                         std::size_t after) {
  const Basis basis = account.bases[after];
  if (basis != Basis::estimated) return chance_words(say, account.chances[after], basis);
  return tells_figures(review, account) ? brief_words(say, account.chance(after))
                                        : say.word(message("not shown", "verdict"));
}

std::string points_words(const Speaker& say, const Estimate& points) {
  auto words = say.count("{n} point", "{n} points", whole_points(points.value));
  if (points.error == 0) return words;
  const double reach = reach_of_interval * points.error;
  return say.phrase("{points} ({low} to {high})", words, whole_points(points.value - reach),
                    whole_points(points.value + reach));
}

std::vector<std::string> summary_words(const Speaker& say, const Reviewer& review, const Account& account) {
  const bool told = tells_figures(review, account);
  if (!guide_for(review.game().info()).chooses)
    return {say.sentence("There was nothing to decide: the cards decided this game."),
            of_the_end(say, account, false)};
  std::vector<std::string> list{of_the_start(say, review.game().options(), account, told)};
  const bool hides = told && account.bases.front() == Basis::estimated;
  if (const auto doubt = doubt_words(say, review.game().options()); hides && !doubt.empty())
    list.push_back(say.sentence("About every chance shown here: {doubt}", doubt));
  if (hides) {
    const auto given = points_words(say, {std::abs(account.luck.value), account.luck.error});
    list.push_back(account.luck.value < 0 ? say.sentence("Bad luck cost {points}.", given)
                                          : say.sentence("Good luck gave {points}.", given));
    list.push_back(say.sentence("Decisions cost {points}.", points_words(say, account.loss)));
  }
  list.push_back(of_the_end(say, account, told));
  // of what is undecided at either end nobody knows what was kept
  const bool decided = account.bases.front() != Basis::open && account.bases.back() != Basis::open;
  if (told && decided && account.first().value > 0)
    list.push_back(say.sentence("You kept {n} % of your chances.", whole_points(account.kept)));
  return list;
}

std::string step_words(const Speaker& say, const Reviewer& review, const Account& account, std::size_t at) {
  const Step& step = account.steps[at];
  const int n = static_cast<int>(at) + 1;
  const auto move = move_words(say, review.game().game(), review.state(at), step.move);
  switch (step.mark) {
    case Mark::none:
    case Mark::forced: return {};
    case Mark::only_move:
      return say.sentence(
          "Move {n}, {move}, was the only good move: the others that were tried lose much more.", n, move);
    case Mark::brilliant:
      return say.sentence(
          "Move {n}, {move}, was the only one of many moves that still wins, which is proved.", n, move);
    case Mark::costly: break;
  }
  if (step.basis == Basis::proved)
    return in_turn(
        {say.sentence("Move {n}, {move}, lost a game that could be won, which is proved.", n, move),
         better_words(say, review, step, at), proof_words(say, review, at)});
  if (step.basis == Basis::open)
    return say.sentence(
        "Move {n}, {move}, or a move before it lost the game; the positions before it are undecided.", n,
        move);
  if (!tells_figures(review, account))
    return in_turn({say.sentence("Move {n}, {move}, did worse than another in simulated games.", n, move),
                    better_words(say, review, step, at)});
  return in_turn({say.sentence("Move {n}, {move}, cost {points}: {chance} instead of {before}.", n, move,
                               points_words(say, step.loss), chance_words(say, step.taken, step.basis),
                               brief_words(say, account.chance(at))),
                  better_words(say, review, step, at)});
}

std::string try_words(const Speaker& say, const Reviewer& review, const Account& account, const Try& tried) {
  const auto first = move_words(say, review.game().game(), review.state(tried.at), tried.moves.front());
  const int more = static_cast<int>(tried.moves.size()) - 1, after = static_cast<int>(tried.at);
  const auto moves =
      more == 0 ? first
                : say.phrase("{move} and {more}", first, say.count("{n} more move", "{n} more moves", more));
  const bool untold = tried.basis == Basis::estimated && !tells_figures(review, account);
  if (tried.basis == Basis::open || untold)
    return say.sentence("Taken back after move {n}: {moves}; what it would have cost is undecided.", after,
                        moves);
  if (tried.basis == Basis::proved)
    return tried.loss.value > 0
               ? say.sentence(
                     "Taken back after move {n}: {moves}; it would have lost the game, which is proved.",
                     after, moves)
               : say.sentence("Taken back after move {n}: {moves}; it would have changed nothing.", after,
                              moves);
  if (tried.loss.value <= reach_of_interval * tried.loss.error)
    return say.sentence("Taken back after move {n}: {moves}; it would have cost nothing measurable.", after,
                        moves);
  return say.sentence("Taken back after move {n}: {moves}; it would have cost {points}.", after, moves,
                      points_words(say, tried.loss));
}

}  // namespace longwood

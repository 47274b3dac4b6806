#include "review/review_words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "honest/advice_words.hpp"
#include "honest/chance.hpp"
#include "session/hint.hpp"
#include "session/tell.hpp"
#include "solve/evidence.hpp"

namespace longwood {
namespace {

Chance as_chance(const Estimate& estimate) {
  const double reach = reach_of_interval * estimate.error;
  const double share = std::clamp(estimate.value, 0.0, 1.0);
  return {share, {std::max(0.0, share - reach), std::min(1.0, share + reach)}};
}

/// With a true minus sign: these are words, and stand beside dashes.
std::string whole_points(double share) {
  const long points = std::lround(100 * share);
  return (points < 0 ? "−" : "") + std::to_string(std::labs(points));
}

/// Why a plan is good, from the first of its moves for which something speaks: "it goes home", "then the
/// king of clubs to column 3 makes a vacancy".
std::string reason_of_plan(const AnyGame& game, const State& position, const Known& known,
                           const std::vector<Move>& plan) {
  constexpr std::size_t most = 4;
  Table table{game.info->classes, position};
  for (std::size_t i = 0; i < std::min(plan.size(), most); ++i) {
    const auto reason = reason_for(game, table.state(), plan[i], known);
    if (!reason.empty())
      return i == 0 ? "it " + reason : "then " + move_words(game, table.state(), plan[i]) + " " + reason;
    game.play(table, plan[i]);
  }
  return {};
}

/// " Better: the king of clubs to column 3; it makes a vacancy."
std::string better_words(const Reviewer& review, const Step& step, std::size_t at) {
  if (step.better.empty()) return {};
  const AnyGame& game = review.game().game();
  const State& position = review.state(at);
  auto words = " Better: " + move_words(game, position, step.better.front());
  const auto reason = reason_of_plan(game, position, review.view(at).known(), step.better);
  if (!reason.empty()) return words + "; " + reason + ".";
  if (step.shows && step.better.size() > 1) return words + ", before anything new is shown.";
  return words + ".";
}

std::string move_of(const Reviewer& review, std::size_t at, Move move) {
  return "Move " + std::to_string(at + 1) + ", " + move_words(review.game().game(), review.state(at), move) +
         ",";
}

/// "The proof: no card of the outer rows ever moves." Last, since it may be long.
std::string proof_words(const Reviewer& review, std::size_t at) {
  const auto evidence = evidence_of_loss(review.game().game(), review.state(at + 1));
  return evidence ? " The proof: " + evidence->words + "." : std::string{};
}

}  // namespace

std::string chance_words(const Estimate& chance, Basis basis) {
  switch (basis) {
    case Basis::estimated: return brief_words(as_chance(chance));
    case Basis::proved: return chance.value > 0 ? "won" : "lost";
    case Basis::open: break;
  }
  return "not decided";
}

std::string points_words(const Estimate& points) {
  const auto number = whole_points(points.value);
  auto words = number + (number == "1" ? " point" : " points");
  if (points.error == 0) return words;
  const double reach = reach_of_interval * points.error;
  return words + " (" + whole_points(points.value - reach) + " to " + whole_points(points.value + reach) +
         ")";
}

std::vector<std::string> summary_words(const Reviewer& review, const Account& account) {
  std::vector<std::string> list;
  const Basis first = account.bases.front();
  if (first == Basis::estimated)
    list.push_back("At the start the chance of an honest player was " + chance_words(account.first(), first) +
                   ".");
  else if (first == Basis::proved)
    list.emplace_back(account.first().value > 0 ? "This deal could be won." : "This deal cannot be won.");
  else
    list.emplace_back("Whether this deal can be won was too much to search.");

  const bool hides = first == Basis::estimated;
  if (const auto doubt = doubt_words(review.game().info(), review.game().options()); hides && !doubt.empty())
    list.push_back("Of this and every chance here: " + doubt);
  if (hides) {
    const Estimate given{std::abs(account.luck.value), account.luck.error};
    list.push_back((account.luck.value < 0 ? "Luck took " : "Luck gave ") + points_words(given) + ".");
    list.push_back("Decisions cost " + points_words(account.loss) + ".");
  }
  switch (account.end) {
    case Standing::won: list.emplace_back("The game was won."); break;
    case Standing::over: list.emplace_back("The game was lost: no move is left."); break;
    case Standing::playing: {
      const Basis last = account.bases.back();
      list.push_back(last == Basis::estimated
                         ? "The game was left with a chance of " + chance_words(account.result(), last) + "."
                     : last == Basis::open ? "The game was left undecided."
                     : account.result().value > 0
                         ? "The game was left where it could still be won."
                         : "The game was left where it could not be won any more: that is proved.");
    }
  }
  if (account.first().value > 0)
    list.push_back("You kept " + whole_points(account.kept) + " % of the chance that the cards gave.");
  return list;
}

std::string step_words(const Reviewer& review, const Account& account, std::size_t at) {
  const Step& step = account.steps[at];
  const auto begin = move_of(review, at, step.move);
  switch (step.mark) {
    case Mark::none:
    case Mark::forced: return {};
    case Mark::only_move: return begin + " was the only move: others that were tried lose much more.";
    case Mark::brilliant: return begin + " was the only one of many moves that still wins: that is proved.";
    case Mark::costly: break;
  }
  if (step.basis == Basis::proved)
    return begin + " lost a game that could be won: that is proved." + better_words(review, step, at) +
           proof_words(review, at);
  if (step.basis == Basis::open)
    return begin + " came at or after the one that lost the game: positions before it are not decided.";
  return begin + " cost " + points_words(step.loss) + ": " + chance_words(step.taken, step.basis) +
         " instead of " + chance_words(step.before, step.basis) + "." + better_words(review, step, at);
}

std::string try_words(const Reviewer& review, const Try& tried) {
  auto words = "Taken back after move " + std::to_string(tried.at) + ": " +
               move_words(review.game().game(), review.state(tried.at), tried.moves.front());
  if (tried.moves.size() > 1)
    words += " and " + count_of(static_cast<int>(tried.moves.size()) - 1, "move") + " more";
  if (tried.basis == Basis::open) return words + "; what it is worth was not decided.";
  if (tried.basis == Basis::proved)
    return words + (tried.loss.value > 0 ? "; it would have lost the game: that is proved."
                                         : "; it would have changed nothing.");
  if (tried.loss.value <= reach_of_interval * tried.loss.error)
    return words + "; it would have cost nothing that could be told.";
  return words + "; it would have cost " + points_words(tried.loss) + ".";
}

}  // namespace longwood

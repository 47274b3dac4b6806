#include "cli/review_text.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/deal_words.hpp"
#include "cli/languages.hpp"
#include "cli/terminal.hpp"
#include "core/notation.hpp"
#include "review/review_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

std::string signed_points(const Language& language, double share) {
  const double points = 100 * share;
  return std::abs(points) < 0.05 ? "." : in_figures(language, fmt::format("{:+.1f}", points));
}

Text mark_text(Mark mark) {
  switch (mark) {
    case Mark::none:
    case Mark::forced: break;
    case Mark::costly: return message("costly", "mark");
    case Mark::only_move: return message("only move", "mark");
    case Mark::brilliant: return message("brilliant", "mark");
  }
  return {};
}

std::string chance_cell(const Speaker& say, const Reviewer& review, const Account& account,
                        std::size_t after) {
  return account.bases[after] == Basis::estimated && tells_figures(review, account)
             ? fmt::format("{:.0f} %", 100 * std::clamp(account.chances[after].value, 0.0, 1.0))
             : figure_words(say, review, account, after);
}

/// A mean and its margin; a share keeps within 0 and 100 %, by its ends where the margin would not.
std::string with_interval(const Speaker& say, const Mean& mean, bool share) {
  const auto figure = [&](double value) {
    return in_figures(say.language(), fmt::format("{:.1f}", 100 * value));
  };
  const Estimate estimate = mean.estimate();
  if (mean.n < 2) return figure(estimate.value);
  const double margin = reach_of_interval * estimate.error;
  if (share && (estimate.value < margin || estimate.value + margin > 1))
    return say.phrase("{low} to {high}", figure(std::clamp(estimate.value - margin, 0.0, 1.0)),
                      figure(std::clamp(estimate.value + margin, 0.0, 1.0)));
  return figure(estimate.value) + " ± " + figure(margin);
}

}  // namespace

void print_account(const Speaker& in, const Reviewer& review, const Account& account) {
  const Session& game = review.game();
  const Language& language = in.language();
  fmt::print("{}{}, {}\n\n", in.word(title_text(game.info())), rules_words(in, game),
             deal_words(in, game.deal()));
  if (!account.steps.empty())
    fmt::print("{:>4}  {:<12} {:>12} {:>8} {:>8}\n", "", language.of(message("move", "column")),
               language.of(message("chance", "column")), language.of(message("cost", "column")),
               language.of(message("luck", "column")));
  for (std::size_t i = 0; i < account.steps.size(); ++i) {
    const Step& step = account.steps[i];
    const auto points = [&](const Estimate& of) {
      return tells_figures(review, account) ? signed_points(language, of.value) : std::string{"."};
    };
    const auto line = fmt::format("{:>4}. {:<12} {:>12} {:>8} {:>8}  {}", i + 1,
                                  write_move(game.info(), step.move), chance_cell(in, review, account, i),
                                  points(step.loss), points(step.luck), in.word(mark_text(step.mark)));
    fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
  }
  fmt::print("\n");
  for (const auto& words : summary_words(in, review, account)) say(words);
  if (account.open()) say(in.sentence("Undecided positions count as won until the game is proved lost."));
  for (const std::size_t at : costliest(account)) say(step_words(in, review, account, at));
  for (std::size_t i = 0; i < account.steps.size(); ++i)
    if (const Mark mark = account.steps[i].mark; mark == Mark::only_move || mark == Mark::brilliant)
      say(step_words(in, review, account, i));
  for (const Try& tried : account.tries) say(try_words(in, review, account, tried));
}

void print_lengths(const Speaker& in, const Reviewer& review, const Lengths& lengths) {
  const auto words = [&](const Detour& detour, Move move) {
    return move_words(in, review.game().game(), review.state(detour.at), move);
  };
  const auto known = std::ranges::find_if(lengths.least, [](const auto& moves) { return moves.has_value(); });
  if (known == lengths.least.end())
    return say(in.sentence("Shortest solution: not proved for any position."));
  say(in.count_sentence("Shortest solution: after {n} move, {more} more to win.",
                        "Shortest solution: after {n} moves, {more} more to win.",
                        static_cast<int>(known - lengths.least.begin()), static_cast<int>(**known)));
  for (const Detour& detour : lengths.detours)
    say(in.sentence(
        "Move {n}, {move}, made it longer by {longer}: {after} instead of {least}. Shorter: {better}.",
        static_cast<int>(detour.at + 1), words(detour, review.moves()[detour.at]),
        static_cast<int>(detour.after - detour.least), static_cast<int>(detour.after),
        static_cast<int>(detour.least), words(detour, detour.better.front())));
}

void print_figures(const Language& language, const std::string& title, const PlayerFigures& figures) {
  const Speaker in{language};
  constexpr Text percent = message("%", "unit"), points = message("points", "unit");
  const auto row = [&](Text name, const Mean& mean, Text unit) {
    fmt::print("  {:<34} {:>16} {}\n", language.of(name),
               with_interval(in, mean, unit.english == percent.english), language.of(unit));
  };
  fmt::print("{}\n", in.phrase("{game}: {n} games, {won} won", title, std::to_string(figures.games),
                               std::to_string(figures.won)));
  row(message("won", "figure"), figures.won_share, percent);
  row(message("chance at the start", "figure"), figures.first, percent);
  row(message("luck per game", "figure"), figures.luck, points);
  row(message("lost by decisions per game", "figure"), figures.loss, points);
  row(message("chance in unfinished games", "figure"), figures.left, points);
  row(message("share of the chance kept", "figure"), figures.kept, percent);
  row(message("wins by luck alone", "figure"), figures.by_luck, percent);
  row(message("wins by play, without luck", "figure"), figures.by_play, percent);
}

}  // namespace longwood::cli

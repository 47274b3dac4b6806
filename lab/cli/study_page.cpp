#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/core.h>

#include "cli/study_report.hpp"
#include "study/charts.hpp"
#include "study/figures.hpp"

namespace longwood::cli {
namespace {

using study::Summary;

/// The study of the honest player under the same rules as a study of the solver, if there is one.
const Summary* honest_of(const std::vector<Summary>& studies, const Summary& open) {
  for (const Summary& study : studies) {
    study::Terms terms = study.terms;
    if (std::exchange(terms.player, 0) != 0 && rules_text(terms) == rules_text(open.terms) &&
        terms.game == open.terms.game && study.counts.count() > 0)
      return &study;
  }
  return nullptr;
}

bool any_honest(const std::vector<Summary>& studies) {
  return std::ranges::any_of(studies, [](const Summary& study) { return study.terms.player != 0; });
}

std::string table(const std::vector<Summary>& studies, bool honest) {
  std::string text = "| game | deals | won | lost | undecided | winnable | interval |";
  text += honest ? " with hints | games | version |\n|---|---|---|---|---|---|---|---|---|---|\n"
                 : "\n|---|---|---|---|---|---|---|\n";
  for (const Summary& study : studies) {
    if (study.terms.player != 0) continue;
    const auto [interval, method] = study::share_of(study.counts);
    text += fmt::format("| {} | {} | {} | {} | {} | {} | {} |", title_of(study.terms),
                        grouped(study.counts.count()), grouped(study.counts.won), grouped(study.counts.lost),
                        grouped(study.counts.open), interval_text(interval), method_name(method));
    if (const Summary* games = honest_of(studies, study))
      text += fmt::format(" {} | {} | {} |", interval_text(study::share_of(games->counts).interval),
                          grouped(games->counts.count()), games->terms.player);
    else if (honest)
      text += " | | |";
    text += "\n";
  }
  return text + "\n";
}

/// The games of the honest player under the same rules.
std::string honest_lines(const Summary& games) {
  const auto [interval, method] = study::share_of(games.counts);
  return fmt::format(
      "With hints, {} of {} games are won. The 95 % interval of this share is **{}** ({}). Version {} of the "
      "player was used; it needs {} ms of processor time per game on average.\n\n",
      grouped(games.counts.won), grouped(games.counts.count()), interval_text(interval), method_name(method),
      games.terms.player, study::milliseconds_text(games.microseconds.mean()));
}

std::string figures(const Summary& study) {
  std::string text = "| | median | 90 % | 99 % | most | mean |\n|---|---|---|---|---|---|\n";
  const auto row = [&](std::string_view name, const study::Distribution& of, const auto& write) {
    if (of.empty()) return;
    text += fmt::format(
        "| {} | {} | {} | {} | {} | {} |\n", name, write(static_cast<double>(of.quantile(0.5))),
        write(static_cast<double>(of.quantile(0.9))), write(static_cast<double>(of.quantile(0.99))),
        write(static_cast<double>(of.quantile(1))), write(of.mean()));
  };
  const auto whole = [](double value) { return grouped(static_cast<std::uint64_t>(std::llround(value))); };
  row("positions searched", study.nodes, whole);
  row("milliseconds of processor time", study.microseconds, study::milliseconds_text);
  row("moves of the solution found", study.moves, whole);
  if (study.blocks)
    text += "\nThe study keeps blocks, so median, 90 % and 99 % are rounded up, by at most a quarter.\n";
  return text + "\n";
}

std::string chapter(const Summary& study, const Summary* games, const std::string& charts) {
  const study::Terms& terms = study.terms;
  auto text = fmt::format(
      "## {}\n\n{} of {} deals can be won, {} cannot be won, and the number of undecided deals is {}. The 95 "
      "% interval of the winnable share is **{}**. ",
      title_of(terms), grouped(study.counts.won), grouped(study.counts.count()), grouped(study.counts.lost),
      grouped(study.counts.open), interval_text(study::share_of(study.counts).interval));
  text += fmt::format("Rule set `{}`, rules version {}, solver version {}.\n\n", rules_text(terms),
                      terms.rules, terms.solver);
  if (games != nullptr) text += honest_lines(*games);
  if (!charts.empty())
    for (const study::Chart& chart : charts_of(study))
      text += fmt::format("![{}: {}]({}/{})\n", title_of(terms), chart.about, charts, chart.name);
  text += (charts.empty() ? "" : "\n") + figures(study) +
          fmt::format("These commands make the {} again:\n\n", study.blocks ? "blocks" : "rows");
  for (const std::string& line : commands(study)) text += "    " + line + "\n";
  if (games != nullptr)
    for (const std::string& line : commands(*games)) text += "    " + line + "\n";
  return text + "\n";
}

}  // namespace

std::string markdown_table(const std::vector<Summary>& studies) {
  return table(studies, any_honest(studies));
}

std::string markdown_page(const std::vector<Summary>& studies, const std::string& charts) {
  std::string text = markdown_table(studies);
  if (!charts.empty()) text += fmt::format("![Intervals of all games]({}/chances.svg)\n\n", charts);
  for (const Summary& study : studies)
    if (study.terms.player == 0 && study.counts.count() > 0)
      text += chapter(study, honest_of(studies, study), charts);
  return text;
}

}  // namespace longwood::cli

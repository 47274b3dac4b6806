#include "session/odds.hpp"

#include <memory>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/common.hpp"
#include "cli/languages.hpp"
#include "face/commands.hpp"
#include "session/record.hpp"
#include "session/titles.hpp"
#include "statistics/interval.hpp"

namespace longwood::cli {
namespace {

constexpr double millionths = 1e6;

std::string interval_words(const Speaker& say, const Interval& interval) {
  auto [low, high] = ends_of(interval);
  low = in_figures(say.language(), std::move(low));
  high = in_figures(say.language(), std::move(high));
  if (low.empty() && high.empty()) return say.phrase("unknown");
  if (high.empty()) return say.phrase("{share} or more", low);
  if (low.empty()) return say.phrase("{share} or less", high);
  return say.phrase("{low} to {high}", low, high);
}

void print_text(const Odds& odds, const Language& language) {
  const Speaker say{language};
  const auto n = grouped_in(language, odds.count());
  auto text = odds.player == 0 ? say.phrase("of {n} deals, {open} open", n, grouped_in(language, odds.open))
                               : say.phrase("of {n} deals, player {player}", n, int{odds.player});
  const GameInfo& info = *game_named(odds.game).info;
  const RuleSet* set = find_set(info, odds.set);
  // where the program plays by other rules than the study did
  if (const int now = set == nullptr ? 0 : info.rules_of(*set); now != odds.rules)
    text = say.phrase("{clause} (of rules {then}; these are rules {now})", text, int{odds.rules}, now);
  fmt::print("{:<44} {:<20} {}\n", title_of({odds.game, odds.set, odds.options}, language),
             interval_words(say, {odds.low / millionths, odds.high / millionths}), text);
}

Text heading(bool honest) {
  return honest ? message("Won by the honest player, who sees only the table (95 %):")
                : message(
                      "Winnable deals, every card and shuffle being known (95 %, open deals counted either "
                      "way):");
}

}  // namespace

void add_odds(CLI::App& app, int& status) {
  struct Options {
    std::string game, language;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("odds", "how many deals can be won, from the published studies");
  command->add_option("GAME", options->game, "only this game");
  command->add_flag("--json", options->json, "one JSON object a rule set");
  add_language_to(*command, options->language);
  command->callback([options, &status] {
    const auto only = options->game.empty() ? std::string_view{} : game_named(options->game).info->id;
    const Language language = language_named(options->language);
    bool any = false;
    for (const bool honest : {false, true})
      for (bool first = true; const Odds& odds : published_odds()) {
        if ((odds.player != 0) != honest || (!only.empty() && odds.game != only)) continue;
        if (first && !options->json) fmt::print("{}\n", language.of(heading(honest)));
        first = false;
        any = true;
        options->json ? print_answer(face::Published{{Speaker{in_english}, odds}})
                      : print_text(odds, language);
      }
    if (!any) {
      if (!options->json) fmt::print("{}\n", Speaker{language}.sentence("Nothing is published yet."));
      status = answer_is_no;
    }
  });
}

}  // namespace longwood::cli

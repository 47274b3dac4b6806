#include "session/odds.hpp"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "core/text.hpp"
#include "session/record.hpp"
#include "session/titles.hpp"
#include "statistics/interval.hpp"

namespace longwood::cli {
namespace {

constexpr double millionths = 1e6;

/// A word of warning where the program plays by other rules than the study did.
std::string other_rules(const Odds& odds) {
  const GameInfo& info = *game_named(odds.game).info;
  const RuleSet* set = find_set(info, odds.set);
  const int now = set == nullptr ? 0 : info.rules_of(*set);
  return now == odds.rules ? "" : fmt::format(" (of rules {}; these are rules {})", odds.rules, now);
}

void print_text(const Odds& odds) {
  const Interval interval{odds.low / millionths, odds.high / millionths};
  const auto title = title_of({odds.game, odds.set, odds.options});
  const auto rest =
      odds.player == 0 ? fmt::format("{} open", grouped(odds.open)) : fmt::format("player {}", odds.player);
  fmt::print("{:<44} {:<20} of {} deals, {}{}\n", title, interval_text(interval), grouped(odds.count()), rest,
             other_rules(odds));
}

void print_object(const Odds& odds) {
  Json object = rules_json(odds.game, odds.set, odds.options);
  object.update({{"rules", odds.rules},
                 {"solver", odds.solver},
                 {"knowledge", odds.player == 0 ? "open" : "honest"},
                 {"deals", odds.deals},
                 {"n", odds.count()},
                 {"won", odds.won},
                 {"lost", odds.lost},
                 {"open", odds.open},
                 {"low", odds.low / millionths},
                 {"high", odds.high / millionths},
                 {"method", odds.method},
                 {"nodes", odds.nodes}});
  if (odds.player != 0) object["player"] = odds.player;
  print_json(object);
}

std::string_view heading(bool honest) {
  return honest ? "Won by the honest player, who sees only the table (95 %):"
                : "Winnable deals, every card and shuffle being known (95 %, open deals counted either way):";
}

}  // namespace

void add_odds(CLI::App& app, int& status) {
  struct Options {
    std::string game;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("odds", "how many deals can be won, from the published studies");
  command->add_option("GAME", options->game, "only this game");
  command->add_flag("--json", options->json, "one JSON object a rule set");
  command->callback([options, &status] {
    const auto only = options->game.empty() ? std::string_view{} : game_named(options->game).info->id;
    bool any = false;
    for (const bool honest : {false, true})
      for (bool first = true; const Odds& odds : published_odds()) {
        if ((odds.player != 0) != honest || (!only.empty() && odds.game != only)) continue;
        if (first && !options->json) fmt::print("{}\n", heading(honest));
        first = false;
        any = true;
        options->json ? print_object(odds) : print_text(odds);
      }
    if (!any) {
      if (!options->json) fmt::print("Nothing is published yet.\n");
      status = answer_is_no;
    }
  });
}

}  // namespace longwood::cli

#include <algorithm>
#include <memory>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/range.hpp"
#include "cli/reports.hpp"
#include "cli/stopping.hpp"
#include "core/fault.hpp"
#include "related/decide.hpp"
#include "related/games.hpp"
#include "statistics/interval.hpp"

namespace longwood::cli {
namespace {

struct RelatedOptions {
  std::string game, deals = "0-999";
  std::uint64_t nodes = 1'000'000, megabytes = 1024;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false;
};

/// What is known of the share that can be won: it lies with 95 % between the lower end were all open deals
/// lost and the upper end were all of them won.
Interval share_of(const VerdictCounts& counts) {
  return {wilson(counts.won, counts.count()).low, wilson(counts.won + counts.open, counts.count()).high};
}

void print(const related::Related& game, const VerdictCounts& counts, bool json) {
  const Interval found = share_of(counts);
  if (json)
    return print_json({{"game", game.game.info->id},
                       {"n", counts.count()},
                       {"won", counts.won},
                       {"lost", counts.lost},
                       {"open", counts.open},
                       {"low", found.low},
                       {"high", found.high},
                       {"published", game.share},
                       {"published_give_or_take", game.give_or_take},
                       {"source", game.source}});
  fmt::print("{}: {} won, {} lost, {} undecided: {}; {:.3f} ± {:.3f} % in {}\n", game.game.info->title,
             counts.won, counts.lost, counts.open, interval_text(found), 100 * game.share,
             100 * game.give_or_take, game.source);
  std::fflush(stdout);
}

int compare(const RelatedOptions& options) {
  const Range deals = range_of_deals(options.deals);
  const auto* only = options.game.empty() ? nullptr : related::find(options.game);
  if (!options.game.empty() && only == nullptr) {
    std::string ids;
    for (const auto& game : related::all())
      ids += (ids.empty() ? "" : ", ") + std::string{game.game.info->id};
    throw Fault{"'" + options.game + "' is none of " + ids};
  }
  watch_signals();
  const Limits limits{.nodes = options.nodes, .memory = options.megabytes << 20U};
  for (const auto& game : related::all()) {
    if (only != nullptr && &game != only) continue;
    const auto counts = related::decide(game, deals.first, deals.last, limits, options.threads, stopped);
    if (stopped) return stopped_status("stopped, and nothing is kept");
    print(game, counts, options.json);
  }
  return done;
}

}  // namespace

void add_related(CLI::App& app, int& status) {
  auto options = std::make_shared<RelatedOptions>();
  auto* command =
      app.add_subcommand("related", "Solve deals of four well-known games, to compare with published odds");
  command->add_option("GAME", options->game, "only this game");
  command->add_option("--deals", options->deals, "a range of deal numbers")->default_str(options->deals);
  add_number(*command, "--nodes", options->nodes, 1, 1'000'000'000'000, "positions to search per deal")
      ->default_str(std::to_string(options->nodes));
  add_number(*command, "--memory", options->megabytes, 16, 1'000'000, "memory per deal")
      ->default_str(std::to_string(options->megabytes));
  add_number(*command, "--threads", options->threads, 1, 1024,
             "deals to solve at the same time; without it, one per core");
  command->add_flag("--json", options->json, "print one JSON object per game");
  add_examples(*command, {"related bakers-game --deals 0-9", "related --deals 0-9"});
  command->callback([options, &status] { status = compare(*options); });
}

}  // namespace longwood::cli

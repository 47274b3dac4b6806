#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/progress.hpp"
#include "cli/range.hpp"
#include "cli/stopping.hpp"
#include "cli/study.hpp"
#include "study/figures.hpp"
#include "study/upper_bound.hpp"

namespace longwood::cli {
namespace {

struct UpperBoundOptions {
  std::string game, set, choices, deals;
  std::uint32_t worlds = 100;
  RegretEffort effort = {};
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false;
};

Json mean_json(const MeanShare& mean) {
  return {{"mean", mean.mean}, {"low", mean.interval.low}, {"high", mean.interval.high}};
}

void print_object(const study::Terms& rules, const UpperBoundOptions& options,
                  const study::UpperBound& found) {
  Json object = rules_json(rules.game, rules.set, rules.options);
  object.update({{"rules", rules.rules},
                 {"solver", rules.solver},
                 {"deals", options.deals},
                 {"worlds", options.worlds},
                 {"nodes", options.effort.nodes},
                 {"n", found.verdicts.count()},
                 {"won", found.verdicts.won},
                 {"lost", found.verdicts.lost},
                 {"open", found.verdicts.open},
                 {"choices", found.choices},
                 {"cut", found.cut},
                 {"regret", mean_json(found.regret)},
                 {"bound", mean_json(found.bound)}});
  print_json(object);
}

void print_text(const study::Terms& rules, const UpperBoundOptions& options, const study::UpperBound& found) {
  fmt::print("{}: {} deals, {} choices examined in {} simulated deals each\n", terms_text(rules),
             grouped(found.verdicts.count()), grouped(found.choices), grouped(options.worlds));
  fmt::print("  with all cards visible: {} won, {} lost, {} undecided\n", grouped(found.verdicts.won),
             grouped(found.verdicts.lost), grouped(found.verdicts.open));
  const auto told = [](const MeanShare& mean, int decimals) {
    return fmt::format("{:.{}f} (95 %: {:.{}f} to {:.{}f})", 100 * mean.mean, decimals,
                       100 * mean.interval.low, decimals, 100 * mean.interval.high, decimals);
  };
  fmt::print("  least regret, in points: {}\n", told(found.regret, 2));
  fmt::print("  upper bound for players who see only the table: {}\n", told(found.bound, 1));
  if (found.cut > 0)
    fmt::print("  {} deals had too many choices: regrets after the limit count as 0\n", grouped(found.cut));
}

int find_upper_bound(const UpperBoundOptions& options) {
  const auto deals = range_of_deals(options.deals, 10'000'000);  // all are held in memory
  study::BoundTerms terms{
      .game = &game_named(options.game), .rules = {}, .effort = options.effort, .threads = options.threads};
  terms.effort.worlds = static_cast<int>(options.worlds);
  terms.rules = rules_meant(options.game, options.set, options.choices);
  watch_signals();
  Progress progress;
  progress.asked = deals.count();
  ProgressLine line{std::string{terms.game->info->id}};
  std::vector<study::BoundedGame> games(deals.count());
  study::bound_games(terms, deals, stopped, [&](const study::BoundedGame& game) {
    games[game.deal - deals.first] = game;
    progress.verdicts.add(game.verdict);
    line.count(progress);
  });
  line.clear();
  if (stopped) return stopped_status("stopped, and nothing is kept");
  const auto found = study::upper_bound_of(games);
  const auto rules = study::terms_now(*terms.game->info, terms.rules);
  options.json ? print_object(rules, options, found) : print_text(rules, options, found);
  return done;
}

}  // namespace

void add_study_upper_bound(CLI::App& study, int& status) {
  auto options = std::make_shared<UpperBoundOptions>();
  auto* command =
      study.add_subcommand("upper-bound", "Bound how many games anyone who sees only the table can win");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  add_rules_to(*command, options->set, options->choices);
  command->add_option("--deals", options->deals, "a range of deal numbers")->required();
  add_number(*command, "--worlds", options->worlds, 1, 1'000'000, "deals to simulate at each choice")
      ->default_str(std::to_string(options->worlds));
  add_number(*command, "--nodes", options->effort.nodes, 1, 1'000'000'000'000,
             "positions to search per simulated deal")
      ->default_str(std::to_string(options->effort.nodes));
  add_number(*command, "--choices", options->effort.choices, 1, 1'000'000,
             "choices to examine per deal, at most")
      ->default_str(std::to_string(options->effort.choices));
  add_number(*command, "--threads", options->threads, 1, 1024,
             "deals to solve at the same time; without it, one per core");
  command->add_flag("--json", options->json, "print one JSON object");
  add_examples(*command, {"study upper-bound st-helena --deals 0-1 --worlds 4 --choices 10",
                          "study upper-bound fortress --deals 0-9"});
  command->callback([options, &status] { status = find_upper_bound(*options); });
}

}  // namespace longwood::cli

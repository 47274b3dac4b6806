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
#include "solve/results/stopwatch.hpp"
#include "study/block_retry.hpp"
#include "study/block_run.hpp"
#include "study/campaign.hpp"
#include "study/figures.hpp"
#include "study/honest_games.hpp"

namespace longwood::cli {
namespace {

struct RunOptions {
  std::string game, set, choices, deals, shard, out, time, player = "open";
  study::Budget budget{Limits{}.nodes, Limits{}.memory >> 20};
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::uint64_t machine = 0;
  bool blocks = false, retry_open = false, json = false, effort_given = false;

  [[nodiscard]] bool honest() const { return player == "honest"; }
};

/// "fortress-cadogan.study", "fortress-cadogan+corner=open.3-of-8.study"; in blocks
/// "fortress-cadogan.blocks".
std::string usual_name(const RunOptions& options, const study::Terms& terms) {
  std::string part = options.shard;
  if (const auto slash = part.find('/'); slash != part.npos) part.replace(slash, 1, "-of-");
  return stem_of(terms) + (part.empty() ? "" : "." + part) + (options.blocks ? ".blocks" : ".study");
}

Range chosen_deals(const RunOptions& options) {
  const auto range = range_of_deals(options.deals);
  if (range.last > study::last_deal)
    throw Fault{"--deals: the highest deal of a study is " + std::to_string(study::last_deal)};
  if (options.shard.empty()) return range;
  const auto [index, of] = read_shard(options.shard);
  const auto part = options.blocks ? study::block_shard(range, index, of) : study::shard(range, index, of);
  if (!part)
    throw Fault{"--shard: " + std::to_string(range.count()) + " deals do not make " + std::to_string(of) +
                " parts" + (options.blocks ? " of whole superblocks" : "") + "; take fewer"};
  return *part;
}

void tell(const RunOptions& options, const std::string& out, const study::Terms& terms,
          const study::Campaign& campaign, const Progress& progress) {
  if (options.json) {
    Json object{{"file", out}};
    object.update(rules_json(terms.game, terms.set, terms.options));
    object["knowledge"] = options.player;
    object.update({{"deals", study::ranges_text({campaign.deals})},
                   {"asked", progress.asked},
                   {"there", progress.there},
                   {"done", progress.done},
                   {"won", progress.verdicts.won},
                   {"lost", progress.verdicts.lost},
                   {"open", progress.verdicts.open},
                   {"processor_seconds", static_cast<double>(microseconds_spent(Spent::by_program)) / 1e6}});
    return print_json(object);
  }
  if (campaign.honest)
    return fmt::print(
        "{}: {} deals requested, {} in the file, {} new: {} won, {} not won (honest player {})\n",
        printable(out), grouped(progress.asked), grouped(progress.there), grouped(progress.done),
        grouped(progress.verdicts.won), grouped(progress.verdicts.lost), terms.player);
  fmt::print(
      "{}: {} deals requested, {} in the file, {} new: {} won, {} lost, {} undecided (all cards known)\n",
      printable(out), grouped(progress.asked), grouped(progress.there), grouped(progress.done),
      grouped(progress.verdicts.won), grouped(progress.verdicts.lost), grouped(progress.verdicts.open));
}

Progress run_campaign(const RunOptions& options, const std::string& out, const study::Terms& terms,
                      const study::Campaign& campaign) {
  ProgressLine line{terms.game};
  const auto show = [&](const Progress& now) { line.show(now); };
  if (options.blocks && options.retry_open) return study::retry_open(out, campaign, stopped, show);
  if (options.blocks) {
    auto file = study::BlockFile::write(out, terms, campaign.budget);
    if (const auto torn = file.torn(); !torn.empty()) report(torn);
    return study::run(file, campaign, stopped, show);
  }
  auto file = study::StudyFile::write(out, terms);
  return study::run(file, campaign, stopped, show);
}

/// What the honest player's games cannot be run with.
void check_honest(const RunOptions& options) {
  if (options.blocks) throw Fault{"--blocks: games of --player honest are kept as rows; omit --blocks"};
  if (options.retry_open) throw Fault{"--retry-open: no game of --player honest is undecided; omit it"};
  if (options.effort_given)
    throw Fault{"--nodes, --memory: the version of the honest player fixes its limits; omit them"};
}

int run(const RunOptions& options) {
  if (options.honest()) check_honest(options);
  if (!options.time.empty())
    throw Fault{"--time: a study must give the same rows on every machine; use --nodes"};
  const AnyGame& game = game_named(options.game);
  study::Campaign campaign{.game = &game,
                           .rules = {},
                           .deals = chosen_deals(options),
                           .budget = options.honest() ? study::budget_of_games(game) : options.budget,
                           .threads = options.threads,
                           .honest = options.honest(),
                           .retry_open = options.retry_open};
  campaign.rules = rules_meant(options.game, options.set, options.choices);
  const auto terms = campaign.honest ? study::honest_terms_now(*campaign.game->info, campaign.rules)
                                     : study::terms_now(*campaign.game->info, campaign.rules);
  const std::string out = options.out.empty() ? usual_name(options, terms) : options.out;

  if (campaign.honest)
    campaign.threads = fewer_threads(campaign.threads, campaign.budget.megabytes, options.machine);
  study::MemoryShare memory{campaign.budget, campaign.threads, options.machine};
  if (const auto words = memory.words(); !words.empty()) report(words);
  campaign.memory = &memory;
  watch_signals();
  const Progress progress = run_campaign(options, out, terms, campaign);
  tell(options, out, terms, campaign, progress);
  if (progress.there + progress.done == progress.asked) return done;
  return stopped_status(options.blocks && options.retry_open ? "stopped; the file is as it was" : goes_on);
}

}  // namespace

void add_study_run(CLI::App& study, int& status) {
  auto options = std::make_shared<RunOptions>();
  auto* command =
      study.add_subcommand("run", "Solve or play deals and keep the results; the same command resumes");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  add_rules_to(*command, options->set, options->choices);
  command->add_option("--deals", options->deals, "a range of deal numbers, e.g. 0-999")->required();
  command->add_option("--shard", options->shard, "only this part of the deals, e.g. 3/8");
  command->add_option("--out", options->out,
                      "the file; without it, GAME-SET.study, or .blocks with --blocks");
  add_effort_to(*command, options->budget.nodes, options->budget.megabytes, "positions to search per deal",
                "memory per thread");
  command->add_option("--time", options->time)->group("");
  command
      ->add_option("--player", options->player,
                   "open: the solver sees all cards; honest: the hints play, seeing only the table")
      ->check(CLI::IsMember({"open", "honest"}))
      ->default_str("open");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "deals to solve at the same time; without it, one per core");
  add_machine_memory(*command, options->machine);
  command->add_flag("--blocks", options->blocks,
                    "keep counts of every 16,384 deals instead of rows, for very many deals");
  command->add_flag("--retry-open", options->retry_open,
                    "only solve undecided deals again, with larger limits");
  command->add_flag("--json", options->json, "print one JSON object at the end");
  add_examples(*command, {"study run fortress --deals 0-9",
                          "study run fortress --player honest --deals 0-1 --out honest.study"});
  command->callback([options, &status, command] {
    options->effort_given = command->count("--nodes") + command->count("--memory") > 0;
    status = run(*options);
  });
}

}  // namespace longwood::cli

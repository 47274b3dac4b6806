#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "arena/contest.hpp"
#include "arena/referee.hpp"
#include "arena/table.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/progress.hpp"
#include "cli/range.hpp"
#include "cli/reports.hpp"
#include "cli/stopping.hpp"
#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "core/text.hpp"
#include "honest/guide.hpp"
#include "study/figures.hpp"
#include "study/row.hpp"

namespace longwood::cli {
namespace {

using arena::GameTable;
using arena::Line;
using arena::Method;
using arena::Result;

struct ArenaOptions {
  std::vector<std::string> games, read;
  std::string set, deals = "5000000000000-5000000000099", shard, out = "longwood.arena";
  std::vector<std::string> seconds = {"0.1", "1", "10"}, methods;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false, markdown = false, gate = false, rates = false;
};

std::uint64_t milliseconds_of(const std::string& text) {
  double seconds = 0;
  constexpr double least = 0.001, most = 1'000'000;
  if (!CLI::detail::lexical_cast(text, seconds) || seconds < least || seconds > most || std::isnan(seconds))
    throw Fault{"--seconds: '" + text + "' is not a number from 0.001 to 1000000; write e.g. 0.1,1,10"};
  return static_cast<std::uint64_t>(std::llround(seconds * 1000));
}

std::vector<const Method*> chosen_methods(const std::vector<std::string>& ids) {
  std::vector<const Method*> chosen;
  std::string known;
  for (const Method& method : arena::all_methods) {
    known += (known.empty() ? "" : ", ") + std::string{method.id};
    if (ids.empty()) chosen.push_back(&method);
  }
  for (const std::string& id : ids) {
    const Method* method = arena::method_named(id);
    if (method == nullptr)
      throw Fault{fmt::format("--methods: there is no method '{}'; choose from {}", id, known)};
    chosen.push_back(method);
  }
  return chosen;
}

std::vector<arena::Match> chosen_matches(const ArenaOptions& options) {
  Range deals = range_of_deals(options.deals);
  if (!options.shard.empty()) {
    const auto [index, of] = read_shard(options.shard);
    const auto part = study::shard(deals, index, of);
    if (!part)
      throw Fault{"--shard: " + std::to_string(deals.count()) + " deals do not make " + std::to_string(of) +
                  " parts; take fewer"};
    deals = *part;
  }
  const auto methods = chosen_methods(options.methods);
  std::vector<std::uint64_t> milliseconds(options.seconds.size());
  std::ranges::transform(options.seconds, milliseconds.begin(), milliseconds_of);
  std::vector<arena::Match> matches;
  for (const std::string& name : options.games) {
    const AnyGame& game = game_named(name);
    const ChosenRules rules = rules_meant(name, options.set, "");
    if (!arena::hides_cards(game, rules.options))
      throw Fault{std::string{game.info->id} +
                  " hides no card, so its methods are those of longwood solve; name another game"};
    if (!guide_for(*game.info).chooses)
      throw Fault{std::string{game.info->id} + " never leaves a choice; name another game"};
    for (arena::Match& match : arena::matches_of(game, rules, deals, methods, milliseconds))
      matches.push_back(std::move(match));
  }
  return matches;
}

/// Plays what the file does not hold; whether everything was played.
bool play_missing(const ArenaOptions& options, std::vector<Result>& results) {
  auto matches = chosen_matches(options);
  arena::ResultFile file{options.out, results};
  std::set<std::tuple<arena::Ground, arena::Entrant, std::uint64_t>> there;
  for (const Result& result : results) there.emplace(result.ground, result.entrant, result.deal);
  Progress progress;
  progress.asked = matches.size();
  std::erase_if(matches, [&](const arena::Match& match) {
    return there.contains({match.ground, match.entrant, match.deal});
  });
  progress.there = progress.asked - matches.size();
  ProgressLine line{"arena"};
  line.show(progress);
  watch_signals();
  arena::play_matches(matches, options.threads, stopped, [&](const Result& result) {
    file.add(result);
    results.push_back(result);
    progress.verdicts.add(result.won ? Verdict::won : Verdict::lost);
    line.count(progress);
  });
  line.clear();
  return progress.done == matches.size();
}

std::string title_of(const Line& line) {
  const Method* method = arena::method_named(line.entrant.method);
  return method == nullptr ? line.entrant.method : std::string{method->title};
}

std::string budget_text(const Line& line) {
  return line.entrant.milliseconds == 0
             ? ""
             : fmt::format("{:g}", static_cast<double>(line.entrant.milliseconds) / 1000);
}

std::string seconds_text(double seconds) { return fmt::format("{:.2g}", seconds); }

std::string share_text(const Line& line) {
  return fmt::format("{:.1f} %", 100.0 * static_cast<double>(line.won) / static_cast<double>(line.games));
}

std::string interval_of(const Line& line) {
  return fmt::format("{} to {}", percent_down(line.share().low, 1), percent_up(line.share().high, 1));
}

std::string gain_of(const Line& line) {
  return fmt::format("{:+.1f} to {:+.1f}", line.gain().low * 100, line.gain().high * 100);
}

/// What the pairs say of a method, in one word or none.
std::string_view judgement(const Line& line) {
  if (line.beats_hints()) return "BEATS THE HINTS";
  return line.is_beaten() ? "weaker" : "no difference shown";
}

std::string deals_text(const GameTable& table) {
  if (table.deals.empty()) return "none";
  return fmt::format("{} from {} to {}", grouped(table.deals.size()), table.deals.front(),
                     table.deals.back());
}

std::string heading_of(const GameTable& table) {
  const AnyGame* game = find_game(table.ground.game);
  return fmt::format("{} ({}), player {}", game != nullptr ? game->info->title : table.ground.game,
                     table.ground.rules, table.ground.player);
}

/// "passed", with the methods that it has not been shown to beat.
std::string gate_text(const GameTable& table) {
  std::string text{gate_name(table.gate())};
  for (const Line* line : table.in_gate())
    if (!line->is_beaten()) text += fmt::format("; {}: {}", title_of(*line), judgement(*line));
  return text;
}

void print_text(const GameTable& table) {
  fmt::print("{}\ndeals: {}\n", heading_of(table), deals_text(table));
  fmt::print("{:<23}{:>8}{:>9}{:>12}{:>9}{:>19}  {}\n", "method", "budget s", "s/game", "won", "share",
             "95 %", "against the hints: won only by it, only by them, p");
  for (const Line& line : table.lines) {
    fmt::print("{:<23}{:>8}{:>9}{:>12}{:>9}{:>19}", title_of(line), budget_text(line),
               seconds_text(line.seconds), fmt::format("{}/{}", line.won, line.games), share_text(line),
               interval_of(line));
    if (line.entrant.method != arena::id_of_hints && line.pairs > 0)
      fmt::print("  {} {} p = {:.2g}, {}", line.only_this, line.only_hints, line.by_luck(), judgement(line));
    fmt::print("\n");
  }
  fmt::print("gate: {}\n", gate_text(table));
}

void print_markdown(const GameTable& table) {
  fmt::print("### {}\n\nDeals: {}.\n\n", heading_of(table), deals_text(table));
  fmt::print(
      "| method | budget, s | s per game | won | share | 95 % | only it, only hints | gain, points | p | "
      "|\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (const Line& line : table.lines) {
    fmt::print("| {} | {} | {} | {} of {} | {} | {} |", title_of(line), budget_text(line),
               seconds_text(line.seconds), line.won, line.games, share_text(line), interval_of(line));
    if (line.entrant.method != arena::id_of_hints && line.pairs > 0)
      fmt::print(" {}, {} | {} | {:.2g} | {} |\n", line.only_this, line.only_hints, gain_of(line),
                 line.by_luck(), line.beats_hints() ? "**beats the hints**" : judgement(line));
    else
      fmt::print(" | | | |\n");
  }
  fmt::print("\nGate: {}.\n\n", gate_text(table));
}

void print_objects(const GameTable& table) {
  for (const Line& line : table.lines)
    print_json({{"game", table.ground.game},
                {"rules", table.ground.rules},
                {"player", table.ground.player},
                {"method", line.entrant.method},
                {"budget_seconds", static_cast<double>(line.entrant.milliseconds) / 1000},
                {"budget_steps", line.entrant.steps},
                {"first", wide_json(table.deals.front())},
                {"last", wide_json(table.deals.back())},
                {"games", line.games},
                {"won", line.won},
                {"low", line.share().low},
                {"high", line.share().high},
                {"seconds_per_game", line.seconds},
                {"pairs", line.pairs},
                {"only_this", line.only_this},
                {"only_hints", line.only_hints},
                {"p", line.by_luck()},
                {"gate", gate_name(table.gate())}});
}

/// Lines of lab/arena/rates.inc: steps per second of processor time.
void print_rates(const std::vector<Result>& results) {
  std::map<std::pair<std::string, std::string>, std::pair<std::uint64_t, std::uint64_t>> sums;
  for (const Result& result : results) {
    const Method* method = arena::method_named(result.entrant.method);
    if (method == nullptr || !method->searches) continue;
    auto& [steps, microseconds] = sums[{result.ground.game, result.entrant.method}];
    steps += result.steps, microseconds += result.microseconds;
  }
  for (const auto& [of, sum] : sums)
    if (sum.second > 0)
      fmt::print("{{\"{}\", \"{}\", {}}},\n", of.first, of.second, sum.first * 1'000'000 / sum.second);
}

int run(const ArenaOptions& options) {
  if (options.games.empty() && options.read.empty())
    throw Fault{"name a game, e.g. longwood-lab arena nestor; or files of results after --read"};
  std::vector<Result> results;
  for (const std::string& path : options.read)
    for (Result& result : arena::read_results(path)) results.push_back(std::move(result));
  if (!options.games.empty()) {
    std::vector<Result> played;
    const bool all = play_missing(options, played);
    std::ranges::move(played, std::back_inserter(results));
    if (!all) return stopped_status(goes_on);
  }
  if (options.rates) return print_rates(results), done;
  bool passed = true;
  for (bool again = false; const GameTable& table : arena::tables_of(results)) {
    passed = passed && table.gate() == arena::Gate::passed;
    if (options.json) {
      print_objects(table);
    } else if (options.markdown) {
      print_markdown(table);
    } else {
      if (std::exchange(again, true)) fmt::print("\n");
      print_text(table);
    }
  }
  return options.gate && !passed ? answer_is_no : done;
}

}  // namespace

void add_arena(CLI::App& app, int& status) {
  auto options = std::make_shared<ArenaOptions>();
  auto* command = app.add_subcommand(
      "arena", "Compare the hints with standard methods on the same deals; the same command resumes");
  command->add_option("GAME", options->games, "games that hide cards; longwood games lists them");
  command->add_option("--set", options->set, "rule set; without it, the book's own rules");
  command->add_option("--deals", options->deals, "a range of deal numbers, e.g. 0-99")->capture_default_str();
  command->add_option("--shard", options->shard, "only this part of the deals, e.g. 3/8");
  command->add_option("--seconds", options->seconds, "budgets in processor seconds per game, e.g. 0.1,1,10")
      ->delimiter(',')
      ->default_str("0.1,1,10");
  command->add_option("--methods", options->methods, "only these methods, e.g. random,ismcts,hints")
      ->delimiter(',');
  command->add_option("--out", options->out, "the file of results")->capture_default_str();
  command->add_option("--read", options->read, "also files of results, e.g. of other shards");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "games to play at the same time; without it, one per core");
  command->add_flag("--gate", options->gate,
                    "exit status 1 unless the hints beat random, greedy, bare policy and flat Monte Carlo");
  auto* json = command->add_flag("--json", options->json, "print one JSON object per method and budget");
  auto* markdown = command->add_flag("--markdown", options->markdown, "print tables in Markdown");
  markdown->excludes(json);
  command->add_flag("--rates", options->rates, "print the measured steps per second instead of tables")
      ->excludes(json)
      ->excludes(markdown);
  add_examples(*command, {"arena nestor --deals 0-4 --seconds 0.01 --out nestor.arena",
                          "arena klondike --set vegas --deals 7 --seconds 0.1 --out k.arena"});
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace longwood::cli

#include "cli/study_report.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/study.hpp"
#include "core/counters.hpp"
#include "core/fault.hpp"
#include "study/charts.hpp"
#include "study/figures.hpp"
#include "study/game_moves.hpp"
#include "study/study_file.hpp"

namespace longwood::cli {
namespace {

/// What the honest player won on average, in counters.
struct CountersWon {
  std::uint64_t games = 0;
  double mean = 0, error = 0;  ///< half of the 95 % interval, by the normal approximation
};

/// That of the games in a study, played again; none if the study does not keep the moves of each, or if the
/// game is not played for counters under its rules.
std::optional<CountersWon> counters_won_in(const std::string& path) {
  if (study::BlockFile::is_one(path)) return {};
  auto file = study::StudyFile::read(path);
  if (file.terms().player == 0) return {};
  const study::Played played = rules_now(file.terms(), path);
  const auto start = played.game.start(deal_by_number(played.game.info->packs, 0), played.rules.options);
  if (!longwood::counters_won(played.game, start.state())) return {};
  CountersWon found;
  double sum = 0, squares = 0;
  bool kept = true;
  file.each([&](const study::Row& row) {
    if (!kept) return;
    const auto game = game_of(played, row);
    kept = game.has_value();
    if (!kept) return;
    const double won = *longwood::counters_won(played.game, game->state());
    sum += won, squares += won * won, ++found.games;
  });
  if (!kept || found.games < 2) return {};
  const auto games = static_cast<double>(found.games);
  found.mean = sum / games;
  found.error = 1.96 * std::sqrt((squares / games - found.mean * found.mean) / (games - 1));
  return found;
}

using study::Summary;

std::vector<Summary> read_all(const std::vector<std::string>& files) {
  std::vector<Summary> studies;
  const auto take = [&](const auto& file, const auto& summarise) {
    for (const Summary& other : studies)
      if (other.terms == file.terms())
        throw Fault{"'" + file.path() + "' and '" + other.path +
                    "' are parts of one study; use longwood-lab study merge"};
    studies.push_back(summarise());
  };
  for (const std::string& path : files) {
    if (study::BlockFile::is_one(path)) {
      const auto file = study::BlockFile::read(path);
      warn(file.warnings());
      take(file, [&] { return study::summarise(file); });
    } else {
      auto file = study::StudyFile::read(path);
      take(file, [&] { return study::summarise(file); });
    }
  }
  return studies;
}

// ---- text

void print_quantiles(std::string_view name, const study::Distribution& of, const auto& write) {
  if (of.empty()) return;
  fmt::print("  {:<15}", name);
  for (const double share : {0.5, 0.9, 0.99, 1.0})
    fmt::print(" {:>12}", write(static_cast<double>(of.quantile(share))));
  fmt::print(" {:>12}\n", write(of.mean()));
}

/// Deals worth a look of their own.
void print_notable(const Summary& study) {
  std::string text;
  for (const study::Outcome& outcome :
       study.hardest.deals().first(std::min<std::size_t>(5, study.hardest.size())))
    text += fmt::format("{}{} ({}, {} positions)", text.empty() ? "" : ", ", outcome.deal,
                        verdict_name(outcome.verdict), grouped(outcome.nodes));
  if (!text.empty()) fmt::print("  hardest: {}\n", text);
  if (study.open.empty()) return;
  std::vector<Range> open;
  open.reserve(study.open.size());
  for (const std::uint64_t deal : study.open) open.push_back({deal, deal});
  fmt::print("  undecided: {}\n", study::ranges_text(open));
}

void print_text(const Summary& study) {
  const VerdictCounts& counts = study.counts;
  const auto [interval, method] = study::share_of(counts);
  fmt::print("{}: {}\n", printable(study.path), terms_text(study.terms));
  if (counts.count() == 0) return fmt::print("  no deals yet\n\n");
  fmt::print("  deals {}: {} of them\n", study::ranges_text(study.ranges), grouped(counts.count()));
  const bool honest = study.terms.player != 0;
  if (honest) {
    fmt::print("  {} won, {} not won\n", grouped(counts.won), grouped(counts.lost));
    fmt::print("  won by the honest player, version {}, who sees only the table: {} (95 %, {})\n",
               study.terms.player, interval_text(interval), method_name(method));
    if (const auto counters = counters_won_in(study.path))
      fmt::print("  won in counters, on average: {:+.2f} ± {:.2f} (95 %)\n", counters->mean, counters->error);
  } else {
    fmt::print("  {} won, {} lost, {} undecided\n", grouped(counts.won), grouped(counts.lost),
               grouped(counts.open));
    fmt::print("  winnable, all cards known: {} (95 %, {}, undecided deals counted either way)\n",
               interval_text(interval), method_name(method));
  }
  if (study.retried > 0)
    fmt::print("  {} deals were decided again with greater limits\n", grouped(study.retried));
  fmt::print("  {:<15} {:>12} {:>12} {:>12} {:>12} {:>12}\n", "", "median", "90 %", "99 %", "most", "mean");
  const auto whole = [](double value) { return grouped(static_cast<std::uint64_t>(std::llround(value))); };
  print_quantiles(honest ? "rollouts" : "positions", study.nodes, whole);
  print_quantiles("ms of processor", study.microseconds, study::milliseconds_text);
  if (!honest) print_quantiles("kilobytes", study.kilobytes, whole);
  print_quantiles("moves", study.moves, whole);
  if (study.blocks)
    fmt::print(
        "  (blocks keep sizes: median, 90 % and 99 % are rounded up, by a quarter at most; moves are those "
        "of the line as the search found it, which rows have shortened)\n");
  if (!honest) print_notable(study);
  fmt::print("  verdict sum {:016x}", study.verdicts);
  if (study.solutions) fmt::print(", solution sum {:016x}", *study.solutions);
  fmt::print("\n");
  if (!study.sums)
    fmt::print(
        "  (no {}, so that damage may not show; longwood-lab study merge makes a file that has them)\n",
        study.blocks ? "deals in its head" : "sums of rows");
  fmt::print("  the same {} again:\n", study.blocks ? "blocks" : "rows (times apart)");
  for (const std::string& line : commands(study)) fmt::print("    {}\n", line);
  fmt::print("\n");
}

// ---- JSON and CSV

Json quantiles_json(const study::Distribution& of, double unit) {
  if (of.empty()) return nullptr;
  const auto at = [&](double share) { return static_cast<double>(of.quantile(share)) / unit; };
  return {
      {"median", at(0.5)}, {"p90", at(0.9)}, {"p99", at(0.99)}, {"most", at(1)}, {"mean", of.mean() / unit}};
}

Json interval_json(const Interval& interval) { return Json::array({interval.low, interval.high}); }

Json hardest_json(const Summary& study) {
  auto list = Json::array();
  for (const study::Outcome& outcome : study.hardest.deals())
    list.push_back({{"deal", wide_json(outcome.deal)},
                    {"verdict", verdict_name(outcome.verdict)},
                    {"nodes", outcome.nodes}});
  return list;
}

Json open_deals_json(const Summary& study) {
  auto list = Json::array();
  for (const std::uint64_t deal : study.open) list.push_back(wide_json(deal));
  return list;
}

void print_object(const Summary& study) {
  const VerdictCounts& counts = study.counts;
  const auto [interval, method] = study::share_of(counts);
  const std::uint64_t n = counts.count();
  Json budgets = Json::array();
  for (const study::Budget& budget : study.budgets)
    budgets.push_back({{"nodes", budget.nodes}, {"megabytes", budget.megabytes}});
  const Interval exact{clopper_pearson(counts.won, n).low, clopper_pearson(counts.won + counts.open, n).high};
  const Interval score{wilson(counts.won, n).low, wilson(counts.won + counts.open, n).high};
  Json object{{"file", study.path}};
  object.update(rules_json(study.terms.game, study.terms.set, study.terms.options));
  object.update({{"rules", study.terms.rules},
                 {"solver", study.terms.solver},
                 {"knowledge", study.terms.player != 0 ? "honest" : "open"},
                 {"deals", study::ranges_text(study.ranges, study.ranges.size())},
                 {"n", n},
                 {"won", counts.won},
                 {"lost", counts.lost},
                 {"open", counts.open},
                 {"low", interval.low},
                 {"high", interval.high},
                 {"method", method_name(method)},
                 {"wilson", interval_json(score)},
                 {"clopper_pearson", interval_json(exact)},
                 {"nodes", quantiles_json(study.nodes, 1)},
                 {"processor_ms", quantiles_json(study.microseconds, 1000)},
                 {"kilobytes", quantiles_json(study.kilobytes, 1)},
                 {"moves", quantiles_json(study.moves, 1)},
                 {"hardest", hardest_json(study)},
                 {"open_deals", open_deals_json(study)},
                 {"verdict_sum", fmt::format("{:016x}", study.verdicts)},
                 {"solution_sum", study.solutions ? Json(fmt::format("{:016x}", *study.solutions)) : Json{}},
                 {"blocks", study.blocks},
                 {"sums", study.sums},
                 {"missing", study::ranges_text(study.lacking, study.lacking.size())},
                 {"budgets", budgets},
                 {"retried", study.retried},
                 {"commands", commands(study)}});
  if (study.terms.player != 0) object["player"] = study.terms.player;
  if (const auto counters = counters_won_in(study.path))
    object["counters"] = {{"mean", counters->mean}, {"error", counters->error}};
  print_json(object);
}

void print_csv(const std::vector<Summary>& studies) {
  fmt::print(
      "game,set,options,rules,solver,player,n,won,lost,open,low,high,method,nodes_median,nodes_p99,nodes_"
      "mean,processor_ms_median,processor_ms_p99,processor_ms_mean,moves_median,moves_p99,moves_mean\n");
  for (const Summary& study : studies) {
    const auto [interval, method] = study::share_of(study.counts);
    fmt::print("{},{},{},{},{},{},{},{},{},{},{:.8f},{:.8f},{}", study.terms.game, study.terms.set,
               study.terms.options, study.terms.rules, study.terms.solver, study.terms.player,
               study.counts.count(), study.counts.won, study.counts.lost, study.counts.open, interval.low,
               interval.high, method_name(method));
    const auto three = [](const study::Distribution& of, double unit) {
      if (of.empty()) return fmt::print(",,,");
      fmt::print(",{},{},{:.3f}", static_cast<double>(of.quantile(0.5)) / unit,
                 static_cast<double>(of.quantile(0.99)) / unit, of.mean() / unit);
    };
    three(study.nodes, 1);
    three(study.microseconds, 1000);
    three(study.moves, 1);
    fmt::print("\n");
  }
}

/// The lines of lib/session/odds.inc.
void print_odds(const std::vector<Summary>& studies) {
  constexpr double millionths = 1e6;
  for (const Summary& study : studies) {
    const auto [interval, method] = study::share_of(study.counts);
    if (study.counts.count() == 0) continue;
    const std::uint64_t nodes = std::ranges::max(study.budgets, {}, &study::Budget::nodes).nodes;
    std::string more;
    if (study.terms.player != 0)
      more = fmt::format(", \"{}\", {}", study.terms.options, study.terms.player);
    else if (!study.terms.options.empty())
      more = ", \"" + study.terms.options + "\"";
    fmt::print("{{\"{}\", \"{}\", {}, {}, \"{}\", {}, {}, {}, {}, {}, \"{}\", {}{}}},\n", study.terms.game,
               study.terms.set, study.terms.rules, study.terms.solver, study::ranges_text(study.ranges),
               study.counts.won, study.counts.lost, study.counts.open, std::floor(interval.low * millionths),
               std::ceil(interval.high * millionths), method_name(method), nodes, more);
  }
}

void write_charts(const std::vector<Summary>& studies, const ChartFolder& folder) {
  const auto write = [&](const study::Chart& chart) { folder.write(chart.name, chart.svg); };
  write(study::chances_chart(studies));
  for (const Summary& study : studies)
    if (study.terms.player == 0)
      for (const study::Chart& chart : charts_of(study)) write(chart);
}

}  // namespace

void add_study_report(CLI::App& study, int& /*status*/) {
  struct Options {
    std::vector<std::string> files;
    std::string svg;
    bool json = false, markdown = false, pairs = false, csv = false, odds = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand(
      "report", "Print counts, intervals and effort, and the commands to repeat the study");
  command->add_option("FILE", options->files, "studies of different terms")->required();
  command->add_flag("--json", options->json, "print one JSON object per study");
  command->add_flag("--markdown", options->markdown, "print a page in Markdown");
  command->add_flag("--pairs", options->pairs,
                    "print a table in Markdown: winnable and with hints, side by side");
  command->add_flag("--csv", options->csv, "print comma-separated values");
  command->add_flag("--odds", options->odds, "print the lines of lib/session/odds.inc");
  // at most one of them; CLI11 notes an exclusion with both options
  const std::array forms{"--json", "--markdown", "--pairs", "--csv", "--odds"};
  for (std::size_t i = 0; i < forms.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) command->get_option(forms[i])->excludes(forms[j]);
  command->add_option("--svg", options->svg, "also write charts into this folder")->type_name("<FOLDER>");
  add_examples(*command, {"study report a.study", "study report a.study --json"});
  command->callback([options] {
    const ChartFolder charts{"--svg", options->svg};
    const auto studies = read_all(options->files);
    if (charts.asked_for()) write_charts(studies, charts);
    if (options->markdown) return fmt::print("{}", markdown_page(studies, options->svg));
    if (options->pairs) return fmt::print("{}", markdown_table(studies));
    if (options->csv) return print_csv(studies);
    if (options->odds) return print_odds(studies);
    for (const Summary& each : studies) options->json ? print_object(each) : print_text(each);
  });
}

}  // namespace longwood::cli

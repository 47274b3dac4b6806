#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/range.hpp"
#include "cli/stopping.hpp"
#include "cli/study.hpp"
#include "honest/rollout.hpp"
#include "study/calibration.hpp"
#include "study/figures.hpp"
#include "study/trial_file.hpp"

namespace longwood::cli {
namespace {

using study::Calibration;

struct CalibrateOptions {
  std::string game, set, choices, deals, out, svg;
  std::uint32_t samples = 256, positions = 4, every = 6;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false, fit = false;
};

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

void print_text(const study::Terms& terms, const Calibration& found) {
  fmt::print("{}: {} positions of {} games\n", terms_text(terms), grouped(found.positions),
             grouped(found.games));
  if (found.positions == 0) return;
  const auto bounds = [](const study::Bounds& of, std::string_view which, std::string_view told) {
    if (of.positions > 0)
      fmt::print("  {} positions with {} of the simulated games won: {} {} shown on average, won {}\n",
                 grouped(of.positions), which, told, percent(of.told), percent(of.won));
  };
  bounds(found.none, "none", "less than");
  bounds(found.all, "all", "more than");
  if (found.chances() == 0) return;
  fmt::print("  shown {} on average, won {}; slope {:.2f} ± {:.2f}, Brier score {:.4f}\n",
             percent(found.shown), percent(found.won), found.slope, found.slope_error, found.brier);
  fmt::print("  {:<12} {:>10} {:>10} {:>10} {:>12}\n", "tenth", "positions", "shown", "won", "one error");
  for (std::size_t i = 0; i < found.tenths.size(); ++i) {
    const study::Tenth& tenth = found.tenths[i];
    if (tenth.positions == 0) continue;
    fmt::print("  {:<12} {:>10} {:>10} {:>10} {:>12}\n", fmt::format("{}-{} %", 10 * i, 10 * (i + 1)),
               grouped(tenth.positions), percent(tenth.shown), percent(tenth.won), percent(tenth.error));
  }
  if (const study::Tenth* worst = found.worst())
    fmt::print("  the worst tenth, of those with 20 positions or more: shown {}, won {}, {:.1f} errors off\n",
               percent(worst->shown), percent(worst->won),
               worst->error > 0 ? std::abs(worst->won - worst->shown) / worst->error : 0.0);
}

/// A trial as it is reported.
struct Report {
  study::TrialTerms terms;
  std::vector<Range> deals;
  std::vector<study::Judged> judged;
  bool sums = true;  ///< damage to the file would show; true where no file is read
};

void print_object(const Report& report, const Calibration& found) {
  const study::Terms& terms = report.terms.terms;
  Json tenths = Json::array();
  for (const study::Tenth& tenth : found.tenths)
    tenths.push_back(
        {{"positions", tenth.positions}, {"shown", tenth.shown}, {"won", tenth.won}, {"error", tenth.error}});
  const auto bounds = [](const study::Bounds& of) -> Json {
    return {{"positions", of.positions}, {"told", of.told}, {"won", of.won}};
  };
  Json object = rules_json(terms.game, terms.set, terms.options);
  object.update({{"rules", terms.rules},
                 {"solver", terms.solver},
                 {"player", terms.player},
                 {"deals", study::ranges_text(report.deals, report.deals.size())},
                 {"samples", report.terms.samples},
                 {"every", report.terms.every},
                 {"sums", report.sums},
                 {"games", found.games},
                 {"positions", found.positions},
                 {"none", bounds(found.none)},
                 {"all", bounds(found.all)},
                 {"shown", found.shown},
                 {"won", found.won},
                 {"slope", found.slope},
                 {"slope_error", found.slope_error},
                 {"level", found.level},
                 {"brier", found.brier},
                 {"tenths", std::move(tenths)}});
  print_json(object);
}

/// The correction that fits best of the positions where the solver plays worlds on, or of the others.
void print_fitted(std::vector<study::Judged> judged, const Guide& guide, bool finishing) {
  std::erase_if(judged, [&](const study::Judged& one) { return one.finishing != finishing; });
  const auto of = study::calibration_of(judged);
  if (of.chances() == 0) return;
  const Correction fitted = study::fitted_correction(judged, correction_of(guide, finishing));
  fmt::print(
      "  fitted{}: {{.level = {:.3f}, .slope = {:.3f}, .of_unknown = {:.3f}, .of_square = {:.3f}, "
      ".power = {}}}, {} chances, shown {}, won {}\n",
      finishing ? " where the solver plays worlds on" : "", fitted.level, fitted.slope, fitted.of_unknown,
      fitted.of_square, fitted.power, of.chances(), percent(of.shown), percent(of.won));
}

study::Trial trial_of(const CalibrateOptions& options) {
  study::Trial trial{.game = &game_named(options.game),
                     .rules = {},
                     .samples = static_cast<int>(options.samples),
                     .positions = static_cast<int>(options.positions),
                     .every = static_cast<int>(options.every),
                     .threads = options.threads};
  trial.rules = rules_meant(options.game, options.set, options.choices);
  return trial;
}

/// Plays the deals, of which others are kept already, and shows how far it has come. Those that hide nothing
/// are not kept: to see it again takes no time.
void try_deals(const study::Trial& trial, const Range& all, const std::vector<Range>& deals,
               const std::function<void(const study::TriedGame&)>& keep) {
  Progress progress;
  progress.asked = progress.there = all.count();
  for (const Range& range : deals) progress.there -= range.count();
  ProgressLine line{std::string{trial.game->info->id}};
  study::try_games(trial, deals, stopped, [&](const study::TriedGame& game) {
    if (game.hides) keep(game);
    if (!game.positions.empty()) progress.verdicts.add(game.won ? Verdict::won : Verdict::lost);
    line.count(progress);
  });
  line.clear();
}

/// The games that the file lacks are played and kept in it.
Report played_in_file(const std::string& path, const study::Trial& trial, const study::TrialTerms& terms,
                      const Range& deals) {
  auto file = study::TrialFile::write(path, terms);
  try_deals(trial, deals, study::missing(deals, file.ranges()),
            [&](const study::TriedGame& game) { file.put({&game, 1}); });
  return {terms, {deals}, file.judged(deals, *trial.game, trial.rules.options), file.has_sums()};
}

std::vector<study::Judged> judged_now(const study::Trial& trial, const Range& deals) {
  std::map<std::uint64_t, std::vector<study::Judged>> by_deal;
  try_deals(trial, deals, {deals},
            [&](const study::TriedGame& game) { by_deal.emplace(game.deal, game.positions); });
  std::vector<study::Judged> judged;
  for (const auto& [deal, some] : by_deal) judged.insert(judged.end(), some.begin(), some.end());
  return judged;
}

/// The deals asked for, played as far as they are not kept in the file.
Report played(const CalibrateOptions& options) {
  const auto deals = range_of_deals(options.deals);
  if (deals.last > study::last_deal)
    throw Fault{"--deals: the highest deal of a trial is " + std::to_string(study::last_deal)};
  const study::Trial trial = trial_of(options);
  const study::TrialTerms terms{.terms = study::honest_terms_now(*trial.game->info, trial.rules),
                                .samples = trial.samples,
                                .positions = trial.positions,
                                .every = trial.every};
  watch_signals();
  if (!options.out.empty()) return played_in_file(options.out, trial, terms, deals);
  return {terms, {deals}, judged_now(trial, deals)};
}

/// What lies in the file, whatever it was asked for with.
Report kept(const CalibrateOptions& options) {
  const AnyGame& game = game_named(options.game);
  auto file = study::TrialFile::read(options.out);
  if (file.terms().terms.game != game.info->id)
    throw Fault{"'" + options.out + "' is a trial of " + file.terms().terms.game + ", not of " +
                options.game};
  const auto ranges = file.ranges();
  const study::Terms& terms = file.terms().terms;
  const Options played = rules_meant(terms.game, terms.set, terms.options).options;
  return {file.terms(), ranges, file.judged({0, study::last_deal}, game, played), file.has_sums()};
}

int calibrate(const CalibrateOptions& options) {
  if (options.deals.empty() && options.out.empty())
    throw Fault{"choose deals with --deals, or name a file of games with --out"};
  const ChartFolder charts{"--svg", options.svg};
  const Report report = options.deals.empty() ? kept(options) : played(options);
  if (stopped)
    return stopped_status(options.out.empty() ? "stopped; with --out FILE the games are kept" : goes_on);
  const study::Terms& terms = report.terms.terms;
  const auto found = study::calibration_of(report.judged);
  if (charts.asked_for() && found.chances() > 0) {
    const study::Chart chart = study::reliability_chart(terms, found);
    charts.write(chart.name, chart.svg);
  }
  options.json ? print_object(report, found) : print_text(terms, found);
  if (!options.json && !report.sums) fmt::print("  (no sums of games, so that damage may not show)\n");
  if (!options.fit) return done;
  const Guide& guide = guide_for(*game_named(options.game).info);
  for (const bool finishing : {false, true}) print_fitted(report.judged, guide, finishing);
  return done;
}

}  // namespace

void add_study_calibrate(CLI::App& study, int& status) {
  auto options = std::make_shared<CalibrateOptions>();
  auto* command = study.add_subcommand("calibrate", "Compare the chances shown in play with the results");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  add_rules_to(*command, options->set, options->choices);
  auto* deals = command->add_option("--deals", options->deals,
                                    "a range of deals, one game each; without it, report --out");
  add_number(*command, "--samples", options->samples, 1, 1'000'000, "games to simulate per chance")
      ->default_str(std::to_string(options->samples));
  add_number(*command, "--positions", options->positions, 1, 1000, "positions to judge per game, at most")
      ->default_str(std::to_string(options->positions));
  add_number(*command, "--every", options->every, 1, 1000, "judge one in this many positions")
      ->default_str(std::to_string(options->every));
  command->add_option("--out", options->out, "keep the games in this file; the same command resumes");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "games to play at the same time; without it, one per core");
  command->add_option("--svg", options->svg, "write the reliability plot into this folder")
      ->type_name("<FOLDER>");
  command->add_flag("--fit", options->fit, "print the correction that fits best; use it on other deals");
  command->add_flag("--json", options->json, "print one JSON object")->excludes("--fit");
  // a file has terms of its own
  for (const char* name : {"--set", "--options", "--samples", "--positions", "--every", "--threads"})
    command->get_option(name)->needs(deals);
  add_examples(*command, {"study calibrate the-clock --deals 0-4 --samples 8",
                          "study calibrate st-helena --deals 0-1 --samples 8 --out a.games"});
  command->callback([options, &status] { status = calibrate(*options); });
}

}  // namespace longwood::cli

#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/json.hpp"
#include "cli/range.hpp"
#include "cli/study.hpp"
#include "session/store.hpp"
#include "study/calibration.hpp"
#include "study/figures.hpp"
#include "study/recheck.hpp"

namespace longwood::cli {
namespace {

using study::Calibration;
using study::grouped;

// ---- record

void print_record(const std::string& path, std::uint64_t deal) {
  auto file = study::StudyFile::read(path);
  if (file.terms().player == 0)
    throw Fault{"'" + path + "' is no study of the honest player and keeps no games; longwood solve --deal " +
                std::to_string(deal) + " decides one"};
  const auto played = study::rules_now(file.terms(), path);
  study::Row row;
  if (!file.find(deal, row)) throw Fault{"'" + path + "' has no game of deal " + std::to_string(deal)};
  const auto session = study::game_of(played, row);
  if (!session) throw Fault{"'" + path + "', deal " + std::to_string(deal) + ": " + session.error()};
  fmt::print("{}", write_record(session->record()));
}

// ---- calibrate

struct CalibrateOptions {
  std::string game, set, choices, deals, svg;
  std::uint32_t samples = 256, positions = 4;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false, fit = false;
};

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

void print_text(const study::Terms& terms, const Calibration& found) {
  fmt::print("{}: {} positions of {} games\n", terms_text(terms), grouped(found.positions),
             grouped(found.games));
  if (found.positions == 0) return;
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

void print_object(const study::Terms& terms, const CalibrateOptions& options, const Calibration& found) {
  Json tenths = Json::array();
  for (const study::Tenth& tenth : found.tenths)
    tenths.push_back(
        {{"positions", tenth.positions}, {"shown", tenth.shown}, {"won", tenth.won}, {"error", tenth.error}});
  Json object = rules_json(terms.game, terms.set, terms.options);
  object.update({{"rules", terms.rules},
                 {"solver", terms.solver},
                 {"player", terms.player},
                 {"deals", options.deals},
                 {"samples", options.samples},
                 {"games", found.games},
                 {"positions", found.positions},
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
void print_fitted(std::vector<study::Judged> judged, bool finishing) {
  std::erase_if(judged, [&](const study::Judged& one) { return one.finishing != finishing; });
  if (judged.empty()) return;
  const Correction fitted = study::fitted_correction(judged);
  const auto of = study::calibration_of(judged);
  fmt::print(
      "  fitted{}: {{.level = {:.3f}, .slope = {:.3f}, .of_unknown = {:.3f}}}, {} positions, shown {}, won "
      "{}\n",
      finishing ? " where the solver plays worlds on" : "", fitted.level, fitted.slope, fitted.of_unknown,
      judged.size(), percent(of.shown), percent(of.won));
}

void calibrate(const CalibrateOptions& options) {
  study::Trial trial{.game = &game_named(options.game),
                     .rules = {},
                     .deals = range_of_deals(options.deals),
                     .samples = static_cast<int>(options.samples),
                     .positions = static_cast<int>(options.positions),
                     .threads = options.threads};
  trial.rules = rules_named(*trial.game->info, options.set, options.choices);
  const auto terms = study::honest_terms_now(*trial.game->info, trial.rules);
  const auto judged = study::judge(trial);
  const auto found = study::calibration_of(judged);
  if (!options.svg.empty()) {
    if (const auto made = store::make_directories(options.svg, store::Folder::open); !made)
      throw Fault{made.error()};
    const auto chart = study::reliability_chart(terms, found);
    if (const auto written = store::replace_file(options.svg + "/" + chart.name, chart.svg, "<svg ", "chart");
        !written)
      throw Fault{written.error() + "; give another folder to --svg"};
  }
  options.json ? print_object(terms, options, found) : print_text(terms, found);
  if (!options.fit) return;
  print_fitted(judged, false);
  print_fitted(judged, true);
}

}  // namespace

void add_study_record(CLI::App& study, int& /*status*/) {
  struct Options {
    std::string file;
    std::uint64_t deal = 0;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand("record", "a game of the honest player as a record");
  command->add_option("FILE", options->file, "a study of --player honest")->required();
  add_number(*command, "--deal", options->deal, 0, study::last_deal, "which deal")->required();
  command->callback([options] { print_record(options->file, options->deal); });
}

void add_study_calibrate(CLI::App& study, int& /*status*/) {
  auto options = std::make_shared<CalibrateOptions>();
  auto* command = study.add_subcommand(
      "calibrate", "how often games are won at which a chance was shown, by one who goes on as advised");
  command->add_option("GAME", options->game, "the game, as longwood games lists it")->required();
  add_rules_to(*command, options->set, options->choices);
  command->add_option("--deals", options->deals, "a range of deal numbers, a game each")->required();
  add_number(*command, "--samples", options->samples, 1, 1'000'000, "games played out for each chance")
      ->default_str(std::to_string(options->samples));
  add_number(*command, "--positions", options->positions, 1, 1000, "most positions of one game")
      ->default_str(std::to_string(options->positions));
  add_number(*command, "--threads", options->threads, 1, 1024,
             "games at the same time; all cores if not given");
  command->add_option("--svg", options->svg, "write the reliability plot into this folder");
  command->add_flag("--fit", options->fit,
                    "tell the correction that would fit best; take other deals for it");
  command->add_flag("--json", options->json, "one JSON object")->excludes("--fit");
  command->callback([options] { calibrate(*options); });
}

}  // namespace longwood::cli

#include <algorithm>
#include <iterator>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/range.hpp"
#include "cli/stopping.hpp"
#include "cli/study.hpp"
#include "cli/weights_text.hpp"
#include "honest/position_value.hpp"
#include "study/calibration.hpp"
#include "study/figures.hpp"
#include "study/trial.hpp"

namespace longwood::cli {
namespace {

struct ValueOptions {
  std::string game, deals, out;
  std::uint32_t ridge = 100;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

/// Positions of finished games, with their facts.
std::vector<study::Judged> positions_of(const AnyGame& game, const Range& deals, unsigned threads) {
  constexpr int all = 1000;
  const study::Trial trial{.game = &game,
                           .rules = rules_meant(std::string{game.info->id}, {}, {}),
                           .samples = 0,
                           .positions = all,
                           .every = 1,
                           .threads = threads,
                           .facts = true};
  Progress progress;
  progress.asked = deals.count();
  ProgressLine line{std::string{game.info->id}};
  std::vector<std::vector<study::Judged>> by_deal(deals.count());
  study::try_games(trial, {deals}, stopped, [&](const study::TriedGame& tried) {
    by_deal[tried.deal - deals.first] = tried.positions;
    progress.verdicts.add(tried.won ? Verdict::won : Verdict::lost);
    line.count(progress);
  });
  line.clear();
  std::vector<study::Judged> judged;
  for (auto& positions : by_deal) std::ranges::move(positions, std::back_inserter(judged));
  return judged;
}

int learn_value(const ValueOptions& options) {
  const AnyGame& game = game_named(options.game);
  if (!guide_for(*game.info).value.exists())
    throw Fault{fmt::format("{} has no value function", game.info->id)};
  const auto deals = range_of_deals(options.deals, 1'000'000);  // all are held in memory
  const Output out{"--out", options.out, "// longwood-lab study value", "file of weights"};
  watch_signals();
  const auto judged = positions_of(game, deals, options.threads);
  if (stopped) return stopped_status("stopped, and nothing is kept");
  if (judged.empty()) throw Fault{"--deals: no position of these deals hides anything"};
  const auto fitted = study::fitted_value(judged, options.ridge);
  const auto text = weights_text(*game.info,
                                 fmt::format("longwood-lab study value {} --deals {} --ridge {}",
                                             game.info->id, options.deals, options.ridge),
                                 std::vector<float>(fitted.begin(), fitted.end()), guides::steps_of_value);
  if (out.asked_for())
    out.write(text);
  else
    fmt::print("{}", text);
  return done;
}

}  // namespace

void add_study_value(CLI::App& study, int& status) {
  auto options = std::make_shared<ValueOptions>();
  auto* command = study.add_subcommand("value",
                                       "Fit the weights of a value function, which gives the chance "
                                       "where rollouts say little");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  command->add_option("--deals", options->deals, "a range of deals, one game each")->required();
  add_number(*command, "--ridge", options->ridge, 0, 1'000'000, "the penalty on large weights")
      ->default_str(std::to_string(options->ridge));
  command->add_option("--out", options->out, "the file to write; without it, weights are printed");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "games to play at the same time; without it, one per core");
  add_examples(*command, {"study value spensers-fairie-queen --deals 0-1",
                          "study value spensers-fairie-queen --deals 0-1 --out a.inc"});
  command->callback([options, &status] { status = learn_value(*options); });
}

}  // namespace longwood::cli

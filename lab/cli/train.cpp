#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "cli/range.hpp"
#include "cli/reports.hpp"
#include "cli/weights_text.hpp"
#include "honest/guide.hpp"
#include "statistics/exact/binomial.hpp"
#include "study/figures.hpp"
#include "study/quick_games.hpp"
#include "train/allowance.hpp"
#include "train/shuffle_learning.hpp"

namespace longwood::cli {
namespace {

/// Makes the table of what shuffles yield.
void learn_shuffles(const AnyGame& game, std::uint64_t seed, int layouts, const Output& out) {
  const auto report = [&](double done) {
    if (out.asked_for()) fmt::print("{:3.0f} %\n", 100 * done), std::fflush(stdout);
  };
  const auto logits = train::learn_shuffles(game, seed, layouts, report);
  if (!logits) throw Fault{fmt::format("{} has no table of shuffles to learn", game.info->id)};
  const auto text = fmt::format("// longwood-lab train {} --shuffles --seed {} --games {}\n{}", game.info->id,
                                seed, layouts, in_lines(std::vector<int>(logits->begin(), logits->end())));
  if (out.asked_for())
    out.write(text);
  else
    fmt::print("{}", text);
}

/// Learns the net of a search over information sets.
void learn_net(const AnyGame& game, const train::NetCourse& course, const std::string& path) {
  const Output out{"--out", path, "longwood net", "net"};
  const auto report = [](const train::NetStage& stage) {
    fmt::print("{:3.0f} %: {} games, {:.2f} % won lately, cross entropy {:.4f}\n", 100 * stage.done,
               stage.games, 100 * stage.won, stage.loss);
    std::fflush(stdout);
  };
  const auto file = train::learn_net(game, course, report);
  if (!file) throw Fault{fmt::format("{} has no net to learn", game.info->id)};
  out.write(*file);
}

/// Plays deals quickly with the built-in weights and counts the wins.
void play_quickly(const AnyGame& game, const std::string& deals, unsigned threads) {
  const Range range = range_of_deals(deals);
  const GameInfo& info = *game.info;
  const std::uint64_t won = study::won_quickly(game, info.sets.front().options, range, threads);
  const auto chance = union_interval(won, range.count() - won, 0);
  fmt::print("{}, quick play of player {}, deals {}: {} of {} won, {} (95 %)\n", info.title,
             guide_for(info).version, study::ranges_text({range}), grouped(won), grouped(range.count()),
             interval_text(chance.interval));
}

}  // namespace

void add_train(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string game, out, play;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::uint64_t seed = 1, games = 0, minutes = 4;
    bool plans = false, shuffles = false, net = false;
    train::NetCourse course = {};
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("train", "Learn the weights with which the honest player evaluates a game");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  command->add_flag("--plans", options->plans, "learn to evaluate the ends of plans instead (The Clock)");
  add_number(*command, "--seed", options->seed, 0, 1'000'000, "random seed");
  add_number(*command, "--games", options->games, 1, 1'000'000'000,
             "games to learn from; gives the same weights every time");
  add_number(*command, "--minutes", options->minutes, 1, 10'000, "how long to learn, without --games");
  command->add_option("--out", options->out, "the file to write; without it, weights are printed");
  command
      ->add_option("--play", options->play,
                   "instead, play these deals with the built-in weights and count the wins")
      ->excludes("--seed", "--games", "--minutes", "--out", "--plans");
  add_number(*command, "--threads", options->threads, 1, 1024, "games to play at the same time")
      ->needs("--play");
  command
      ->add_flag("--shuffles", options->shuffles,
                 "learn what a shuffle yields instead; --games is then the layouts dealt for each entry")
      ->excludes("--plans", "--minutes", "--play")
      ->needs("--games");
  auto* const net = command->add_flag("--net", options->net,
                                      "learn the net of a game that is searched over information sets "
                                      "(Klondike); --games are then those that "
                                      "the net plays alone, 600,000 if not given");
  net->excludes("--plans", "--shuffles", "--minutes", "--play")->needs("--out");
  add_number(*command, "--searched", options->course.searched_games, 0, 1'000'000'000,
             "games played by the search afterwards, with --net")
      ->needs(net);
  add_number(*command, "--walks", options->course.walks, 1, 1'000'000,
             "walks of the search for each of its moves, with --net")
      ->needs(net);
  add_examples(*command, {"train the-sultan --games 20 --out my.weights", "train the-sultan --play 0-9",
                          "train klondike --net --games 50 --searched 2 --out my.net"});
  command->callback([options] {
    const AnyGame& game = game_named(options->game);
    if (!options->play.empty()) return play_quickly(game, options->play, options->threads);
    if (options->net) {
      options->course.seed = options->seed;
      if (options->games > 0) options->course.quick_games = options->games;
      return learn_net(game, options->course, options->out);
    }
    const Output out{"--out", options->out, "// longwood-lab train", "file of weights"};
    if (options->shuffles) return learn_shuffles(game, options->seed, static_cast<int>(options->games), out);
    const train::Allowance allowance{options->seed, options->games, static_cast<double>(options->minutes)};
    // the weights themselves may be what is printed
    const auto report = [&](const train::Stage& stage) {
      if (options->out.empty()) return;
      fmt::print("{:3.0f} %: {} games, {:.2f} % won lately\n", 100 * stage.done, stage.games,
                 100 * stage.won);
      std::fflush(stdout);  // a file shows how far it is, too
    };
    const auto subject = options->plans ? train::Subject::prospects : train::Subject::guess;
    const auto trained = train::train(game, subject, allowance, report);
    if (!trained)
      throw Fault{
          fmt::format("{} has no weights {}to learn", game.info->id, options->plans ? "of plans " : "")};
    const auto text =
        weights_text(*game.info,
                     fmt::format("longwood-lab train {}{} --seed {} --games {}", game.info->id,
                                 options->plans ? " --plans" : "", allowance.seed, trained->games),
                     trained->weights, trained->steps_of_one);
    if (out.asked_for())
      out.write(text);
    else
      fmt::print("{}", text);
  });
}

}  // namespace longwood::cli

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "review/player_signature.hpp"
#include "solve/results/stopwatch.hpp"

namespace longwood::cli {
namespace {

std::vector<const AnyGame*> chosen_games(const std::string& id) {
  if (!id.empty()) return {&game_named(id)};
  std::vector<const AnyGame*> games;
  for (const AnyGame& game : all_games()) games.push_back(&game);
  return games;
}

int read_depth(const std::string& text) {
  constexpr std::uint64_t deepest = 100;
  return static_cast<int>(number_of("DEPTH", text, 0, deepest));
}

struct Speed {
  std::uint64_t nodes = 0;  ///< in one run
  double seconds = 0;       ///< of processor time, of the median run
};

/// Along the game's fixed walks; nothing where its moves do not branch, so that it has none.
std::optional<Speed> measure(const AnyGame& game) {
  constexpr std::size_t runs = 7;
  const auto walks = walks_of(game);
  if (walks.empty()) return std::nullopt;
  std::vector<Table> tables;
  tables.reserve(walks.size());
  for (const WalkFrom& from : walks) tables.push_back(walk_start(game, from));
  std::vector<Speed> speeds;
  for (std::size_t run = 0; run < runs; ++run) {
    const ProcessorWatch spent;
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < walks.size(); ++i) nodes += walk(game, tables[i], walks[i].depth).nodes;
    speeds.push_back({nodes, spent.milliseconds() / 1000});
  }
  std::ranges::nth_element(speeds, speeds.begin() + runs / 2, {}, &Speed::seconds);
  return speeds[runs / 2];
}

void bench(const AnyGame& game, bool json) {
  const auto speed = measure(game);
  const double rate = speed ? static_cast<double>(speed->nodes) / speed->seconds : 0;
  if (json)
    print_json({{"game", game.info->id},
                {"nodes", speed ? Json(speed->nodes) : Json()},
                {"processor_seconds", speed ? Json(speed->seconds) : Json()},
                {"nodes_per_processor_second", speed ? Json(rate) : Json()}});
  else if (speed)
    fmt::print("{:<21} {:7.2f} million nodes per second of processor time\n", game.info->id, rate / 1e6);
  else
    fmt::print("{:<21} not measured: its moves do not branch\n", game.info->id);
  std::fflush(stdout);
}

}  // namespace

void add_perft(CLI::App& app, int& /*status*/) {
  struct Options : DealOptions {
    std::string depth;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("perft", "Count the move sequences of a length, as a check on the rules");
  options->add_to(*command);
  options->add_moves_to(*command);
  command->add_option("DEPTH", options->depth, "how many moves, 0 to 100")->required();
  command->add_flag("--json", options->json, "print one JSON object");
  add_examples(*command, {"perft fortress 2 --deal 5", "perft st-helena 3"});
  command->callback([options] {
    const int depth = read_depth(options->depth);
    const Session session = options->session();
    Table table{session.info().classes, session.state()};
    const auto count = perft(session.game(), table, depth);
    if (!options->json) return fmt::print("{}\n", count);
    Json object = game_json(session);
    object["depth"] = depth;
    object["count"] = wide_json(count);
    print_json(object);
  });
}

void add_signature(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string game;
    bool player = false, json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("signature", "Print a number per game that is equal in all builds that play alike");
  command->add_option("GAME", options->game, "only this game");
  command->add_flag("--player", options->player, "cover the honest player and reviews instead of the rules");
  command->add_flag("--json", options->json, "print one JSON object per game");
  add_examples(*command, {"signature", "signature fortress"});
  command->callback([options] {
    for (const AnyGame* game : chosen_games(options->game)) {
      const auto number =
          fmt::format("{:016x}", options->player ? signature_of_player(*game) : signature(*game));
      if (options->json)
        print_json({{"game", game->info->id}, {"signature", number}});
      else
        fmt::print("{} {}\n", game->info->id, number);
    }
  });
}

void add_bench(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string game;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("bench", "Measure positions per second of processor time on one core");
  command->add_option("GAME", options->game, "only this game");
  command->add_flag("--json", options->json, "print one JSON object per game");
  add_examples(*command, {"bench fortress", "bench fortress --json"});
  command->callback([options] {
    for (const AnyGame* game : chosen_games(options->game)) bench(*game, options->json);
  });
}

}  // namespace longwood::cli

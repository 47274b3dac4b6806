#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/common.hpp"
#include "cli/draw.hpp"
#include "cli/player_table.hpp"
#include "games/all_games.hpp"

namespace longwood::cli {
namespace {

struct Options : DealOptions {
  std::string record;
  bool winnable = false;
};

/// The game which this answer means: its number in the list, its name, or the beginning or end of its name.
const AnyGame* meant(std::string_view answer) {
  const auto games = all_games();
  if (const auto number = read_number(answer); number && *number >= 1 && *number <= games.size())
    return &games[*number - 1];
  std::string id;
  for (const char c : answer) {
    if (c == '.') continue;
    const bool capital = c >= 'A' && c <= 'Z';
    id += capital ? static_cast<char>(c - 'A' + 'a') : c == ' ' ? '-' : c;
  }
  if (const AnyGame* game = find_game(id)) return game;
  const AnyGame* found = nullptr;
  for (const AnyGame& game : games)
    if (id.size() >= 3 && game.info->id.find(id) != std::string_view::npos) {
      if (found != nullptr) return nullptr;
      found = &game;
    }
  return found;
}

/// Asks which game to play; nullptr at the end of input.
const AnyGame* choose() {
  fmt::print("Longwood: eight patience games by the book\n\n");
  for (int number = 0; const AnyGame& game : all_games())
    fmt::print("{:2}  {:<15} {}\n", ++number, game.info->title, wrapped(game.info->rulebook->object, 20));
  const bool prompt = ::isatty(STDIN_FILENO) != 0;
  for (std::string line;;) {
    fmt::print("\nWhich game? Its number or name, or quit{}", prompt ? ": " : ".\n");
    std::fflush(stdout);
    if (!std::getline(std::cin, line)) return nullptr;
    while (!line.empty() && line.back() <= ' ') line.pop_back();
    if (line == "quit" || line == "q") return nullptr;
    if (const AnyGame* game = meant(line)) return game;
    fmt::print("There is no game {}{}\n", in_quotes(line), suggestion(line, game_ids()));
  }
}

Session from_record(const std::string& path) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  auto session = replay(*text);
  if (!session) throw Fault{path + ": " + session.error()};
  return std::move(*session);
}

void play(const Options& options) {
  std::optional<Session> asked;
  if (!options.record.empty()) {
    asked = from_record(options.record);
    if (!options.game.empty() && &game_named(options.game) != &asked->game())
      throw Fault{options.record + ": the record is of " + std::string{asked->info().title} + ", not of " +
                  options.game};
  }
  const AnyGame* game = asked ? &asked->game() : !options.game.empty() ? &game_named(options.game) : choose();
  if (game == nullptr) return;
  const auto drawn = options.winnable ? winnable_deal : any_deal;
  const ChosenRules rules = options.chosen_rules(*game);
  if (!asked && (options.given() || options.winnable || !options.set.empty() || !options.choices.empty()))
    asked = Session{*game, *rules.set, rules.options,
                    options.given() ? options.chosen_deal(*game) : drawn(*game, rules)};
  Keeper keeper{*game};
  const bool resumed = !asked && keeper.left();
  if (resumed)
    asked = std::move(keeper.left());
  else
    keeper.begin_another(keeper.left().has_value());
  if (!asked) asked = Session{*game, *rules.set, rules.options, any_deal(*game, rules)};
  PlayerTable{std::move(*asked), std::move(keeper), resumed}.run();
}

}  // namespace

void add_play(CLI::App& app, int& /*status*/) {
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("play", "play at the terminal; goes on with the game you left");
  options->add_to(*command, false);
  command->add_option("--record", options->record, "go on with this record")
      ->excludes(command->get_option("--deal"), command->get_option("--deck"), command->get_option("--set"),
                 command->get_option("--options"));
  command->add_flag("--winnable", options->winnable, "a new deal that can be won")
      ->excludes("--deal", "--deck", "--record");
  command->callback([options] { play(*options); });
}

}  // namespace longwood::cli

#include <algorithm>
#include <climits>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/draw.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/player_table.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "core/all_games.hpp"
#include "foresight/kind_deal.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

struct PlayOptions : DealOptions {
  std::string record, live, language;
  unsigned resume = 0;
  bool winnable = false, list = false, kind = false;
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
const AnyGame* choose(const Language& language) {
  const Speaker say{language};
  fmt::print("{}\n\n", say.phrase("Longwood: patience games by the book"));
  std::size_t titles = 0;
  for (const AnyGame& game : all_games())
    titles = std::max(titles, columns_of(say.word(title_text(*game.info))));
  for (int number = 0; const AnyGame& game : all_games())
    fmt::print("{:2}  {:<{}}  {}\n", ++number, say.word(title_text(*game.info)), titles,
               wrapped(say.word({game.info->rulebook->aim, "aim"}), titles + 6));
  const bool prompt = ::isatty(STDIN_FILENO) != 0;
  for (std::string line;;) {
    fmt::print("\n{}{}", say.phrase("Which game? Type its number or name, or quit"), prompt ? ": " : ".\n");
    std::fflush(stdout);
    if (!std::getline(std::cin, line)) return nullptr;
    while (!line.empty() && line.back() <= ' ') line.pop_back();
    if (line == "quit" || line == "q") return nullptr;
    if (const AnyGame* game = meant(line)) return game;
    const auto unknown = problem("There is no game {name}", in_quotes(line));
    const auto near = nearest(line, game_ids());
    fmt::print("{}\n", say.problem(or_meant(unknown, near)));
  }
}

Session from_record(const std::string& path) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  auto session = read_game(*text);
  if (!session) throw Fault{problem("{what}: {why}", in_quotes(path), session.error())};
  return std::move(*session);
}

/// The former games of one game, or of all.
void list_former(const std::string& of, const Language& language) {
  const auto directory = store::state_directory();
  if (!directory) throw Fault{directory.error()};
  for (const AnyGame& game : all_games()) {
    if (!of.empty() && &game != &game_named(of)) continue;
    const auto lines = former_games_text({*directory, game.info->id}, language);
    if (!lines.empty())
      fmt::print("{}\n{}", Speaker{language, *game.info}.word(title_text(*game.info)), lines);
  }
}

void play(const PlayOptions& options) {
  const Language language = language_named(options.language);
  if (options.list) return list_former(options.game, language);
  std::optional<Session> asked;
  if (!options.record.empty()) {
    asked = from_record(options.record);
    if (!options.game.empty() && &game_named(options.game) != &asked->game())
      throw Fault{problem("'{path}' is a game of {game}, not of {other}", options.record,
                          title_text(asked->info()), options.game)};
  }
  const AnyGame* game = asked                   ? &asked->game()
                        : !options.game.empty() ? &game_named(options.game)
                                                : choose(language);
  if (game == nullptr) return;
  const auto drawn = options.winnable ? winnable_deal : any_deal;
  const ChosenRules rules = options.chosen_rules(*game);
  if (options.kind && !has_kind_deals(*game, rules.options))
    throw Fault{problem("--kind: {game} has no hidden cards to choose from under these rules; omit it",
                        title_text(*game->info))};
  if (!asked && (options.given() || options.winnable || options.kind || !options.set.empty() ||
                 !options.choices.empty()))
    asked = Session{*game, *rules.set, rules.options,
                    options.given() ? options.chosen_deal(*game) : drawn(*game, rules)};
  if (options.kind && asked) asked->make_kind(asked->deal().number);
  Autosave autosave{*game};
  if (options.resume > 0) {
    auto session = autosave.take_up(static_cast<int>(options.resume));
    if (!session) throw Fault{session.error()};
    asked = std::move(*session);
  }
  const bool left = !asked && autosave.left(), resumed = left || options.resume > 0;
  if (left)
    asked = std::move(autosave.left());
  else if (!resumed)
    autosave.begin_another();
  if (!asked) asked = Session{*game, *rules.set, rules.options, any_deal(*game, rules)};
  const auto live = options.live.empty() ? std::nullopt : std::optional{options.live == "on"};
  PlayerTable{std::move(*asked), std::move(autosave), resumed, live, language}.run();
}

}  // namespace

void add_play(CLI::App& app, int& /*status*/) {
  auto options = std::make_shared<PlayOptions>();
  auto* command = app.add_subcommand("play", "Play in the terminal; resumes your last game");
  options->add_to(*command, false);
  add_language_to(*command, options->language);
  add_examples(*command, {"play fortress", "play st-helena --winnable"});
  command->add_option("--record", options->record, "continue this saved game")
      ->excludes(command->get_option("--deal"), command->get_option("--deck"), command->get_option("--board"),
                 command->get_option("--set"), command->get_option("--options"));
  command->add_flag("--winnable", options->winnable, "start a new deal that is winnable")
      ->excludes("--deal", "--deck", "--board", "--record");
  command
      ->add_flag("--kind", options->kind,
                 "start a kind deal: hidden cards are chosen as you play, so that you can win")
      ->excludes("--deck", "--board", "--record");
  auto* resume =
      add_number(*command, "--resume", options->resume, 1, INT_MAX, "continue an earlier game, by its number")
          ->excludes("--deal", "--deck", "--board", "--record", "--set", "--options", "--winnable", "--kind");
  command->add_flag("--games", options->list, "list your earlier games")->excludes(resume);
  command->add_option("--live", options->live, "show with every board whether it is still winnable")
      ->check(CLI::IsMember({"on", "off"}));
  command->callback([options] { play(*options); });
}

}  // namespace longwood::cli

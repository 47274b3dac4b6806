#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/terminal.hpp"
#include "core/all_games.hpp"
#include "face/commands.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

void list_as_json() {
  for (const AnyGame& game : all_games()) {
    const RuleSet& own = game.info->sets.front();
    print_answer(face::GameDescribed{{in_english_of(*game.info), game, own, own.options}});
  }
}

/// Also the packs, the aim and the other names.
void print_more(const Speaker& say) {
  const GameInfo& info = say.info();
  fmt::print("    {}\n", say.count("{n} pack", "{n} packs", int{info.packs.count}));
  fmt::print("    {}\n", wrapped(say.word({info.rulebook->aim, "aim"}), 4));
  std::string names;
  const auto add = [&](std::string_view name) { (names += names.empty() ? "" : ", ") += name; };
  for (const std::string& name : names_of_translators(say)) add(name);
  for (const KnownAs& known : info.known_as) add(known.name);
  if (!names.empty()) fmt::print("    {}\n", wrapped(say.phrase("Also known as {names}.", names), 4));
}

void list_as_text(const Language& language, bool more) {
  std::size_t ids = 0, titles = 0;
  for (const AnyGame& game : all_games()) {
    ids = std::max(ids, game.info->id.size());
    titles = std::max(titles, columns_of(Speaker{language}.word(title_text(*game.info))));
  }
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    const Speaker say{language, info};
    fmt::print("{:<{}}  {:<{}}  {}\n", info.id, ids, say.word(title_text(info)), titles, info.source);
    if (more) print_more(say);
  }
}

}  // namespace

void add_games(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string language;
    bool more = false, json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("games", "List the games");
  command->add_flag("--long", options->more, "also show the packs, the aim and the other names");
  command->add_flag("--json", options->json, "print one JSON object per game");
  add_language_to(*command, options->language);
  add_examples(*command, {"games", "games --long"});
  command->callback([options] {
    const Language language = language_named(options->language);
    options->json ? list_as_json() : list_as_text(language, options->more);
  });
}

}  // namespace longwood::cli

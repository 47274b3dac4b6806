#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/common.hpp"
#include "cli/languages.hpp"
#include "face/commands.hpp"
#include "games/all_games.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

void list_as_json() {
  for (const AnyGame& game : all_games()) {
    const RuleSet& own = game.info->sets.front();
    print_answer(face::GameTold{{in_english_of(*game.info), game, own, own.options}});
  }
}

void list_as_text(const Language& language) {
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    const Speaker say{language, info};
    const std::string title{say.word(title_text(info))};
    fmt::print("{:<15} {:<15} {}, {}\n", info.id, title, info.source,
               say.count("{n} pack", "{n} packs", int{info.packs.count}));
    fmt::print("    {}\n", wrapped(say.word({info.rulebook->aim, "aim"}), 4));
    std::string names;
    const auto add = [&](std::string_view name) { (names += names.empty() ? "" : ", ") += name; };
    for (const std::string& name : names_of_translators(say)) add(name);
    for (const KnownAs& known : info.known_as) add(known.name);
    if (!names.empty()) fmt::print("    {}\n", wrapped(say.phrase("Also known as {names}.", names), 4));
  }
}

}  // namespace

void add_games(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string language;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("games", "list the games");
  command->add_flag("--json", options->json, "one JSON object a line");
  add_language_to(*command, options->language);
  command->callback([options] {
    const Language language = language_named(options->language);
    options->json ? list_as_json() : list_as_text(language);
  });
}

}  // namespace longwood::cli

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "games/all_games.hpp"
#include "honest/guide.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

Json groups_json(const GameInfo& info) {
  Json groups = Json::array();
  for (const PileGroup& group : info.groups) {
    Json piles = Json::array();
    for (int i = 0; i < group.piles.count; ++i) piles.push_back(info.pile_names[group.piles[i]]);
    groups.push_back({{"name", group.name}, {"role", role_name(group.role)}, {"piles", piles}});
  }
  return groups;
}

Json option_ids_json(const GameInfo& info) {
  Json options = Json::array();
  for (const RuleOption& option : info.variants.options) {
    Json choices = Json::array();
    for (int i = 0; i < option.size(); ++i) choices.push_back(option.choices[static_cast<std::size_t>(i)].id);
    options.push_back({{"id", option.id}, {"choices", choices}});
  }
  return options;
}

Json names_json(const GameInfo& info) {
  Json names = Json::array();
  for (const KnownAs& known : info.known_as)
    names.push_back({{"name", known.name}, {"source", known.source}, {"set", known.set}});
  return names;
}

Json mistaken_json(const GameInfo& info) {
  Json names = Json::array();
  for (const Mistaken& other : info.mistaken) names.push_back({{"name", other.name}, {"is", other.is}});
  return names;
}

void list_as_json() {
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    Json sets = Json::array();
    for (const RuleSet& set : info.sets)
      sets.push_back(
          {{"id", set.id}, {"title", set.title}, {"calibrated", calibrated_json(info, set.options)}});
    print_json({{"game", info.id},
                {"title", info.title},
                {"aim", info.rulebook->aim},
                {"packs", info.packs.count},
                {"source", info.source},
                {"rules", info.rules_version},
                {"player", guide_for(info).version},
                {"piles", info.piles()},
                {"groups", groups_json(info)},
                {"options", option_ids_json(info)},
                {"sets", sets},
                {"known_as", names_json(info)},
                {"mistaken", mistaken_json(info)}});
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
    for (const std::string& name : names_of_translators(say))
      if (name != title) add(name);
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

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/rules_text.hpp"

namespace longwood::cli {

std::string rules_text(const GameInfo& info) {
  const Rulebook& book = *info.rulebook;
  auto text = fmt::format("{}\n{}, {}\n\n{}\n\n", info.title, book.book, book.chapter, wrapped(book.object));
  int number = 0;
  for (const Sentence& sentence : book.sentences)
    text += fmt::format("{:3}. {}\n     [{}]\n", ++number, wrapped(sentence.text, 5),
                        wrapped(sentence.source, 6, 79));
  if (!book.notes.empty()) text += "\nWhere the authorities differ\n";
  for (const Note& note : book.notes)
    text += fmt::format("\n{}\n     Elsewhere: {}\n     Here: {}\n",
                        wrapped(fmt::format("Rule {}: {}", note.sentence, note.point), 5),
                        wrapped(note.readings, 16), wrapped(note.ours, 11));
  return text;
}

namespace {

Json rules_json(const GameInfo& info) {
  const Rulebook& book = *info.rulebook;
  Json sentences = Json::array(), notes = Json::array();
  for (const Sentence& sentence : book.sentences)
    sentences.push_back(
        {{"number", sentences.size() + 1}, {"text", sentence.text}, {"source", sentence.source}});
  for (const Note& note : book.notes)
    notes.push_back({{"sentence", note.sentence},
                     {"point", note.point},
                     {"readings", note.readings},
                     {"ours", note.ours}});
  return {{"game", info.id},        {"title", info.title},     {"rules", info.rules_version},
          {"book", book.book},      {"chapter", book.chapter}, {"object", book.object},
          {"sentences", sentences}, {"notes", notes}};
}

}  // namespace

void add_rules(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string game;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("rules", "the rules of a game, sentence by sentence, with their sources");
  command->add_option("GAME", options->game, "the game, as longwood games lists it")->required();
  command->add_flag("--json", options->json, "one JSON object");
  command->callback([options] {
    const GameInfo& info = *game_named(options->game).info;
    if (options->json)
      print_json(rules_json(info));
    else
      fmt::print("{}", rules_text(info));
  });
}

}  // namespace longwood::cli

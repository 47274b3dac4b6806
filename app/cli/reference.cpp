#include "cli/reference.hpp"

#include <map>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/help.hpp"

namespace longwood::cli {
namespace {

/// An option as a row of a table.
using Row = std::pair<std::string, std::string>;

/// Text for a cell of a table. A bar would end the cell, even in code.
std::string cell_of(const std::string& text) {
  std::string cell;
  for (const char c : text) cell += c == '|' ? "\\|" : std::string{c};
  return cell;
}

/// Prose for a cell, in which <GAME> is not an element of HTML.
std::string prose_of(const std::string& text) {
  std::string prose;
  for (const char c : cell_of(text)) prose += c == '<' ? "&lt;" : std::string{c};
  return prose;
}

Row row_of(const CLI::Option& option) {
  return {"`" + cell_of(option_name(option)) + "`", prose_of(option_words(option, in_english))};
}

/// The commands that do something: those of the program, and of a command with commands below it those.
std::vector<std::pair<std::string, const CLI::App*>> commands_of(const CLI::App& app,
                                                                 const std::string& before) {
  std::vector<std::pair<std::string, const CLI::App*>> found;
  for (const CLI::App* command : shown_commands(app)) {
    const auto name = before + command->get_name();
    if (shown_commands(*command).empty()) found.emplace_back(name, command);
    for (auto& below : commands_of(*command, name + " ")) found.push_back(std::move(below));
  }
  return found;
}

std::string table(const std::vector<Row>& rows) {
  std::string text = rows.empty() ? "" : "\n| option | meaning |\n|---|---|\n";
  for (const auto& [name, words] : rows) text += fmt::format("| {} | {} |\n", name, words);
  return text;
}

template <class Act>
void for_each_option(const CLI::App& command, Act act) {
  for (const OptionGroup& group : groups_of(command))
    for (const CLI::Option* option : group.options) act(row_of(*option));
}

}  // namespace

std::string markdown_reference(const CLI::App& app) {
  constexpr int shared = 3;  // commands from which on an option is described once for all
  const auto commands = commands_of(app, "");
  std::map<Row, int> uses;
  for (const auto& [name, command] : commands)
    for_each_option(*command, [&](const Row& row) { ++uses[row]; });
  std::string text;
  std::vector<Row> common;
  for (const auto& [name, command] : commands) {
    text += fmt::format("### `{}`\n\n{}.\n\n", usage_of(*command, name), command->get_description());
    for (const std::string& example : examples_of(*command)) text += "    " + example + "\n";
    std::vector<Row> rows;
    for_each_option(*command, [&](const Row& row) {
      int& times = uses[row];
      if (times < shared && times >= 0) rows.push_back(row);
      if (times >= shared) common.push_back(row);
      if (times >= shared) times = -1;  // listed
    });
    text += table(rows) + "\n";
  }
  return text + "### Options of several commands\n" + table(common);
}

}  // namespace longwood::cli

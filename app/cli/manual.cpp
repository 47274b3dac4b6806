#include "cli/manual.hpp"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/completion.hpp"
#include "cli/help.hpp"
#include "core/fault.hpp"
#include "session/store.hpp"

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

/// All commands and options of a program in Markdown, for docs/reference. Options that several commands share
/// are described once, at the end.
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

/// Text in which nothing is read as a request of roff.
std::string roff(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else if (c == '\n')
      result += result.ends_with('\n') ? "" : "\n";
    else if ((c == '.' || c == '\'') && (result.empty() || result.ends_with('\n')))
      (result += "\\&") += c;
    else
      result += c;
  }
  return result;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

/// Names and options in bold, `<VALUES>` in italics.
std::string styled(const std::string& words) {
  std::string text = "\\fB";
  for (const char c : roff(words))
    if (c == '<')
      text += "\\fI<";
    else if (c == '>')
      text += ">\\fB";
    else
      text += c;
  return text + "\\fR";
}

std::string options_section(const CLI::App& command, std::string_view heading) {
  std::string text;
  for (const OptionGroup& group : groups_of(command)) {
    text += fmt::format("{} {}\n", heading, roff(group.title.english));
    for (const CLI::Option* option : group.options)
      text += ".TP\n" + styled(option_name(*option)) + "\n" +
              roff(capital(option_words(*option, in_english))) + ".\n";
  }
  return text;
}

std::string examples_section(const CLI::App& command) {
  const auto examples = examples_of(command);
  std::string text = examples.empty() ? "" : ".SH EXAMPLES\n.nf\n";
  for (const std::string& example : examples) text += roff(example) + "\n";
  return examples.empty() ? text : text + ".fi\n";
}

constexpr std::string_view statuses = R"(.SH EXIT STATUS
.TP
.B 0
Success.
.TP
.B 1
The answer is no: a saved game that does not verify, or a single deal that is not won.
.TP
.B 2
Wrong usage or input, with one line on standard error that names the problem and the fix.
)";

constexpr std::string_view surroundings = R"(.SH ENVIRONMENT
.TP
.B BROWSER
The browser that \fBlongwood serve\fR opens.
.TP
.B NO_COLOR
If set, output is not coloured unless \fB\-\-color=always\fR is given.
.TP
.B XDG_STATE_HOME
Where games played in the terminal are saved; \fI~/.local/state\fR if not set.
.SH FILES
.TP
.I $XDG_STATE_HOME/longwood/GAME.record
The game in progress, with all its tries.
)";

}  // namespace

std::string manual_page(const CLI::App& app, const CLI::App* command) {
  const CLI::App& of = command == nullptr ? app : *command;
  const auto& program = app.get_name();
  const auto page = command == nullptr ? program : program + "-" + command->get_name();
  const auto line = command == nullptr ? program : program + " " + command->get_name();
  const auto about = roff(of.get_description());
  std::string text = fmt::format(".TH {} 1 \"\" \"longwood {}\" \"Longwood\"\n", page, LONGWOOD_VERSION);
  text += ".SH NAME\n" + roff(page) + " \\- " + about + "\n";
  text += ".SH SYNOPSIS\n" + styled(usage_of(of, line)) + "\n";
  text += examples_section(of);
  text += ".SH DESCRIPTION\n" + about + ".\n";
  const auto commands = shown_commands(of);
  if (!commands.empty()) text += ".SH COMMANDS\n";
  for (const CLI::App* below : commands) {
    const auto name = (command == nullptr ? "" : command->get_name() + " ") + below->get_name();
    text += ".TP\n" + styled(usage_of(*below, name)) + "\n" + roff(below->get_description()) + ".\n";
  }
  if (command != nullptr)
    for (const CLI::App* below : commands)
      text += ".SH " + roff(below->get_name()) + "\n" + roff(below->get_description()) + ".\n" +
              options_section(*below, ".SS");
  if (command == nullptr || commands.empty()) text += ".SH OPTIONS\n" + options_section(of, ".SS");
  text += statuses;
  if (command == nullptr) text += surroundings;
  text += ".SH SEE ALSO\n";
  std::string others;
  if (command != nullptr)
    others = fmt::format("\\fB{}\\fR(1)", program);
  else
    for (const CLI::App* below : commands)
      others +=
          fmt::format(R"({}\fB{}\-{}\fR(1))", others.empty() ? "" : ",\n", program, roff(below->get_name()));
  return text + others + "\n";
}

void write_manual(const CLI::App& app, const std::string& folder) {
  if (const auto made = store::make_directories(folder, store::Folder::open); !made)
    throw Fault{problem("{what}: {why}", "--out", made.error())};
  const auto write = [&](const std::string& name, const std::string& text) {
    const auto written =
        store::replace_file(folder + "/" + name + ".1", text, ".TH " + app.get_name(), "manual page");
    if (!written) throw Fault{written.error()};
  };
  write(app.get_name(), manual_page(app, nullptr));
  for (const CLI::App* command : shown_commands(app))
    write(app.get_name() + "-" + command->get_name(), manual_page(app, command));
}

void add_descriptions(CLI::App& app) {
  auto shell = std::make_shared<std::string>();
  auto* completions = app.add_subcommand("completions", "Print the completion script for a shell");
  completions->add_option("SHELL", *shell, "the shell")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  add_examples(*completions, {"completions bash", "completions fish"});
  completions->callback([&app, shell] { fmt::print("{}", completion_script(*shell, app.get_name())); });

  struct Options {
    std::string out;
    bool markdown = false;
  };
  auto options = std::make_shared<Options>();
  auto* manual = app.add_subcommand("manual", "Print the manual page, or write all pages to a folder");
  auto* out = manual->add_option("--out", options->out, "write one page per command to this folder")
                  ->type_name("<FOLDER>");
  manual->add_flag("--markdown", options->markdown, "print all commands and options as Markdown")
      ->excludes(out);
  add_examples(*manual, {"manual", "manual --out pages"});
  manual->callback([&app, options] {
    if (!options->out.empty()) return write_manual(app, options->out);
    fmt::print("{}", options->markdown ? markdown_reference(app) : manual_page(app, nullptr));
  });
}

}  // namespace longwood::cli

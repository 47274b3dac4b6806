#include "cli/manual.hpp"

#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/completion.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

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

/// "--deal NUMBER", "-h, --help", "GAME".
std::string usage_of(const CLI::Option& option) {
  std::string text;
  for (const std::string& name : option.get_snames())
    text += (text.empty() ? "" : ", ") + (R"(\fB\-)" + roff(name)) + "\\fR";
  for (const std::string& name : option.get_lnames())
    text += (text.empty() ? "" : ", ") + (R"(\fB\-\-)" + roff(name)) + "\\fR";
  if (option.get_positional()) return "\\fI" + roff(option.get_name()) + "\\fR";
  if (option.get_expected_max() > 0) text += " \\fI" + roff(option.get_type_name()) + "\\fR";
  return text;
}

std::string options_section(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* option : command.get_options()) {
    text += ".TP\n" + usage_of(*option) + "\n" + roff(capital(option->get_description()));
    if (!option->get_default_str().empty()) text += " (" + roff(option->get_default_str()) + " if not given)";
    text += ".\n";
  }
  return text;
}

std::vector<const CLI::App*> shown_commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); });
}

std::string synopsis(const std::string& name, const CLI::App& command) {
  std::string text = "\\fB" + roff(name) + "\\fR";
  if (!shown_commands(command).empty()) return text + R"( \fICOMMAND\fR [\fIARGUMENTS\fR])";
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional())
      text += fmt::format(" {}\\fI{}\\fR{}{}", option->get_required() ? "" : "[", roff(option->get_name()),
                          option->get_expected_max() > 1 ? "..." : "", option->get_required() ? "" : "]");
  return text + " [\\fIOPTIONS\\fR]";
}

constexpr std::string_view statuses = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
The answer is no: a record that does not verify, a single deal that was asked for and is not won.
.TP
.B 2
Wrong use or bad input, with one line on standard error that names the place and the remedy.
)";

constexpr std::string_view surroundings = R"(.SH ENVIRONMENT
.TP
.B BROWSER
The browser that \fBlongwood serve\fR opens.
.TP
.B NO_COLOR
If set, suits are not coloured.
.TP
.B XDG_STATE_HOME
Where games played at the terminal are kept; \fI~/.local/state\fR if not set.
.SH FILES
.TP
.I $XDG_STATE_HOME/longwood/GAME.record
The game that was left, with everything tried in it.
)";

}  // namespace

std::string manual_page(const CLI::App& app, const CLI::App* command) {
  const CLI::App& of = command == nullptr ? app : *command;
  const auto& program = app.get_name();
  const auto page = command == nullptr ? program : program + "-" + command->get_name();
  std::string text = fmt::format(".TH {} 1 \"\" \"longwood {}\" \"Longwood\"\n", page, LONGWOOD_VERSION);
  text += ".SH NAME\n" + roff(page) + " \\- " +
          roff(command == nullptr ? "patience games of Victorian books, played, solved and studied"
                                  : of.get_description()) +
          "\n";
  text +=
      ".SH SYNOPSIS\n" + synopsis(command == nullptr ? program : program + " " + of.get_name(), of) + "\n";
  text += ".SH DESCRIPTION\n" + roff(capital(of.get_description()));
  text += text.ends_with('.') ? "\n" : ".\n";
  const auto commands = shown_commands(of);
  if (!commands.empty()) {
    text += ".SH COMMANDS\n";
    for (const CLI::App* below : commands) {
      text += ".SS " + synopsis(of.get_name() + " " + below->get_name(), *below) + "\n";
      text += roff(capital(below->get_description())) + ".\n";
      if (command != nullptr) text += options_section(*below);
    }
  }
  if (command == nullptr || commands.empty()) text += ".SH OPTIONS\n" + options_section(of);
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
  if (std::error_code failed; !std::filesystem::is_directory(folder, failed))
    throw Fault{problem("--out: there is no folder {name}", in_quotes(folder))};
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
  auto* completions = app.add_subcommand("completions", "the completion script of a shell");
  completions->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  completions->callback([&app, shell] { fmt::print("{}", completion_script(*shell, app.get_name())); });

  auto out = std::make_shared<std::string>();
  auto* manual = app.add_subcommand("manual", "the manual pages of this program, for man(1)");
  manual->add_option("--out", *out, "write one page a command to this folder; else the program's is printed");
  manual->callback([&app, out] {
    if (out->empty())
      fmt::print("{}", manual_page(app, nullptr));
    else
      write_manual(app, *out);
  });
}

}  // namespace longwood::cli

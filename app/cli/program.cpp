#include "cli/program.hpp"

#include <algorithm>
#include <csignal>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/arguments.hpp"
#include "cli/common.hpp"
#include "cli/completion.hpp"
#include "cli/manual.hpp"
#include "cli/spoken_help.hpp"
#include "cli/streams.hpp"

namespace longwood::cli {
namespace {

/// After each help, a line each.
constexpr Text footer[] = {
    message("Without --json a command prints text for people; with it, one JSON object a line.", "help"),
    message("Exit status: 0 done, 1 the answer is no, 2 wrong use or bad input.", "help"),
};

/// The arguments, last first as CLI11 wants them; a negative number keeps to the option before it.
std::vector<std::string> arguments(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  for (std::size_t i = 1; i < words.size(); ++i)
    if (words[i].size() > 1 && words[i][0] == '-' && words[i][1] >= '0' && words[i][1] <= '9' &&
        words[i - 1].starts_with("--") && words[i - 1].find('=') == std::string::npos) {
      words[i - 1] += "=" + words[i];
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
    }
  std::ranges::reverse(words);
  return words;
}

void check_command(const Program& program, const CLI::App& app, const std::vector<std::string>& backwards) {
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands({})) commands.push_back(command->get_name());
  std::string_view first;
  for (const std::string& word : backwards)
    if (!word.starts_with('-')) first = word;
  if (first.data() == nullptr || std::ranges::find(commands, first) != commands.end()) return;
  if (std::ranges::find(program.elsewhere, first) != program.elsewhere.end())
    throw Fault{problem("{word} is a command of another program: run {program} {command}", in_quotes(first),
                        program.other, first)};
  const auto near = nearest(first, commands);
  if (near.empty())
    throw Fault{problem("there is no command {word}; see {program} --help", in_quotes(first), program.name)};
  throw Fault{or_meant(problem("there is no command {word}", in_quotes(first)), near)};
}

/// What CLI11 objects to, in one line of ours.
[[noreturn]] void refuse(const CLI::App& app, const CLI::ParseError& error) {
  const auto chosen = app.get_subcommands();
  const CLI::App& command = chosen.empty() ? app : *chosen.front();
  const auto help = app.get_name() + " " + (chosen.empty() ? "" : command.get_name() + " ") + "--help";
  std::string words = error.what();
  std::ranges::replace(words, '\n', ' ');
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
    const auto extras = app.remaining(true);
    std::vector<std::string> options;
    for (const CLI::Option* option : command.get_options())
      for (const std::string& name : option->get_lnames()) options.push_back("--" + name);
    const auto extra = extras.empty() ? "" : extras.front();
    const auto near = extra.starts_with("--") ? nearest(extra.substr(0, extra.find('=')), options) : "";
    const auto what = problem("{text} was not expected here", in_quotes(extra));
    throw Fault{near.empty() ? problem("{clause}; see {command}", what, help) : or_meant(what, near)};
  }
  throw Fault{problem("{clause}; see {command}", objection(words), help)};
}

Language language_of(const Program& program, int argc, char** argv) {
  if (program.language == nullptr) return {};
  return program.language({argv, static_cast<std::size_t>(argc)});
}

int run(const Program& program, int argc, char** argv) {
  int status = done;
  CLI::App app{std::string{program.description}};
  const std::string name{program.name};
  app.name(name);
  app.set_version_flag("--version", name + " " LONGWOOD_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  std::string end;
  for (const Text line : footer) (end += line.english) += '\n';
  app.footer(end.append(program.start));
  app.require_subcommand(1);
  for (const AddCommand add : program.commands) add(app, status);
  add_descriptions(app);
  refuse_empty_texts(app);
  // Asked by the scripts of the shells; the words may be anything, so they are no arguments of a command.
  if (argc > 1 && std::string_view{argv[1]} == "--complete") {
    speak_help(app, language_of(program, argc, argv));
    print_completions(app, std::vector<std::string>(argv + 2, argv + argc));
    return done;
  }
  try {
    auto words = arguments(argc, argv);
    check_command(program, app, words);
    app.parse(words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      speak_help(app, language_of(program, argc, argv));
      return app.exit(error);
    }
    refuse(app, error);
  }
  return status;
}

}  // namespace

int run_program(const Program& program, int argc, char** argv) {
  name_reports(program.name);
  hold_standard_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow further is an error of writing like any other
  int status = wrong_use;
  try {
    status = run(program, argc, argv);
  } catch (const Fault& fault) {
    report(language_of(program, argc, argv).say(fault.problem));
  } catch (const std::exception& error) {
    // A failure to print is reported below, whatever it interrupted.
    if (std::ferror(stdout) == 0) report(std::string{"unforeseen: "} + error.what());
  }
  if (const auto fault = output_fault(); !fault.empty()) {
    report(fault);
    return wrong_use;
  }
  return status;
}

}  // namespace longwood::cli

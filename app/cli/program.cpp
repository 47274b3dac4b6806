#include "cli/program.hpp"

#include <algorithm>
#include <csignal>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/arguments.hpp"
#include "cli/completion.hpp"
#include "cli/help.hpp"
#include "cli/manual.hpp"
#include "cli/reports.hpp"
#include "cli/streams.hpp"
#include "cli/terminal.hpp"
#include "core/problem.hpp"
#include "core/text.hpp"

namespace longwood::cli {
namespace {

/// CLI11 gives its objections as text alone, so they are taken apart by its patterns. What fills the holes of
/// one fills those of ours, in this order.
struct Objection {
  std::string_view theirs;
  Text ours;
};
constexpr Objection objections[] = {
    {"A subcommand is required", message("a command is missing", "objection")},
    {"{option}: the value is missing; write it after the option",
     message("{option}: the value is missing; write it after the option", "objection")},
    {"{option}: {n} required {type} missing",
     message("{option}: the value is missing; write it after the option", "objection")},
    {"{option}: At Most {most} required but received {n}",
     message("{option}: at most {most} allowed, {n} given", "objection")},
    {"{option}: {value} not in {values}", message("{option}: '{value}' is not one of {values}", "objection")},
    {"Could not convert: {option} = {value}", message("{option} does not take '{value}'", "objection")},
    {"{option} is required", message("{option} is missing", "objection")},
    {"{option} requires {other}", message("{option} requires {other}", "objection")},
    {"{option} excludes {other}", message("{option} and {other} cannot be given together", "objection")},
};

/// What fills the holes of a pattern that the words follow; nothing if they do not.
std::optional<std::vector<Problem>> holes_filled(std::string_view pattern, std::string_view words) {
  std::vector<Problem> parts;
  while (!pattern.empty()) {
    const auto hole = pattern.find('{');
    const auto before = pattern.substr(0, hole);
    if (!words.starts_with(before)) return {};
    words.remove_prefix(before.size());
    if (hole == pattern.npos) return words.empty() ? std::optional{std::move(parts)} : std::nullopt;
    pattern.remove_prefix(pattern.find('}') + 1);
    const auto next = pattern.substr(0, pattern.find('{'));
    const auto end = next.empty() ? words.size() : words.find(next);
    if (end == words.npos) return {};
    parts.emplace_back(printable(words.substr(0, end)));
    words.remove_prefix(end);
  }
  return words.empty() ? std::optional{std::move(parts)} : std::nullopt;
}

/// An objection of CLI11 in our own words; one that we do not know, in its own.
Problem objection(std::string_view words) {
  for (const auto& [theirs, ours] : objections)
    if (auto parts = holes_filled(theirs, words)) return {ours, *std::move(parts)};
  return std::string{words};
}

/// The last lines of the program's own help.
constexpr Text closing[] = {
    message("Exit status: 0 success, 1 the answer is no, 2 wrong usage or input.", "help"),
    message("With --json a command prints one JSON object per line.", "help"),
};

bool is_long_option(std::string_view word) { return word.size() > 2 && word.starts_with("--"); }

/// The arguments, last first as CLI11 wants them. A negative number stays with the option before it, and so
/// does the value of --color, which may come before the command. What follows "--option=" is its value even
/// if it is empty, where CLI11 would take the next word.
std::vector<std::string> arguments(int argc, char** argv) {
  std::vector<std::string> words;
  bool options = true;  // before a "--" that ends them
  for (const std::string_view word : std::span{argv, static_cast<std::size_t>(argc)}.subspan(1)) {
    const std::string_view before = options && !words.empty() ? words.back() : std::string_view{};
    const bool number = word.size() > 1 && word[0] == '-' && word[1] >= '0' && word[1] <= '9';
    if (before == "--color" || (number && is_long_option(before) && before.find('=') == before.npos)) {
      words.back().append("=").append(word);
    } else if (options && is_long_option(word) && word.find('=') == word.size() - 1) {
      words.emplace_back(word.substr(0, word.size() - 1));
      words.emplace_back();
    } else {
      options = options && word != "--";
      words.emplace_back(word);
    }
  }
  // `longwood` alone asks for help, and `help solve` is `solve --help`
  if (words.empty()) words.emplace_back("--help");
  if (words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
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
    throw Fault{problem("{word} is a command of another program; run {program} {command}", in_quotes(first),
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

/// Values of the options of the program itself.
struct Own {
  std::string when = "auto", command;
};

/// Options of the program itself, and the command `help`, which `arguments` makes an option of.
void add_own(CLI::App& app, const std::string& name, Own& own) {
  app.set_version_flag("-V,--version", name + " " LONGWOOD_VERSION, "print the version");
  app.set_help_flag("-h,--help", "print this help");
  app.add_option("--color", own.when, "when to colour the output: auto, always or never")
      ->type_name("<WHEN>")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->default_str("auto")
      ->each([](const std::string& when) { colour(when); });
  app.fallthrough();
}

void add_help(CLI::App& app, Own& own) {
  auto* help = app.add_subcommand("help", "Print the help of the program or of a command");
  help->add_option("COMMAND", own.command, "the command; without it, the help of the program");
  std::vector<std::string> examples;
  for (const CLI::App* command : shown_commands(app) | std::views::take(2))
    examples.push_back("help " + command->get_name());
  add_examples(*help, {examples[0], examples[1]});
}

int run(const Program& program, int argc, char** argv) {
  int status = done;
  CLI::App app{std::string{program.description}};
  const std::string name{program.name};
  const auto language = [&] { return language_of(program, argc, argv); };
  app.name(name);
  app.formatter(std::make_shared<HelpFormatter>(language(), std::span{closing}));
  Own own;
  add_own(app, name, own);
  app.require_subcommand(1);
  for (const AddCommand add : program.commands) add(app, status);
  add_descriptions(app);
  add_help(app, own);
  add_examples(app, program.examples);
  sort_options(app);
  refuse_missing_values(app);
  // Asked by the scripts of the shells; the words may be anything, so they are not parsed.
  if (argc > 1 && std::string_view{argv[1]} == "--complete") {
    print_completions(app, std::vector<std::string>(argv + 2, argv + argc), language());
    return done;
  }
  try {
    auto words = arguments(argc, argv);
    check_command(program, app, words);
    app.parse(words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);
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

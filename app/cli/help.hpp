#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/speech.hpp"

namespace longwood::cli {

/// Gives a command the examples that its help and its manual page begin with, one command line each, without
/// the name of the program: "solve fortress --deal 5". A test runs them all.
void add_examples(CLI::App& command, std::span<const std::string_view> examples);
void add_examples(CLI::App& command, std::initializer_list<std::string_view> examples);

/// The examples of a command, each a whole command line.
std::vector<std::string> examples_of(const CLI::App& command);

/// Names the kind of each value (`<N>`, `<FILE>`) and puts each option into a group, for the program and all
/// commands below it. To be called when all options are there.
void sort_options(CLI::App& app);

/// The options of one group of a help, in the order in which they are printed.
struct OptionGroup {
  Text title;
  std::vector<const CLI::Option*> options;
};
/// Positional arguments first. Options of the program that work with every command, like --color, are listed
/// with each command.
std::vector<OptionGroup> groups_of(const CLI::App& command);

/// Whether it is an argument or an option with a value, not a flag.
bool takes_value(const CLI::Option& option);
/// "--nodes <N>", "-h, --help", "<GAME>".
std::string option_name(const CLI::Option& option);
/// "solve <GAME> [OPTIONS]": `name` and what has to follow it.
std::string usage_of(const CLI::App& command, const std::string& name);
/// What an option does and its default value, in this language.
std::string option_words(const CLI::Option& option, const Language& language);
/// Text of the help in this language, if it is translated.
std::string help_word(const Language& language, const std::string& english);
/// The commands that a help lists.
std::vector<const CLI::App*> shown_commands(const CLI::App& app);

/// Prints help in one language, at most 80 columns wide. The help of the program ends with `closing`.
class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter(const Language& language, std::span<const Text> closing)
      : language_{language}, closing_{closing} {}
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;

 private:
  Language language_;
  std::span<const Text> closing_;
};

}  // namespace longwood::cli

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/speech.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// A word that may stand at the cursor, and what it is; `about` may be empty.
struct Candidate {
  std::string word, about;
};

/// Candidates for the last of these words, which follow the program's name: commands,
/// options, games, rule sets, choices and named values of the command table. Empty where a file is expected
/// or nothing is known.
std::vector<Candidate> completions(const CLI::App& app, std::span<const std::string> words);

/// The script by which bash, zsh or fish asks the program of this name for completions; a fault for another
/// shell.
std::string completion_script(std::string_view shell, std::string_view program);

/// Prints the completions, one per line: the word, a tab, and what it is, in this language.
void print_completions(const CLI::App& app, std::span<const std::string> words, const Language& language);

}  // namespace longwood::cli

#pragma once

#include <string_view>

#include "core/speech.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// From now on the help of a program and its commands is in this language: descriptions, headings, footer.
/// Names of commands, options and arguments stay as they are. tools/words.py finds the descriptions where
/// they are given to CLI11.
void speak_help(CLI::App& app, const Language& language);

/// What CLI11 objects to, in words of ours; an objection that is not known, in its own.
Problem objection(std::string_view words);

}  // namespace longwood::cli

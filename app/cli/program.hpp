#pragma once

#include <span>
#include <string_view>

#include "core/speech.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// A command adds itself to a program and sets the status which its run is to return.
using AddCommand = void (*)(CLI::App& app, int& status);

/// One of the project's programs.
struct Program {
  std::string_view name, description;
  std::span<const std::string_view> examples;  ///< for its help, without its name
  std::span<const AddCommand> commands;
  /// Commands that the other program has, and its name.
  std::span<const std::string_view> elsewhere = {};
  std::string_view other = {};
  /// The language of help and errors, if it is not always English.
  Language (*language)(std::span<const char* const> arguments) = nullptr;
};

/// Runs the program with these arguments, reports faults on standard error, and returns the exit status.
int run_program(const Program& program, int argc, char** argv);

}  // namespace longwood::cli

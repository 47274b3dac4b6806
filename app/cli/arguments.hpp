#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace longwood::cli {

/// The whole number that an option or argument of this name was given in digits; or a fault with the range it
/// may have.
std::uint64_t number_of(std::string_view name, std::string_view text, std::uint64_t least,
                        std::uint64_t most);

/// Adds an option, or an argument, whose value is a whole number from `least` to `most`. `target` must live
/// as long as the command.
template <std::unsigned_integral Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& target, std::uint64_t least,
                        std::uint64_t most, const std::string& about) {
  return command
      .add_option_function<std::string>(
          name,
          [name, least, most, &target](const std::string& text) {
            target = static_cast<Number>(number_of(name, text, least, most));
          },
          about)
      ->type_name("NUMBER");
}

/// The longest limit of time, a century.
inline constexpr std::uint64_t most_milliseconds = 3'155'760'000'000;

/// Adds --nodes and --memory: what a search may cost, in positions and megabytes, each with its description.
void add_effort_to(CLI::App& command, std::uint64_t& nodes, std::uint64_t& megabytes,
                   const std::string& about_nodes, const std::string& about_memory);

/// Refuses an empty text and another option ("--out --json") as the value of every option of the command and
/// of those below it. An empty text is a value where it says something: no moves, no choices.
void refuse_missing_values(CLI::App& command);

}  // namespace longwood::cli

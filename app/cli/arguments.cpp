#include "cli/arguments.hpp"

#include <charconv>

#include "core/fault.hpp"

namespace longwood::cli {
namespace {

/// Whether a word is an option, which CLI11 would take for the value of the one before it.
bool is_option(std::string_view word) { return word == "-h" || (word.size() > 2 && word.starts_with("--")); }

}  // namespace

std::uint64_t number_of(std::string_view name, std::string_view text, std::uint64_t least,
                        std::uint64_t most) {
  std::uint64_t number = 0;
  const auto error = std::from_chars(text.data(), text.data() + text.size(), number).ec;
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == text.npos;
  if (error == std::errc{} && digits && number >= least && number <= most) return number;
  if (digits)
    throw Fault{problem("{what}: {text} is out of range; give a number from {least} to {most}", name,
                        in_quotes(text), least, most)};
  throw Fault{problem("{what}: {text} is not a whole number; give one from {least} to {most}, in digits",
                      name, in_quotes(text), least, most)};
}

void add_effort_to(CLI::App& command, std::uint64_t& nodes, std::uint64_t& megabytes,
                   const std::string& about_nodes, const std::string& about_memory) {
  constexpr std::uint64_t most = (std::uint64_t{1} << 63) - 1;  // a study keeps it as a signed number
  add_number(command, "--nodes", nodes, 1, most, about_nodes)->default_str(std::to_string(nodes));
  add_number(command, "--memory", megabytes, 16, std::uint64_t{1} << 20, about_memory)
      ->default_str(std::to_string(megabytes));
}

void refuse_missing_values(CLI::App& command) {
  for (CLI::Option* option : command.get_options()) {
    const auto name = option->get_name();
    if (option->get_expected_max() == 0) continue;
    const bool may_be_empty = name == "--moves" || name == "--options", positional = option->get_positional();
    // before what else is asked of the value, which would not say that there is none
    option->transform(
        CLI::Validator{[may_be_empty, positional](std::string& text) {
                         const bool missing = text.empty() ? !may_be_empty : !positional && is_option(text);
                         return std::string{missing ? "the value is missing; write it after the option" : ""};
                       },
                       ""});
  }
  for (CLI::App* below : command.get_subcommands({})) refuse_missing_values(*below);
}

}  // namespace longwood::cli

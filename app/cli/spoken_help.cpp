#include "cli/spoken_help.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

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
    {"{option}: nothing is given; write the value after it",
     message("{option}: nothing is given; write the value after it", "objection")},
    {"{option}: {n} required {type} missing",
     message("{option}: nothing is given; write the value after it", "objection")},
    {"{option}: At Most {most} required but received {n}",
     message("{option}: at most {most} is taken, and {n} are given", "objection")},
    {"{option}: {value} not in {values}", message("{option}: '{value}' is none of {values}", "objection")},
    {"Could not convert: {option} = {value}", message("{option} takes no '{value}'", "objection")},
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

std::string help_word(const Language& language, const std::string& english) {
  return english.empty() ? english : std::string{language.of({english, "help"})};
}

std::string help_lines(const Language& language, std::string_view english) {
  std::string said;
  while (!english.empty()) {
    const auto end = english.find('\n');
    said += help_word(language, std::string{english.substr(0, end)});
    if (end == english.npos) break;
    said += '\n';
    english.remove_prefix(end + 1);
  }
  return said;
}

void speak_option(CLI::Option& option, const Language& language) {
  option.description(help_word(language, option.get_description()));
  option.group(help_word(language, option.get_group()));
}

/// The words of CLI11 itself.
void speak_labels(CLI::App& app, const Language& language) {
  constexpr Text labels[] = {
      message("Usage", "help"),    message("OPTIONS", "help"),    message("Positionals", "help"),
      message("Options", "help"),  message("SUBCOMMAND", "help"), message("Subcommands", "help"),
      message("REQUIRED", "help"), message("Needs", "help"),      message("Excludes", "help"),
      message("TEXT", "help"),     message("NUMBER", "help")};
  for (const Text label : labels)
    app.get_formatter()->label(std::string{label.english}, std::string{language.of(label)});
}

}  // namespace

void speak_help(CLI::App& app, const Language& language) {
  if (language.is_english()) return;
  speak_labels(app, language);
  app.footer(help_lines(language, app.get_footer()));
  app.description(help_word(language, app.get_description()));
  if (!app.get_group().empty()) app.group(help_word(language, app.get_group()));
  for (CLI::Option* option : app.get_options()) speak_option(*option, language);
  for (CLI::App* below : app.get_subcommands({})) speak_help(*below, language);
}

Problem objection(std::string_view words) {
  for (const auto& [theirs, ours] : objections)
    if (auto parts = holes_filled(theirs, words)) return {ours, *std::move(parts)};
  return std::string{words};
}

}  // namespace longwood::cli

#include "cli/objections.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

}  // namespace

Problem objection(std::string_view words) {
  for (const auto& [theirs, ours] : objections)
    if (auto parts = holes_filled(theirs, words)) return {ours, *std::move(parts)};
  return std::string{words};
}

}  // namespace longwood::cli

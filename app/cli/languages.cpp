#include "cli/languages.hpp"

#include <algorithm>
#include <cstdlib>

#include <CLI/CLI.hpp>

#include "core/fault.hpp"
#include "core/text.hpp"

namespace longwood::cli {
namespace {

/// The catalogue of this name: "de_DE.UTF-8" and "de-AT" mean "de" where there is none for the country.
const Catalogue* catalogue_of(std::string_view name) {
  std::string wanted{name.substr(0, name.find_first_of(".@"))};
  std::ranges::replace(wanted, '_', '-');
  for (const auto part : {std::string_view{wanted}, std::string_view{wanted}.substr(0, wanted.find('-'))})
    for (const Catalogue& catalogue : catalogues())
      if (catalogue.name == part) return &catalogue;
  return nullptr;
}

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool is_english(std::string_view name) {
  return name == "en" || name.starts_with("en_") || name.starts_with("en-") || name == "C" ||
         name.starts_with("C.") || name == "POSIX";
}

/// The language that the system asks for, nullptr for English. As gettext has it, LANGUAGE is a list of which
/// the first that there is counts, unless the locale is C or none is set.
const Catalogue* catalogue_of_the_system() {
  std::string_view locale;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (locale.empty()) locale = variable(name);
  std::string_view list = variable("LANGUAGE");
  if (list.empty() || locale.empty() || locale == "C" || locale.starts_with("C.") || locale == "POSIX")
    list = locale;
  while (!list.empty()) {
    const auto one = list.substr(0, list.find(':'));
    if (is_english(one)) return nullptr;
    if (const Catalogue* found = catalogue_of(one)) return found;
    list.remove_prefix(std::min(list.size(), one.size() + 1));
  }
  return nullptr;
}

}  // namespace

void add_language_to(CLI::App& command, std::string& language) {
  command.add_option("--language", language,
                     "language of the output: en, de or fr; without it, that of the system");
}

Language language_named(std::string_view name) {
  const Catalogue* catalogue = name.empty()       ? catalogue_of_the_system()
                               : is_english(name) ? nullptr
                                                  : catalogue_of(name);
  if (catalogue == nullptr && !name.empty() && !is_english(name)) {
    std::string there = "en";
    for (const Catalogue& other : catalogues()) (there += ", ") += other.name;
    throw Fault{
        problem("--language: {name} is not available; choose one of: {others}", in_quotes(name), there)};
  }
  if (catalogue == nullptr) return {};
  const auto read = Language::read({catalogue->bytes.data(), catalogue->bytes.size()});
  if (!read) throw Fault{std::string{catalogue->name} + ": " + std::string{read.error()}};
  return *read;
}

Language language_of(std::span<const char* const> arguments) {
  constexpr std::string_view option = "--language";
  std::string_view asked;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view word{arguments[i]};
    if (word == option && i + 1 < arguments.size()) asked = arguments[i + 1];
    if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
      asked = word.substr(option.size() + 1);
  }
  return language_named(is_english(asked) || catalogue_of(asked) != nullptr ? asked : std::string_view{});
}

std::string in_figures(const Language& language, std::string figure) {
  constexpr Text sign = message(".", "decimal sign");
  if (const auto point = figure.find('.'); point != figure.npos) figure.replace(point, 1, language.of(sign));
  return figure;
}

std::string grouped_in(const Language& language, std::uint64_t number) {
  constexpr Text mark = message(",", "digit grouping");
  std::string figure;
  for (const char c : grouped(number)) c == ',' ? figure += language.of(mark) : figure += c;
  return figure;
}

}  // namespace longwood::cli

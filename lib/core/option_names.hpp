#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "core/options.hpp"
#include "core/rulebook.hpp"

/// Checks at compile time that the texts of a game's options are in the order of its enums.
namespace longwood::option_names {

/// The part of a function's name that contains its template argument, without scopes.
constexpr std::string_view argument_in(std::string_view function) {
  const std::size_t begin = function.find(" = ") + 3;
  const std::string_view argument = function.substr(begin, function.find_first_of(";]", begin) - begin);
  const std::size_t scope = argument.rfind(':');
  return scope == std::string_view::npos ? argument : argument.substr(scope + 1);
}

/// The name of an enumerator; for a value without one, a number that follows a bracket.
template <auto value>
constexpr std::string_view name_of() {
  return argument_in(__PRETTY_FUNCTION__);
}
template <class E>
constexpr std::string_view type_name() {
  return argument_in(__PRETTY_FUNCTION__);
}

/// Whether the enumerator is the id of the choice, with `_` for `-`.
constexpr bool spells(std::string_view enumerator, std::string_view id) {
  if (enumerator.size() != id.size()) return false;
  for (std::size_t i = 0; i < id.size(); ++i)
    if (enumerator[i] != (id[i] == '-' ? '_' : id[i])) return false;
  return true;
}

/// Whether the name of the enum begins with the id of the option, in capitals and without `-`: "deal-play"
/// and `DealPlay`, "gather" and `Gathering`.
constexpr bool begins(std::string_view type, std::string_view id) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < id.size(); ++i) {
    if (id[i] == '-') continue;
    const bool capital = i == 0 || id[i - 1] == '-';
    const char letter = capital ? static_cast<char>(id[i] - 'a' + 'A') : id[i];
    if (at == type.size() || type[at] != letter) return false;
    ++at;
  }
  return true;
}

/// Whether the enum names all choices of the option, and nothing else, in their order.
template <class E>
constexpr bool agrees(const RuleOption& option) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    const auto agrees_at = [&](std::size_t choice, std::string_view name) {
      const std::string_view id = option.choices[choice].id;
      return id.empty() ? name.contains(')') : spells(name, id);
    };
    return begins(type_name<E>(), option.id) && (agrees_at(i, name_of<static_cast<E>(i)>()) && ...);
  }(std::make_index_sequence<std::tuple_size_v<decltype(option.choices)>>{});
}

/// Whether these options are in the order of the list, and their choices in the order of its enums.
template <class... Choices>
constexpr bool agree(OptionList<Choices...> /*list*/, std::span<const RuleOption> options) {
  std::size_t at = 0;
  return options.size() == sizeof...(Choices) && (agrees<Choices>(options[at++]) && ...);
}

}  // namespace longwood::option_names

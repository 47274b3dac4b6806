#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/state.hpp"

namespace longwood {

/// The options of a game in their order, each as the scoped enum of its choices; the book's choice is 0.
///
/// A game states them in a struct that it inherits (`games/*/sets.hpp`), with a friend by which an enum
/// finds its list:
///
///     struct Choices {
///       enum class Vacancy : std::uint8_t { closed, any_card };
///       enum class Corner : std::uint8_t { closed, open };
///       using List = OptionList<Vacancy, Corner>;
///       friend List options_beside(auto);
///     };
///
/// The enumerators have the names of the choices' ids (`core/option_names.hpp` checks this).
template <class... Choices>
struct OptionList {
  // NOLINTNEXTLINE(bugprone-dynamic-static-initializers): a constant expression
  static constexpr std::size_t size = sizeof...(Choices);

  /// The place of an option in the list.
  template <class E>
  static consteval std::uint8_t place() {
    static_assert((std::same_as<E, Choices> || ...), "the option stands in no list");
    constexpr std::array is_it{std::same_as<E, Choices>...};
    return static_cast<std::uint8_t>(std::ranges::find(is_it, true) - is_it.begin());
  }
};

/// An enum of the choices of an option.
template <class E>
concept OptionChoice = std::is_scoped_enum_v<E> && requires(E e) { options_beside(e); };

/// The options of the game to which the enum belongs.
template <OptionChoice E>
using OptionsBeside = decltype(options_beside(E{}));

/// The place of an option in `State::option`.
template <OptionChoice E>
// NOLINTNEXTLINE(bugprone-dynamic-static-initializers): a constant expression
inline constexpr std::uint8_t option_place = OptionsBeside<E>::template place<E>();

/// The choice of an option.
template <OptionChoice E>
constexpr E choice(const Options& options) {
  return static_cast<E>(options[option_place<E>]);
}
template <OptionChoice E>
constexpr E choice(const State& state) {
  return choice<E>(state.option);
}

/// Whether the option has this choice.
template <OptionChoice E>
constexpr bool chosen(const Options& options, E wanted) {
  return choice<E>(options) == wanted;
}
template <OptionChoice E>
constexpr bool chosen(const State& state, E wanted) {
  return choice<E>(state.option) == wanted;
}

/// One choice of one option as plain numbers, for the data of a game; made from the enumerator.
struct Setting {
  std::uint8_t option = State::options, choice = 0;

  /// No setting: always true.
  constexpr Setting() = default;
  template <OptionChoice E>
  // NOLINTNEXTLINE(google-explicit-constructor): rows of data name the enumerator
  constexpr Setting(E chosen) : option{option_place<E>}, choice{std::to_underlying(chosen)} {}
  constexpr void make(Options& options) const { options[option] = choice; }
  [[nodiscard]] constexpr bool holds(const Options& options) const {
    return option >= options.size() || options[option] == choice;
  }
};

/// These choices, all of one game, and the book's for every other option.
template <OptionChoice E, OptionChoice... More>
  requires(std::same_as<OptionsBeside<E>, OptionsBeside<More>> && ...)
constexpr Options options_with(E first, More... more) {
  Options options{};
  for (const Setting setting : {Setting{first}, Setting{more}...}) setting.make(options);
  return options;
}

}  // namespace longwood

#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "face/describe.hpp"

/// A call as a row of a table. A request has the name of the call and its arguments on separate lines; only
/// the last argument may have several lines. The answer is JSON, or `unfit` and what is wrong with an
/// argument.
namespace longwood::face {

/// The rest of a request.
struct Bytes {
  std::string_view bytes;
};

/// A call that is answered at once: its name, its function, what it does, and the names of its arguments.
template <Literal literal, auto call, Literal about, Literal... parameters>
struct AtOnce {
  static constexpr std::string_view name = text_of<literal>, doc = text_of<about>;
  static constexpr auto function = call;
  static constexpr std::string_view names[] = {text_of<parameters>..., ""};
};
/// A call that begins a task; `task_result` then returns what it has found, an `Answer`.
template <Literal literal, auto call, class Found, Literal about, Literal... parameters>
struct Task : AtOnce<literal, call, about, parameters...> {
  using Answer = Found;
};

/// Removes and returns the first line.
std::string_view cut_line(std::string_view& text);
/// A whole number as JavaScript writes it, up to `most`; nothing if the text is not one.
std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t most = ~std::uint64_t{0});
/// A share as JavaScript writes it, to a millionth; nothing if the text is not one.
std::optional<double> share_of(std::string_view text);

/// A whole number of this type, negative as well if the type is signed.
template <std::integral Number>
std::optional<Number> number_of(std::string_view text) {
  const bool less = std::signed_integral<Number> && text.starts_with('-');
  constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<Number>::max());
  const auto size = whole_number(text.substr(less ? 1 : 0), most);
  if (!size) return {};
  return less ? static_cast<Number>(0 - static_cast<Number>(*size)) : static_cast<Number>(*size);
}

/// An argument from its text; nothing if the text is not valid.
template <class T>
std::optional<T> argument(std::string_view text) {
  if constexpr (std::same_as<T, std::string_view>) {
    return text;
  } else if constexpr (std::same_as<T, Bytes>) {
    return T{text};
  } else if constexpr (std::same_as<T, bool>) {
    if (text != "true" && text != "false") return {};
    return text == "true";
  } else if constexpr (std::same_as<T, Share>) {
    const auto share = share_of(text);
    return share ? std::optional{T{*share}} : std::nullopt;
  } else if constexpr (Enumeration<T>) {
    for (int i = 0; i < Described<T>::values; ++i)
      if (text == Described<T>::text(static_cast<T>(i))) return static_cast<T>(i);
    return {};
  } else if constexpr (is_one_of<T>) {
    for (std::size_t i = 0; i < std::size(T::words); ++i)
      if (text == T::words[i]) return T{i};
    return {};
  } else if constexpr (requires { T::name; }) {
    const auto value = argument<decltype(T::value)>(text);
    return value ? std::optional{T{*value}} : std::nullopt;
  } else {
    return number_of<T>(text);
  }
}

/// The mark before the reason why a request cannot be answered; no JSON begins with it.
inline constexpr char unfit = '?';

/// Calls a function with the arguments of this request, and returns its answer in JSON; or names the invalid
/// argument.
template <class Answer, class... Arguments>
std::string called(Answer (*function)(Arguments...), const std::string_view* names,
                   std::string_view request) {
  std::size_t left = sizeof...(Arguments);
  std::string fault;
  [[maybe_unused]] const auto next = [&]<class T>(std::type_identity<T> /*type*/) {
    const auto text = --left > 0 ? cut_line(request) : request;
    auto value = argument<T>(text);
    if (!value && fault.empty()) {
      fault = unfit;
      fault.append(names[sizeof...(Arguments) - 1 - left]).append(" cannot be '").append(text).append("'");
    }
    return value;
  };
  // the elements of a list in braces are evaluated in order
  const std::tuple<std::optional<Arguments>...> arguments{next(std::type_identity<Arguments>{})...};
  if (!fault.empty()) return fault;
  return json_of(std::apply([&](const auto&... each) { return function(*each...); }, arguments));
}

/// The answer to a request by one of these rows; an unknown call traps.
template <class... Rows>
std::string answer_by(const std::tuple<Rows...>& /*rows*/, std::string_view request) {
  struct Row {
    std::string_view name;
    std::string (*made)(std::string_view);
  };
  static constexpr Row table[] = {
      {Rows::name, [](std::string_view rest) { return called(Rows::function, Rows::names, rest); }}...};
  const auto name = cut_line(request);
  for (const Row& row : table)
    if (row.name == name) return row.made(request);
  __builtin_trap();
}

}  // namespace longwood::face

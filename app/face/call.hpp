#pragma once

#include "face/describe.hpp"

/// A call as a row of a table, and how it is made: a request is the name of the call and its arguments, each
/// on a line but the last, which may have several; the answer is JSON.
namespace longwood::face {

/// The rest of a request.
struct Bytes {
  std::string_view bytes;
};

/// A call that is answered at once: its name, its function, what it does, and what its arguments are called.
template <Literal literal, auto call, Literal about, Literal... parameters>
struct AtOnce {
  static constexpr std::string_view name = text_of<literal>, doc = text_of<about>;
  static constexpr auto function = call;
  static constexpr std::string_view names[] = {text_of<parameters>..., ""};
};
/// A call that begins a task, of which `task_result` then tells what it has found: an `Answer`.
template <Literal literal, auto call, class Found, Literal about, Literal... parameters>
struct Task : AtOnce<literal, call, about, parameters...> {
  using Answer = Found;
};

/// Cuts the first line off.
std::string_view cut_line(std::string_view& text);
/// A whole number as JavaScript writes it; anything else traps.
std::uint64_t whole_number(std::string_view text);
/// A share as JavaScript writes it, to a millionth; anything else traps.
double share_of(std::string_view text);

/// An argument out of its text.
template <class T>
T argument(std::string_view text) {
  if constexpr (std::same_as<T, std::string_view>) {
    return text;
  } else if constexpr (std::same_as<T, Bytes>) {
    return {text};
  } else if constexpr (std::same_as<T, bool>) {
    return text == "true";
  } else if constexpr (std::same_as<T, Share>) {
    return {share_of(text)};
  } else if constexpr (Enumeration<T>) {
    for (int i = 0; i < Described<T>::values; ++i)
      if (text == Described<T>::text(static_cast<T>(i))) return static_cast<T>(i);
    __builtin_trap();
  } else if constexpr (is_one_of<T>) {
    for (std::size_t i = 0; i < std::size(T::words); ++i)
      if (text == T::words[i]) return {i};
    __builtin_trap();
  } else if constexpr (requires { T::name; }) {
    return {argument<decltype(T::value)>(text)};
  } else {
    const bool less = text.starts_with('-');
    const auto size = static_cast<T>(whole_number(text.substr(less ? 1 : 0)));
    return less ? static_cast<T>(0 - size) : size;
  }
}

/// Calls a function with the arguments of this request, and gives its answer in JSON.
template <class Answer, class... Arguments>
std::string called(Answer (*function)(Arguments...), std::string_view request) {
  std::size_t left = sizeof...(Arguments);
  // the elements of a list in braces are evaluated in their order
  [[maybe_unused]] const auto next = [&] { return --left > 0 ? cut_line(request) : request; };
  const std::tuple<Arguments...> arguments{argument<Arguments>(next())...};
  return json_of(std::apply(function, arguments));
}

/// The answer to a request by one of these rows; a call that none of them is traps.
template <class... Rows>
std::string answer_by(const std::tuple<Rows...>& /*rows*/, std::string_view request) {
  struct Row {
    std::string_view name;
    std::string (*made)(std::string_view);
  };
  static constexpr Row table[] = {
      {Rows::name, [](std::string_view rest) { return called(Rows::function, rest); }}...};
  const auto name = cut_line(request);
  for (const Row& row : table)
    if (row.name == name) return row.made(request);
  __builtin_trap();
}

}  // namespace longwood::face

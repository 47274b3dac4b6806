#pragma once

#include <algorithm>
#include <ranges>
#include <utility>

#include "describe/description.hpp"
#include "face/call.hpp"

/// Goes through rows of calls or commands and all types that they need.
namespace longwood::describe {

using namespace face;

template <class T>
inline constexpr bool is_fallible = false;
template <class T, class Else>
inline constexpr bool is_fallible<std::expected<T, Else>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
struct Inside;
template <template <class...> class Of, class T, class... More>
struct Inside<Of<T, More...>> {
  using Type = T;
};
/// What a template holds.
template <class T>
using InsideOf = typename Inside<T>::Type;

inline std::string list_of(std::string item) {
  return (item.contains(' ') ? "(" + item + ")" : std::move(item)) + "[]";
}

inline std::string either(const std::vector<std::string>& types) {
  std::string text;
  for (const std::string& type : types) (text += text.empty() ? "" : " | ") += type;
  return text;
}

class Collector {
 public:
  Description description;

  template <class... Rows>
  explicit Collector(const std::tuple<Rows...>& /*rows*/) {
    (add<Rows>(), ...);
    // a type is described after those that name it
    // NOLINTNEXTLINE(modernize-loop-convert): it grows meanwhile
    for (std::size_t i = 0; i < waiting_.size(); ++i) (this->*waiting_[i])();
  }

 private:
  using Describe = void (Collector::*)();

  template <class Row>
  void add() {
    if constexpr (requires { Row::function; })
      add_call<Row>(std::type_identity<std::remove_const_t<decltype(Row::function)>>{});
    else
      description.commands.push_back({.name = std::string{Row::name},
                                      .doc = std::string{Row::doc},
                                      .answer = name_of<typename Row::Answer>()});
  }

  template <class Row, class Answer, class... Arguments>
  void add_call(std::type_identity<Answer (*)(Arguments...)> /*function*/) {
    static_assert(std::size(Row::names) == sizeof...(Arguments) + 1, "each argument of a call has a name");
    Call call{.name = std::string{Row::name}, .doc = std::string{Row::doc}};
    std::size_t i = 0;
    (call.arguments.push_back({.name = std::string{Row::names[i++]}, .type = argument<Arguments>()}), ...);
    if constexpr (requires { typename Row::Answer; }) {
      call.task = true;
      call.answer = name_of<typename Row::Answer>();
    } else {
      call.answer = name_of<Answer>();
    }
    description.calls.push_back(std::move(call));
  }

  /// The type of an argument: a number may have more bits than JavaScript's have.
  template <class T>
  std::string argument() {
    return std::same_as<T, std::uint64_t> ? "number | bigint" : name_of<T>();
  }

  /// The name of a type; the first time, its description is made.
  template <class T>
  std::string name_of() {
    if constexpr (std::same_as<T, Bytes>)
      return "Uint8Array";
    else if constexpr (AsText<T>)
      return "string";
    else if constexpr (std::same_as<T, bool>)
      return "boolean";
    else if constexpr (std::same_as<T, Wide>)
      return "number | string";
    else if constexpr (AsNumber<T> || std::floating_point<T>)
      return "number";
    else if constexpr (std::same_as<T, std::monostate>)
      return "null";
    else if constexpr (is_written<T> || is_maybe<T>)
      return name_of<InsideOf<T>>();
    else if constexpr (is_each<T>)
      return list_of(name_of<typename T::Item>());
    else if constexpr (is_optional<T>)
      return name_of<InsideOf<T>>() + " | null";
    else if constexpr (is_fallible<T>)
      return name_of<typename T::value_type>() + " | " + name_of<typename T::error_type>();
    else if constexpr (is_variant<T>)
      return of_variant(std::type_identity<T>{});
    else if constexpr (is_one_of<T>)
      return quoted_words<T>();
    else if constexpr (Struct<T> || Enumeration<T>)
      return named<T>(Described<T>::name);
    else if constexpr (requires { T::name; })
      return named<T>(T::name);
    else
      return list_of(name_of<std::ranges::range_value_t<T>>());
  }

  template <class... T>
  std::string of_variant(std::type_identity<std::variant<T...>> /*type*/) {
    return either({name_of<T>()...});
  }

  template <class T>
  std::string quoted_words() {
    std::vector<std::string> words;
    for (const std::string_view word : T::words) words.push_back("'" + std::string{word} + "'");
    return either(words);
  }

  template <class T>
  std::string named(std::string_view name) {
    // another type of the same name is described as well, so that it is seen
    if (std::ranges::find(waiting_, &Collector::describe<T>) == waiting_.end())
      waiting_.push_back(&Collector::describe<T>);
    return std::string{name};
  }

  template <class T>
  void describe() {
    if constexpr (Enumeration<T>) {
      std::vector<std::string> words;
      words.reserve(Described<T>::values);
      for (int i = 0; i < Described<T>::values; ++i)
        words.push_back("'" + std::string{Described<T>::text(static_cast<T>(i))} + "'");
      description.types.push_back(type_of<Described<T>>(either(words)));
    } else if constexpr (Struct<T>) {
      Type type = type_of<Described<T>>("");
      if constexpr (requires { typename Described<T>::Base; })
        type.base = name_of<typename Described<T>::Base>();
      std::apply([&](const auto&... fields) { (add_member<T>(type, fields), ...); }, Described<T>::fields);
      description.types.push_back(std::move(type));
    } else {
      description.types.push_back(type_of<T>(name_of<decltype(T::value)>()));
    }
  }

  template <class Of>
  static Type type_of(std::string stands_for) {
    Type type{.name = std::string{Of::name}, .stands_for = std::move(stands_for)};
    if constexpr (requires { Of::doc; }) type.doc = Of::doc;
    return type;
  }

  template <class T, class OneField>
  void add_member(Type& type, const OneField& field) {
    using Value = std::remove_cvref_t<decltype(got(std::declval<const T&>(), field.get))>;
    if (*field.key == '\0')
      (type.base += type.base.empty() ? "" : ", ") += name_of<Value>();
    else
      type.members.push_back({.name = field.key,
                              .type = name_of<Value>(),
                              .doc = std::string{field.doc},
                              .optional = is_maybe<Value>});
  }

  std::vector<Describe> waiting_;
};

/// These calls, or commands, and the types that they need.
template <class... Rows>
Description description_of(const std::tuple<Rows...>& rows) {
  return Collector{rows}.description;
}

}  // namespace longwood::describe

#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/speech.hpp"
#include "face/json.hpp"

/// The one description of everything that leaves the core. The JSON of the module and of the command line,
/// the page's types and the manual (docs/reference/json.md) are made from it.
namespace longwood::face {

/// A text as a template argument, so that a description is a type and unused texts add nothing to the
/// module.
template <std::size_t n>
struct Literal {
  char text[n];
  // NOLINTNEXTLINE(google-explicit-constructor): names and docs are plain text
  consteval Literal(const char (&words)[n]) {
    for (std::size_t i = 0; i < n; ++i) text[i] = words[i];
  }
};
template <Literal literal>
inline constexpr std::string_view text_of{literal.text, sizeof literal.text - 1};

/// A member of a described struct: its name, its meaning, and how it is read.
template <Literal literal, Literal about, class Get>
struct Field {
  static constexpr const char* key = literal.text;
  static constexpr std::string_view doc = text_of<about>;
  Get get;
};
/// A field, read by a pointer to a member or by a stateless function, whose result is its type. If a struct
/// is read without a name, its members replace the field.
template <Literal name, Literal doc = "", class Get>
constexpr Field<name, doc, Get> field(Get get) {
  return {get};
}

/// The description of a type, specialised for each type that leaves the core: `name`, optionally `doc`, and
/// * for a struct its `fields`, in their order, after those of `Base`;
/// * for an enumeration the number of its `values`, and `text`, which gives the name of one.
template <class T>
struct Described;
template <class T>
concept Struct = requires { Described<T>::fields; };
template <class T>
concept Enumeration = requires { Described<T>::values; };

/// A plain value with its own type name in the documentation.
template <Literal literal, Literal about, class T>
struct Named {
  static constexpr std::string_view name = text_of<literal>, doc = text_of<about>;
  using Value = T;
  T value;
};
using PileIndex =
    Named<"PileIndex", "The number of a pile: the index into `GameFacts.piles` and `Table.piles`.", int>;
using Face = Named<"Face", R"(A card's code (docs/library/notation.md): "7S", "TH".)", std::string>;

/// A share, a difference or a sum of shares.
struct Share {
  static constexpr std::string_view name = "Share", doc = "A fraction of 1, to a millionth.";
  double value;
};

/// One of a few words.
template <Literal... literals>
struct OneOf {
  static constexpr std::string_view words[] = {text_of<literals>...};
  std::size_t which = 0;
};

/// A struct of the core with the speaker that gives its texts in the current language.
template <class T>
struct In {
  Speaker say;
  const T& of;
};
template <class Owner>
Owner owner_of(std::string_view Owner::*);
/// A member of `In<T>` in the speaker's language, in this context.
template <auto member, Literal context>
inline constexpr auto said =
    [](const In<decltype(owner_of(member))>& in) { return in.say.word({in.of.*member, text_of<context>}); };

/// A list that is written item by item: `fill` gets a function and calls it with each item.
template <class T, class Fill>
struct Each {
  using Item = T;
  Fill fill;
};
template <class T, class Fill>
Each<T, Fill> each(Fill fill) {
  return {std::move(fill)};
}

/// A value whose key is left out if there is none.
template <class T>
struct Maybe {
  std::optional<T> value;
};

/// JSON that was written before something changed.
template <class T>
struct Written {
  std::string json;
};

/// A 64-bit number, such as that of a deal: above 2^53 it is written as a string of digits, because most
/// readers of JSON would round it.
struct Wide {
  std::uint64_t number;
};
inline constexpr std::uint64_t most_in_json = std::uint64_t{1} << 53;

/// Why something cannot be done.
struct Failed {
  std::string line;
};
template <class T>
using Outcome = std::expected<T, Failed>;
template <>
struct Described<Failed> {
  static constexpr std::string_view name = "Fault", doc = "One line with the problem and its fix.";
  static constexpr std::tuple fields{field<"fault">(&Failed::line)};
};

template <class T>
inline constexpr bool is_each = false;
template <class T, class Fill>
inline constexpr bool is_each<Each<T, Fill>> = true;
template <class T>
inline constexpr bool is_one_of = false;
template <Literal... words>
inline constexpr bool is_one_of<OneOf<words...>> = true;
template <class T>
inline constexpr bool is_written = false;
template <class T>
inline constexpr bool is_written<Written<T>> = true;
template <class T>
inline constexpr bool is_maybe = false;
template <class T>
inline constexpr bool is_maybe<Maybe<T>> = true;
template <class T>
inline constexpr bool is_variant = false;
template <class... T>
inline constexpr bool is_variant<std::variant<T...>> = true;

template <class T>
concept AsText = std::convertible_to<const T&, std::string_view>;
template <class T>
concept AsNumber = std::integral<T> && !std::same_as<T, bool>;

/// The fields of a struct with these names, in its own order.
template <class T, Literal... names>
constexpr auto picked() {
  return std::apply(
      [](const auto&... fields) {
        constexpr auto wanted = [](std::string_view key) { return ((key == text_of<names>) || ...); };
        return std::tuple_cat([&](const auto& field) {
          if constexpr (wanted(std::remove_cvref_t<decltype(field)>::key))
            return std::tuple{field};
          else
            return std::tuple<>{};
        }(fields)...);
      },
      Described<T>::fields);
}

/// The result of a getter for an object, or for what the object refers to.
template <class T, class Get>
[[gnu::always_inline]] constexpr decltype(auto) got(const T& object, const Get& get) {
  if constexpr (std::is_invocable_v<const Get&, const T&>)
    return std::invoke(get, object);
  else
    return std::invoke(get, object.of);
}

template <Struct T>
void write_fields(Json& json, const T& object);

/// Writes a value.
template <class T>
[[gnu::always_inline]] inline void write(Json& json, const T& value) {
  if constexpr (AsText<T>) {
    json.text(value);
  } else if constexpr (std::same_as<T, bool>) {
    json.truth(value);
  } else if constexpr (std::same_as<T, Wide>) {
    if (value.number > most_in_json)
      json.text(std::to_string(value.number));
    else
      json.number(static_cast<long long>(value.number));
  } else if constexpr (AsNumber<T>) {
    json.number(static_cast<long long>(value));
  } else if constexpr (std::floating_point<T>) {
    json.share(value);
  } else if constexpr (std::same_as<T, Share>) {
    json.share(value.value);
  } else if constexpr (std::same_as<T, std::monostate>) {
    json.raw("null");
  } else if constexpr (Enumeration<T>) {
    json.text(Described<T>::text(value));
  } else if constexpr (Struct<T>) {
    json.open('{');
    write_fields(json, value);
    json.close('}');
  } else if constexpr (is_one_of<T>) {
    json.text(T::words[value.which]);
  } else if constexpr (is_written<T>) {
    json.raw(value.json);
  } else if constexpr (requires { T::name; }) {
    write(json, value.value);
  } else if constexpr (is_variant<T>) {
    std::visit([&](const auto& one) { write(json, one); }, value);
  } else if constexpr (requires { value.error(); }) {
    if (value)
      write(json, *value);
    else
      write(json, value.error());
  } else if constexpr (requires { value.has_value(); }) {
    if (value)
      write(json, *value);
    else
      json.raw("null");
  } else {
    json.open('[');
    if constexpr (is_each<T>) {
      value.fill([&](const typename T::Item& one) {
        json.item();
        write(json, one);
      });
    } else {
      for (const auto& one : value) {
        json.item();
        write(json, one);
      }
    }
    json.close(']');
  }
}

template <class T>
[[gnu::always_inline]] inline void write_member(Json& json, const char* name, const T& value) {
  if constexpr (AsText<T>) {
    json.text(name, value);
  } else if constexpr (AsNumber<T>) {
    json.number(name, static_cast<long long>(value));
  } else if constexpr (is_maybe<T>) {
    if (value.value) write_member(json, name, *value.value);
  } else {
    json.key(name);
    write(json, value);
  }
}

/// Writes the member with this number. The description is a constant here, so that nothing else of it is
/// compiled.
template <std::size_t i, Struct T>
[[gnu::always_inline]] inline void write_field(Json& json, const T& object) {
  constexpr auto field = std::get<i>(Described<T>::fields);
  if constexpr (*field.key == '\0')
    write_fields(json, got(object, field.get));
  else
    write_member(json, field.key, got(object, field.get));
}

template <Struct T>
void write_fields(Json& json, const T& object) {
  if constexpr (requires { typename Described<T>::Base; })
    write_fields<typename Described<T>::Base>(json, object);
  [&]<std::size_t... i>(std::index_sequence<i...>) __attribute__((always_inline)) {
    (write_field<i>(json, object), ...);
  }(std::make_index_sequence<std::tuple_size_v<decltype(Described<T>::fields)>>{});
}

/// A value in JSON.
template <class T>
std::string json_of(const T& value) {
  Json json;
  write(json, value);
  return std::move(json).take();
}

}  // namespace longwood::face

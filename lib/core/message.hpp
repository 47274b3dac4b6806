#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

/// English texts in the code, which are also the keys of their translations in a catalogue.
namespace longwood {

/// The key of a text in a catalogue: 32-bit FNV-1a of its context, a separator and the English.
/// tools/words.py computes the same and refuses two messages with one key.
constexpr std::uint32_t key_of(std::string_view english, std::string_view context = {}) {
  std::uint32_t hash = 2166136261U;
  const auto take = [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U; };
  if (!context.empty()) {
    for (const char c : context) take(c);
    take('\4');  // the separator that gettext uses
  }
  for (const char c : english) take(c);
  return hash;
}

/// An English text and its context, such as "pile" or "refusal"; whole sentences need none.
struct Text {
  std::string_view english, context = {};
  [[nodiscard]] constexpr std::uint32_t key() const { return key_of(english, context); }
};
/// A text in the code, marked so that xgettext finds it: `message("wins", "verdict")`.
consteval Text message(std::string_view english, std::string_view context = {}) { return {english, context}; }

/// Not defined: reaching one of them at compile time is the error.
void a_brace_is_not_closed();
void not_as_many_arguments_as_holes();

/// The number of placeholders in a pattern, `{name}` or `{name.form}`; an unclosed one does not compile.
consteval unsigned holes_of(std::string_view pattern) {
  unsigned n = 0;
  for (auto at = pattern.find('{'); at != pattern.npos; at = pattern.find('{', at + 1)) {
    if (pattern.find('}', at) == pattern.npos) a_brace_is_not_closed();
    ++n;
  }
  return n;
}

/// An English pattern with a placeholder for each argument, in their order.
template <class... Args>
struct Pattern {
  std::string_view english;
  template <std::size_t n>
  // NOLINTNEXTLINE(google-explicit-constructor): patterns are plain text
  consteval Pattern(const char (&words)[n]) : english{words} {
    if (holes_of(words) != sizeof...(Args)) not_as_many_arguments_as_holes();
  }
};
template <class... Args>
using PatternOf = Pattern<std::type_identity_t<Args>...>;

}  // namespace longwood

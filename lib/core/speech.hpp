#pragma once

#include <cstdint>
#include <expected>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/any_game.hpp"
#include "core/card.hpp"

/// Sentences as data: English stands in the code and is the key by which a catalogue is asked for another
/// language. What a translator may do with it is told in docs/contribute/translate.md.
namespace longwood {

/// By which a text is found in a catalogue: FNV-1a, of 32 bits, of its context, a mark and the English.
/// tools/words.py computes the same and refuses two messages with one key.
constexpr std::uint32_t key_of(std::string_view english, std::string_view context = {}) {
  std::uint32_t hash = 2166136261U;
  const auto take = [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U; };
  if (!context.empty()) {
    for (const char c : context) take(c);
    take('\4');  // as gettext joins the two
  }
  for (const char c : english) take(c);
  return hash;
}

/// An English text and the context in which it is meant: "pile", "refusal"; none for whole sentences.
struct Text {
  std::string_view english, context = {};
  [[nodiscard]] constexpr std::uint32_t key() const { return key_of(english, context); }
};
/// The same of a text in the code, where xgettext finds it: `message("wins", "verdict")`.
consteval Text message(std::string_view english, std::string_view context = {}) { return {english, context}; }

/// Not defined: to reach one of them while compiling is the error.
void a_brace_is_not_closed();
void not_as_many_arguments_as_holes();

/// How many holes a pattern has, `{name}` or `{name.form}`; an unclosed one does not compile.
consteval unsigned holes_of(std::string_view pattern) {
  unsigned n = 0;
  for (auto at = pattern.find('{'); at != pattern.npos; at = pattern.find('{', at + 1)) {
    if (pattern.find('}', at) == pattern.npos) a_brace_is_not_closed();
    ++n;
  }
  return n;
}

/// An English pattern with as many holes as there are arguments: the i-th hole takes the i-th argument.
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

/// A pile as an argument.
struct At {
  Pile pile;
};
/// A number of hundredths as an argument, written without zeros at its end and with the language's decimal
/// sign.
struct Hundredths {
  long value;
};

/// What fills a hole. It points to texts, which outlive the call in which it stands.
struct Arg {
  enum Kind : std::uint8_t { card, pile, number, hundredths, said, seen, data } kind;
  union {
    long n;
    const std::string* words;
    const std::string_view* view;
    const Text* text;
  };

  // NOLINTBEGIN(google-explicit-constructor): arguments are written as they are
  Arg(Card c) : kind{card}, n{c.id} {}
  Arg(At at) : kind{pile}, n{at.pile} {}
  Arg(int value) : kind{number}, n{value} {}
  Arg(Hundredths value) : kind{hundredths}, n{value.value} {}
  Arg(const std::string& part) : kind{said}, words{&part} {}      ///< of the language already
  Arg(const std::string_view& part) : kind{seen}, view{&part} {}  ///< the same: a name, a notation
  Arg(const Text& word) : kind{data}, text{&word} {}              ///< is looked up
  // NOLINTEND(google-explicit-constructor)
};

/// A language: English, which needs nothing, or a catalogue in memory that outlives it.
class Language {
 public:
  /// Told of each text that is asked for, and whether the language has it; English has all.
  using Heard = void (*)(Text text, bool found);

  Language() = default;
  /// Takes a catalogue as tools/words.py writes it; all of it is checked here, once. An error says what is
  /// wrong with the bytes.
  static std::expected<Language, std::string_view> read(std::string_view bytes);

  [[nodiscard]] bool is_english() const { return keys_.empty(); }
  /// The text in this language, in English if it is not translated.
  [[nodiscard]] std::string_view of(Text text) const;
  /// Of a text with plurals, the one for this number.
  [[nodiscard]] std::string_view of(Text one, std::string_view more, long n) const;
  /// For tests, and to count what is missing.
  void tell(Heard heard) { heard_ = heard; }

 private:
  [[nodiscard]] std::string_view find(Text text) const;
  std::string_view plurals_, keys_, ends_, texts_;
  Heard heard_ = nullptr;
};

/// The same in English, for whoever speaks no other.
inline constexpr Language in_english;

/// Says things of one game in one language; both outlive it.
class Speaker {
 public:
  constexpr Speaker(const Language& language, const GameInfo& info) : language_{&language}, info_{&info} {}

  /// A part of a sentence, as it stands.
  template <class... Args>
  [[nodiscard]] std::string phrase(PatternOf<Args...> pattern, const Args&... args) const {
    return filled(language_->of(Text{pattern.english}), {args...});
  }
  /// The same in the plural that belongs to the number, which fills the first hole.
  template <class... Args>
  [[nodiscard]] std::string count(PatternOf<int, Args...> one, PatternOf<int, Args...> more, int n,
                                  const Args&... args) const {
    return filled(language_->of(Text{one.english}, more.english, n), {n, args...});
  }
  /// A whole sentence: the same with a capital.
  template <class... Args>
  [[nodiscard]] std::string sentence(PatternOf<Args...> pattern, const Args&... args) const {
    return capital(phrase<Args...>(pattern, args...));
  }
  template <class... Args>
  [[nodiscard]] std::string count_sentence(PatternOf<int, Args...> one, PatternOf<int, Args...> more, int n,
                                           const Args&... args) const {
    return capital(count<Args...>(one, more, n, args...));
  }
  /// A text of the game's data; of a term its first line.
  [[nodiscard]] std::string word(Text data) const;
  [[nodiscard]] const GameInfo& info() const { return *info_; }
  [[nodiscard]] const Language& language() const { return *language_; }
  /// With a capital, in any alphabet that has them.
  static std::string capital(std::string text);

 private:
  [[nodiscard]] std::string filled(std::string_view pattern, std::initializer_list<Arg> args) const;
  void fill(std::string& out, std::string_view pattern, std::span<const Arg> args,
            std::span<const std::string_view> names = {}) const;
  void put(std::string& out, const Arg& arg, std::string_view form) const;
  void put_number(std::string& out, long n, std::string_view form) const;
  void put_hundredths(std::string& out, long value) const;
  void put_card(std::string& out, Card card, std::string_view form) const;
  void put_pile(std::string& out, Pile pile, std::string_view form) const;

  const Language* language_;
  const GameInfo* info_;
};

/// Who says it in English.
constexpr Speaker in_english_of(const GameInfo& info) { return {in_english, info}; }

}  // namespace longwood

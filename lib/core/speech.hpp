#pragma once

#include <cstdint>
#include <expected>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "core/card.hpp"
#include "core/message.hpp"
#include "core/problem.hpp"

/// Sentences as data: the English text is in the code and is the key for looking up other languages in a
/// catalogue. docs/contribute/translate.md describes what translators may do.
namespace longwood {

/// A pile as an argument.
struct PileArgument {
  Pile pile;
};
/// A number of hundredths as an argument, written without trailing zeros and with the language's decimal
/// sign.
struct Hundredths {
  long value;
};

/// An argument that fills a hole. It points to texts, which must outlive the call.
struct Arg {
  enum Kind : std::uint8_t { card, pile, number, hundredths, said, seen, data } kind;
  union {
    long n;
    const std::string* words;
    const std::string_view* view;
    const Text* text;
  };

  // NOLINTBEGIN(google-explicit-constructor): arguments are written without conversions
  Arg(Card c) : kind{card}, n{c.id} {}
  Arg(PileArgument at) : kind{pile}, n{at.pile} {}
  Arg(int value) : kind{number}, n{value} {}
  Arg(Hundredths value) : kind{hundredths}, n{value.value} {}
  Arg(const std::string& part) : kind{said}, words{&part} {}      ///< already in the language
  Arg(const std::string_view& part) : kind{seen}, view{&part} {}  ///< the same: a name, a notation
  Arg(const Text& word) : kind{data}, text{&word} {}              ///< to be looked up
  // NOLINTEND(google-explicit-constructor)
};

/// A language: English, which needs no catalogue, or a catalogue in memory that outlives it.
class Language {
 public:
  /// Called for each text that is looked up, with whether the language has it; English has all.
  using Heard = void (*)(Text text, bool found);

  Language() = default;
  /// Reads a catalogue as written by tools/words.py and checks all of it once. An error says what is wrong
  /// with the bytes.
  static std::expected<Language, std::string_view> read(std::string_view bytes);

  [[nodiscard]] bool is_english() const { return keys_.empty(); }
  /// The text in this language, or in English if it is not translated.
  [[nodiscard]] std::string_view of(Text text) const;
  /// For a text with plurals, the form for this number.
  [[nodiscard]] std::string_view of(Text one, std::string_view more, long n) const;
  /// A problem in the words of this language.
  [[nodiscard]] std::string say(const Problem& problem) const;
  /// For tests, and for counting missing translations.
  void tell(Heard heard) { heard_ = heard; }

 private:
  [[nodiscard]] std::string_view find(Text text) const;
  std::string_view plurals_, keys_, ends_, texts_;
  Heard heard_ = nullptr;
};

/// The same in English.
inline constexpr Language in_english;

/// Produces texts about one game in one language; both must outlive it.
class Speaker {
 public:
  constexpr Speaker(const Language& language, const GameInfo& info) : language_{&language}, info_{&info} {}
  /// Without a game: it can name no pile and has no `info`.
  explicit constexpr Speaker(const Language& language) : language_{&language}, info_{nullptr} {}

  /// A part of a sentence, unchanged.
  template <class... Args>
  [[nodiscard]] std::string phrase(PatternOf<Args...> pattern, const Args&... args) const {
    return filled(language_->of(Text{pattern.english}), {args...});
  }
  /// The same in the plural form for the number, which fills the first hole.
  template <class... Args>
  [[nodiscard]] std::string count(PatternOf<int, Args...> one, PatternOf<int, Args...> more, int n,
                                  const Args&... args) const {
    return filled(language_->of(Text{one.english}, more.english, n), {n, args...});
  }
  /// A whole sentence: the same, beginning with a capital.
  template <class... Args>
  [[nodiscard]] std::string sentence(PatternOf<Args...> pattern, const Args&... args) const {
    return capital(phrase<Args...>(pattern, args...));
  }
  template <class... Args>
  [[nodiscard]] std::string count_sentence(PatternOf<int, Args...> one, PatternOf<int, Args...> more, int n,
                                           const Args&... args) const {
    return capital(count<Args...>(one, more, n, args...));
  }
  /// A text from the game's data; for a term, its first line.
  [[nodiscard]] std::string word(Text data) const;
  [[nodiscard]] const GameInfo& info() const { return *info_; }
  [[nodiscard]] const Language& language() const { return *language_; }
  /// A problem as a part of a sentence.
  [[nodiscard]] std::string problem(const Problem& problem) const { return language_->say(problem); }
  /// The text with a capital first letter, in any alphabet that has capitals.
  static std::string capital(std::string text);

 private:
  friend class Language;  // fills the holes of a problem
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

/// The name of a game: a term, whose forms include its article.
constexpr Text title_text(const GameInfo& info) { return {info.title, "title"}; }

/// The speaker of a game in English.
constexpr Speaker in_english_of(const GameInfo& info) { return {in_english, info}; }

}  // namespace longwood

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

/// Sentences as data: English stands in the code and is the key by which a catalogue is asked for another
/// language. What a translator may do with it is told in docs/contribute/translate.md.
namespace longwood {

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
  /// What is wrong, in this language.
  [[nodiscard]] std::string say(const Problem& problem) const;
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
  /// Of no game: it names no pile, and has no `info`.
  explicit constexpr Speaker(const Language& language) : language_{&language}, info_{nullptr} {}

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
  /// What is wrong, as a part of a sentence.
  [[nodiscard]] std::string problem(const Problem& problem) const { return language_->say(problem); }
  /// With a capital, in any alphabet that has them.
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

/// What a game is called: a term, whose forms hold its article.
constexpr Text title_text(const GameInfo& info) { return {info.title, "title"}; }

/// Who says it in English.
constexpr Speaker in_english_of(const GameInfo& info) { return {in_english, info}; }

}  // namespace longwood

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/options.hpp"

namespace longwood {

/// The parts of a source, separated by semicolons: places in books, which stay the same in every language,
/// and remarks such as "the losing is understood", which begin with a small letter or a quotation mark.
template <class Visit>
constexpr void for_each_part_of_source(std::string_view source, Visit visit) {
  while (!source.empty()) {
    const auto end = source.find("; ");
    const auto part = source.substr(0, end);
    const bool is_place = (part[0] < 'a' || part[0] > 'z') && !part.starts_with("“");
    visit(part, is_place);
    source.remove_prefix(end == source.npos ? source.size() : end + 2);
  }
}

/// One numbered rule of a game in our own words; the number is its place in the list, from 1.
struct Sentence {
  std::string_view text;    ///< one or two full sentences
  std::string_view source;  ///< book, game, paragraph and sentence, e.g. "Hoffmann no. 50, ¶3.1-2"
};

/// A rule with the name by which the data of a game cite it.
template <class Rule>
struct NamedSentence {
  Rule rule;
  std::string_view text, source;
};

/// Not defined: reaching it at compile time is the error.
void sentences_stand_in_another_order_than_their_names();

/// The rules of a rulebook in the order of their names, of which the first is 1.
template <class Rule, std::size_t n>
consteval std::array<Sentence, n> in_order(const NamedSentence<Rule> (&named)[n]) {
  std::array<Sentence, n> sentences{};
  for (std::size_t i = 0; i < n; ++i) {
    if (static_cast<std::size_t>(named[i].rule) != i + 1) sentences_stand_in_another_order_than_their_names();
    sentences[i] = {named[i].text, named[i].source};
  }
  return sentences;
}

/// A point on which the sources differ.
struct Note {
  std::uint8_t sentence;      ///< the sentence it concerns
  std::string_view point;     ///< the question
  std::string_view readings;  ///< who reads it how
  std::string_view ours;      ///< the reading we use, and why
};

/// One move of a lesson, in notation, and the rule that allows it.
struct ShownMove {
  std::string_view move;
  std::uint8_t sentence;
};

/// The first moves of a winnable deal, under the book's own rules, that show a newcomer how the game goes.
/// The game is still winnable after them.
struct Lesson {
  std::uint64_t deal = 0;  ///< by number
  std::span<const ShownMove> moves = {};
};

/// All texts about a game's rules: one place for `rules`, refusals, the page and the coverage test.
struct Rulebook {
  std::string_view book;     ///< author and title
  std::string_view chapter;  ///< the game's place in it
  std::string_view object;   ///< one line: what the player tries to do
  std::string_view aim;  ///< one plain sentence for a person who has never played, without technical terms
  std::span<const Sentence> sentences;
  std::span<const Note> notes;
  Lesson lesson;
  std::uint8_t dealt_home = 0;  ///< the rule by which cards go home while they are dealt; 0 if there is none
};

/// The two sentences at the beginning of a rulebook, which can be amended like numbered rules.
inline constexpr std::uint8_t the_object = 254, the_aim = 255;

/// A choice's wording of one rule; it replaces the book's under the same number.
struct Amendment {
  std::uint8_t sentence = 0;  ///< 0 for none
  std::string_view text = {}, source = {};
  Setting when = {};  ///< only if another option has this choice; without it, always
};

/// The rules that a choice amends.
using Amendments = std::array<Amendment, 6>;

/// One way to settle a question of the rules.
struct Choice {
  std::string_view id = {};       ///< "single-card"; empty for none
  std::string_view reading = {};  ///< in a few words
  Amendments amendments = {};
};

/// A question about the rules that sources answer differently. Choice 0 is the book's and amends nothing.
struct RuleOption {
  std::string_view id;        ///< "vacancy"
  std::string_view question;  ///< "What may a vacant column take?"
  std::array<Choice, 4> choices;

  [[nodiscard]] constexpr int size() const {
    int n = 0;
    for (const Choice& choice : choices) n += choice.id.empty() ? 0 : 1;
    return n;
  }
};

/// Two choices that cannot be combined.
struct Contradiction {
  Setting one, other;
  std::string_view reason;  ///< without a full stop
};

/// A rule under a set of options.
struct ReadSentence {
  std::string_view text, source;
  bool departs = false;  ///< its text is not the book's, not even for another way to play
};

/// A source for how a game is played: a column of the comparison.
struct Authority {
  std::string_view title;     ///< "PySolFC"
  std::string_view citation;  ///< where it was read
  std::string_view set = {};  ///< the rule set that plays the same way, if there is one
};

inline constexpr std::size_t most_authorities = 7;

/// A source's answer to a point.
struct Reading {
  std::string_view text = {};  ///< empty: the source does not say
  bool stated = true;  ///< the source says so, or plays so if it is a program; otherwise it is our reading

  constexpr Reading() = default;
  constexpr Reading(const char* words, bool says_so = true)
      : text{words}, stated{says_so} {}  // NOLINT(google-explicit-constructor): rows are plain text
  [[nodiscard]] constexpr bool empty() const { return text.empty(); }
};

/// A reading that the source does not state: it follows from what it does say, or from its silence.
constexpr Reading as_read(const char* words) { return {words, false}; }

/// A row of the comparison: each source's answer to one point, in the order of the sources.
struct Point {
  std::uint8_t sentence;  ///< the sentence it concerns
  std::string_view question;
  std::array<Reading, most_authorities> readings;
  std::array<std::string_view, most_authorities> citations = {};  ///< empty: the source's own citation
};

/// How the sources play a game, side by side.
struct Comparison {
  std::span<const Authority> authorities;  ///< the book first
  std::span<const Point> points;
};

}  // namespace longwood

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/options.hpp"

namespace longwood {

/// The parts of a source, which stand between semicolons: places in books, which stay as they are in every
/// language, and what is said of the book besides, "the losing is understood", which begins with a small
/// letter or a quotation mark.
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
  std::string_view text;    ///< a full sentence, or two
  std::string_view source;  ///< book, game, paragraph and sentence, e.g. "Hoffmann no. 50, ¶3.1-2"
};

/// A sentence with the name by which the data of a game cite it.
template <class Rule>
struct NamedSentence {
  Rule rule;
  std::string_view text, source;
};

/// Not defined: to reach it while compiling is the error.
void sentences_stand_in_another_order_than_their_names();

/// The sentences of a rulebook in the order of their names, of which the first is 1.
template <class Rule, std::size_t n>
consteval std::array<Sentence, n> in_order(const NamedSentence<Rule> (&named)[n]) {
  std::array<Sentence, n> sentences{};
  for (std::size_t i = 0; i < n; ++i) {
    if (static_cast<std::size_t>(named[i].rule) != i + 1) sentences_stand_in_another_order_than_their_names();
    sentences[i] = {named[i].text, named[i].source};
  }
  return sentences;
}

/// A point on which the authorities differ.
struct Note {
  std::uint8_t sentence;      ///< the sentence it concerns
  std::string_view point;     ///< the question
  std::string_view readings;  ///< who reads it how
  std::string_view ours;      ///< the reading taken, and why
};

/// One move that is shown to a newcomer, in notation, and the sentence by which it is made.
struct ShownMove {
  std::string_view move;
  std::uint8_t sentence;
};

/// The first moves of a deal that can be won, under the book's own rules, by which a newcomer is shown how
/// the game goes. It can still be won after them.
struct Lesson {
  std::uint64_t deal = 0;  ///< by number
  std::span<const ShownMove> moves = {};
};

/// All that is said about a game: one place for `rules`, refusals, the page and the coverage test.
struct Rulebook {
  std::string_view book;     ///< author and title
  std::string_view chapter;  ///< the game's place in it
  std::string_view object;   ///< one line: what the player tries to do
  std::string_view aim;  ///< one plain sentence for who has never played: what one does, in nobody's terms
  std::span<const Sentence> sentences;
  std::span<const Note> notes;
  Lesson lesson;
  std::uint8_t dealt_home = 0;  ///< the sentence by which cards go home while they are dealt; 0 where none do
};

/// The two sentences at a rulebook's head, which are amended like those that have numbers.
inline constexpr std::uint8_t the_object = 254, the_aim = 255;

/// How a choice words one sentence; it stands in the place of the book's, under the same number.
struct Amendment {
  std::uint8_t sentence = 0;  ///< 0 for none
  std::string_view text = {}, source = {};
  Setting when = {};  ///< only where another option has this choice; without it, always
};

/// The sentences that a choice amends.
using Amendments = std::array<Amendment, 6>;

/// One way to settle a question of the rules.
struct Choice {
  std::string_view id = {};       ///< "single-card"; empty for none
  std::string_view reading = {};  ///< in a few words
  Amendments amendments = {};
};

/// A question of the rules which the authorities answer differently. Choice 0 is the book's and amends
/// nothing.
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

/// Two choices which do not go together.
struct Contradiction {
  Setting one, other;
  std::string_view reason;  ///< without a full stop
};

/// A sentence as a set of options has it.
struct ReadSentence {
  std::string_view text, source;
  bool departs = false;  ///< its text is not the book's
};

/// Whoever says how a game is played: a column of the comparison.
struct Authority {
  std::string_view title;     ///< "PySolFC"
  std::string_view citation;  ///< where it was read
  std::string_view set = {};  ///< the rule set which plays so, if one does
};

inline constexpr std::size_t most_authorities = 7;

/// How an authority settles a point.
struct Reading {
  std::string_view text = {};  ///< empty: it is silent, and nothing is read into it
  bool stated = true;          ///< it says so, or plays so if it is a program; else it is read so by us

  constexpr Reading() = default;
  constexpr Reading(const char* words, bool says_so = true)
      : text{words}, stated{says_so} {}  // NOLINT(google-explicit-constructor): rows are plain text
  [[nodiscard]] constexpr bool empty() const { return text.empty(); }
};

/// A reading which the authority does not state: it follows from what it does say, or from its silence.
constexpr Reading as_read(const char* words) { return {words, false}; }

/// A row of the comparison: how each authority settles one point, in the order of the authorities.
struct Point {
  std::uint8_t sentence;  ///< the sentence it concerns
  std::string_view question;
  std::array<Reading, most_authorities> readings;
  std::array<std::string_view, most_authorities> citations = {};  ///< empty: the authority's own citation
};

/// How the authorities play a game, side by side.
struct Comparison {
  std::span<const Authority> authorities;  ///< the book first
  std::span<const Point> points;
};

}  // namespace longwood

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace longwood {

/// One numbered rule of a game in our own words; the number is its place in the list, from 1.
struct Sentence {
  std::string_view text;    ///< a full sentence, or two
  std::string_view source;  ///< book, game, paragraph and sentence, e.g. "Hoffmann no. 9, ¶3.1-2"
};

/// A point on which the authorities differ.
struct Note {
  std::uint8_t sentence;      ///< the sentence it concerns
  std::string_view point;     ///< the question
  std::string_view readings;  ///< who reads it how
  std::string_view ours;      ///< the reading taken, and why
};

/// All that is said about a game: one place for `rules`, refusals, the page and the coverage test.
struct Rulebook {
  std::string_view book;     ///< author and title
  std::string_view chapter;  ///< the game's place in it
  std::string_view object;   ///< one line: what the player tries to do
  std::span<const Sentence> sentences;
  std::span<const Note> notes;
};

}  // namespace longwood

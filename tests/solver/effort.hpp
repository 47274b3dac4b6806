#pragma once

#include <cstdlib>

namespace longwood::test {

/// Small decks to look at for each game: LONGWOOD_DECKS, 40 unless told.
inline int decks_a_game() {
  const char* told = std::getenv("LONGWOOD_DECKS");
  return told != nullptr ? std::atoi(told) : 40;
}

/// Whether time is no object. With sanitizers it is, and tests stop as soon as they have seen enough.
inline bool thorough() { return decks_a_game() >= 1000; }

}  // namespace longwood::test

#pragma once

#include <cstdlib>

namespace longwood::test {

/// The number of small decks for each game: LONGWOOD_DECKS, 40 by default.
inline int decks_a_game() {
  const char* told = std::getenv("LONGWOOD_DECKS");
  return told != nullptr ? std::atoi(told) : 40;
}

/// Whether tests look at everything; under sanitizers they stop as soon as they have seen enough.
inline bool thorough() { return decks_a_game() >= 400; }

}  // namespace longwood::test

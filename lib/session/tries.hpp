#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace longwood {

/// Everything tried in a game as text, which `read_tries` reads back (docs/library/notation.md).
std::string write_tries(const Session& session);
/// The same as if it had been tried with another deal, in which all of it can be repeated.
std::string write_tries(const Session& session, const Deal& deal);

/// The most moves taken back and repeated between the tries of one text: far more than any real game needs,
/// and few enough that no text keeps the program busy for long.
inline constexpr int most_steps_of_tries = 1'000'000;

/// Reads and replays tries: the same nodes with the same numbers, the same current node, and the same path
/// for redo. Otherwise one line that says what is wrong, in which line, and how to fix it.
std::expected<Session, Problem> read_tries(std::string_view text, int most_steps = most_steps_of_tries);

/// Replays the game of a record or of tries, or returns one line that names the fault.
std::expected<Session, Problem> read_game(std::string_view text);

}  // namespace longwood

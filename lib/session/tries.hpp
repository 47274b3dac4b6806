#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace longwood {

/// Everything tried in a game as text, which `read_tries` reads back (docs/library/notation.md).
std::string write_tries(const Session& session);

/// Moves taken back and made again between the tries of one text: far more than anybody's game needs, and few
/// enough that no text keeps the program busy for long.
inline constexpr int most_steps_of_tries = 1'000'000;

/// Reads tries and plays them through again: the same nodes under the same numbers, the same place in them,
/// and redo leading the same way; or one line that says what is wrong, in which line, and how to correct it.
std::expected<Session, Problem> read_tries(std::string_view text, int most_steps = most_steps_of_tries);

/// The game which a record or tries tell of, played through again; or one line naming the fault.
std::expected<Session, Problem> read_game(std::string_view text);

}  // namespace longwood

#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace longwood {

/// Everything tried in a game as text, which `read_tries` reads back (docs/notation.md).
std::string write_tries(const Session& session);

/// Reads tries and plays them through again: the same nodes under the same numbers, the same place in them,
/// and redo leading the same way; or one line that says what is wrong, in which line, and how to correct it.
std::expected<Session, std::string> read_tries(std::string_view text);

/// The game which a record or tries tell of, played through again; or one line naming the fault.
std::expected<Session, std::string> read_game(std::string_view text);

}  // namespace longwood

#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "session/session.hpp"

namespace longwood {

/// Everything tried in a game as text, which `read_tries` reads back (docs/notation.md).
std::string write_tries(const Session& session);

/// The game so written, played through again: the same nodes under the same numbers, the same place in them,
/// and redo leading the same way; or one line naming the fault, its line, and the mend.
std::expected<Session, std::string> read_tries(std::string_view text);

/// The game which a record or tries tell of, played through again; or one line naming the fault.
std::expected<Session, std::string> read_game(std::string_view text);

}  // namespace longwood

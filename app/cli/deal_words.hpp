#pragma once

#include <string>

#include "core/speech.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// "", or the title of the set and the options: ", Modern", ", Hoffmann with corner=open".
std::string rules_words(const Speaker& say, const Session& session);

/// "deal 48213", or "a given deck".
std::string deal_words(const Speaker& say, const Deal& deal);
/// The same, or "kind deal 48213".
std::string deal_words(const Speaker& say, const Session& session);

/// The deal, and the moves to the session's position if there are any: "deal 5 after 2 moves (L2-da R3-L2)".
std::string position_words(const Speaker& say, const Session& session);

/// The state of a game: won, over, or playing.
Text standing_text(Standing standing);

}  // namespace longwood::cli

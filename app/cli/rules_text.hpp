#pragma once

#include <string>

#include "core/speech.hpp"

namespace longwood::cli {

/// The whole rulebook of a game as text, as these rules have it; departures from the book are marked.
std::string rules_text(const Speaker& say, const RuleSet& set, const Options& options);

/// How the authorities play the game, side by side.
std::string comparison_text(const Speaker& say);

}  // namespace longwood::cli

#pragma once

#include <string>
#include <vector>

#include "core/speech.hpp"
#include "foresight/why_lost.hpp"

namespace longwood {

/// Why a position is lost, in sentences; empty if that is not known. `unknown` is the number of cards whose
/// place the player cannot know.
std::vector<std::string> why_lost_words(const Speaker& say, const Reasons& reasons, int unknown);

}  // namespace longwood

#pragma once

#include <string>

#include "core/any_game.hpp"

namespace longwood::cli {

/// The refusal, then the sentence on which it rests in full with its source.
std::string why_text(const GameInfo& info, Why why, const Options& options);

}  // namespace longwood::cli

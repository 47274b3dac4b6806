#pragma once

#include <string>

#include "core/any_game.hpp"

namespace longwood::cli {

/// The whole rulebook of a game as text.
std::string rules_text(const GameInfo& info);

}  // namespace longwood::cli

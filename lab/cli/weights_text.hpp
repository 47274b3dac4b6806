#pragma once

#include <span>
#include <string>

#include "core/any_game.hpp"

namespace longwood::cli {

/// Whole numbers with commas, in the lines of a data file.
std::string in_lines(std::span<const int> numbers);

/// The weights as a data file that the guide includes, with the command that made them.
std::string weights_text(const GameInfo& game, const std::string& command, std::span<const float> weights,
                         int steps_of_one);

}  // namespace longwood::cli

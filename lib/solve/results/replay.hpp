#pragma once

#include <span>

#include "core/any_game.hpp"

namespace longwood {

/// Whether the line, played by the rules from the position, ends in a won game.
bool wins(const AnyGame& game, const State& position, std::span<const Move> line);

}  // namespace longwood

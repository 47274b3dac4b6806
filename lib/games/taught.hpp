#pragma once

#include <string_view>

#include "core/any_game.hpp"

namespace longwood {

/// What a player learns from this game, in one sentence that fits a tile; empty if its folder has no
/// `teaches.hpp`.
template <class Game>
inline constexpr std::string_view teaches{};

/// The same for a game that is known by its facts; in English.
std::string_view taught_by(const GameInfo& info);

}  // namespace longwood

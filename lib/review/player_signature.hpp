#pragma once

#include <cstdint>

#include "core/any_game.hpp"

namespace longwood {

/// One number that represents the honest player's decisions in a game and their review: equal in every build
/// of the same versions (`Guide::version`, `review_version`). It folds the plans and chances of an adviser of
/// little effort along a game played by them, and the account of a game played by the rule of thumb; both by
/// the book's own rules.
std::uint64_t signature_of_player(const AnyGame& game);

}  // namespace longwood

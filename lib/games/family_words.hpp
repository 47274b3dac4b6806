#pragma once

#include <string_view>

/// What several games call the piles of their families.
namespace longwood::words {

inline constexpr std::string_view rising_family = "the family of {suit} rising from the ace";
inline constexpr std::string_view falling_family = "the family of {suit} falling from the king";
inline constexpr std::string_view held_between = "the place between the families of {suit}";

}  // namespace longwood::words

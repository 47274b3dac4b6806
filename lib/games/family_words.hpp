#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rulebook.hpp"

/// What several games call the piles of their families, and ask of them.
namespace longwood::words {

inline constexpr std::string_view rising_family = "the family of {suit} rising from the ace";
inline constexpr std::string_view falling_family = "the family of {suit} falling from the king";
inline constexpr std::string_view held_between = "the place between the families of {suit}";
/// Of two packs, each suit's two side by side.
inline constexpr auto twin_families = std::to_array<std::string_view>(
    {"the first family of {suit}", "the second family of {suit}", "the first family of {suit}",
     "the second family of {suit}", "the first family of {suit}", "the second family of {suit}",
     "the first family of {suit}", "the second family of {suit}"});

/// The option `families`, with the sentence of the game that says whether families give back.
constexpr RuleOption families_option(std::uint8_t sentence, std::string_view text, std::string_view source) {
  return {"families",
          "May a card be taken back from a family?",
          {{{"final", "no"}, {"returnable", "the uppermost", {{{sentence, text, source}}}}}}};
}

}  // namespace longwood::words

#pragma once

#include "games/${name}/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto ${name} = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "turn"},
    {"family_rises [2]", "rises in suit, card by card", "", "1: 2S", "1-sa"},
    {"families_are_final [3]", "stays there", "", "sa: AS", "sa-1"},
    {"nothing_there [4]", "Only the lowest card", "", "", "1-sa"},
    {"same_place [4]", "for the families only", "", "1: 2S", "1-1"},
    {"nothing_is_built [4]", "for the families only", "", "1: 2S; 2: 3S", "1-2"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::${type}>{
    longwood::test::refusal_rows::${name}};

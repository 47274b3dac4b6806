#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/${name}/choices.hpp"
#include "games/${name}/words.hpp"
#include "games/family_words.hpp"

namespace longwood::words::${name} {

inline constexpr auto options = std::to_array<RuleOption>({
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a column, where it lies by the rules of "
                    "other cards.",
                    "PySolFC"),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"book", "The book", "the book", {}, "The book: families keep what they have."},
    {"pysolfc", "PySolFC", "PySolFC", options_with(Choices::Families::returnable),
     "PySolFC: families give back their uppermost card."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"The book", "the book", "book"},
    {"PySolFC", "PySolFC", "pysolfc"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "the uppermost"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::${name}

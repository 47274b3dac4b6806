#pragma once

#include <array>

#include "core/any_game.hpp"

/// How others play ${title}.
namespace longwood::words::${name} {

inline constexpr auto sets = std::to_array<RuleSet>({
    {"book", "The book", "the book", {}, "The book: one deal, nothing built."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"The book", "the book", "book"},
    {"Wikipedia", "en.wikipedia.org"},
    {"PySolFC", "PySolFC"},
});

inline constexpr auto points = std::to_array<Point>({
    {3, "May a card be taken back from a family?", {as_read("no"), "", "the uppermost"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::${name}

#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/napoleon_at_st_helena/choices.hpp"
#include "games/napoleon_at_st_helena/words.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::napoleon_at_st_helena {

inline constexpr auto options = std::to_array<RuleOption>({
    {"vacancy",
     "What may begin a lane?",
     {{{"tableau-or-talon", "any available card"},
       {"talon-only",
        "the card of the talon alone",
        {{{Rule::vacancy,
           "A column that has lost all its cards is a lane. It may be begun with the uppermost card of the "
           "talon and with no other, or it may be left open.",
           "Cadogan, Napoleon at St. Helena, Play ¶6.1: some players"}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a column, where it lies by the "
                    "rules of marriages and lanes; from family to family no card goes.",
                    "PySolFC, Forty Thieves; that two families of a suit exchange nothing is our reading, as "
                    "it would change nothing"),
    stock_option({{{Rule::in_hand,
                    "The other sixty-four cards are held in hand, face upwards, so that you see the next one "
                    "and no other.",
                    stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Napoleon at St. Helena",
     {},
     "The book, and what everybody plays as Forty Thieves."},
    {"strict", "Strict", "Cadogan, Napoleon at St. Helena, Play ¶6.1",
     options_with(Choices::Vacancy::talon_only),
     "As the book’s note says of some players: a lane is begun from the talon alone."},
    {"pysolfc", "PySolFC", "PySolFC, Forty Thieves", options_with(Choices::Families::returnable),
     "PySolFC’s Forty Thieves: families give back their uppermost card."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Napoleon at St. Helena", "cadogan"},
    {"Some players", "Cadogan, Napoleon at St. Helena, Play ¶6.1", "strict"},
    {"Wikipedia", "en.wikipedia.org, Forty Thieves", "cadogan"},
    {"PySolFC", "PySolFC, Forty Thieves", "pysolfc"},
    {"AisleRiot", "GNOME AisleRiot, Forty Thieves", "cadogan"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "", "", "the uppermost", "no"}},
    {Rule::single,
     "Are several cards moved at once?",
     {as_read("no"), "", "", "no", "as far as vacant columns would let them"}},
    {Rule::vacancy,
     "What may begin a lane?",
     {"any available card", "the talon’s card", "any available card", "any available card",
      "any available card"}},
    {Rule::redeal, "Is there a re-deal?", {"no", "", "no", "no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::napoleon_at_st_helena

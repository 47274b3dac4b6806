#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/general_sedgewick/choices.hpp"
#include "games/general_sedgewick/words.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::general_sedgewick {

inline constexpr std::string_view modern_source = "Wikipedia, Four Seasons (card game), later rules";
inline constexpr std::string_view program_source = "PySolFC, Four Seasons";

inline constexpr auto options = std::to_array<RuleOption>({
    {"vacancy",
     "What may fill a vacant place of the cross?",
     {{{"pack-or-talon", "the talon or the hand"},
       {"any-card",
        "any available card",
        {{{Rule::vacancy,
           "A place of the cross that has lost all its cards may be filled with any available card, from "
           "another packet or from the talon, or with the next card in hand, unseen.",
           modern_source},
          {Rule::vacancy,
           "A place of the cross that has lost all its cards may be filled with any available card, from "
           "another packet or from the talon, or with the next card in hand, unseen.",
           program_source, Choices::Corner::always}}}}}}},
    {"fill",
     "Must a vacant place of the cross be filled before a card is turned?",
     {{{"leisure", "no"},
       {"at-once",
        "yes",
        {{{Rule::turning,
           "When no place of the cross is vacant, the next card in hand may be turned upon the talon. From "
           "there it may go to a family or to a packet, at once or when it lies uppermost again.",
           "PySolFC, Czarina, which fills from the hand alone"}}}}}}},
    {"corner",
     "May a king be laid on an ace of the cross?",
     {{{"as-families", "unless the families begin with aces"},
       {"always", "always", {{{Rule::corner, "A king may be laid on an ace of the cross.", program_source}}}},
       {"never",
        "no",
        {{{Rule::corner,
           "On the cross king and ace do not join: a king is laid on no card, and upon an ace no card is "
           "laid.",
           "the book is silent; the stricter reading"}}}}}}},
    stock_option({{{Rule::in_hand,
                    "The other forty-six cards are held in hand, face upwards, so that you see the next one "
                    "and no other.",
                    stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, General Sedgewick",
     {},
     "The book: a vacant place of the cross takes the talon’s card or the next in hand."},
    {"four-seasons", "Four Seasons", modern_source, options_with(Choices::Vacancy::any_card),
     "What everybody plays as Four Seasons: any available card fills a vacant place."},
    {"pysolfc", "PySolFC", program_source, options_with(Choices::Vacancy::any_card, Choices::Corner::always),
     "PySolFC’s Four Seasons: a king may be laid on an ace though the families begin with aces."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, General Sedgewick", "cadogan"},
    {"Wikipedia", modern_source, "four-seasons"},
    {"PySolFC", program_source, "pysolfc"},
    {"Czarina", "PySolFC, Czarina"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::foundation,
     "When is the first family founded?",
     {"after the cross", "after the cross", "before the cross", "before the cross"}},
    {Rule::corner,
     "May a king be laid on an ace of the cross?",
     {as_read("unless the families begin with aces"), "unless the families begin with aces", "always",
      "always"}},
    {Rule::vacancy,
     "What may fill a vacant place of the cross?",
     {"the talon or the hand", "any available card", "any available card", "the hand"}},
    {Rule::turning,
     "Must a vacant place be filled before a card is turned?",
     {as_read("no"), "no", "no", "yes, at once"}},
    {Rule::redeal, "Is there a re-deal?", {"no", "no", "no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::general_sedgewick

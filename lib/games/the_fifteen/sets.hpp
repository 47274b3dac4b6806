#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/the_fifteen/choices.hpp"
#include "games/the_fifteen/words.hpp"

namespace longwood::words::the_fifteen {

inline constexpr std::string_view pysolfc_source = "PySolFC, Fifteen";

inline constexpr auto options = std::to_array<RuleOption>({
    {"grace",
     "May an ace and a king be withdrawn from the sixth row?",
     {{{"exhausted", "when none is available and no marriage is left"},
       {"declared",
        "when none is available",
        {{{Rule::grace,
           "As long as no family is begun and neither ace nor king is available, you may withdraw one ace "
           "and one king from the sixth row, if any lie there beneath other cards. Each founds its family, "
           "and the cards below it close up. It must be done at once: the right to the second ends with any "
           "other move.",
           "a milder reading of Cadogan, The Fifteen, Play ¶1.3"}}}},
       {"off",
        "no",
        {{{Rule::grace, "No card is withdrawn from among others: a game that no marriage opens is lost.",
           pysolfc_source}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: to a column, where it lies by the "
                    "rules of marriages and lanes, or to the other family of its suit.",
                    pysolfc_source),
});

inline constexpr std::string_view opens_again =
    "a family that gives back its ace or king would leave the game to be opened again; take grace=off as "
    "well";
inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Grace::declared, Choices::Families::returnable, opens_again},
    {Choices::Grace::exhausted, Choices::Families::returnable, opens_again},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Fifteen",
     {},
     "The book: if the game cannot begin, an ace and a king may be withdrawn from the sixth row.",
     2},
    {"pysolfc", "PySolFC", pysolfc_source, options_with(Choices::Grace::off, Choices::Families::returnable),
     "PySolFC’s Fifteen: nothing is withdrawn, and families give back their uppermost card."},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"cadogan", 1, options_with(Choices::Grace::declared)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Fifteen", "cadogan"},
    {"PySolFC", pysolfc_source, "pysolfc"},
    {"Hoffmann", "Hoffmann no. 30, The Crescent, which has such families"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "the uppermost"}},
    {Rule::free,
     "Which family takes a card that suits both?",
     {as_read("the one you choose"), "the one you choose", "it may wait between the two"}},
    {Rule::lane, "What may begin a lane?", {"any available card", "any available card"}},
    {Rule::grace,
     "May an ace and a king be withdrawn from the sixth row?",
     {"if no foundation card is available after the first marriages", "no"}},
    {Rule::once, "Is there a re-deal?", {"no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_fifteen

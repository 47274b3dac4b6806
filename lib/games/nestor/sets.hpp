#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/nestor/choices.hpp"
#include "games/nestor/words.hpp"

namespace longwood::words::nestor {

inline constexpr std::string_view hoffmann_source = "Hoffmann no. 9, ¶2.1 and ¶3.1-2";
inline constexpr std::string_view modern_source = "solitairelaboratory.com, Nestor; PySolFC, Nestor";

inline constexpr auto options = std::to_array<RuleOption>({
    {"reserve",
     "How does the reserve lie?",
     {{{"closed", "face downwards, in a packet"},
       {"open",
        "face upwards, card by card",
        {{{Rule::reserve,
           "The four cards that are left are the reserve, and lie face upwards beside the columns.",
           hoffmann_source},
          {Rule::one_by_one, "The cards of the reserve are taken up one by one, whichever you like.",
           hoffmann_source}}}}}}},
    {"when",
     "When may a card of the reserve be taken up?",
     {{{"when-blocked", "when no pair is there"},
       {"any-time",
        "at any time",
        {{{Rule::blocked, "A card of the reserve may be taken up at any time.", modern_source},
          {Rule::reserve,
           "The four cards that are left are the reserve, and lie face upwards aside from the columns.",
           modern_source, Choices::Reserve::open},
          {Rule::blocked, "The reserve need not be taken up: its cards are available from the first.",
           modern_source, Choices::Reserve::open},
          {Rule::one_by_one, "Whichever of its cards you like may go out at any time.", modern_source,
           Choices::Reserve::open},
          {Rule::aside,
           "The cards of the reserve are available as the lowest cards of the columns are, at once and for "
           "as long as they lie there.",
           modern_source, Choices::Reserve::open}}}}}}},
    {"columns",
     "May a column hold two cards of one value?",
     {{{"no-pairs", "no"},
       {"any",
        "yes, as they are dealt",
        {{{Rule::to_the_bottom, "A column may hold cards of one value, as they come.",
           "solitairelaboratory.com, Nestor, without the rule of the deal"},
          {Rule::anew, "Nothing is dealt anew.",
           "solitairelaboratory.com, Nestor, without the rule of the deal"}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Nestor",
     {},
     "The book: a closed reserve, taken up card by card when no pair is there."},
    {"hoffmann", "Hoffmann", "Hoffmann no. 9", options_with(Choices::Reserve::open),
     "The reserve lies open, and when no pair is there any one of its cards may be taken up."},
    {"modern", "Modern", modern_source, options_with(Choices::Reserve::open, Choices::When::any_time),
     "The reserve lies open and is played from at any time."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Nestor", "cadogan"},
    {"Hoffmann", "Hoffmann no. 9", "hoffmann"},
    {"Solitaire Laboratory", "solitairelaboratory.com, Nestor", "modern"},
    {"PySolFC", "PySolFC, Nestor", "modern"},
    {"Wikipedia", "en.wikipedia.org, Nestor"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::to_the_bottom,
     "What becomes of a card that would lie with its like?",
     {"it goes to the bottom of the pack", "it goes to the bottom of the pack", "",
      "exchanged after the deal"}},
    {Rule::reserve,
     "How does the reserve lie?",
     {"closed", as_read("open"), "open", "open", "open or closed"}},
    {Rule::blocked,
     "When may it be used?",
     {"when no pair is there", "when no pair is there", "at any time", "at any time", "at any time"}},
    {Rule::aside, "May two of its cards go out together?", {as_read("yes"), as_read("yes"), "yes", "yes"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::nestor

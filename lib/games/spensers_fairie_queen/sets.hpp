#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/spensers_fairie_queen/choices.hpp"
#include "games/spensers_fairie_queen/words.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::spensers_fairie_queen {

inline constexpr std::string_view pysolfc_source = "PySolFC, Faerie Queen";

inline constexpr auto options = std::to_array<RuleOption>({
    {"following",
     "Do the families follow suit?",
     {{{"suit", "yes"},
       {"any-suit",
        "no, a family takes the next higher card of any suit",
        {{{Rule::families,
           "Each of the eight aces founds a family, which rises card by card to the queen, whatever the "
           "suits. A family is called after its ace.",
           pysolfc_source},
          {the_object,
           "To bring out the eight aces and build each of them up to a queen, whatever the suits.",
           pysolfc_source},
          {the_aim,
           "Build eight families from ace to queen in any suits; kings head the columns and stay there.",
           pysolfc_source}}}}}}},
    {"building",
     "When may cards be laid upon one another in the columns?",
     {{{"deal-complete", "when the deal is complete"},
       {"from-first-card",
        "from the first card dealt",
        {{{Rule::dealing_on,
           "In the deal, too, whatever is available may be played or laid in the columns, be it the card "
           "just dealt or the end of another column.",
           "a milder reading of Cadogan, Spenser’s Fairie Queen, Play ¶4.1 and ¶6.1"},
          {Rule::building,
           "At any time an available card may be laid upon the lowest card of another column if that is next "
           "above it in value, whatever the suits.",
           "a milder reading of Cadogan, Spenser’s Fairie Queen, Rule III and Play ¶6.1"}}}}}}},
    {"runs",
     "May a sequence be moved as a whole?",
     {{{"single", "no, card by card"},
       {"as-one",
        "yes",
        {{{Rule::single,
           "Cards at the end of a column that descend by one, whatever their suits, may be moved together, "
           "as many of them as you like, by the rules of one card; to a family only one card is played at a "
           "time.",
           "Cadogan, Spenser’s Fairie Queen, Rule V and Play ¶7.2, taken by the letter"}}}}}}},
    stock_option({{{Rule::layout,
                    "Two packs. A king of clubs is taken out and laid in the upper corner on the left, where "
                    "it heads the first column. The other hundred and three cards are shuffled and held in "
                    "hand, face upwards, so that you see the next one and no other.",
                    stock_source}}}),
    {"aces",
     "Where does an ace go that is dealt?",
     {{{"at-once", "to its family at once"},
       {"like-others",
        "to the column, like any other card",
        {{{Rule::aces,
           "An ace is dealt like any other card, and founds its family when it is played there from the end "
           "of a column.",
           pysolfc_source},
          {Rule::free,
           "Nothing is compulsory: a suitable card, an ace too, may be left where it lies, and you deal on.",
           pysolfc_source}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Spenser’s Fairie Queen",
     {},
     "The book: families follow suit, and cards go one by one, when the deal is complete."},
    {"pysolfc", "PySolFC", pysolfc_source,
     options_with(Choices::Following::any_suit, Choices::Aces::like_others),
     "PySolFC’s Faerie Queen: the families do not follow suit, and aces are dealt like other cards.", 2},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"pysolfc", 1, options_with(Choices::Following::any_suit)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Spenser’s Fairie Queen", "cadogan"},
    {"PySolFC", pysolfc_source, "pysolfc"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::aces,
     "Where does an ace go that is dealt?",
     {"to its family at once", "to the column, like any other card"}},
    {Rule::families, "Do the families follow suit?", {"yes", "no"}},
    {Rule::building,
     "When may cards be laid upon one another in the columns?",
     {"when the deal is complete", "when the deal is complete"}},
    {Rule::lone_king, "What may lie on a king that stands alone?", {"any available card", "any card"}},
    {Rule::single, "Are several cards moved at once?", {as_read("no"), "no"}},
    {Rule::once, "Is there a re-deal?", {"no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::spensers_fairie_queen

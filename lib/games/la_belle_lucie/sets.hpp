#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/la_belle_lucie/choices.hpp"
#include "games/la_belle_lucie/words.hpp"

namespace longwood::words::la_belle_lucie {

inline constexpr std::string_view fan_source = "PySolFC, Fan";
inline constexpr std::string_view rounds_source = "Blake and Gent 2026, Fan";

inline constexpr auto options = std::to_array<RuleOption>({
    {"vacancy",
     "What may fill the place of a fan that is gone?",
     {{{"closed", "nothing"},
       {"kings",
        "a king",
        {{{Rule::corner,
           "King and ace do not join: a king is laid on no card, but may go to an open place, and upon an "
           "ace no card is laid.",
           fan_source},
          {Rule::vacancy, "A fan that has lost all its cards may be begun again with an available king.",
           fan_source}}}}}}},
    {"redeals",
     "How many re-deals are there?",
     {{{"two", "two"},
       {"none",
        "none",
        {{{Rule::redeal, "There is no re-deal: the cards are dealt once only.", fan_source},
          {the_object,
           "To bring out the four aces and build each of them up in suit to its king, in a single deal.",
           fan_source},
          {the_aim, "Build each suit up from its ace to its king out of eighteen fans, dealt once only.",
           fan_source}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a fan, where it lies by the rules "
                    "of other cards.",
                    "PySolFC, La Belle Lucie and Fan"),
    {"layout",
     "How are the fans dealt?",
     {{{"together", "three cards together to each"},
       {"rounds",
        "in rounds",
        {{{Rule::layout,
           "The pack is dealt out in three rounds over the places of eighteen fans, all of it face upwards; "
           "the last two fans have but two cards.",
           rounds_source}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, La Belle Lucie",
     {},
     "The book: marriages down in suit, an emptied fan stays empty, two shuffled re-deals."},
    {"pysolfc", "PySolFC", "PySolFC, La Belle Lucie", options_with(Choices::Families::returnable),
     "PySolFC’s La Belle Lucie: families give back their uppermost card."},
    {"fan", "The Fan", fan_source,
     options_with(Choices::Vacancy::kings, Choices::Redeals::none, Choices::Families::returnable),
     "One deal, all seen: a king may begin an emptied fan again, and families give back their uppermost "
     "card.",
     2},
    {"fan-in-rounds", "The Fan, in rounds", rounds_source,
     options_with(Choices::Vacancy::kings, Choices::Redeals::none, Choices::Layout::rounds),
     "The Fan with sixteen fans of three cards and two of two; families keep what they have."},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"fan", 1, options_with(Choices::Vacancy::kings, Choices::Redeals::none)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, La Belle Lucie", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, La Belle Lucie", "cadogan"},
    {"PySolFC", "PySolFC, La Belle Lucie", "pysolfc"},
    {"Three Shuffles and a Draw", "PySolFC, Three Shuffles and a Draw"},
    {"The Fan", fan_source, "fan"},
    {"Blake and Gent", rounds_source, "fan-in-rounds"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "In what order are the fans dealt?",
     {"three cards together to each", "", "in rounds, three cards to each", "in rounds, three cards to each",
      "in rounds, three cards to each", "in rounds, the last two fans two cards"}},
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "", "the uppermost", "the uppermost", "the uppermost", "no"}},
    {Rule::available,
     "May a buried card be drawn?",
     {"no", "in a variant", "no", "one in the game, the second of its fan", "no", "no"}},
    {Rule::vacancy,
     "What may fill the place of a fan that is gone?",
     {as_read("nothing"), "nothing", "nothing", "nothing", "a king", "a king"}},
    {Rule::redeal,
     "How many re-deals are there?",
     {"two, shuffled", "two, shuffled", "two, shuffled", "two, shuffled", "none", "none"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::la_belle_lucie

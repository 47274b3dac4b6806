#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_salic_law/choices.hpp"
#include "games/the_salic_law/words.hpp"

namespace longwood::words::the_salic_law {

inline constexpr std::string_view hoffmann_source = "Hoffmann no. 58, The Picture Gallery ¶3.4",
                                  turned_source = "Hoffmann no. 58, The Picture Gallery ¶3.2",
                                  grace_source = "Hoffmann no. 58, The Picture Gallery, footnote",
                                  pysolfc_source = "PySolFC, Salic Law";

inline constexpr auto options = std::to_array<RuleOption>({
    {"lone-king",
     "How many cards may be laid on a king that stands alone?",
     {{{"again", "one, whenever it stands alone"},
       {"three",
        "as many as three of one packet",
        {{{Rule::lone_king,
           "A king that stands alone takes as many as three cards of another packet, the uppermost first, so "
           "that their order is reversed. This may be done whenever a king stands alone.",
           grace_source}}}},
       {"none",
        "none",
        {{{Rule::lone_king, "A king that stands alone takes no card but by the deal.",
           "Wikipedia, Salic Law, of some programs"}}}},
       {"once",
        "one, once in the game",
        {{{Rule::lone_king,
           "A king that stands alone takes one available card of another packet. Each king may do so once in "
           "the game.",
           "Cadogan, The Salic Law, Play ¶2.4, to the letter"}}}}}}},
    {"lone-king-from",
     "When may a card be laid on such a king?",
     {{{"deal-ended", "when the deal is ended"},
       {"any-time",
        "at any time",
        {{{Rule::bound, "In the deal, too, a card may be laid upon a king that stands alone.",
           hoffmann_source},
          {Rule::bound, "In the deal, too, a card may be laid upon a king that stands alone.", pysolfc_source,
           Choices::FamilyWaits::for_king}}}}}}},
    {"card-turned",
     "Must a suitable card be played when it is turned?",
     {{{"optional", "no"},
       {"at-once",
        "yes",
        {{{Rule::free,
           "A card that is dealt and suits a family is played there at once. Other available cards may be "
           "played to the families, in the deal and after it, or left where they lie.",
           turned_source}}}}}}},
    {"family-waits",
     "Does a family wait for the king beneath it?",
     {{{"no", "no"},
       {"for-king",
        "yes",
        {{{Rule::families,
           "Each of the eight aces founds a family, which rises card by card to the knave, whatever the "
           "suits; but it takes no card upon its ace until the king of its place lies beneath it.",
           pysolfc_source}}}}}}},
    stock_option({{{Rule::layout,
                    "Two packs. A king of hearts is taken out and laid on the left, where it begins the "
                    "lowest of three rows of eight. The other hundred and three cards are shuffled and held "
                    "in hand, face upwards, so that you see the next one and no other.",
                    stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Salic Law",
     {},
     "The book: suitable cards may wait, and kings that stand alone take cards when the deal is ended."},
    {"picture-gallery", "The Picture Gallery", "Hoffmann no. 58, The Picture Gallery",
     options_with(Choices::LoneKingFrom::any_time, Choices::CardTurned::at_once),
     "Hoffmann’s game: a suitable card is played when it is turned, and kings take cards at any time."},
    {"picture-gallery-three", "The Picture Gallery, three cards", grace_source,
     options_with(Choices::LoneKing::three, Choices::LoneKingFrom::any_time, Choices::CardTurned::at_once),
     "The same with Hoffmann’s further grace: a king takes as many as three cards of one packet."},
    {"pysolfc", "PySolFC", pysolfc_source,
     options_with(Choices::LoneKingFrom::any_time, Choices::FamilyWaits::for_king),
     "PySolFC’s Salic Law: a family waits for the king beneath it, and kings take cards at any time."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Salic Law", "cadogan"},
    {"Hoffmann", "Hoffmann no. 58, The Picture Gallery", "picture-gallery"},
    {"PySolFC", pysolfc_source, "pysolfc"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::aces,
     "Where does an ace go that is dealt?",
     {"to the middle row at once", "to the middle row at once", "to the middle row at once"}},
    {Rule::families, "Does a family wait for the king beneath it?", {"no", "no", "yes"}},
    {Rule::queens, "When are the queens laid out?", {"as they are dealt", "as they are dealt", "beforehand"}},
    {Rule::free, "Must a suitable card be played when it is turned?", {as_read("no"), "yes", "no"}},
    {Rule::bound,
     "When may a card be laid on a king that stands alone?",
     {"when the deal is ended", as_read("at any time"), "at any time"}},
    {Rule::lone_king,
     "How many cards may be laid on such a king?",
     {as_read("one, whenever it stands alone"), "one, whenever it stands alone",
      "one, whenever it stands alone"}},
    {Rule::once, "Is there a re-deal?", {"no", "no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_salic_law

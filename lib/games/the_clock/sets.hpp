#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_clock/choices.hpp"

namespace longwood::words::the_clock {

inline constexpr auto options = std::to_array<RuleOption>({
    {"marry",
     "On how large a packet may one marry?",
     {{{"any", "on one card or more"},
       {"three",
        "on three cards or more",
        {{{Rule::vacancy,
           "A packet of fewer than three cards takes no marriage: it is made good from the hand alone, and "
           "never from the talon or another packet.",
           "Wikipedia, Big Ben; PySolFC; Solitaire Forever II"}}}}}}},
    {"refill",
     "In what order are the packets refilled?",
     {{{"packets", "packet by packet from I"},
       {"rotation",
        "one card each in rotation from I",
        {{{Rule::refilling,
           "When you refill, every packet short of three cards gets one card in its turn, from I round to "
           "XII, and so again until all have three. Nothing else is done until all are full or the hand is "
           "out.",
           "PySolFC, Big Ben; SolSuite, Sundial"}}}},
       {"rotation-from-twelve",
        "one card each in rotation from XII",
        {{{Rule::refilling,
           "When you refill, every packet short of three cards gets one card in its turn, from XII and on "
           "round from I to XI, and so again until all have three. Nothing else is done until all are full "
           "or the hand is out.",
           "Wikipedia, Big Ben"}}}}}}},
    {"king-on-ace",
     "Does a king go upon an ace in the circle?",
     {{{"yes", "yes"},
       {"no",
        "no",
        {{{Rule::marriage,
           "In the circle a card may be laid upon the uppermost card of another packet if that is of the "
           "same suit and next above it in value; king and ace do not join.",
           "the strictest reading of a silent book"}}}}}}},
    {"talon",
     "May the talon be used in the circle?",
     {{{"hours", "no"},
       {"circle",
        "its uppermost card may be married",
        {{{Rule::talon,
           "A card turned from the hand is laid on the talon. The uppermost card of the talon may go to a "
           "foundation or be married in the circle.",
           "PySolFC, Big Ben"},
          {Rule::within,
           "The talon gives its uppermost card to marriages in the circle; the hand gives none.",
           "PySolFC, Big Ben"}}}}}}},
    {"redeal",
     "Is there a re-deal?",
     {{{"none", "none"},
       {"one",
        "one",
        {{{Rule::redeal,
           "When the hand is out the talon may be turned over and gone through again, unshuffled. This may "
           "be done once.",
           "Practical Gaming Center; collepic"}}}}}}},
    stock_option({{{Rule::circle,
                    "Round the hours lies the circle, twelve packets of three cards dealt together, each "
                    "card in view, from I round to XII. Fifty-six cards remain in hand. They are held face "
                    "upwards, so that you see the next of them and no other.",
                    stock_source}}}),
    {"phases",
     "In what order does one play, marry and refill?",
     {{{"free", "as one likes"},
       {"strict",
        "play, then marry, then refill",
        {{{Rule::turning,
           "First you play, then you marry, then you refill: once a marriage is made and a packet has fewer "
           "than three cards, nothing is played until all packets are refilled. Only then may a card be "
           "turned from the hand. When the hand is out there is no refilling, and the order no longer binds.",
           "the strictest reading of Cadogan, The Clock, Play ¶3.2-3 and ¶6.1"}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Clock",
     {},
     "The book: marriages on any packet that has a card, refilled packet by packet, the talon for the hours "
     "only."},
    {"big-ben", "Big Ben", "PySolFC, Big Ben",
     options_with(Choices::Marry::three, Choices::Refill::rotation, Choices::TalonUse::circle),
     "Three cards are needed to marry upon, the talon serves the circle too, packets are refilled in "
     "rotation."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Clock", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, Big Ben"},
    {"PySolFC", "PySolFC, Big Ben", "big-ben"},
    {"Solitaire Forever II", "solitaireforever.com, Big Ben"},
    {"SolSuite", "solsuite.com, Sundial"},
    {"Practical Gaming Center", "Practical Gaming Center; collepic"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::hours,
     "Which cards stand at the hours?",
     {"the two at IX", "the two at IX", "the two at IX", "", "", "the suits changed about"}},
    {Rule::talon,
     "May the talon be used in the circle?",
     {"no", "", "yes", "yes: newer descriptions have dropped the rule against it"}},
    {Rule::marriage, "Does a king go upon an ace?", {as_read("yes, by the hours"), "yes", "yes", "yes"}},
    {Rule::vacancy,
     "On how large a packet may one marry?",
     {as_read("on any that is not empty"), "of three or more", "of three or more", "of three or more"}},
    {Rule::refilling,
     "In what order are packets refilled?",
     {as_read("packet by packet from I"), "in rotation from XII", "in rotation", "", "from the first hour"}},
    {Rule::turning,
     "When does one refill?",
     {as_read("at choice, all gaps together"), "at choice, all gaps together", "at choice"}},
    {Rule::redeal, "Is there a re-deal?", {"none", "none", "none", "", "", "one"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_clock

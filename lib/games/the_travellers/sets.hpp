#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/the_travellers/choices.hpp"
#include "games/the_travellers/words.hpp"

namespace longwood::words::the_travellers {

inline constexpr std::string_view clock_source =
    "PySolFC, Clock; AisleRiot, Clock; Wikipedia, Clock (card game)";

inline constexpr auto options = std::to_array<RuleOption>({
    {"complete",
     "When is a packet complete?",
     {{{"alike", "when its four cards are alike"},
       {"all-travelled",
        "when all its cards have travelled there",
        {{{Rule::end,
           "When the fourth king is aside all is over. The game is won if every card has then travelled to "
           "its packet, and lost if one lies where it was dealt.",
           clock_source}}}}}}},
    {"packets",
     "How do the packets lie?",
     {{{"face-up", "face upwards"},
       {"face-down",
        "face downwards",
        {{{Rule::layout,
           "One pack. Forty-eight cards are dealt face downwards in twelve squared packets of four, each "
           "packet at once. The packets are numbered from 1 to 12.",
           clock_source}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann, Selected no. 3",
     {},
     "The book: packets that lie face upwards and need only be alike at the end."},
    {"clock-patience", "Clock Patience", clock_source,
     options_with(Choices::Complete::all_travelled, Choices::Packets::face_down),
     "What most people know as Clock Patience, and programs play as Clock: packets face down, and every card "
     "must have travelled."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann, Selected no. 3", "hoffmann"},
    {"PySolFC", "PySolFC, Clock", "clock-patience"},
    {"AisleRiot", "GNOME AisleRiot, Clock", "clock-patience"},
    {"Wikipedia", "en.wikipedia.org, Clock (card game)", "clock-patience"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "How do the packets lie?",
     {"face upwards", "face downwards", "face downwards", "face downwards"}},
    {Rule::end, "Must every card have travelled?", {as_read("no"), "yes", "yes", "yes"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_travellers

#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/mount_olympus/choices.hpp"
#include "games/mount_olympus/words.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::mount_olympus {

inline constexpr std::string_view modern_source =
    "Michael Keller, solitairelaboratory.com, Mount Olympus, of most later books";
inline constexpr std::string_view program_source = "PySolFC, Mount Olympus";
inline constexpr std::string_view row_source =
    "Michael Keller, solitairelaboratory.com, Mount Olympus, of most later books; PySolFC, Mount Olympus";

inline constexpr auto options = std::to_array<RuleOption>({
    {"dealing",
     "How is the hand dealt?",
     {{{"one-by-one", "card by card, upon the talon"},
       {"nine",
        "nine at a time, one upon each packet",
        {{{Rule::available,
           "Only the uppermost card of each packet of the battery is available, until by its removal it "
           "releases the one beneath.",
           row_source},
          {Rule::turning,
           "When you like, nine cards are dealt from the hand, one upon each packet in turn; the last time "
           "as "
           "many as are left.",
           row_source},
          {Rule::talon, "There is no talon.", row_source},
          {Rule::redeal, "The hand is dealt once only.", row_source}}}}}}},
    {"fill",
     "When, and with what, is a vacant place of the battery filled?",
     {{{"leisure", "when you like, from the talon"},
       {"at-once",
        "at once, from the talon or else the hand",
        {{{Rule::vacancy,
           "A place of the battery that has lost all its cards is filled at once: with the uppermost card of "
           "the talon as long as there is one, else with the next card in hand. When both are out, it stays "
           "vacant.",
           "the stricter reading of Cadogan, Mount Olympus, Play ¶2.4"},
          {Rule::vacancy,
           "A place of the battery that has lost all its cards is filled at once with the next card in hand. "
           "When the hand is out, it stays vacant.",
           modern_source, Choices::Dealing::nine}}}}}}},
    {"vacancy",
     "May a card of the battery fill a vacant place?",
     {{{"stock-only", "no"},
       {"any-card",
        "any available card",
        {{{Rule::vacancy,
           "A place of the battery that has lost all its cards may be filled, when you like, with any "
           "available card, from another packet or from the talon.",
           "PySolFC, Mount Olympus, where cards are in hand no longer"},
          {Rule::vacancy,
           "A place of the battery that has lost all its cards is filled at once: with the uppermost card of "
           "the talon as long as there is one, else with the next card in hand. When both are out, any "
           "available card may be laid there.",
           "PySolFC, Mount Olympus, which has no talon", Choices::Fill::at_once},
          {Rule::vacancy,
           "A place of the battery that has lost all its cards is filled at once with the next card in hand. "
           "When the hand is out, any available card may be laid there.",
           program_source, Choices::Dealing::nine}}}}}}},
    {"runs",
     "May a sequence be moved as one?",
     {{{"single", "no"},
       {"any-part",
        "any part of it",
        {{{Rule::single,
           "Cards at the end of a packet that descend in suit by twos may be moved together upon another "
           "packet, as many as you like.",
           program_source}}}}}}},
    stock_option(
        {{{Rule::battery,
           "Nine cards are dealt face upwards, side by side: the battery. On each a packet may grow. "
           "The other seventy-nine are held in hand, face upwards, so that you see the next one and "
           "no other.",
           stock_source}}}),
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Dealing::nine, Choices::Fill::leisure,
     "without a talon nothing fills a vacant place; take fill=at-once as well"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan", "Cadogan", "Cadogan, Mount Olympus", {}, "The book: a talon, which is turned over once."},
    {"modern", "Later books", modern_source,
     options_with(Choices::Dealing::nine, Choices::Fill::at_once, Choices::Runs::any_part),
     "Later books: nine cards at a time, one upon each packet, and no talon. Sequences are moved as one."},
    {"pysolfc", "PySolFC", program_source,
     options_with(Choices::Dealing::nine, Choices::Fill::at_once, Choices::Vacancy::any_card,
                  Choices::Runs::any_part),
     "PySolFC: as in later books, but when the hand is out, any available cards fill a vacant place."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Mount Olympus", "cadogan"},
    {"Later books", modern_source, "modern"},
    {"PySolFC", program_source, "pysolfc"},
    {"Wikipedia", "Wikipedia, Mount Olympus (solitaire)"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::single,
     "May a sequence be moved as one?",
     {as_read("no"), "any part of it", "any part of it", "yes"}},
    {Rule::vacancy,
     "When is a vacant place of the battery filled?",
     {as_read("when you like"), "at once", "at once", "before the next deal"}},
    {Rule::turning,
     "How is the hand dealt?",
     {"card by card", "nine at a time", "nine at a time", "nine at a time"}},
    {Rule::redeal, "Is there a re-deal?", {"one", "no", "no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::mount_olympus

#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/la_nivernaise/choices.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::la_nivernaise {

inline constexpr std::string_view programs = "Wikipedia, Tournament; PySolFC; Solitaire Forever II";

inline constexpr auto options = std::to_array<RuleOption>({
    {"peek",
     "How deep may one look into the packets?",
     {{{"below", "so many cards below the uppermost as there are vacancies"},
       {"none",
        "only the uppermost cards are seen",
        {{{Rule::examining, "Of each packet only the uppermost card is seen.",
           "PySolFC, La Nivernaise; Wikipedia"}}}},
       {"inclusive",
        "so many cards, the uppermost among them, as there are vacancies",
        {{{Rule::examining,
           "With so many places vacant in the flanks, so many cards of each packet may be examined, the "
           "uppermost among them. To see a card is not to release it.",
           "a narrower reading of Cadogan, La Nivernaise, Rule II"}}}},
       {"open",
        "the whole line lies open",
        {{{Rule::examining, "Every card of the line lies open. To see a card is not to release it.",
           "Morehead & Mott-Smith, Tournament"}}}}}}},
    {"source",
     "From where is a vacancy in the flanks filled?",
     {{{"hand-or-line", "from the hand or the line"},
       {"line",
        "from the line only",
        {{{Rule::vacancy,
           "A vacant flank place may take the uppermost card of a packet. It may also be left open.",
           programs},
          {Rule::in_hand,
           "A card in hand is never played straight to a family or to the flanks: it comes to the line with "
           "its packet.",
           programs}}}},
       {"any-place",
        "from the line, the flanks themselves or a family",
        {{{Rule::flanks, "A card in the flanks may be played to a family, or to a vacant flank place.",
           "PySolFC, La Nivernaise"},
          {Rule::passing,
           "The uppermost card of a family may pass to the other family of its suit when it is next in turn "
           "there, or to a vacant flank place: one card at a time, as often as you please.",
           "PySolFC, La Nivernaise"},
          {Rule::vacancy,
           "A vacant flank place may take one card: the uppermost of a packet, another of the flanks, or the "
           "uppermost of a family. It may also be left open.",
           "PySolFC, La Nivernaise"},
          {Rule::in_hand,
           "A card in hand is never played straight to a family or to the flanks: it comes to the line with "
           "its packet.",
           "PySolFC, La Nivernaise"}}}}}}},
    {"redeals",
     "How many re-deals are there?",
     {{{"one", "one"},
       {"two", "two", {{{Rule::redeals, "The line may be dealt again twice in the game.", programs}}}}}}},
    {"exchange",
     "May cards be exchanged between the families of a suit?",
     {{{"one-by-one", "one at a time, the base staying"},
       {"off",
        "no",
        {{{Rule::passing, "A card once played to a family stays there.",
           "the strictest reading of a silent book"},
          {Rule::base, "Nothing is exchanged between families.", "the strictest reading of a silent book"}}}},
       {"with-base",
        "one at a time, the base too",
        {{{Rule::base,
           "The ace or king on which a family is founded may be exchanged like any other card; the place is "
           "then founded anew.",
           "Morehead & Mott-Smith, Tournament, in a copy on the web; PySolFC"}}}}}}},
    {"gather",
     "In what order is the line taken up?",
     {{{"in-order", "from the left, as it was dealt"},
       {"packets-reversed",
        "the last packet first",
        {{{Rule::redeal,
           "When the hand is out, the packets of the line may be taken up, each next one slid beneath those "
           "before it, so that the last is dealt first, and dealt again in rounds, unshuffled. Flanks and "
           "families stay as they are.",
           "Cadogan, Babette, Play ¶6.1"}}}},
       {"all-reversed",
        "just the other way about",
        {{{Rule::redeal,
           "When the hand is out, the packets of the line may be taken up and dealt again in rounds, "
           "unshuffled, the uppermost card of the last packet first. Flanks and families stay as they are.",
           "PySolFC, St. Helena"}}}}}}},
    {"guarantee",
     "Must an ace or a king lie in the flanks at the outset?",
     {{{"none", "no"},
       {"ace-or-king",
        "yes, or the cards are shuffled again",
        {{{Rule::layout,
           "Two packs, shuffled whole. Four single cards lie in each of the two flanks, and unless an ace or "
           "a king is among them the cards are shuffled again. Beneath, six packets of four, dealt together, "
           "make the line.",
           "Wikipedia, Tournament; Solitaire Till Dawn"}}}},
       {"brought-up",
        "yes, or one is brought up",
        {{{Rule::layout,
           "Two packs, shuffled whole. Four single cards lie in each of the two flanks; unless an ace or a "
           "king would be among them, the last of the pack is dealt first of all. Beneath, six packets of "
           "four, dealt together, make the line.",
           "PySolFC, Tournament and La Nivernaise"}}}}}}},
    stock_option({{{Rule::rounds,
                    "When you have done with one round the next is dealt: four cards together upon each "
                    "packet, from left to right, until the hand is out. No play is compulsory first. The "
                    "first round after a re-deal comes at once, as at the beginning. The stock is held face "
                    "upwards, so that you see the next card of it and no other.",
                    stock_source},
                   {Rule::vacancy,
                    "A vacant flank place may take one card, either the uppermost of a packet or the next in "
                    "hand, which you see. It may also be left open.",
                    stock_source, Choices::Source::hand_or_line},
                   {Rule::in_hand,
                    "A card in hand is never played straight to a family: it comes to the line with its "
                    "packet or to a vacant place in the flanks.",
                    stock_source, Choices::Source::hand_or_line}}}),
    {"round-after-redeal",
     "When is the first round dealt after the re-deal?",
     {{{"at-once", "at once"},
       {"after-filling",
        "when the player has filled what vacancies he likes",
        {{{Rule::rounds,
           "When you have done with one round the next is dealt: four cards together upon each packet, from "
           "left to right, until the hand is out. No play is compulsory first, and before the first round "
           "after a re-deal too vacant flank places may be filled from the hand.",
           "the freer reading of Cadogan, La Nivernaise, Play ¶5.1 and ¶8.1"},
          {Rule::rounds,
           "When you have done with one round the next is dealt: four cards together upon each packet, from "
           "left to right, until the hand is out. No play is compulsory first, and before the first round "
           "after a re-deal too vacant flank places may be filled from the hand. The stock is held face "
           "upwards, so that you see the next card of it and no other.",
           stock_source, Choices::Stock::face_up}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Source::any_place, Choices::Exchange::off,
     "a card which a family gives to the flanks may go from there to the other family; leave exchange as it "
     "is, or take exchange=with-base"},
    {Choices::Source::line, Choices::RoundAfterRedeal::after_filling,
     "where the hand fills no vacancy there is nothing to do before the round"},
    {Choices::Source::any_place, Choices::RoundAfterRedeal::after_filling,
     "where the hand fills no vacancy there is nothing to do before the round"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, La Nivernaise",
     {},
     "The book: vacancies let you look below the packets, one re-deal, cards exchanged one at a time."},
    {"tournament", "Tournament", "Morehead & Mott-Smith, Tournament; Wikipedia",
     options_with(Choices::Peek::open, Choices::Source::line, Choices::Redeals::two,
                  Choices::Exchange::with_base, Choices::Guarantee::ace_or_king),
     "The line lies open, two re-deals, an ace or king assured in the flanks, vacancies filled from the "
     "line."},
    {"no-peeking", "No peeking (PySolFC)", "PySolFC, La Nivernaise",
     options_with(Choices::Peek::none, Choices::Source::any_place, Choices::Redeals::two,
                  Choices::Exchange::with_base, Choices::Guarantee::brought_up),
     "PySolFC's La Nivernaise: only the uppermost cards show, two re-deals, vacancies filled from the line "
     "or from a family.",
     2},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, La Nivernaise", "cadogan"},
    {"Morehead & Mott-Smith", "Tournament, as quoted on the web", "tournament"},
    {"Wikipedia", "en.wikipedia.org, Tournament"},
    {"PySolFC", "PySolFC, La Nivernaise", "no-peeking"},
    {"Solitaire Forever II", "solitaireforever.com, Tournament"},
    {"Solitaire Till Dawn", "semicolon.com, Tournament"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "Must an ace or king lie in the flanks?",
     {as_read("no"), "yes", "yes, or shuffle again", "yes, or one is brought up", "",
      "yes, or shuffle again"}},
    {Rule::examining,
     "How deep may one look into the packets?",
     {as_read("one card below for each vacancy"), "all lies open", "uppermost cards only",
      "uppermost cards only", ""}},
    {Rule::passing,
     "How many cards are exchanged?",
     {"one at a time", "any or all", "", "one at a time, as often as you please"}},
    {Rule::base, "May the base card be exchanged?", {as_read("no"), "in one copy", "", "yes", ""}},
    {Rule::vacancy,
     "From where is a vacancy filled?",
     {"from the pack or the line", "", "from the line", "from the line, the flanks or a family",
      "from the line"}},
    {Rule::redeal, "In what order is the line taken up?", {"from the left", "", "", "from the left", ""}},
    {Rule::redeals, "How many re-deals?", {"one", "two", "two", "two", "two"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::la_nivernaise

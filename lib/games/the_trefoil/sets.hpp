#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/the_trefoil/choices.hpp"
#include "games/the_trefoil/words.hpp"

namespace longwood::words::the_trefoil {

inline constexpr std::string_view harder_source = "Hoffmann no. 27, ¶3.1";
inline constexpr std::string_view pysolfc_source = "PySolFC, Trefoil";
inline constexpr std::string_view milder_source = "a milder reading of Hoffmann no. 27, ¶1.6";
inline constexpr std::string_view at_any_moment =
    "The fans may be gathered whenever you like, even while a card can still be moved.";
inline constexpr std::string_view beneath_source =
    "Hoffmann no. 27, ¶1.6, gathered as in Cadogan, Babette, Play ¶6.1";
inline constexpr std::string_view upwards_source = "Hoffmann no. 27, ¶1.6, held as in his Introduction, ¶17";

inline constexpr auto options = std::to_array<RuleOption>({
    {"gather",
     "In what order are the fans gathered?",
     {{{"in-order", "the first fan first"},
       {"packets-reversed",
        "the last fan first",
        {{{Rule::redeal,
           "The fans may be gathered without shuffling, each next one slid beneath those before it, and laid "
           "out again in packets of three, the lowest card of the last fan first; the last packet has what "
           "is left. This may be done twice, which makes three deals in all; the families stay.",
           beneath_source}}}},
       {"all-reversed",
        "just the other way about",
        {{{Rule::redeal,
           "The fans may be gathered without shuffling into a heap that is held face upwards, and laid out "
           "again in packets of three, the uppermost card of the last fan first and so back to the first; "
           "the last packet has what is left. This may be done twice, which makes three deals in all; the "
           "families stay.",
           upwards_source}}}}}}},
    {"aces",
     "Where are the aces?",
     {{{"laid-out", "laid out"},
       {"in-pack",
        "in the pack",
        {{{Rule::layout, as_la_belle_lucie(la_belle_lucie::layout), harder_source},
          {Rule::families, as_la_belle_lucie(la_belle_lucie::families), harder_source},
          {the_object, la_belle_lucie::rulebook.object, harder_source},
          {the_aim,
           "Build each suit up from ace to king out of eighteen fans, dealt three times and never shuffled.",
           harder_source}}}}}}},
    {"redeal",
     "Are the fans shuffled before they are dealt again?",
     {{{"unshuffled", "no"},
       {"shuffled",
        "yes",
        {{{Rule::redeal,
           "All the fans may be taken up, shuffled, and dealt again in packets of three, the last of which "
           "has what is left. This may be done twice, which makes three deals in all; the families stay.",
           pysolfc_source},
          {the_aim,
           "Build each suit up from its ace to its king out of sixteen fans, which may be shuffled twice.",
           pysolfc_source},
          {the_aim, la_belle_lucie::rulebook.aim, pysolfc_source, Choices::Aces::in_pack}}}}}}},
    {"moment",
     "When may the fans be gathered?",
     {{{"blocked", "when no card can be moved"},
       {"at-will",
        "whenever you like",
        {{{Rule::moment, at_any_moment, milder_source},
          {Rule::moment, at_any_moment, pysolfc_source, Choices::Redeal::shuffled}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a fan, where it lies by the rules "
                    "of other cards; only the ace stays.",
                    pysolfc_source),
});

inline constexpr std::string_view no_order =
    "cards that are shuffled lie in no order in which they were gathered; leave gather as it is";
inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Redeal::shuffled, Choices::Gathering::packets_reversed, no_order},
    {Choices::Redeal::shuffled, Choices::Gathering::all_reversed, no_order},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann no. 27",
     {},
     "The book: aces laid out, three deals without a shuffle, each played out before the next.",
     2},
    {"at-will", "At will", milder_source, options_with(Choices::Moment::at_will),
     "The book’s game, but the fans may be gathered while cards can still be moved."},
    {"last-first", "Last fan first", beneath_source, options_with(Choices::Gathering::packets_reversed),
     "The last fan is dealt first again.", 2},
    {"face-upwards", "Face upwards", upwards_source, options_with(Choices::Gathering::all_reversed),
     "The gathered heap is held face upwards, so that every fan is turned about.", 2},
    {"in-pack", "Aces in the pack", harder_source, options_with(Choices::Aces::in_pack),
     "The book’s harder way: the aces are dealt with the others, and come out in play.", 2},
    {"pysolfc", "PySolFC", pysolfc_source,
     options_with(Choices::Redeal::shuffled, Choices::Moment::at_will, Choices::Families::returnable),
     "PySolFC’s Trefoil: the fans are shuffled, and families give back their cards above the ace."},
});

/// Once the fans could be gathered at any moment.
inline constexpr auto former = std::to_array<FormerSet>({
    {"hoffmann", 1, options_with(Choices::Moment::at_will)},
    {"last-first", 1, options_with(Choices::Gathering::packets_reversed, Choices::Moment::at_will)},
    {"face-upwards", 1, options_with(Choices::Gathering::all_reversed, Choices::Moment::at_will)},
    {"in-pack", 1, options_with(Choices::Aces::in_pack, Choices::Moment::at_will)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann no. 27", "hoffmann"},
    {"Hoffmann’s harder way", harder_source, "in-pack"},
    {"PySolFC", pysolfc_source, "pysolfc"},
    {"Wikipedia", "en.wikipedia.org, La Belle Lucie"},
    {"Solitaire Forever II", "solitaireforever.com, Trefoil"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::families, "Where are the aces?", {"laid out", "in the pack", "laid out", "laid out", "laid out"}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), as_read("no"), "but the ace"}},
    {Rule::available, "May a buried card be drawn?", {"no", "no", "no", "", "in the last deal"}},
    {Rule::redeal, "Are the fans shuffled?", {"no", "no", "yes", "yes", "yes"}},
    {Rule::redeal, "In what order are the fans gathered?", {as_read("the first fan first")}},
    {Rule::moment,
     "When may the fans be gathered?",
     {"when no card can be moved", as_read("when no card can be moved"), "whenever you like"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_trefoil

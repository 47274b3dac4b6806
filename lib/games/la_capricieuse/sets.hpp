#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/la_capricieuse/choices.hpp"
#include "games/stock_words.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::la_capricieuse {

inline constexpr std::string_view held_in_play_only =
    "When the deal is over, a card that both families of its suit would take may be held between them "
    "instead. The next card of its suit that is played takes it along: to the family which that card "
    "continues, or, if the card is its twin, each to one of the two.";

inline constexpr auto options = std::to_array<RuleOption>({
    {"vacancy",
     "May a vacant column be filled?",
     {{{"closed", "no"},
       {"any-card",
        "with any one card",
        {{{Rule::vacancy, "A vacant column may take the lowest card of any other.",
           "Wikipedia; PySolFC, Capricieuse; Solitaire Forever II"}}}}}}},
    {"deal-play",
     "Is a suitable card played in the deal?",
     {{{"forced", "it must be"},
       {"optional",
        "it may be",
        {{{Rule::compelled,
           "In the deal, a card that suits a family may be played as it is turned, or you deal on and it is "
           "laid.",
           "a milder reading of Hoffmann no. 49, ¶2.4"}}}},
       {"none",
        "no, all is dealt first",
        {{{Rule::compelled, "Nothing is played in the deal: every card is laid as it is turned.",
           "PySolFC, Capricieuse"},
          {Rule::place, "Every row is full but perhaps the last.", "PySolFC, Capricieuse"}}}}}}},
    {"gather",
     "In what order are the columns gathered?",
     {{{"in-order", "from the left"},
       {"packets-reversed",
        "the last column first",
        {{{Rule::redeal,
           "When a deal is played out, the columns may be gathered, each next one slid beneath those before "
           "it, so that the last is dealt first, and dealt again without shuffling. This may be done twice, "
           "which makes three deals in all; the families stay.",
           "Cadogan, The Nation, Play ¶4.1-2, and Babette, Play ¶6.1; PySolFC, Capricieuse"}}}},
       {"all-reversed",
        "just the other way about",
        {{{Rule::redeal,
           "When a deal is played out, the columns may be gathered and dealt again without shuffling, the "
           "lowest card of the last column first and so back to the first. This may be done twice, which "
           "makes three deals in all; the families stay.",
           "PySolFC, St. Helena"}}}}}}},
    {"corner",
     "Do king and ace join in the columns?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, upon an ace the two or the "
           "king.",
           "PySolFC, Nationale, of the sister game"}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: laid in the columns like any lowest "
                    "card, or passed to the other family of its suit.",
                    "PySolFC, Capricieuse"),
    held_option(Rule::held, "PySolFC, Capricieuse; Solitaire Forever II"),
    {"deal-choice",
     "In the deal, which family takes a card that suits both?",
     {{{"ask", "the one you choose"},
       {"ascending",
        "the one that rises",
        {{{Rule::compelled,
           "In the deal, a card that suits a family must be played as it is turned. When both families of "
           "its suit would take it, it goes to the one that rises.",
           "a narrower reading of Hoffmann no. 49, ¶2.4"},
          {Rule::compelled,
           "In the deal, a card that suits a family may be played as it is turned, or you deal on and it is "
           "laid. When both families of its suit would take it, it can go only to the one that rises.",
           "a reading of Hoffmann no. 49, ¶2.4", Choices::DealPlay::optional},
          {17, held_in_play_only, "Hoffmann no. 30, The Crescent, ¶3.2-3, but not in the deal",
           Choices::Abeyance::allowed}}}},
       {"descending",
        "the one that falls",
        {{{Rule::compelled,
           "In the deal, a card that suits a family must be played as it is turned. When both families of "
           "its suit would take it, it goes to the one that falls.",
           "a narrower reading of Hoffmann no. 49, ¶2.4"},
          {Rule::compelled,
           "In the deal, a card that suits a family may be played as it is turned, or you deal on and it is "
           "laid. When both families of its suit would take it, it can go only to the one that falls.",
           "a reading of Hoffmann no. 49, ¶2.4", Choices::DealPlay::optional},
          {17, held_in_play_only, "Hoffmann no. 30, The Crescent, ¶3.2-3, but not in the deal",
           Choices::Abeyance::allowed}}}}}}},
    stock_option(
        {{{Rule::layout,
           "The other ninety-six cards are shuffled and dealt face upwards in rows of twelve, from left to "
           "right, each row below the last. The cards that lie one below another make a column. The stock is "
           "held face upwards, so that you see the next card of it and no other.",
           stock_source}}}),
    {"last-row",
     "Must the last row be played from before any marriage?",
     {{{"at-will", "no"},
       {"first",
        "yes",
        {{{Rule::free,
           "Until the last card is dealt there are no marriages. Then the lowest cards that suit a family "
           "must be played first, until none does. After that nothing is compulsory: you play and marry as "
           "you please.",
           "a stricter reading of Hoffmann no. 49, ¶3.1"}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::DealPlay::none, Choices::DealChoice::ascending,
     "when nothing is played in the deal, there is nothing to choose; leave deal-choice as it is"},
    {Choices::DealPlay::none, Choices::DealChoice::descending,
     "when nothing is played in the deal, there is nothing to choose; leave deal-choice as it is"},
    {Choices::Families::returnable, Choices::Abeyance::allowed, held_is_needless},
});

inline constexpr auto changes = std::to_array<std::string_view>({held_is_new});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann no. 49",
     {},
     "The book: forced plays, vacancies stay vacant, three deals."},
    {"open-spaces", "Open spaces", "Wikipedia, Capricieuse; Solitaire Forever II",
     options_with(Choices::Vacancy::any_card, Choices::Abeyance::off),
     "The book's deal, but a vacant column takes any card: what most programs play."},
    {"pysolfc", "PySolFC", "PySolFC, Capricieuse",
     options_with(Choices::Vacancy::any_card, Choices::DealPlay::none, Choices::Gathering::packets_reversed,
                  Choices::Families::returnable, Choices::Abeyance::off),
     "PySolFC's Capricieuse: all is dealt first, vacancies take any card, the last column is dealt first "
     "again, families give back.",
     2},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann no. 49", "hoffmann"},
    {"Wikipedia", "en.wikipedia.org, Capricieuse", "open-spaces"},
    {"PySolFC", "PySolFC, Capricieuse", "pysolfc"},
    {"Solitaire Forever II", "solitaireforever.com, Capricieuse", "open-spaces"},
    {"H. L. Coops", "as Solitaire Forever II reports him"},
    {"The Nation", "Cadogan, The Nation, the closest parallel"},
    {"Babette", "Cadogan, Babette, a sister game"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "", "the uppermost", ""}},
    {Rule::compelled,
     "Is a suitable card played in the deal?",
     {"it must be", "it must be", "no, all is dealt first", "at once"}},
    {Rule::place,
     "Does a card played in the deal use up a place?",
     {as_read("no"), "no", "none is played", "no"}},
    {Rule::bound,
     "May a card once laid be played in the deal?",
     {"no, it is bound", "", "no, nothing is played"}},
    {Rule::corner, "Do king and ace join in the columns?", {as_read("no"), "no", "no", ""}},
    {Rule::single,
     "Are several cards moved at once?",
     {as_read("no"), "", "no", "as far as empty columns would let them"}},
    {Rule::vacancy,
     "May a vacant column be filled?",
     {as_read("no"), "with any card", "with any card", "with any card", "no"}},
    {Rule::redeal,
     "In what order are the columns gathered?",
     {"from the left, their order undisturbed", "the last on the one before it, and so back",
      "the last column is dealt first", "", "",
      "each next beneath the first, so that the last is dealt first",
      "each next beneath the first, so that the last is dealt first"}},
    {Rule::redeal, "How many re-deals?", {"two", "", "two", "", "", "two", "two"}},
    {17, held_question, {"yes, by no. 30", as_read("no"), "no", as_read("no")}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::la_capricieuse

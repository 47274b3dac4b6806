#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/la_nationale/choices.hpp"
#include "games/stock_words.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::la_nationale {

inline constexpr std::string_view after_the_last_card =
    "Until the last card is dealt there are no marriages, and no vacancy is filled. After that nothing is "
    "compulsory: you play and marry as you please.";

inline constexpr auto options = std::to_array<RuleOption>({
    {"vacancy",
     "What may a vacant column take?",
     {{{"card-or-sequence", "any end card, or a sequence as it lies"},
       {"single-card",
        "any one end card",
        {{{Rule::vacancy, "A vacant column may take any one end card. No sequence is laid there as a whole.",
           "Cadogan, The Nation; PySolFC, Nationale"}}}}}}},
    {"corner",
     "Do king and ace join in the columns?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, upon an ace the two or the "
           "king. A sequence that is moved as a whole does not turn the corner.",
           "PySolFC, Nationale; Solitaire Forever II"}}}}}}},
    {"deal-play",
     "Is a suitable card played in the deal?",
     {{{"forced", "it must be"},
       {"optional",
        "it may be",
        {{{Rule::compelled,
           "In the deal, a card that suits a family may be played as it is turned, or you deal on and it is "
           "laid in its column.",
           "a milder reading of Hoffmann no. 50, ¶3.1"},
          {Rule::end_cards,
           "In the deal, the end card of any column, finished or not, may be played when it suits a family. "
           "It need not be.",
           "a milder reading of Hoffmann no. 50, ¶4.1"},
          {9, after_the_last_card, "Hoffmann no. 50, ¶5.1 and ¶6.2, where nothing is compelled"}}}},
       {"none",
        "no, all is dealt first",
        {{{Rule::compelled, "Nothing is played in the deal: every card is laid as it is turned.",
           "PySolFC, Nationale"},
          {Rule::counted, "Every column has its eight cards when the deal is over.", "PySolFC, Nationale"},
          {Rule::end_cards, "The end cards of the columns are not played before the last card is dealt.",
           "PySolFC, Nationale"},
          {9, after_the_last_card, "PySolFC, Nationale"}}}}}}},
    {"deal-ends",
     "May the end card of a column be played in the deal?",
     {{{"playable", "yes"},
       {"locked",
        "no, it is bound",
        {{{Rule::end_cards,
           "A card once laid is bound until the deal is over: only the card just turned is played.",
           "Cadogan, The Nation"},
          {9, after_the_last_card, "Cadogan, The Nation"}}}}}}},
    {"redeals",
     "Is there a re-deal?",
     {{{"none", "none"},
       {"two",
        "two",
        {{{Rule::redeal,
           "When the columns yield no more they may be gathered from the left, the first card first, and "
           "dealt again without shuffling. This may be done twice, which makes three deals; the families "
           "stay.",
           "Cadogan, The Nation, Play ¶5.1; the order of gathering as in La Capricieuse"},
          {the_object,
           "To complete eight families, four rising from the aces and four falling from the kings, in three "
           "deals.",
           "Cadogan, The Nation, Play ¶5.1"}}}}}}},
    {"gather",
     "In what order are the columns gathered?",
     {{{"in-order", "as they were dealt"},
       {"packets-reversed",
        "the last column first",
        {{{Rule::redeal,
           "When the columns yield no more they may be gathered, each next one slid beneath those before it, "
           "so that the last column is dealt first, and dealt again without shuffling. This may be done "
           "twice.",
           "Cadogan, The Nation, Play ¶4.1-2"}}}},
       {"all-reversed",
        "just the other way about",
        {{{Rule::redeal,
           "When the columns yield no more they may be gathered and dealt again without shuffling, the end "
           "card of the last column first and so back to the first. This may be done twice.",
           "PySolFC, St. Helena"}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: laid in the columns like any end "
                    "card, or passed to the other family of its suit.",
                    "PySolFC, Nationale"),
    held_option(Rule::held, "PySolFC, Nationale; Solitaire Forever II"),
    {"compulsion",
     "When are plays no longer compelled?",
     {{{"final-cards", "when all is dealt and no end card suits a family"},
       {"last-card",
        "when the last card is dealt",
        {{{9, after_the_last_card, "Hoffmann no. 50, ¶4.1, taken by itself"}}}}}}},
    stock_option({{{Rule::layout,
                    "The other ninety-six cards are shuffled and dealt face upwards in twelve columns, eight "
                    "cards to a column, one below the other, and the columns from left to right. The stock "
                    "is held face upwards, so that you see the next card of it and no other.",
                    stock_source}}}),
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::DealPlay::none, Choices::DealEnds::locked,
     "when nothing is played in the deal, no end card need be bound besides; leave deal-ends as it is"},
    {Choices::DealPlay::optional, Choices::Compulsion::last_card,
     "when no play is compelled in the deal, nothing needs to end; leave compulsion as it is"},
    {Choices::DealPlay::none, Choices::Compulsion::last_card,
     "when nothing is played in the deal, nothing needs to end; leave compulsion as it is"},
    {Choices::DealEnds::locked, Choices::Compulsion::last_card,
     "when end cards are bound, the compulsion ends with the last card anyhow; leave compulsion as it is"},
    {Choices::Redeals::none, Choices::Gathering::packets_reversed,
     "nothing is gathered where there is no re-deal; take redeals=two as well"},
    {Choices::Redeals::none, Choices::Gathering::all_reversed,
     "nothing is gathered where there is no re-deal; take redeals=two as well"},
    {Choices::Families::returnable, Choices::Abeyance::allowed, held_is_needless},
});

inline constexpr auto changes = std::to_array<std::string_view>({held_is_new});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann no. 50",
     {},
     "The book: forced plays, sequences into vacancies, one deal."},
    {"the-nation", "The Nation", "Cadogan, The Nation",
     options_with(Choices::Vacancy::single_card, Choices::DealEnds::locked, Choices::Redeals::two,
                  Choices::Gathering::packets_reversed, Choices::Abeyance::off),
     "Cadogan's form: laid cards are bound in the deal, one card to a vacancy, two re-deals, of which the "
     "last column is dealt first.",
     2},
    {"with-wrap", "With wrap (PySolFC)", "PySolFC, Nationale",
     options_with(Choices::Vacancy::single_card, Choices::Corner::open, Choices::DealPlay::none,
                  Choices::Families::returnable, Choices::Abeyance::off),
     "PySolFC's Nationale: all is dealt first, king and ace join, one card to a vacancy, families give back.",
     2},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"the-nation", 1,
     options_with(Choices::Vacancy::single_card, Choices::DealEnds::locked, Choices::Redeals::two,
                  Choices::Abeyance::off)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann no. 50", "hoffmann"},
    {"Cadogan, The Nation", "Cadogan, The Nation", "the-nation"},
    {"PySolFC", "PySolFC, Nationale", "with-wrap"},
    {"Solitaire Forever II", "solitaireforever.com, Nationale"},
    {"Wikipedia", "en.wikipedia.org, Capricieuse, of the sister game"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "In what order are the columns dealt?",
     {"one after another", "one after another, from the left", "row by row", ""}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "", "the uppermost", ""}},
    {Rule::compelled,
     "Is a suitable card played in the deal?",
     {"it is played", "it is played", "no, all is dealt first", "it must be", "it must be"}},
    {Rule::counted,
     "Is a card played in the deal replaced in its column?",
     {"no", "no", "none is played", "no"}},
    {Rule::end_cards,
     "May the end card of a column be played in the deal?",
     {"it must be", "no, it is bound", "no, nothing is played", ""}},
    {Rule::free,
     "When do marriages begin?",
     {"when no end card suits a family", as_read("when all is dealt"), "when all is dealt", ""}},
    {Rule::corner,
     "Do king and ace join in the columns?",
     {as_read("no"), "", "yes", "yes, though none of its books says so"}},
    {Rule::vacancy,
     "What may a vacant column take?",
     {"any end card, or a sequence as it lies", "any one end card", "any one card, of a family too",
      "a sequence in Blanccoeur; Parlett thinks that a mistake"}},
    {Rule::redeal, "How many re-deals?", {as_read("none"), "two", "none", "two, of The Nation"}},
    {Rule::redeal,
     "In what order are the columns gathered?",
     {as_read("not at all"), "each next beneath the first, so that the last is dealt first", "", "",
      "the last on the one before it, and so back"}},
    {17, held_question, {"yes, by no. 30", as_read("no"), "no", as_read("no")}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::la_nationale

#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/st_helena/choices.hpp"
#include "games/stock_words.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::st_helena {

inline constexpr std::string_view modern = "PySolFC, St. Helena; Pretty Good Solitaire";

inline constexpr auto options = std::to_array<RuleOption>({
    {"restriction",
     "How long are the rows bound?",
     {{{"while-dealing", "while cards are in hand"},
       {"first-deal",
        "through the first deal",
        {{{Rule::rows,
           "In the first deal, from its beginning to its end, the top row serves the kings only and the "
           "bottom row the aces only. The sides serve both.",
           "Wikipedia, after Morehead & Mott-Smith; PySolFC, St. Helena"},
          {Rule::lifted,
           "In the second and third deals nothing is bound: the exposed card of any packet may be played to "
           "any family it suits.",
           "Wikipedia, after Morehead & Mott-Smith; PySolFC, St. Helena"}}}},
       {"off",
        "never",
        {{{Rule::rows, "No row is bound: every packet serves both kings and aces.", "PySolFC, Box Kite"},
          {Rule::lifted,
           "The exposed card of any packet, wherever it lies, may at any time be played to any family it "
           "suits.",
           "PySolFC, Box Kite"}}}}}}},
    {"packing",
     "Must the cards of a marriage be alike in suit?",
     {{{"in-suit", "yes"},
       {"any-suit",
        "no",
        {{{Rule::marriage,
           "When the hand is out, an exposed card may be laid on another, of whatever suit, that is next "
           "above it or next below it in value.",
           modern},
          {Rule::corner, "King and ace do not join: upon a king goes only a queen, upon an ace only a two.",
           modern}}}}}}},
    {"deal",
     "Is there any play during the deal?",
     {{{"card-by-card", "yes, after every card"},
       {"all-at-once",
        "no, all is dealt first",
        {{{Rule::waiting,
           "All the cards are dealt before the first play, so marriages may be made from the beginning.",
           modern},
          {Rule::supply, "An empty place stays empty.", modern},
          {Rule::pauses,
           "All the cards are dealt before the first play, in every deal. No play is compulsory.",
           modern}}}}}}},
    {"refill",
     "Which places are supplied in the deal?",
     {{{"empties", "those left empty"},
       {"every-card",
        "every one from which a card is played",
        {{{Rule::supply,
           "While cards are in hand, every card played is replaced at once with the next card in hand, even "
           "if others lie beneath it. When the hand is out, an empty place stays empty.",
           "Cadogan, The Four Corners"}}}}}}},
    {"vacancy",
     "May an empty place be filled when the hand is out?",
     {{{"closed", "no"},
       {"any-card",
        "with any exposed card",
        {{{Rule::supply,
           "While cards are in hand, a place left quite empty is supplied from the hand at once. When the "
           "hand is out, an empty place may take any exposed card.",
           "Wikipedia, which gives two sets of rules"},
          {Rule::supply, "An empty place may take any exposed card.",
           "Wikipedia, which gives two sets of rules", Choices::Dealing::all_at_once},
          {Rule::supply,
           "While cards are in hand, every card played is replaced at once with the next card in hand. When "
           "the hand is out, an empty place may take any exposed card.",
           "Cadogan, The Four Corners; Wikipedia", Choices::Refill::every_card}}}}}}},
    {"gather",
     "In what order are the packets gathered?",
     {{{"in-order", "as they were dealt"},
       {"packets-reversed",
        "the last packet first",
        {{{Rule::redeal,
           "When the hand is out, the packets may be gathered so that the twelfth, from its lowest card, is "
           "dealt first and the first packet last, and dealt round again unshuffled. This may be done twice, "
           "which makes three attempts in all.",
           "Cadogan, Babette"}}}},
       {"all-reversed",
        "just the other way about",
        {{{Rule::redeal,
           "When the hand is out, the packets may be gathered and, unshuffled, dealt round again, the "
           "exposed card of the twelfth first and so back to the lowest of the first. This may be done "
           "twice, which makes three attempts in all.",
           "PySolFC, St. Helena"}}}}}}},
    {"corner",
     "Do king and ace join in the packets?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, upon an ace the two or the "
           "king.",
           "PySolFC, Box Kite"},
          {Rule::corner,
           "King and ace join: upon a king goes a queen or an ace, upon an ace a two or a king.",
           "PySolFC, Box Kite", Choices::Packing::any_suit}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: laid on a packet by the rules of "
                    "marriages, or passed to the other family of its suit.",
                    "PySolFC, St. Helena"),
    stock_option(
        {{{Rule::layout,
           "Twelve places lie round the families: four above, two at the right, four below and two at the "
           "left. The other ninety-six cards are dealt to them in turn, face upwards, one at a time, round "
           "and round. The stock is held face upwards, so that you see the next card of it and no other.",
           stock_source}}}),
    {"supply",
     "When are places left empty in the deal supplied?",
     {{{"at-once", "at once, each by itself"},
       {"after-plays",
        "when the plays are done, all together",
        {{{Rule::supply,
           "While cards are in hand, places left quite empty are supplied from the hand when you have played "
           "what you please, all of them in the order of dealing, before the deal goes on. When the hand is "
           "out, an empty place stays empty.",
           "Hoffmann, Selected no. 9, ¶3.4, read otherwise"},
          {Rule::supply,
           "While cards are in hand, places left quite empty are supplied from the hand when you have played "
           "what you please, all of them in the order of dealing, before the deal goes on. When the hand is "
           "out, an empty place may take any exposed card.",
           "Hoffmann, Selected no. 9, ¶3.4, read otherwise; Wikipedia", Choices::Vacancy::any_card}}}},
       {"first-round",
        "at once, but in the first round only",
        {{{Rule::supply,
           "While the first twelve cards are played from, a place left empty is supplied from the hand at "
           "once. In later rounds it waits for the deal to reach it. When the hand is out, an empty place "
           "stays empty.",
           "PySolFC, Louis"},
          {Rule::supply,
           "While the first twelve cards are played from, a place left empty is supplied from the hand at "
           "once. In later rounds it waits for the deal to reach it. When the hand is out, an empty place "
           "may take any exposed card.",
           "PySolFC, Louis; Wikipedia", Choices::Vacancy::any_card}}}}}}},
    {"redeals",
     "How many re-deals are there?",
     {{{"two", "two"},
       {"none",
        "none",
        {{{Rule::redeal, "There is no re-deal: the packets are not gathered.", "PySolFC, Box Kite"},
          {Rule::end,
           "The game is won when every king has come down to its ace and every ace has risen to its king, "
           "and lost when nothing more can be played.",
           "PySolFC, Box Kite"},
          {the_object,
           "To bring the four kings down to their aces and the four aces up to their kings, in a single "
           "deal.",
           "PySolFC, Box Kite"}}}}}}},
    {"abeyance",
     held_question,
     {{{"off", "no, a family is chosen at once"},
       {"allowed",
        "yes",
        {{{Rule::held,
           "A card that both families of its suit would take from where it lies may be held between them "
           "instead. The next card of its suit that is played takes it along: to the family which that card "
           "continues, or, if the card is its twin, each to one of the two.",
           "Hoffmann no. 30, The Crescent, ¶3.2-3, there given for all patiences with such families"}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Families::returnable, Choices::Abeyance::allowed,
     "a card that a family gives back need not be held; leave abeyance as it is"},
    {Choices::Dealing::all_at_once, Choices::Supply::after_plays,
     "when all is dealt at once there is no hand to supply a place"},
    {Choices::Dealing::all_at_once, Choices::Supply::first_round,
     "when all is dealt at once there is no hand to supply a place"},
    {Choices::Refill::every_card, Choices::Supply::after_plays,
     "every card played is replaced, so no place waits; take refill=empties"},
    {Choices::Refill::every_card, Choices::Supply::first_round,
     "every card played is replaced in every round; take refill=empties"},
    {Choices::Redeals::none, Choices::Gathering::packets_reversed, "without a re-deal nothing is gathered"},
    {Choices::Redeals::none, Choices::Gathering::all_reversed, "without a re-deal nothing is gathered"},
    {Choices::Dealing::all_at_once, Choices::Restriction::while_dealing,
     "when all is dealt at once no card is in hand at any play, and no row would ever be bound; take "
     "restriction=first-deal or restriction=off as well"},
    {Choices::Dealing::all_at_once, Choices::Refill::every_card,
     "when all is dealt at once there is no hand to supply a place"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann, Selected no. 9",
     {},
     "The book: plays during the deal, rows bound while cards are in hand, marriages in suit.",
     1,
     true},
    {"modern", "Modern", "Pretty Good Solitaire, St. Helena; gamerules.com",
     options_with(Choices::Restriction::first_deal, Choices::Packing::any_suit,
                  Choices::Dealing::all_at_once),
     "All is dealt at once, the rows are bound in the first deal only, packets are built in any suit."},
    {"suits-modern-deal", "In suit, modern deal", "Wikipedia, St. Helena",
     options_with(Choices::Restriction::first_deal, Choices::Dealing::all_at_once),
     "All is dealt at once, the rows are bound in the first deal only, packets are built in suit."},
    {"pysolfc", "PySolFC", "PySolFC, St. Helena",
     options_with(Choices::Restriction::first_deal, Choices::Packing::any_suit, Choices::Dealing::all_at_once,
                  Choices::Gathering::all_reversed, Choices::Families::returnable),
     "PySolFC's St. Helena: the modern game, cards gathered the other way about, families that give back."},
    {"open-spaces", "Open spaces", "Wikipedia, St. Helena, which gives two sets of rules",
     options_with(Choices::Vacancy::any_card),
     "The book's game, but an empty place takes any card when the hand is out."},
    {"box-kite", "Box Kite", "PySolFC, Box Kite",
     options_with(Choices::Restriction::off, Choices::Packing::any_suit, Choices::Dealing::all_at_once,
                  Choices::Corner::open, Choices::Families::returnable, Choices::Redeals::none),
     "All is dealt at once, no row is bound, packets are built in any suit and round the corner; no "
     "re-deal."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann, Selected no. 9", "hoffmann"},
    {"Wikipedia", "en.wikipedia.org, St. Helena, after Morehead & Mott-Smith", "suits-modern-deal"},
    {"PySolFC", "PySolFC, St. Helena", "pysolfc"},
    {"Pretty Good Solitaire", "goodsol.com, St. Helena", "modern"},
    {"gamerules.com", "gamerules.com, St. Helena", "modern"},
    {"The Four Corners", "Cadogan, The Four Corners, a sister game"},
    {"Box Kite", "PySolFC, Box Kite", "box-kite"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "", "the uppermost", "", "", "", "the uppermost"}},
    {Rule::rows,
     "How long are the rows bound?",
     {"in every deal, while cards are in hand", "through the first deal", "through the first deal",
      "through the first deal", "through the first deal", "", "never"}},
    {Rule::marriage,
     "Are packets built in suit?",
     {"yes", "yes", "any suit", "any suit", "any suit", "", "any suit"}},
    {Rule::corner, "Do king and ace join?", {as_read("no"), "no", "no", "no", "", "", "yes"}},
    {Rule::supply,
     "Which places are supplied in the deal?",
     {as_read("those left empty"), "", "none", "none", "", "every place that gave a card"}},
    {Rule::supply, "May an empty place be filled at the end?", {as_read("no"), "both are found", "no", "no"}},
    {Rule::pauses, "Is there any play during the deal?", {"after every card", "", "no", "no", "", "", "no"}},
    {Rule::redeal,
     "In what order are the packets gathered?",
     {"in the reverse of the order of dealing", "the twelfth on the eleventh, and so back",
      "the twelfth is dealt first, from its top", "against the clock", "", "from the left"}},
    {Rule::redeal, "How many re-deals?", {"two", "", "two", "", "", "two", "none"}},
    {17, held_question, {as_read("no"), "", "no", "", "", "", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::st_helena

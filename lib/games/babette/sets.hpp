#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/babette/choices.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::babette {

inline constexpr auto options = std::to_array<RuleOption>({
    {"redeals",
     "How many re-deals are there?",
     {{{"two", "two"},
       {"one",
        "one",
        {{{Rule::redeals, "The garden may be taken up once in the game, which makes two deals.",
           "Wikipedia, Babette"},
          {Rule::end,
           "The game is won when all eight families hold their thirteen cards, and lost when the second "
           "garden yields nothing more.",
           "Wikipedia, Babette"},
          {the_object,
           "To complete eight families, four rising from the aces and four falling from the kings, in two "
           "deals.",
           "Wikipedia, Babette"}}}}}}},
    stock_option({{{Rule::rows,
                    "Each further row of eight is dealt beneath the one before, a card to each column, until "
                    "the hand is out. The last row of a re-deal may be short; it begins at the left. The "
                    "stock is held face upwards, so that you see the next card of it and no other.",
                    stock_source}}}),
    {"redeal",
     "When may the garden be taken up?",
     {{{"played-out", "when no available card can be played"},
       {"at-will",
        "when the hand is out, whatever might be played",
        {{{Rule::redeal,
           "When the hand is out, the garden may be taken up, even while cards could be played: from the "
           "left, each next column beneath those before it, and turned, so that the last column is dealt "
           "first, from its uppermost row down. There is no shuffling, and the families stay as they are.",
           "a milder reading of Cadogan, Babette, Play ¶6.1"}}}}}}},
    {"available",
     "When is a card available?",
     {{{"lower-rows-gone", "when the cards of lower rows are gone"},
       {"gap-below",
        "when a gap lies next below it",
        {{{Rule::available,
           "A card of a column is available when no card lies next below it: it is the lowest, or the card "
           "of the next row has been played. It goes to the families only. A row dealt later lies below the "
           "gap and does not cover it again.",
           "Wikipedia, Babette"},
          {the_aim,
           "Build each suit up from an ace and down from a king; a card may be played when none lies next "
           "below it.",
           "Wikipedia, Babette"}}}}}}},
    {"gather",
     "In what order is the garden dealt again?",
     {{{"packets-reversed", "the last column first"},
       {"in-order",
        "the first column first",
        {{{Rule::redeal,
           "When the hand is out and no available card can be played, the garden may be taken up from the "
           "left, and the first column is dealt first, from its uppermost row down, then the second. There "
           "is no shuffling, and the families stay as they are.",
           "Wikipedia, Babette, for the order; Cadogan, Babette, Play ¶6.1"},
          {Rule::redeal,
           "When the hand is out, the garden may be taken up, even while cards could be played: from the "
           "left, and the first column is dealt first, from its uppermost row down, then the second. There "
           "is no shuffling, and the families stay as they are.",
           "Wikipedia, Babette", Choices::Redeal::at_will}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Babette",
     {},
     "The book: three deals, each played out before the next, nothing built, nothing refilled.",
     2},
    {"one-redeal", "One re-deal (Wikipedia)", "Wikipedia, Babette",
     options_with(Choices::Redeals::one, Choices::Redeal::at_will, Choices::Available::gap_below,
                  Choices::Gathering::in_order),
     "Wikipedia's game: two deals, a gap next below a card releases it, the first column is dealt first "
     "again.",
     2},
    {"at-will", "At will", "a milder reading of Cadogan, Babette, Play ¶6.1",
     options_with(Choices::Redeal::at_will),
     "The book's game, but the garden may be taken up while cards could still be played."},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"cadogan", 1, options_with(Choices::Redeal::at_will)},
    {"one-redeal", 1, options_with(Choices::Redeals::one, Choices::Redeal::at_will)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Babette", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, Babette", "one-redeal"},
    {"The Labyrinth", "Cadogan, The Labyrinth, a sister game"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::finished,
     "When are cards played?",
     {"when a row is finished", "when a row is finished", "when a row is finished"}},
    {Rule::available,
     "When is a card available?",
     {"when the cards of lower rows are gone", "when a gap lies next below it",
      "when free from above or below"}},
    {Rule::building, "Are vacancies refilled?", {"no", "no", "those of the row being dealt"}},
    {Rule::redeal,
     "When may the garden be taken up?",
     {"when no available card can be played", as_read("when the hand is out")}},
    {Rule::redeal, "Which column is dealt first again?", {"the last", as_read("the first")}},
    {Rule::redeals, "How many re-deals?", {"two", "one", "none"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::babette

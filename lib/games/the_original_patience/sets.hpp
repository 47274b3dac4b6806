#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_original_patience/choices.hpp"
#include "games/the_original_patience/words.hpp"

namespace longwood::words::the_original_patience {

inline constexpr std::string_view program_source = "PySolFC, Numerica";

inline constexpr auto options = std::to_array<RuleOption>({
    {"hold",
     "May a card that suits a family be laid on a heap?",
     {{{"unless-ace", "any except an ace"},
       {"any",
        "any",
        {{{Rule::aces, "Each of the four aces founds a family.", program_source},
          {Rule::free,
           "Nothing is compulsory: any card that suits a family may be laid on a heap, or wait there.",
           program_source}}}},
       {"none",
        "none",
        {{{Rule::free,
           "A card turned that suits a family must be played to one. The uppermost card of a heap may wait.",
           "the stricter reading of Hoffmann, Selected no. 1, ¶2.6"}}}}}}},
    stock_option(
        {{{Rule::layout,
           "One pack, held in hand, face upwards, so that you see the next card and no other. There is "
           "room for four heaps in a row, and for four families in a second row below them.",
           stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann", "Hoffmann", "Hoffmann, Selected no. 1", {}, "The book: aces found families at once."},
    {"pysolfc", "PySolFC", program_source, options_with(Choices::Hold::any),
     "What programs play as Sir Tommy or Numerica: even an ace may be laid on a heap."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann, Selected no. 1", "hoffmann"},
    {"PySolFC", program_source, "pysolfc"},
    {"Wikipedia", "Wikipedia, Sir Tommy", "hoffmann"},
    {"Semicolon", "semicolon.com, Rules for Old Patience"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::turning, "How many cards are laid before one is played?", {"one", "one", "one", "four"}},
    {Rule::aces, "Must an ace found a family at once?", {"yes", "no", "yes", "no"}},
    {Rule::free,
     "May another card that suits a family be laid on a heap?",
     {as_read("yes"), "yes", as_read("yes"), "yes"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_original_patience

#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_sultan/choices.hpp"

namespace longwood::words::the_sultan {

inline constexpr auto options = std::to_array<RuleOption>({
    {"divan",
     "How many cards are there in the Divan?",
     {{{"eight", "eight"},
       {"six",
        "six",
        {{{Rule::divan,
           "Six cards are dealt next, three on either side; they are the Divan. Eighty-nine remain in hand.",
           "PySolFC, Sultan; Wikipedia"}}}}}}},
    {"refill",
     "When is a vacancy in the Divan filled?",
     {{{"at-once", "at once"},
       {"leisure",
        "when you please, from the talon",
        {{{Rule::available,
           "Every card of the Divan is available, but only for the families. Its cards do not change places, "
           "and each place holds one card.",
           "Solitaire Forever II"},
          {Rule::talon,
           "The card just turned and the uppermost card of the talon are available, for the families or for "
           "a vacancy in the Divan.",
           "Solitaire Forever II"},
          {Rule::vacancy,
           "A vacancy in the Divan may be filled with the uppermost card of the talon, whenever you please, "
           "or be left open.",
           "Solitaire Forever II"}}}},
       {"talon-or-divan",
        "when you please, from the talon or from the Divan itself",
        {{{Rule::available,
           "Every card of the Divan is available, for the families or for a vacancy in the Divan. Each place "
           "holds one card.",
           "PySolFC, Sultan"},
          {Rule::talon,
           "The card just turned and the uppermost card of the talon are available, for the families or for "
           "a vacancy in the Divan.",
           "PySolFC, Sultan"},
          {Rule::vacancy,
           "A vacancy in the Divan may be filled with the uppermost card of the talon or with another card "
           "of the Divan, whenever you please, or be left open.",
           "PySolFC, Sultan"}}}},
       {"from-hand",
        "at once, and from the hand only",
        {{{Rule::talon,
           "The card just turned and the uppermost card of the talon are available, but only for the "
           "families. The talon never enters the Divan.",
           "our reading: Hoffmann no. 42, ¶3.1-2, plays any available card and fills the Divan from the "
           "stock; of the uppermost card of his waste heap he says nothing"},
          {Rule::vacancy,
           "A vacancy in the Divan is filled at once with the next card in hand. When the hand is out it "
           "stays vacant until the talon is taken up, and is filled first of all then.",
           "Hoffmann no. 42, ¶3.2"}}}}}}},
    {"talon",
     "Is the talon shuffled before it is dealt again?",
     {{{"shuffled", "yes"},
       {"unshuffled",
        "no, it is turned over",
        {{{Rule::redeal,
           "Only when the hand is out may the talon be turned over, unshuffled, and gone through again in "
           "the same order. Divan and families stay as they are.",
           "PySolFC, Sultan"}}}}}}},
    {"turn",
     "Is a card turned automatically when the talon is empty?",
     {{{"by-hand", "no"},
       {"by-itself",
        "yes",
        {{{Rule::turning,
           "The cards in hand are turned one by one, the first of them by itself, and so again whenever no "
           "talon lies. Those not played are laid in a single packet, the talon.",
           "PySolFC, Sultan, as the program is set at first"}}}}}}},
    stock_option(
        {{{Rule::turning,
           "The cards in hand are turned one by one; they are held face upwards, so that you see the next of "
           "them and no other. Those not played to a family are laid in a single packet, the talon.",
           stock_source},
          {Rule::turning,
           "The cards in hand are turned one by one, the first of them by itself, and so again whenever no "
           "talon lies; they are held face upwards, so that you see the next of them and no other. Those not "
           "played are laid in a single packet, the talon.",
           stock_source, Choices::Turning::by_itself}}}),
    {"play",
     "Must a card turned that suits a family be played?",
     {{{"free", "no"},
       {"forthwith",
        "yes",
        {{{Rule::free,
           "A card turned that suits a family is played to it forthwith; where it suits two you choose one "
           "before anything else. No other play is compulsory.",
           "Hoffmann no. 42, ¶3.1"},
          {Rule::redeal,
           "Only when the hand is out may the talon be turned over, unshuffled, and gone through again in "
           "the same order. Divan and families stay as they are.",
           "Hoffmann no. 42, ¶4.1, which names no shuffling", Choices::TalonRedeal::unshuffled},
          {Rule::redeals, "The talon may be taken up twice in the game, and not a third time.",
           "Hoffmann no. 42, ¶4.1"},
          {Rule::end,
           "The game is won when eight queens surround the Sultan, and lost when the hand has been gone "
           "through for the third time and nothing more can be played.",
           "Hoffmann no. 42, ¶2.7 and ¶4.1-2"}}}}}}},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Sultan",
     {},
     "The book: a Divan of eight filled at once, a shuffled talon."},
    {"hoffmann", "Hoffmann", "Hoffmann no. 42",
     options_with(Choices::Refill::from_hand, Choices::TalonRedeal::unshuffled, Choices::Playing::forthwith),
     "Hoffmann's Sultan: what suits is played when turned, the hand alone fills the Divan, and nothing is "
     "shuffled.",
     1, true},
    {"six", "Six (PySolFC's Sultan)", "PySolFC, Sultan",
     options_with(Choices::Divan::six, Choices::Refill::talon_or_divan, Choices::TalonRedeal::unshuffled,
                  Choices::Turning::by_itself),
     "PySolFC's Sultan: a Divan of six, filled at leisure, and a talon which is not shuffled.", 2},
    {"sultan-plus", "Sultan +", "PySolFC, Sultan +",
     options_with(Choices::Refill::talon_or_divan, Choices::TalonRedeal::unshuffled,
                  Choices::Turning::by_itself),
     "PySolFC's Sultan +: a Divan of eight, filled at leisure, and a talon which is not shuffled.", 2},
    {"leisure", "At leisure", "Solitaire Forever II, and five of its twenty-one authorities",
     options_with(Choices::Refill::leisure),
     "The book's game, but a vacancy in the Divan is filled when you please."},
    {"unshuffled", "Unshuffled", "PySolFC; eleven of Solitaire Forever II's authorities are silent",
     options_with(Choices::TalonRedeal::unshuffled),
     "The book's game, but the talon is turned over without shuffling."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Sultan", "cadogan"},
    {"Hoffmann", "Hoffmann, The Illustrated Book of Patience Games, no. 42", "hoffmann"},
    {"Wikipedia", "en.wikipedia.org, Sultan"},
    {"PySolFC, Sultan", "PySolFC, Sultan", "six"},
    {"PySolFC, Sultan +", "PySolFC, Sultan +", "sultan-plus"},
    {"Solitaire Forever II", "solitaireforever.com, Sultan", "leisure"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::divan,
     "How many cards in the Divan?",
     {"eight", "eight", "six, or eight", "six", "eight", "eight"}},
    {Rule::available,
     "May a card of the Divan change its place?",
     {as_read("no"), as_read("no"), "", "to a vacancy", "to a vacancy"}},
    {Rule::talon, "Is the talon's uppermost card playable?", {"yes", "yes", "yes", "yes", "yes", "yes"}},
    {Rule::free,
     "Must a card turned that suits be played?",
     {as_read("no"), "yes, at once", "", "no", "no", "no"}},
    {Rule::vacancy,
     "When is a vacancy filled?",
     {"at once", "at once", "", "at leisure", "at leisure",
      "at leisure; thirteen of twenty-one authorities have it at once, five at leisure"}},
    {Rule::vacancy,
     "From where?",
     {"from the talon, otherwise the hand", "from the hand only", "from the hand",
      "from the talon or the Divan", "from the talon or the Divan"}},
    {Rule::turning,
     "Is a card turned automatically when the talon is empty?",
     {as_read("no"), as_read("no"), "", "the first always, the next as one likes",
      "the first always, the next as one likes"}},
    {Rule::redeal,
     "Is the talon shuffled?",
     {"yes", as_read("no"), "yes", "no", "no", "in ten of twenty-one authorities; the rest are silent"}},
    {Rule::redeals, "How many re-deals?", {"two", "two", "two", "two", "two", "two"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_sultan

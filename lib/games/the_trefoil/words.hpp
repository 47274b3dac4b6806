#pragma once

#include <array>
#include <string_view>

#include "games/la_belle_lucie/words.hpp"
#include "games/the_trefoil/choices.hpp"

namespace longwood::words::the_trefoil {

static_assert(+redeal == +la_belle_lucie::redeal);

/// What La Belle Lucie says in the same words.
consteval std::string_view as_la_belle_lucie(std::uint8_t rule) {
  return la_belle_lucie::sentences[static_cast<std::size_t>(rule) - 1].text;
}

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. The four aces are laid in a row; the other forty-eight cards are dealt face upwards beyond "
     "them in sixteen packets of three, each spread as a fan, so that all are seen.",
     "Hoffmann no. 27, ¶1.1-2"},
    {Rule::families, "Each ace founds a family, which rises in suit, card by card, to the king.",
     "Hoffmann no. 27, ¶1.3 and ¶2.2"},
    {Rule::final, as_la_belle_lucie(Rule::final), "the book is silent; see the note"},
    {Rule::available, as_la_belle_lucie(Rule::available), "Hoffmann no. 27, ¶1.5"},
    {Rule::free, as_la_belle_lucie(Rule::free), "Hoffmann no. 27, ¶1.3-4, which compels nothing"},
    {Rule::marriage, as_la_belle_lucie(Rule::marriage), "Hoffmann no. 27, ¶1.4"},
    {Rule::corner, as_la_belle_lucie(Rule::corner),
     "Hoffmann no. 27, ¶1.4, where the lower card goes upon the higher"},
    {Rule::single, as_la_belle_lucie(Rule::single), "Hoffmann no. 27, ¶1.5"},
    {Rule::vacancy, as_la_belle_lucie(Rule::vacancy), "the book is silent; see the note"},
    {Rule::redeal,
     "The fans may be gathered from the first to the last, their order undisturbed, and laid out again in "
     "packets of three, the lowest card of the first fan first; the last packet has what is left. This may "
     "be done twice, which makes three deals in all; the families stay.",
     "Hoffmann no. 27, ¶1.6 and ¶2.1; for the order see the note"},
    {Rule::moment, "The fans may be gathered only when no card of a fan can be played or married.",
     "Hoffmann no. 27, ¶1.6"},
    {Rule::end, as_la_belle_lucie(la_belle_lucie::end), "Hoffmann no. 27, ¶2.2-3"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "Are the aces laid out?",
     "The book also gives a harder way: they stay in the pack and come out in play.",
     "They are. The harder way is the set “in-pack”."},
    {Rule::layout, "How is it played with two packs?",
     "The book: with eight aces and thirty-two fans, which are dealt only once.", "This game has one pack."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back, but never the ace.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::available, "May a buried card be drawn?",
     "Solitaire Forever II lets a buried card be drawn in the last deal.",
     "It may not: the book has no such help."},
    {Rule::vacancy, "What may fill the place of a fan that is gone?", "PySolFC leaves it open, as here.",
     "Nothing: the book speaks of cards laid on cards alone."},
    {Rule::redeal, "In what order are the fans gathered?",
     "The book does not say. Lady Cadogan has packets slid one beneath the other, so that the last is dealt "
     "first; and a heap held face upwards, which Hoffmann commends for the stock, is dealt from its "
     "uppermost card.",
     "From the first to the last. As nothing is shuffled, the order decides which deals can be won: the "
     "other two are the sets “last-first” and “face-upwards”."},
    {Rule::redeal, "Are the fans shuffled?",
     "PySolFC, Wikipedia and most descriptions have them shuffled, as in La Belle Lucie.",
     "They are not: the book says so. With a shuffle it is the set “pysolfc”."},
    {Rule::moment, "May the fans be gathered while a card can still be moved?",
     "The book has them gathered when no card is left that can be dealt with. PySolFC names no such "
     "condition.",
     "They may not. Marriages only descend, so that such a moment always comes; in which order the cards go "
     "is yours to choose. The milder reading is the set “at-will”."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"2-4", Rule::marriage},
                                                         {"2-ha", Rule::families},
                                                         {"9-ha", Rule::available},
                                                         {"15-9", Rule::marriage},
                                                         {"15-ha", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Les Fleurons", "solitaireforever.com, Trefoil"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, The Illustrated Book of Patience Games",
    "no. 27, The Trefoil",
    "To build each of the four aces up in suit to its king, in three deals.",
    "Build each suit up from its ace to its king out of sixteen fans, dealt three times and never shuffled.",
    sentences,
    notes,
    {107, lesson},
};

}  // namespace longwood::words::the_trefoil

#pragma once

#include <cstdint>
#include <string_view>

#include "games/family_words.hpp"

/// Sentences and questions about the card held between the families, alike in Hoffmann's games of two rows
/// of families; each game gives the number that the sentence has there.
namespace longwood::words {

inline constexpr std::string_view held_question = "May a card that suits both families be held between them?";

inline constexpr Sentence held_sentence{
    "A card that both families of its suit would take may be held between them instead. The next card of its "
    "suit that is played takes it along: to the family which that card continues, or, if the card is its "
    "twin, each to one of the two.",
    "Hoffmann no. 30, The Crescent, ¶3.2-3, there given for all patiences with such families; see the note"};

constexpr Note held_note(std::uint8_t sentence) {
  return {sentence, held_question,
          "This chapter is silent. Hoffmann states the rule in The Crescent, his no. 30, and says that it "
          "prevails in all patiences with rising and falling families. Cadogan, PySolFC, Wikipedia and "
          "Solitaire Forever II do not know it.",
          "It may: the rule is the author’s own and meant for this game too. A play that the deal compels is "
          "met by holding the card; and a player may still choose a family at once."};
}

/// The option `abeyance` of a game whose book has the card held; `source` is who does not know it.
constexpr RuleOption held_option(std::uint8_t sentence, std::string_view source) {
  return {
      "abeyance",
      held_question,
      {{{"allowed", "yes"},
        {"off",
         "no, a family is chosen at once",
         {{{sentence,
            "No card is held between the families: one that suits both goes at once to the one you choose.",
            source}}}}}}};
}

inline constexpr std::string_view held_is_needless =
    "a card that a family gives back need not be held; take abeyance=off as well";
inline constexpr std::string_view held_is_new =
    "a card that suits both families of its suit may be held between them, unless abeyance=off";

}  // namespace longwood::words

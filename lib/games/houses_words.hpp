#pragma once

#include <string_view>

#include "games/la_belle_lucie/sets.hpp"

/// Words that The House in the Wood and The House on the Hill share: most are La Belle Lucie's.
namespace longwood::words::houses {

using la_belle_lucie::Rule;

inline constexpr std::string_view book = la_belle_lucie::rulebook.book;

/// A sentence which La Belle Lucie has as well.
consteval NamedSentence<Rule> inherited(Rule rule) {
  const Sentence& sentence = la_belle_lucie::sentences[static_cast<std::size_t>(rule) - 1];
  return {rule, sentence.text, sentence.source};
}
/// An option which La Belle Lucie has as well, with another sentence of this game beyond those that it amends
/// there.
consteval RuleOption no_redeal(std::string_view source, std::string_view object, std::string_view aim) {
  RuleOption option = la_belle_lucie::options[option_place<la_belle_lucie::Choices::Redeals>];
  option.choices[1].amendments = {};
  option.choices[1].amendments[0] = {Rule::redeal, "There is no re-deal: the cards are dealt once only.",
                                     source};
  option.choices[1].amendments[1] = {the_object, object, source};
  option.choices[1].amendments[2] = {the_aim, aim, source};
  return option;
}
consteval RuleOption packets(std::string_view source) {
  return {"packets",
          "How many fans are dealt?",
          {{{"thirty-six", "thirty-six, the last two of a card each"},
            {"thirty-five",
             "thirty-five, the last of two cards",
             {{{Rule::layout,
                "Two packs shuffled together, all of them dealt face upwards in packets of three cards dealt "
                "together, each spread as a fan, so that all are seen. The thirty-fifth packet has the two "
                "cards that are left.",
                source}}}}}}};
}

inline constexpr NamedSentence<Rule> layout{
    Rule::layout,
    "Two packs shuffled together, all of them dealt face upwards in packets of three cards dealt together, "
    "each spread as a fan, so that all are seen. The last two of the thirty-six packets have a card each.",
    "Cadogan, La Belle Lucie, ¶6.1 and Play ¶1.1-2; see the note"};
inline constexpr NamedSentence<Rule> redeal{
    Rule::redeal,
    "When you can or will play no more, all the fans may be taken up, shuffled, and dealt again as at first, "
    "as far as the cards go; twice in a game. The families stay as they are.",
    "Cadogan, La Belle Lucie, Play ¶5.1; see the note"};

/// Marriages both ways, which the one book has in one game and others have in both.
consteval NamedSentence<Rule> both_ways(std::string_view source) {
  return {Rule::marriage,
          "An available card may be married to the uppermost card of another fan, that is laid upon it, if "
          "that is of its suit and next to it in value, above or below.",
          source};
}
consteval NamedSentence<Rule> no_corner(std::string_view source) {
  return {Rule::corner, "King and ace do not join: neither is laid upon the other.", source};
}

inline constexpr Note packets_note{
    Rule::layout, "How many packets are there?",
    "PySolFC and Wikipedia: thirty-four of three cards and one of two. The book: double the number.",
    "Thirty-six: twice seventeen packets of three and twice the single card make two packs. The other way is "
    "an option."};
inline constexpr Note redeal_note{
    Rule::redeal, "Are there re-deals?",
    "PySolFC and Wikipedia have none. The book gives the two packs as another way to play the same game.",
    "Two, shuffled, as in La Belle Lucie: nothing in that is said to change. Without them it is the set "
    "“house-modern”."};

inline constexpr Note final_note{Rule::final, "May a card be taken back from a family?",
                                 "PySolFC lets the uppermost card of a family be moved back.",
                                 "It may not: no move of the kind is offered in the book."};
inline constexpr Note moment_note{Rule::redeal, "Who says that no more can be played?",
                                  "The book has the tableau taken up when there are no more cards to play.",
                                  "The player, who alone judges whether one more marriage would help."};
inline constexpr Note vacancy_note{Rule::vacancy, "What may fill the place of a fan that is gone?",
                                   "PySolFC and Wikipedia leave it open, as here.",
                                   "Nothing: the book speaks of marriages on cards alone."};

}  // namespace longwood::words::houses

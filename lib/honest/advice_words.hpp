#pragma once

#include <cstdint>
#include <string>

#include "core/speech.hpp"
#include "honest/adviser.hpp"

namespace longwood {

/// How often a player who follows the hints wins.
Chance chance_of(const Recommendation& counsel, const InformationState& view);

/// A caveat on the chances shown in this game under these options, as a sentence; empty if they were compared
/// with results (`calibrated_under`).
std::string doubt_words(const Speaker& say, const Options& options);

/// Why this game shows no chance, as a sentence; empty if it shows chances (`shows_chances`).
std::string untold_words(const Speaker& say, const Options& options);

/// Why a counsel comes without an estimated chance.
enum class NoChance : std::uint8_t {
  none,           ///< a chance is shown
  known,          ///< no card is hidden: the verdict says how the game ends
  certain,        ///< the result is the same however the unseen cards lie
  no_choice,      ///< the player never has more than one move
  not_compared,   ///< estimates were never compared with results under these rules
  not_simulated,  ///< no game was simulated, or too few lines of play were examined
  kind_deal,      ///< hidden cards are chosen so that the game can be won
};

/// A counsel in words; the same in the terminal and on the page.
struct AdviceWords {
  std::string figure;    ///< "about 2 %"; "wins", "lost" or "undecided" if nothing is unknown; empty if
                         ///< no chance is shown (`shows_chances`)
  std::string margin;    ///< "1.1 to 4 %"; empty if nothing is unknown or nothing was tried yet
  std::string brief;     ///< the figure, with its margin if that is wide
  std::string claim;     ///< what the figure is the chance of: "If you follow the hints you win"
  std::string doubt;     ///< `doubt_words`
  std::string worth;     ///< claim, figure and number of simulated games in one sentence
  std::string foreseen;  ///< the share winnable with all cards known, as a sentence; empty if not requested
  NoChance no_chance = NoChance::none;  ///< the reason if no chance is shown
};
/// `kind` says that hidden cards are chosen so that the game can be won (foresight/kind_deal.hpp): a chance
/// supposes that they lie at random, so none is shown.
AdviceWords advice_words(const Speaker& say, const Recommendation& counsel, const InformationState& view,
                         bool kind = false);

/// The chance of another plan, in brief: the chance of the chosen plan plus the difference between the two in
/// the worlds in which both were tried. Empty if the other plan was not tried, or if this game shows no
/// chance.
std::string alternative_words(const Speaker& say, const Recommendation& counsel, const Alternative& other,
                              const InformationState& view);

}  // namespace longwood

#pragma once

#include <string>

#include "core/speech.hpp"
#include "honest/adviser.hpp"

namespace longwood {

/// How often a player who follows the hints wins.
Chance chance_of(const Counsel& counsel, const PlayerView& view);

/// What must be said of chances told in this game under these options, in a sentence; empty where it was
/// shown how true they are (`calibrated_under`).
std::string doubt_words(const Speaker& say, const Options& options);

/// Why no chance is told in this game, in a sentence; empty where chances are told (`Guide::was_compared`).
std::string untold_words(const Speaker& say);

/// What a person is told of a counsel; the same in the terminal and on the page.
struct AdviceWords {
  std::string figure;    ///< "about 2 %"; "wins", "lost" or "undecided" where nothing is unknown; empty where
                         ///< no chance is told (`Guide::was_compared`)
  std::string margin;    ///< "1.1 to 4 %"; empty where nothing is unknown, or nothing was tried yet
  std::string brief;     ///< the figure, with the margin where that is wide
  std::string claim;     ///< what happens so often: "If you follow the hints you win"
  std::string doubt;     ///< `doubt_words`
  std::string worth;     ///< what the figure is of, and on what it rests, in a sentence
  std::string foreseen;  ///< what one who saw every card could do, in a sentence; empty if it was not asked
};
AdviceWords advice_words(const Speaker& say, const Counsel& counsel, const PlayerView& view);

/// The chance of another plan, in brief: that of the plan chosen, and the difference between both in the
/// worlds in which both were tried. Empty if it was not tried, or no chance is told.
std::string alternative_words(const Speaker& say, const Counsel& counsel, const Alternative& other,
                              const PlayerView& view);

}  // namespace longwood

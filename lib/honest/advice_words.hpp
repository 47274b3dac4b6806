#pragma once

#include <string>

#include "honest/adviser.hpp"

namespace longwood {

/// How often one who goes on as advised wins.
Chance chance_of(const Counsel& counsel, const PlayerView& view);

/// What a person is told of a counsel; the same in the terminal and on the page.
struct AdviceWords {
  std::string figure;    ///< "about 1 in 50"; "wins", "loses" or "not decided" where nothing is unknown
  std::string margin;    ///< "1 in 90 to 1 in 25"; empty where nothing is unknown, or nothing was tried yet
  std::string worth;     ///< what the figure is of, and on what it rests, in a sentence
  std::string foreseen;  ///< what one who saw every card could do, in a sentence; empty if it was not asked
};
AdviceWords advice_words(const Counsel& counsel, const PlayerView& view);

/// "13 of 24; no. 1: 14": what another plan won, and the best one in the same worlds;
/// empty if it was not tried.
std::string alternative_words(const Alternative& other);

}  // namespace longwood

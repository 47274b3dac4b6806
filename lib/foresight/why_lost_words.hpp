#pragma once

#include <string>
#include <vector>

#include "core/speech.hpp"
#include "foresight/why_lost.hpp"

namespace longwood {

/// That these cards cannot all come home, in a sentence that names them; `home` are those that are.
std::string cannot_words(const Speaker& say, const std::vector<Wanted>& cannot, const HomeSet& home);

/// What a loss has to do with cards that the player has not seen.
struct Unseen {
  int unknown = 0;           ///< how many cards' places the player cannot know
  bool lost_anyway = false;  ///< it is proved from what the player sees that the game is lost
};

/// Adds what the reasons have to do with cards that the player has not seen, if there are any.
void add_unseen_words(const Speaker& say, const Reasons& reasons, const Unseen& unseen,
                      std::vector<std::string>& words);

/// Why a position is lost, in sentences; empty if that is not known.
std::vector<std::string> why_lost_words(const Speaker& say, const Reasons& reasons, const Unseen& unseen);

}  // namespace longwood

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/speech.hpp"

namespace longwood {

/// A game, its set and what was chosen besides, by name, as files hold them; perhaps of another version of
/// the program.
struct NamedRules {
  std::string_view game, set, options;
};

/// The title of a game and, when it is not the book's own, of its rule set.
std::string title_of(const NamedRules& rules, const Language& language = in_english);

/// "Hoffmann", "Hoffmann with corner=open": the set's title and what was chosen besides.
std::string rules_title(const NamedRules& rules, const Language& language = in_english);

/// Names besides its title by which people of this language know the game; none in English.
std::vector<std::string> names_of_translators(const Speaker& say);

}  // namespace longwood

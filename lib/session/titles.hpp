#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/speech.hpp"

namespace longwood {

/// The names of a game, its rule set and its options as files store them; another version of the program may
/// have written them.
struct NamedRules {
  std::string_view game, set, options;
};

/// The title of a game and, when it is not the book's own, of its rule set.
std::string title_of(const NamedRules& rules, const Language& language = in_english);

/// "Hoffmann", "Hoffmann with corner=open": the set's title and the options chosen on top of it.
std::string rules_title(const NamedRules& rules, const Language& language = in_english);

/// Other names under which speakers of this language know the game; none in English.
std::vector<std::string> names_of_translators(const Speaker& say);

}  // namespace longwood

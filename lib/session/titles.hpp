#pragma once

#include <string>
#include <string_view>

namespace longwood {

/// A game, its set and what was chosen besides, by name, as files hold them; perhaps of another version of
/// the program.
struct NamedRules {
  std::string_view game, set, options;
};

/// The title of a game and, when it is not the book's own, of its rule set.
std::string title_of(const NamedRules& rules);

/// "Hoffmann", "Hoffmann with corner=open": the set's title and what was chosen besides.
std::string rules_title(const NamedRules& rules);

}  // namespace longwood

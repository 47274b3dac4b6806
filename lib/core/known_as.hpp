#pragma once

#include <string_view>

namespace longwood {

/// Another name under which a game, or one of its rule sets, is known.
struct KnownAs {
  std::string_view name, source;
  std::string_view set = {};  ///< the rule set that bears the name; the book's own if empty
};

/// A name that players look for and that belongs to another game.
struct Mistaken {
  std::string_view name;
  std::string_view is;  ///< what bears that name, as the end of a sentence without a full stop
};

}  // namespace longwood

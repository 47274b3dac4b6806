#pragma once

#include "honest/guide.hpp"

namespace longwood::guides {

/// What endings count for that the search leaves undecided, in games of which nearly every deal can be won.
inline constexpr OpenEndings nearly_all_won{.few = .998, .all = .998};

/// For games in which no published deal under the book's own rules is lost: an ending that the search leaves
/// undecided counts as nearly won in displayed chances.
inline OpenEndings nearly_won(const Observation& sight) {
  if (sight.options() != Options{}) return {};
  return nearly_all_won;
}

}  // namespace longwood::guides

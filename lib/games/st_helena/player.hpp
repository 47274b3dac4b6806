#pragma once

#include "games/st_helena/rules.hpp"
#include "games/st_helena/search.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// St. Helena: cards are unknown in the first deal only, and later deals repair what
/// is spoilt there, so plans need not be tried while a redeal is left.
struct StHelena {
  /// All 4,352 published deals of four rule sets that take more than the positions searched here can be
  /// won. If all is dealt at once and packets are built in suit, and without redeals, most are undecided.
  static OpenEndings open_endings(const Sight& sight) {
    using Rules = longwood::StHelena;
    const bool hard = chosen(sight.options(), Rules::Dealing::all_at_once) &&
                      chosen(sight.options(), Rules::Packing::in_suit);
    if (hard || sight.redeals_left() <= 0) return {};
    return {.few = .998, .all = .998};
  }
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.guess_chooses = [](const Sight& sight) { return sight.redeals_left() > 0; };
    plain.few = {.unknown = 5};
    plain.open_endings = open_endings;
    // quick play leaves one game in 10,000 in a position that takes more than the usual search
    plain.certainty = 25'000'000;
    plain.deciding = &advice::StHelenaAdvice::before;
    plain.calibrated = {.games = 2'774, .positions = 20'178, .version = 9};
    plain.version = 9;
    return plain;
  }();
};

}  // namespace longwood::guides

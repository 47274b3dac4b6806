#pragma once

#include "games/the_carpet/rules.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// The Carpet: a dozen cards may go home before the next is turned, and all of them should, so plans are as
/// long as the pack. Where what the carpet offers must be played, all that is left to choose is the talon's
/// exposed card, and the guess chooses it better than eight worlds do. A card that a family gives back only
/// takes up a place, so none is taken back.
struct TheCarpet {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.guess_chooses = [](const Sight& sight) {
      return chosen(sight.options(), longwood::TheCarpet::Plays::at_once);
    };
    plain.depth = 52;
    plain.leave_out = [](MoveList& moves) {
      moves.keep_if([](Move m) { return m.act != Act::lay || !longwood::TheCarpet::families.has(m.from); });
    };
    plain.version = 7;
    plain.calibrated = {.games = 3'938, .positions = 12'292, .version = 7};
    return plain;
  }();
};

}  // namespace longwood::guides

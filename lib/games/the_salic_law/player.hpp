#pragma once

#include <array>

#include "games/the_salic_law/rules.hpp"
#include "games/the_salic_law/search.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// The Salic Law: of deals that can be won at all half are won by the narrowest search, in a few thousand
/// positions, and hardly more by a wider one that takes ten times as long. Quick games win half as often as
/// good play does; the correction was fitted to games of deals 4540000 to 4541999, and its trial is of
/// others.
struct TheSalicLaw {
  static constexpr std::array endings{Run::beam(10)};
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.finish = 3'000;
    plain.endings = endings;
    plain.certainty = plain.certainty_again = 200'000;
    plain.deciding = &advice::TheSalicLawAdvice::before;
    plain.correction = {.level = 2.562, .slope = .783, .of_unknown = -1.673};
    plain.calibrated = {.games = 1'980, .positions = 5'064, .version = player_version};
    return plain;
  }();
};

}  // namespace longwood::guides

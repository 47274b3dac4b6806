#include "games/player_endings.hpp"
#include "games/st_helena/rules.hpp"
#include "honest/guide.hpp"

namespace longwood {
namespace {

/// All 4,352 published deals of four rule sets that take more than the positions searched here can be
/// won. If all is dealt at once and packets are built in suit, and without redeals, most are undecided.
OpenEndings open_endings(const Observation& sight) {
  using Rules = longwood::StHelena;
  const bool hard = chosen(sight.options(), Rules::Dealing::all_at_once) &&
                    chosen(sight.options(), Rules::Packing::in_suit);
  if (hard || sight.redeals_left() <= 0) return {};
  return guides::nearly_all_won;
}

}  // namespace
}  // namespace longwood

// St. Helena: cards are unknown in the first deal only, and later deals repair what
// is spoilt there, so plans need not be tried while a redeal is left.
constinit const longwood::Guide longwood::StHelena::player{
    .planner = {.guess_chooses = [](const longwood::Observation& sight) { return sight.redeals_left() > 0; },
                .few = {.unknown = 5}},
    .endgame = {.open_endings = longwood::open_endings,
                // quick play leaves one game in 10,000 in a position that takes more than the usual search
                .full_information_nodes = 25'000'000,
                // nothing is proved lost without search, as in the trial
                .uses = {.dead_ends = false}},
    .calibrated = {.games = 2'774, .positions = 20'178, .version = 9},
    .version = 9};

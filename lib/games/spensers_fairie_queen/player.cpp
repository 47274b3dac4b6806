#include "games/spensers_fairie_queen/rules.hpp"
#include "honest/guide.hpp"
#include "honest/position_value.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {
namespace {

struct SpensersFairieQueen : PositionValue<longwood::SpensersFairieQueen> {
  static constexpr auto fitted = weights_from(
      Steps{
#include "games/spensers_fairie_queen/player_value.inc"
      },
      steps_of_value);
};

}  // namespace
}  // namespace longwood::guides

// Spenser's Fairie Queen: rollouts almost never win, so a value function gives the chance. Its level is
// raised a little, since more of 335 games of deals 4710000 to 4710361 were won than of those to which it was
// fitted. Nothing is unknown once the pack is out. After a search that was left open the next ones are
// shorter: of 375 deals won within 2,000,000 positions 170 took at most 200,000.
constinit const longwood::Guide longwood::SpensersFairieQueen::player{
    .value = longwood::guides::SpensersFairieQueen::with(longwood::guides::SpensersFairieQueen::fitted),
    .endgame = {.full_information_nodes_again = 200'000},
    .correction = {.level = .13},
    .calibrated = {.games = 461, .positions = 1'281, .version = 8},
    .version = 8};

#include <array>

#include "games/the_salic_law/rules.hpp"
#include "honest/guide.hpp"

namespace {

constexpr std::array endings{longwood::Run::beam(10)};

}  // namespace

// The Salic Law: of deals that can be won at all half are won by the narrowest search, in a few thousand
// positions, and hardly more by a wider one that takes ten times as long. Quick games win half as often as
// good play does; the correction was fitted to games of deals 4540000 to 4541999, and its trial is of
// others. Rollouts and positions of which all is known are decided without exploring, as in the trial.
constinit const longwood::Guide longwood::TheSalicLaw::player{
    .endgame = {.nodes = 3'000,
                .endings = endings,
                .full_information_nodes = 200'000,
                .full_information_nodes_again = 200'000,
                .uses = {.exploring = false}},
    .correction = {.level = 2.562, .slope = .783, .of_unknown = -1.673},
    .calibrated = {.games = 1'980, .positions = 5'064, .version = longwood::player_version}};

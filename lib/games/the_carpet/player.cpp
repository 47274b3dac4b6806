#include "games/the_carpet/rules.hpp"
#include "honest/guide.hpp"

// The Carpet: a dozen cards may go home before the next is turned, and all of them should, so plans are as
// long as the pack. Where what the carpet offers must be played, all that is left to choose is the talon's
// exposed card, and the guess chooses it better than eight worlds do. A card that a family gives back only
// takes up a place, so none is taken back.
constinit const longwood::Guide longwood::TheCarpet::player{
    .policy = {.leave_out =
                   [](longwood::MoveList& moves) {
                     moves.keep_if([](longwood::Move m) {
                       return m.act != longwood::Act::lay || !longwood::TheCarpet::families.has(m.from);
                     });
                   }},
    .planner = {.depth = 52,
                .guess_chooses =
                    [](const longwood::Observation& sight) {
                      return chosen(sight.options(), longwood::TheCarpet::Plays::at_once);
                    }},
    .calibrated = {.games = 3'938, .positions = 12'292, .version = 7},
    .version = 7};

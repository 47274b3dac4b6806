#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// What the player sees of a pile: its cards from the base, with no card for a covered one.
std::vector<Card> visible_cards(const AnyGame& game, const State& state, Pile pile);

/// Whether the player may look at the covered cards of a pile, and why.
enum class Look : std::uint8_t {
  no,
  by_rule,  ///< the author of the rule set permits it (Hoffmann, Introduction, ¶17)
  as_aid,   ///< as a memory aid: each of them was visible before
};
Look may_look(const GameInfo& info, const RuleSet& set, Pile pile);

}  // namespace longwood

#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// What the player sees of a pile: its cards from the base, a covered one as no card.
std::vector<Card> visible_cards(const AnyGame& game, const State& state, Pile pile);

/// Whether the player may look at the covered cards of a pile, and on what ground.
enum class Look : std::uint8_t {
  no,
  by_rule,  ///< the author of the rule set gives the right to it (Hoffmann, Introduction, ¶17)
  as_aid,   ///< an aid to memory: each of them has lain open
};
Look may_look(const GameInfo& info, const RuleSet& set, Pile pile);

/// What the player sees of a pile and may look at in it, from the base.
std::vector<Card> cards_looked_at(const AnyGame& game, const RuleSet& set, const State& state, Pile pile);

}  // namespace longwood

#pragma once

#include <string_view>

#include "core/rulebook.hpp"

/// The stock held face upwards: one option for every game with cards in hand.
namespace longwood::words {

inline constexpr std::string_view stock_source =
    "Hoffmann, Illustrated Book, Introduction ¶17; Selected Patience Games, Introduction ¶7";

/// The option `stock` of a game, with the sentences about its cards in hand. Its effect is implemented
/// in one place for all games (`shown` in core/any_game.hpp): the next card of the stock lies open, and
/// none of the moves is another.
constexpr RuleOption stock_option(Amendments amendments) {
  return {"stock",
          "How is the stock held?",
          {{{"face-down", "face downwards"},
            {"face-up", "face upwards: the next card is seen, and no other", amendments}}}};
}

}  // namespace longwood::words

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/any_game.hpp"

namespace longwood {

/// Measurements of a rule set other than its odds (tools/traits.py, from the published studies).
struct Traits {
  std::string_view game, set;
  int rules;             ///< version of the rules
  std::uint32_t length;  ///< moves of a game won with hints, the median; 0 if too few were won
  /// Games played by the rule of thumb alone, and how many of them were won; 0 if none were played.
  std::uint32_t thumb_games, thumb_won;
};

/// The measured traits of a rule set under these rules; nullptr if there are none.
const Traits* traits_of(const GameInfo& info, const RuleSet& set);

/// Moves of a game won with hints, the median.
std::optional<int> measured_length(const GameInfo& info, const RuleSet& set);

/// By how many rating points a player who follows the hints is above one who follows the rule of thumb.
struct Skill {
  int low, high;  ///< the 95 % interval
};

/// 400 · log10 of the ratio of their odds of winning, with half a game added to each count and the interval
/// of that ratio's logarithm (Haldane, 1956; Woolf, 1955). Nothing if either was not measured, or if the rule
/// of thumb wins 19 of 20 games: there is little to be skilled at.
std::optional<Skill> measured_skill(const GameInfo& info, const RuleSet& set);

/// Where the cards of a game come from, for sorting a list of games: "pairs" if cards go out two by two,
/// otherwise "dealing" if cards are played while they are dealt, "talon" if the hand is turned to a talon,
/// "hand" if it is dealt to the table, and "open" if all cards lie on the table from the beginning.
std::string_view genre_of(const GameInfo& info);

}  // namespace longwood

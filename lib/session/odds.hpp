#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace longwood {

/// What a study found of one rule set, or of one with other choices: how many deals can be won, all cards and
/// shuffles being known, or are won by the honest player.
struct Odds {
  std::string_view game, set;
  int rules, solver;  ///< their versions
  std::string_view deals;
  std::uint64_t won, lost, open;
  /// The share of winnable deals lies between these, in millionths, with 95 % confidence; open deals count as
  /// lost below and as won above. Both are rounded outwards.
  std::uint32_t low, high;
  std::string_view method;        ///< "Wilson" or "Clopper-Pearson"
  std::uint64_t nodes;            ///< positions that could be spent on a deal
  std::string_view options = {};  ///< chosen besides the set, as `write_choices` writes it; empty for nothing
  /// The version of the honest player, who sees only the table, if these are its wins; 0 if these are the
  /// deals that can be won by one who knows every card.
  int player = 0;

  [[nodiscard]] constexpr std::uint64_t count() const { return won + lost + open; }
};

/// All published results, in the order of the games (docs/research/studies.md tells how they are made).
std::span<const Odds> published_odds();

/// How many deals can be won of one rule set with these other choices, as `write_choices` writes them, or
/// nullptr.
const Odds* published_odds(std::string_view game, std::string_view set, std::string_view options);
/// How many the honest player wins, likewise.
const Odds* honest_odds(std::string_view game, std::string_view set, std::string_view options);

}  // namespace longwood

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace longwood {

/// The result of a study of one rule set, with or without other options: how many deals are winnable with all
/// cards and shuffles known, or how many the honest player wins.
struct Odds {
  std::string_view game, set;
  int rules, solver;  ///< versions of the rules and the solver
  std::string_view deals;
  std::uint64_t won, lost, open;
  /// The 95 % interval of the share of winnable deals, in millionths; undecided deals count as lost for the
  /// lower end and as won for the upper. Both are rounded outwards.
  std::uint32_t low, high;
  std::string_view method;        ///< "Wilson" or "Clopper-Pearson"
  std::uint64_t nodes;            ///< the search limit per deal
  std::string_view options = {};  ///< options on top of the set, as `write_choices` writes them; may be empty
  /// The version of the honest player, who sees only the table, if these are its wins; 0 if these are the
  /// winnable deals.
  int player = 0;

  [[nodiscard]] constexpr std::uint64_t count() const { return won + lost + open; }
};

/// All published results, in the order of the games (docs/research/studies.md describes how they are made).
std::span<const Odds> published_odds();

/// How many deals can be won of one rule set with these other choices, as `write_choices` writes them, or
/// nullptr.
const Odds* published_odds(std::string_view game, std::string_view set, std::string_view options);
/// How many the honest player wins, likewise.
const Odds* honest_odds(std::string_view game, std::string_view set, std::string_view options);

}  // namespace longwood

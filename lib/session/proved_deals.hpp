#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// Games of the honest player, who sees only the table, and those of them that it won.
struct HonestGamesOf {
  std::uint64_t won = 0, of = 0;

  friend bool operator==(const HonestGamesOf&, const HonestGamesOf&) = default;
};

/// A deal which can be won, and how hard it is among its like: grade 1 is the easiest fifth.
struct ProvedDeal {
  std::uint64_t number = 0;
  std::uint8_t grade = 1;

  friend bool operator==(const ProvedDeal&, const ProvedDeal&) = default;
};

/// Deals proved winnable under one rule set, all cards being known; ascending.
struct ProvedDeals {
  static constexpr std::uint8_t grades = 5;

  std::string game, set;  ///< a set's id, and after a blank what was chosen besides
  int rules = 0;
  std::vector<ProvedDeal> deals;
  /// Its games with deals of each grade, the easiest first; nothing if the grades were not made by its
  /// chances.
  std::array<HonestGamesOf, grades> honest = {};

  friend bool operator==(const ProvedDeals&, const ProvedDeals&) = default;
};

/// Whether a grade tells how hard a deal is: the honest player wins the fewer games the harder the grade, by
/// more than luck. Where there are no games of it, or it loses hardly any, the grades are the solver's
/// trouble and tell of that.
bool grades_tell(const ProvedDeals& list);

/// The list in its packed form (docs/research/studies.md), about a byte a deal; equal lists give equal bytes.
std::string write_proved_deals(const ProvedDeals& list);

/// The list so packed; or one line naming the fault. Bytes that were changed or cut off are always noticed.
std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes);

/// The list if it is of this rule set as the program has it; a list of other rules must not be offered.
std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes, const GameInfo& info,
                                                      const RuleSet& set);

/// The same of a list that may be of earlier rules: the deals that days had under them stay theirs.
std::expected<ProvedDeals, Problem> read_earlier_deals(std::string_view bytes, const GameInfo& info,
                                                       const RuleSet& set);

/// One of the deals from grade `easiest` to `hardest`, each as likely as the next if `random` is any number
/// of 64 bits, and none of those that were dealt before; nothing if there is none.
std::optional<ProvedDeal> pick(const ProvedDeals& list, int easiest, int hardest, std::uint64_t random,
                               std::span<const std::uint64_t> dealt = {});

}  // namespace longwood

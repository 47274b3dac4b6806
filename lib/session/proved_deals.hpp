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

/// Games of the honest player, who sees only the table, and how many it won.
struct HonestGamesOf {
  std::uint64_t won = 0, of = 0;

  friend bool operator==(const HonestGamesOf&, const HonestGamesOf&) = default;
};

/// A winnable deal and its difficulty among such deals: grade 1 is the easiest fifth.
struct ProvedDeal {
  std::uint64_t number = 0;
  std::uint8_t grade = 1;

  friend bool operator==(const ProvedDeal&, const ProvedDeal&) = default;
};

/// Deals proved winnable under one rule set with all cards known, in ascending order.
struct ProvedDeals {
  static constexpr std::uint8_t grades = 5;

  std::string game, set;  ///< a set's id, followed by a blank and the options chosen on top
  int rules = 0;
  std::vector<ProvedDeal> deals;
  /// The honest player's games with deals of each grade, easiest first; nothing if the grades do not come
  /// from its chances.
  std::array<HonestGamesOf, grades> honest = {};

  friend bool operator==(const ProvedDeals&, const ProvedDeals&) = default;
};

/// Whether grades reflect difficulty: the honest player wins significantly fewer games the harder the grade.
/// If it has played none, or loses almost none, the grades come from the solver's effort.
bool grades_tell(const ProvedDeals& list);

/// The list in its packed form (docs/research/studies.md), about one byte per deal; equal lists give equal
/// bytes.
std::string write_proved_deals(const ProvedDeals& list);

/// Unpacks a list, or returns one line that names the fault. Changed or missing bytes are always detected.
std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes);

/// The list if it belongs to this rule set in the program's version; a list for other rules must not be
/// offered.
std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes, const GameInfo& info,
                                                      const RuleSet& set);

/// The same for a list that may belong to earlier rules: past days keep the deals they had.
std::expected<ProvedDeals, Problem> read_earlier_deals(std::string_view bytes, const GameInfo& info,
                                                       const RuleSet& set);

/// A deal from grade `easiest` to `hardest`, uniformly chosen if `random` is a random 64-bit number, and not
/// one that was dealt before; nothing if none is left.
std::optional<ProvedDeal> pick(const ProvedDeals& list, int easiest, int hardest, std::uint64_t random,
                               std::span<const std::uint64_t> dealt = {});

}  // namespace longwood

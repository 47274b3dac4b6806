#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// A game as it is written down: what was played, from which deal, and the moves (docs/notation.md).
struct Record {
  const AnyGame* game = nullptr;
  const RuleSet* set = nullptr;
  Deal deal;
  std::vector<Move> moves;
  std::optional<Options> options = {};  ///< those in play, if they may be others than the set's
};

/// No game is so long that its record comes near this.
inline constexpr std::size_t max_record_size = std::size_t{1} << 20;

/// The record as text, which `read_record` reads back.
std::string write_record(const Record& record);

/// The record so written; or one line naming the fault, its line, and the mend. The moves are read but not
/// yet judged: that is `replay`.
std::expected<Record, std::string> read_record(std::string_view text);

/// The rule set of this name, or nullptr.
const RuleSet* find_set(const GameInfo& info, std::string_view id);

/// Text from outside, cut short and made printable, to be quoted in a message.
std::string in_quotes(std::string_view text);

}  // namespace longwood

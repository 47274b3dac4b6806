#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/text.hpp"
#include "session/annotations.hpp"

namespace longwood {

/// A game as it is written down: what was played, from which deal, and the moves (docs/library/notation.md).
struct Record {
  const AnyGame* game = nullptr;
  const RuleSet* set = nullptr;
  Deal deal;
  std::vector<Move> moves;
  std::optional<Options> options = {};       ///< those in play, if they may be others than the set's
  std::vector<Annotation> annotations = {};  ///< in their order, by the number of the move
};

/// No game is so long that its record comes near this.
inline constexpr std::size_t max_record_size = std::size_t{1} << 20;

/// The record as text, which `read_record` reads back.
std::string write_record(const Record& record);

/// Reads a record; or one line that says what is wrong, in which line, and how to correct it. The moves are
/// read but not judged yet: that is `replay`.
std::expected<Record, Problem> read_record(std::string_view text);

/// The rule set of this name, or nullptr.
const RuleSet* find_set(const GameInfo& info, std::string_view id);

/// A rule set and options beyond it.
struct ChosenRules {
  const RuleSet* set = nullptr;
  Options options = {};
};

/// The set with these choices in the place of its own, "vacancy=closed corner=open"; where they make another
/// set, that one. Or one line naming the fault: an option or a choice that the game does not know, or two
/// choices that do not go together.
std::expected<ChosenRules, Problem> choose_rules(const GameInfo& info, const RuleSet& set,
                                                 std::string_view choices);

/// The choices in which these options differ from the set's, as `choose_rules` reads them; empty for none.
std::string write_choices(const GameInfo& info, const RuleSet& set, const Options& options);

/// What some editors write before a text in UTF-8.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace longwood

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/text.hpp"
#include "session/annotations.hpp"

namespace longwood {

/// A game in writing: which rules and deal were played, and the moves (docs/library/notation.md).
struct Record {
  const AnyGame* game = nullptr;
  const RuleSet* set = nullptr;
  Deal deal;
  std::vector<Move> moves;
  std::optional<Options> options = {};       ///< those in play, if they may be others than the set's
  std::vector<Annotation> annotations = {};  ///< in their order, by the number of the move
  /// Of a kind deal (foresight/kind_deal.hpp): the number of the deal with which it began. `deal` is then as
  /// the hidden cards lie now.
  std::optional<std::uint64_t> kind = {};
};

/// The same game without its moves and notes.
inline Record start_of(const Record& record) {
  return {record.game, record.set, record.deal, {}, record.options, {}, record.kind};
}

/// Far more than the record of any real game needs.
inline constexpr std::size_t max_record_size = std::size_t{1} << 20;

/// The record as text, which `read_record` reads back.
std::string write_record(const Record& record);

/// Reads a record; or returns one line that says what is wrong, in which line, and how to fix it. The moves
/// are read but not checked: `replay` does that.
std::expected<Record, Problem> read_record(std::string_view text);

/// The rule set of this name, or nullptr.
const RuleSet* find_set(const GameInfo& info, std::string_view id);

/// A rule set and options beyond it.
struct ChosenRules {
  const RuleSet* set = nullptr;
  Options options = {};
};

/// The set with these choices instead of its own, such as "vacancy=closed corner=open"; if they make another
/// set, that set. Or one line that names the fault: an option or a choice that the game does not have, or two
/// choices that cannot be combined.
std::expected<ChosenRules, Problem> choose_rules(const GameInfo& info, const RuleSet& set,
                                                 std::string_view choices);

/// The choices that differ from those of the set, as `choose_rules` reads them; may be empty.
std::string write_choices(const GameInfo& info, const RuleSet& set, const Options& options);

/// The byte order mark that some editors write before a text in UTF-8.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace longwood

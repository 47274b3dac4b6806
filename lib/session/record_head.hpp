#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "session/record.hpp"

/// What records and tries have in common as text: lines of a key and its value, and the head which names the
/// game and its deal.
namespace longwood {

/// The lines of a text that say something, with their numbers.
class Lines {
 public:
  /// A byte order mark before the first line is passed over.
  explicit Lines(std::string_view text)
      : rest_{text.substr(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0)} {}

  /// The next line without the blanks at its ends; nothing at the end of the text.
  std::optional<std::string_view> next();
  /// What is wrong in the line last read.
  [[nodiscard]] std::unexpected<Problem> fault(Problem what) const;

 private:
  std::string_view rest_;
  int number_ = 0;
};

/// A line's first word and the rest.
struct Entry {
  std::string_view key, value;
};
Entry entry_of(std::string_view line);

/// The next line, which must bear this key or one of the others.
std::expected<Entry, Problem> next_entry(Lines& lines, std::string_view key, std::string_view other = {},
                                         std::string_view third = {});

/// The next line, in which this key must stand alone.
std::expected<void, Problem> lone_key(Lines& lines, std::string_view key);

/// Reads the head of a "record" or of "tries": what was played and from which deal.
std::expected<Record, Problem> read_head(Lines& lines, std::string_view kind);

/// Whether a record names a version of a game's rules, or of a rule set, that is not played here. A game or
/// rule set that is unknown was renamed or given up.
bool follows_other_rules(std::string_view record);

/// The head as text; options are named where they are not the set's. A kind deal has version 2, so that a
/// program which would not keep it apart does not read it.
std::string write_head(std::string_view kind, const GameInfo& info, const RuleSet& set,
                       const Options& options, const Deal& deal, std::optional<std::uint64_t> kind_deal = {});

}  // namespace longwood

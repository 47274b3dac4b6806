#include "session/record.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "session/record_head.hpp"

namespace longwood {
namespace {

constexpr std::size_t line_width = 76;

std::expected<void, std::string> read_moves(Lines& lines, Record& record) {
  if (const auto start = lone_key(lines, "moves"); !start) return start;
  while (const auto line = lines.next()) {
    Words words{*line};
    for (auto word = words.next(); !word.empty(); word = words.next()) {
      const auto move = read_move(*record.game->info, word);
      if (!move) return lines.fault(move.error());
      record.moves.push_back(*move);
    }
  }
  return {};
}

/// Whether U+20xx with these last two bytes turns the direction of writing or ends a line.
bool is_direction(unsigned char second, unsigned char third) {
  if (second == 0x80) return third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE);
  return third >= 0xA6 && third <= 0xA9;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto lead = static_cast<unsigned char>(text.front());
    // Two bytes encode 0x80 to 0x7FF, three as far as 0xFFFF, four the rest; shorter letters may not be
    // written longer.
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    bool good = length > 0 && length <= text.size();
    for (std::size_t i = 1; good && i < length; ++i) good = (byte(i) & 0xC0) == 0x80;
    if (good && length == 1) good = lead >= ' ' && lead != 0x7F;
    if (good && length == 2) good = lead > 0xC2 || byte(1) >= 0xA0;
    if (good && length == 3)
      good = (lead != 0xE0 || byte(1) >= 0xA0) && (lead != 0xED || byte(1) < 0xA0) &&
             (lead != 0xE2 || byte(1) < 0x80 || byte(1) > 0x81 || !is_direction(byte(1), byte(2)));
    if (good && length == 4) good = (lead != 0xF0 || byte(1) >= 0x90) && (lead != 0xF4 || byte(1) < 0x90);
    const std::size_t taken = good ? length : 1;
    result += good ? std::string{text.substr(0, taken)} : "?";
    text.remove_prefix(taken);
  }
  return result;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 32;
  std::string result = "'";
  for (const char c : text.substr(0, longest)) result += c >= ' ' && c <= '~' ? c : '?';
  return result + (text.size() > longest ? "...'" : "'");
}

const RuleSet* find_set(const GameInfo& info, std::string_view id) {
  const auto set = std::ranges::find(info.sets, id, &RuleSet::id);
  return set == info.sets.end() ? nullptr : &*set;
}

std::expected<ChosenRules, std::string> choose_rules(const GameInfo& info, const RuleSet& set,
                                                     std::string_view choices) {
  ChosenRules chosen{&set, set.options};
  const std::string title{info.title};
  const auto named = [](const auto& list) {
    std::string names;
    for (const auto& each : list)
      if (!each.id.empty()) (names += names.empty() ? "" : ", ") += each.id;
    return names;
  };
  Words words{choices};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto equals = std::min(word.find('='), word.size());
    const auto id = word.substr(0, equals), choice = word.substr(std::min(equals + 1, word.size()));
    const auto& options = info.variants.options;
    const auto option = std::ranges::find(options, id, &RuleOption::id);
    if (option == options.end())
      return std::unexpected(title + " has no option " + in_quotes(id) + "; it has " + named(options));
    const auto found = std::ranges::find(option->choices, choice, &Choice::id);
    if (choice.empty() || found == option->choices.end())
      return std::unexpected(in_quotes(word) + " is not a choice; " + std::string{id} + " may be " +
                             named(option->choices));
    chosen.options[static_cast<std::size_t>(option - options.begin())] =
        static_cast<std::uint8_t>(found - option->choices.begin());
  }
  if (const auto reason = info.contradiction(chosen.options); !reason.empty())
    return std::unexpected("these choices do not go together: " + std::string{reason});
  if (const RuleSet* other = info.set_of(chosen.options)) chosen.set = other;
  return chosen;
}

std::string write_choices(const GameInfo& info, const RuleSet& set, const Options& options) {
  std::string text;
  for (std::size_t i = 0; i < info.variants.options.size(); ++i) {
    if (options[i] == set.options[i]) continue;
    const RuleOption& option = info.variants.options[i];
    (text += text.empty() ? "" : " ") += option.id;
    (text += '=') += option.choices[options[i]].id;
  }
  return text;
}

std::string write_record(const Record& record) {
  const GameInfo& info = *record.game->info;
  auto text =
      write_head("record", info, *record.set, record.options.value_or(record.set->options), record.deal);
  text += "moves\n";
  std::size_t width = 0;
  for (const Move move : record.moves) {
    const auto word = write_move(info, move);
    if (width > 0) text += width + 1 + word.size() > line_width ? '\n' : ' ';
    width = width > 0 && width + 1 + word.size() <= line_width ? width + 1 + word.size() : word.size();
    text += word;
  }
  if (width > 0) text += '\n';
  return text;
}

std::expected<Record, std::string> read_record(std::string_view text) {
  if (text.size() > max_record_size)
    return std::unexpected("the text is longer than any record, over " + std::to_string(max_record_size) +
                           " bytes");
  Lines lines{text};
  auto record = read_head(lines, "record");
  if (record)
    if (const auto read = read_moves(lines, *record); !read) return std::unexpected(read.error());
  return record;
}

}  // namespace longwood

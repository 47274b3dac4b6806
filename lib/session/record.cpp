#include "session/record.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "core/speech.hpp"
#include "session/record_head.hpp"

namespace longwood {
namespace {

constexpr std::size_t line_width = 76;

std::expected<void, Problem> read_line_played(Lines& lines, Record& record) {
  if (const auto start = lone_key(lines, "moves"); !start) return start;
  while (const auto line = lines.next()) {
    if (is_annotation(*line)) {
      const auto read = read_annotation(*line, static_cast<int>(record.moves.size()), record.annotations);
      if (!read) return lines.fault(read.error());
      continue;
    }
    const auto moves = read_moves(*record.game->info, *line);
    if (!moves) return lines.fault(moves.error());
    record.moves.insert(record.moves.end(), moves->begin(), moves->end());
  }
  return {};
}

}  // namespace

const RuleSet* find_set(const GameInfo& info, std::string_view id) {
  const auto set = std::ranges::find(info.sets, id, &RuleSet::id);
  return set == info.sets.end() ? nullptr : &*set;
}

std::expected<ChosenRules, Problem> choose_rules(const GameInfo& info, const RuleSet& set,
                                                 std::string_view choices) {
  ChosenRules chosen{&set, set.options};
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
      return std::unexpected(problem("{game} has no option {name}; it has {others}", title_text(info),
                                     in_quotes(id), named(options)));
    const auto found = std::ranges::find(option->choices, choice, &Choice::id);
    if (choice.empty() || found == option->choices.end())
      return std::unexpected(problem("{word} is not a choice; {option} may be {others}", in_quotes(word), id,
                                     named(option->choices)));
    chosen.options[static_cast<std::size_t>(option - options.begin())] =
        static_cast<std::uint8_t>(found - option->choices.begin());
  }
  if (const auto reason = info.contradiction(chosen.options); !reason.empty())
    return std::unexpected(problem("these choices cannot be combined: {why}", Text{reason, "contradiction"}));
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
  auto text = write_head("record", info, *record.set, record.options.value_or(record.set->options),
                         record.deal, record.kind);
  text += "moves\n";
  std::size_t width = 0;
  for (const Move move : record.moves) {
    const auto word = write_move(info, move);
    if (width > 0) text += width + 1 + word.size() > line_width ? '\n' : ' ';
    width = width > 0 && width + 1 + word.size() <= line_width ? width + 1 + word.size() : word.size();
    text += word;
  }
  if (width > 0) text += '\n';
  return text + write_annotations(record.annotations);
}

std::expected<Record, Problem> read_record(std::string_view text) {
  if (text.size() > max_record_size)
    return std::unexpected(
        problem("the text is longer than any saved game, over {n} bytes", max_record_size));
  Lines lines{text};
  auto record = read_head(lines, "record");
  if (record)
    if (const auto read = read_line_played(lines, *record); !read) return std::unexpected(read.error());
  return record;
}

}  // namespace longwood

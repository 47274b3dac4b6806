#include "session/record.hpp"

#include <algorithm>
#include <optional>

#include "core/notation.hpp"
#include "games/all_games.hpp"

namespace longwood {
namespace {

constexpr std::string_view heading = "longwood record ";
constexpr std::string_view version = "1";
constexpr std::size_t line_width = 76;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto start = std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(start);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The lines of a record that say something, with their numbers.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_{text} {}

  std::optional<std::string_view> next() {
    while (!rest_.empty()) {
      const auto end = rest_.find('\n');
      const auto line = trimmed(rest_.substr(0, end));
      rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
      ++number_;
      if (!line.empty() && !line.starts_with('#')) return line;
    }
    return {};
  }

  [[nodiscard]] std::unexpected<std::string> fault(std::string_view what) const {
    return std::unexpected("line " + std::to_string(std::max(number_, 1)) + ": " + std::string{what});
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

struct Entry {
  std::string_view key, value;
};

/// The next line, which must bear this key.
std::expected<Entry, std::string> entry(Lines& lines, std::string_view key, std::string_view other = {}) {
  const auto names = "'" + std::string{key} + "'" + (other.empty() ? "" : " or '" + std::string{other} + "'");
  const auto line = lines.next();
  if (!line) return lines.fault("the record ends here, where " + names + " should follow");
  const auto end = std::min(line->find_first_of(" \t"), line->size());
  const Entry found{line->substr(0, end), trimmed(line->substr(end))};
  if (found.key == key || (!other.empty() && found.key == other)) return found;
  return lines.fault(in_quotes(*line) + " stands where " + names + " is expected");
}

std::expected<void, std::string> read_heading(Lines& lines) {
  const auto line = lines.next();
  if (!line || !line->starts_with(heading))
    return lines.fault("this is no Longwood record; its first line must be 'longwood record 1'");
  if (const auto found = line->substr(heading.size()); found != version)
    return lines.fault("record version " + in_quotes(found) +
                       " is not known here; this program reads version 1");
  return {};
}

/// A rule set has a version too, which is written from the second on.
std::expected<void, std::string> read_set(Lines& lines, const GameInfo& info, Record& record) {
  const auto found = entry(lines, "set");
  if (!found) return std::unexpected(found.error());
  Words words{found->value};
  const auto id = words.next(), its_version = words.next();
  record.set = find_set(info, id);
  if (record.set == nullptr)
    return lines.fault(std::string{info.title} + " has no rule set " + in_quotes(id) + "; its own is '" +
                       std::string{info.sets.front().id} + "'");
  if (const auto ours = std::to_string(record.set->version);
      (its_version.empty() ? "1" : its_version) != ours)
    return lines.fault("the record follows version " + in_quotes(its_version) + " of the rule set '" +
                       std::string{id} + "'; this program plays version " + ours);
  if (!words.next().empty())
    return lines.fault("a rule set is one word; other choices stand after 'options'");
  return {};
}

std::expected<void, std::string> read_game(Lines& lines, Record& record) {
  const auto name = entry(lines, "game");
  if (!name) return std::unexpected(name.error());
  record.game = find_game(name->value);
  if (record.game == nullptr)
    return lines.fault("there is no game " + in_quotes(name->value) + "; see longwood games");
  const GameInfo& info = *record.game->info;

  if (const auto read = read_set(lines, info, record); !read) return read;

  auto rules = entry(lines, "rules", "options");
  if (rules && rules->key == "options") {
    const auto chosen = choose_rules(info, *record.set, rules->value);
    if (!chosen) return lines.fault(chosen.error());
    record.set = chosen->set;
    record.options = chosen->options;
    rules = entry(lines, "rules");
  }
  if (!rules) return std::unexpected(rules.error());
  if (const auto ours = std::to_string(info.rules_version); rules->value != ours)
    return lines.fault("the record follows version " + in_quotes(rules->value) + " of the rules of " +
                       std::string{info.title} + "; this program plays version " + ours);
  return {};
}

std::expected<void, std::string> read_deal(Lines& lines, Record& record) {
  const auto found = entry(lines, "deal", "deck");
  if (!found) return std::unexpected(found.error());
  const Packs& packs = record.game->info->packs_for(record.options.value_or(record.set->options));
  if (found->key == "deck") {
    auto deal = deal_from_deck(packs, found->value);
    if (!deal) return lines.fault(deal.error());
    record.deal = *deal;
  } else {
    const auto number = read_number(found->value);
    if (!number) return lines.fault(number.error());
    record.deal = deal_by_number(packs, *number);
  }
  return {};
}

std::expected<void, std::string> read_moves(Lines& lines, Record& record) {
  const auto start = entry(lines, "moves");
  if (!start) return std::unexpected(start.error());
  if (!start->value.empty())
    return lines.fault("'moves' stands alone; write the moves on the lines after it");
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

}  // namespace

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
  std::string text{heading};
  const auto line = [&](std::string_view key, std::string_view value) {
    ((text += key) += ' ') += value;
    text += '\n';
  };
  (text += version) += '\n';
  line("game", info.id);
  line("set", record.set->version == 1
                  ? std::string{record.set->id}
                  : std::string{record.set->id} + " " + std::to_string(record.set->version));
  if (record.options)
    if (const auto choices = write_choices(info, *record.set, *record.options); !choices.empty())
      line("options", choices);
  line("rules", std::to_string(info.rules_version));
  if (record.deal.numbered)
    line("deal", std::to_string(record.deal.number));
  else
    line("deck", write_deck(record.deal));
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
  Record record;
  if (const auto read = read_heading(lines); !read) return std::unexpected(read.error());
  for (const auto read_part : {read_game, read_deal, read_moves})
    if (const auto read = read_part(lines, record); !read) return std::unexpected(read.error());
  return record;
}

}  // namespace longwood

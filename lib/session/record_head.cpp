#include "session/record_head.hpp"

#include <algorithm>
#include <utility>

#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/speech.hpp"

namespace longwood {
namespace {

constexpr std::string_view version = "1", version_of_kind_deals = "2";

/// The version in the first line.
std::expected<std::string_view, Problem> read_heading(Lines& lines, std::string_view kind) {
  const auto heading = "longwood " + std::string{kind} + " ";
  const auto line = lines.next();
  if (!line || !line->starts_with(heading))
    return lines.fault(
        kind == "tries"
            ? problem("this is not a Longwood file of tries; the first line must be '{line}'", heading + "1")
            : problem("this is not a saved game of Longwood; its first line must be '{line}'",
                      heading + "1"));
  const auto found = line->substr(heading.size());
  if (found != version && found != version_of_kind_deals)
    return lines.fault(problem("{kind} version {found} is unknown; this program reads versions 1 and 2", kind,
                               in_quotes(found)));
  return found;
}

/// Why a game written under another version of the rules is not replayed, and how to continue; nothing for
/// `ours`. `follows` says which it follows and which is played here.
std::optional<Problem> other_version(std::string_view written, int ours, Problem follows,
                                     std::span<const std::string_view> changes = {}) {
  if (written == std::to_string(ours)) return {};
  const auto number = read_number(written);
  if (!number || *number == 0) return problem("{clause}; write that number", std::move(follows));
  if (*number > static_cast<std::uint64_t>(ours))
    return problem("{clause}; a newer Longwood wrote it: update this one to replay it", std::move(follows));
  if (!changes.empty())
    follows = problem("{clause}, in which {change}", std::move(follows), Text{changes.back(), "change"});
  return problem("{clause}; deal the game again, or replay the file with the Longwood that wrote it",
                 std::move(follows));
}

/// A rule set has a version too, which is written starting with 2. A former version that today's options
/// still make is taken for these.
std::expected<void, Problem> read_set(Lines& lines, const GameInfo& info, Record& record) {
  const auto found = next_entry(lines, "set");
  if (!found) return std::unexpected(found.error());
  Words words{found->value};
  const auto id = words.next(), written = words.next();
  record.set = find_set(info, id);
  if (record.set == nullptr)
    return lines.fault(problem("{game} has no rule set {set}; its own is '{own}'", title_text(info),
                               in_quotes(id), info.sets.front().id));
  const std::string_view its_version = written.empty() ? "1" : written;
  const auto number = read_number(its_version);
  const FormerSet* former = number && *number < 100 ? info.former(id, static_cast<int>(*number)) : nullptr;
  if (former != nullptr) {
    const RuleSet* named = info.set_of(former->options);
    record.set = named != nullptr ? named : &info.sets.front();
    record.options = former->options;
  }
  const auto follows = problem(
      "the saved game follows version {found} of the rule set '{set}'; this program plays version {n}",
      in_quotes(its_version), id, record.set->version);
  if (const auto other = other_version(its_version, record.set->version, follows); former == nullptr && other)
    return lines.fault(*other);
  if (!words.next().empty())
    return lines.fault(problem("a rule set is one word; other choices follow 'options'"));
  return {};
}

std::expected<void, Problem> read_game(Lines& lines, Record& record) {
  const auto name = next_entry(lines, "game");
  if (!name) return std::unexpected(name.error());
  record.game = find_game(name->value);
  if (record.game == nullptr)
    return lines.fault(problem("there is no game {name}; see longwood games", in_quotes(name->value)));
  const GameInfo& info = *record.game->info;

  if (const auto read = read_set(lines, info, record); !read) return read;

  auto rules = next_entry(lines, "rules", "options");
  if (rules && rules->key == "options") {
    const auto former = record.options ? write_choices(info, *record.set, *record.options) + " " : "";
    const auto chosen = choose_rules(info, *record.set, former + std::string{rules->value});
    if (!chosen) return lines.fault(chosen.error());
    record.set = chosen->set;
    record.options = chosen->options;
    rules = next_entry(lines, "rules");
  }
  if (!rules) return std::unexpected(rules.error());
  const auto follows =
      problem("the saved game follows version {found} of the rules of {game}; this program plays version {n}",
              in_quotes(rules->value), title_text(info), info.rules_version);
  if (const auto other = other_version(rules->value, info.rules_version, follows, info.changes))
    return lines.fault(*other);
  return {};
}

std::expected<void, Problem> read_deal(Lines& lines, Record& record) {
  const auto found = next_entry(lines, "deal", "deck", "board");
  if (!found) return std::unexpected(found.error());
  const Options& options = record.options ? *record.options : record.set->options;
  const Packs& packs = record.game->info->packs_for(options);
  if (found->key == "board") {
    auto deal = deal_from_board(*record.game, options, found->value);
    if (!deal) return lines.fault(deal.error());
    record.deal = *deal;
  } else if (found->key == "deck") {
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

/// The line by which a kind deal is one.
std::expected<void, Problem> read_kind(Lines& lines, Record& record) {
  const auto found = next_entry(lines, "kind");
  if (!found) return std::unexpected(found.error());
  const auto number = read_number(found->value);
  if (!number) return lines.fault(number.error());
  record.kind = *number;
  return {};
}

}  // namespace

std::optional<std::string_view> Lines::next() {
  while (!rest_.empty()) {
    const auto end = rest_.find('\n');
    const auto line = trimmed(rest_.substr(0, end));
    rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
    ++number_;
    if (!line.empty() && !line.starts_with('#')) return line;
  }
  return {};
}

std::unexpected<Problem> Lines::fault(Problem what) const {
  return std::unexpected(problem("line {n}: {why}", std::max(number_, 1), std::move(what)));
}

Entry entry_of(std::string_view line) {
  const auto end = std::min(line.find_first_of(" \t"), line.size());
  return {line.substr(0, end), trimmed(line.substr(end))};
}

std::expected<Entry, Problem> next_entry(Lines& lines, std::string_view key, std::string_view other,
                                         std::string_view third) {
  auto names = Problem{"'" + std::string{key} + "'"};
  if (!third.empty()) names = problem("{list}, '{word}'", std::move(names), third);
  if (!other.empty()) names = problem("{list} or '{word}'", std::move(names), other);
  const auto line = lines.next();
  if (!line)
    return lines.fault(problem("the saved game ends here, but {words} should follow", std::move(names)));
  const Entry found = entry_of(*line);
  if (found.key == key || (!other.empty() && found.key == other) || (!third.empty() && found.key == third))
    return found;
  return lines.fault(problem("found {line} where {words} is expected", in_quotes(*line), std::move(names)));
}

std::expected<void, Problem> lone_key(Lines& lines, std::string_view key) {
  const auto found = next_entry(lines, key);
  if (!found) return std::unexpected(found.error());
  if (found->value.empty()) return {};
  return lines.fault(
      problem("'{word}' must be alone on its line; write the moves on the lines below it", key));
}

std::expected<Record, Problem> read_head(Lines& lines, std::string_view kind) {
  Record record;
  const auto found = read_heading(lines, kind);
  if (!found) return std::unexpected(found.error());
  if (const auto read = read_game(lines, record); !read) return std::unexpected(read.error());
  if (const auto read = read_deal(lines, record); !read) return std::unexpected(read.error());
  if (*found == version_of_kind_deals)
    if (const auto read = read_kind(lines, record); !read) return std::unexpected(read.error());
  return record;
}

bool follows_other_rules(std::string_view record) {
  std::string_view id, set, rules;
  Lines lines{record};
  for (auto line = lines.next(); line && rules.empty(); line = lines.next()) {
    const auto [key, value] = entry_of(*line);
    if (key == "game") id = value;
    if (key == "set") set = value;
    if (key == "rules") rules = value;
  }
  Words words{set};
  const auto name = words.next(), written = words.next();
  const auto of_rules = read_number(rules), of_set = read_number(written.empty() ? "1" : written);
  if (!of_rules || !of_set) return false;
  const AnyGame* game = find_game(id);
  const RuleSet* own = game != nullptr ? find_set(*game->info, name) : nullptr;
  const auto differs = [](std::uint64_t theirs, int ours) {
    return theirs != static_cast<std::uint64_t>(ours);
  };
  return own == nullptr || differs(*of_rules, game->info->rules_version) || differs(*of_set, own->version);
}

std::string write_head(std::string_view kind, const GameInfo& info, const RuleSet& set,
                       const Options& options, const Deal& deal, std::optional<std::uint64_t> kind_deal) {
  std::string text;
  const auto line = [&](std::string_view key, std::string_view value) {
    ((text += key) += ' ') += value;
    text += '\n';
  };
  line("longwood", std::string{kind} + " " + std::string{kind_deal ? version_of_kind_deals : version});
  line("game", info.id);
  line("set", std::string{set.id} + (set.version == 1 ? "" : " " + std::to_string(set.version)));
  if (const auto choices = write_choices(info, set, options); !choices.empty()) line("options", choices);
  line("rules", std::to_string(info.rules_version));
  if (deal.board)
    line("board", write_board(*find_game(info.id), *deal.board));
  else if (deal.numbered)
    line("deal", std::to_string(deal.number));
  else
    line("deck", write_deck(deal));
  if (kind_deal) line("kind", std::to_string(*kind_deal));
  return text;
}

}  // namespace longwood

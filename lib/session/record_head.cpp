#include "session/record_head.hpp"

#include <algorithm>

#include "core/board.hpp"
#include "games/all_games.hpp"

namespace longwood {
namespace {

constexpr std::string_view version = "1";

std::expected<void, std::string> read_heading(Lines& lines, std::string_view kind) {
  const auto heading = "longwood " + std::string{kind} + " ";
  const auto line = lines.next();
  if (!line || !line->starts_with(heading))
    return lines.fault("this is no Longwood " + std::string{kind} + "; its first line must be '" + heading +
                       "1'");
  if (const auto found = line->substr(heading.size()); found != version)
    return lines.fault(std::string{kind} + " version " + in_quotes(found) +
                       " is not known here; this program reads version 1");
  return {};
}

/// Why a game written under another version of the rules is not replayed, and how to go on; empty for `ours`.
/// `of` is what has the version, "the rules of Fortress".
std::string other_version(std::string_view kind, std::string_view written, int ours, std::string_view of,
                          std::span<const std::string_view> changes = {}) {
  if (written == std::to_string(ours)) return {};
  std::string text = "the " + std::string{kind} + " follows version " + in_quotes(written) + " of " +
                     std::string{of} + "; this program plays version " + std::to_string(ours);
  const auto number = read_number(written);
  if (!number || *number == 0) return text + "; write that number";
  if (*number > static_cast<std::uint64_t>(ours))
    return text + "; a newer Longwood wrote it: update this one to replay it";
  if (!changes.empty()) text += ", in which " + std::string{changes.back()};
  return text + "; deal the game anew, or replay this with the Longwood that wrote it";
}

/// A rule set has a version too, which is written from the second on. A former version that today's options
/// still make is taken for these.
std::expected<void, std::string> read_set(Lines& lines, std::string_view kind, const GameInfo& info,
                                          Record& record) {
  const auto found = next_entry(lines, "set");
  if (!found) return std::unexpected(found.error());
  Words words{found->value};
  const auto id = words.next(), written = words.next();
  record.set = find_set(info, id);
  if (record.set == nullptr)
    return lines.fault(std::string{info.title} + " has no rule set " + in_quotes(id) + "; its own is '" +
                       std::string{info.sets.front().id} + "'");
  const std::string_view its_version = written.empty() ? "1" : written;
  const auto number = read_number(its_version);
  const FormerSet* former = number && *number < 100 ? info.former(id, static_cast<int>(*number)) : nullptr;
  if (former != nullptr) {
    const RuleSet* named = info.set_of(former->options);
    record.set = named != nullptr ? named : &info.sets.front();
    record.options = former->options;
  }
  const auto of = "the rule set '" + std::string{id} + "'";
  if (const auto fault = other_version(kind, its_version, record.set->version, of);
      former == nullptr && !fault.empty())
    return lines.fault(fault);
  if (!words.next().empty())
    return lines.fault("a rule set is one word; other choices stand after 'options'");
  return {};
}

std::expected<void, std::string> read_game(Lines& lines, std::string_view kind, Record& record) {
  const auto name = next_entry(lines, "game");
  if (!name) return std::unexpected(name.error());
  record.game = find_game(name->value);
  if (record.game == nullptr)
    return lines.fault("there is no game " + in_quotes(name->value) + "; see longwood games");
  const GameInfo& info = *record.game->info;

  if (const auto read = read_set(lines, kind, info, record); !read) return read;

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
  const auto of = "the rules of " + std::string{info.title};
  if (const auto fault = other_version(kind, rules->value, info.rules_version, of, info.changes);
      !fault.empty())
    return lines.fault(fault);
  return {};
}

std::expected<void, std::string> read_deal(Lines& lines, Record& record) {
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

std::unexpected<std::string> Lines::fault(std::string_view what) const {
  return std::unexpected("line " + std::to_string(std::max(number_, 1)) + ": " + std::string{what});
}

Entry entry_of(std::string_view line) {
  const auto end = std::min(line.find_first_of(" \t"), line.size());
  return {line.substr(0, end), trimmed(line.substr(end))};
}

std::expected<Entry, std::string> next_entry(Lines& lines, std::string_view key, std::string_view other,
                                             std::string_view third) {
  auto names = "'" + std::string{key} + "'";
  if (!third.empty()) names += ", '" + std::string{third} + "'";
  if (!other.empty()) names += " or '" + std::string{other} + "'";
  const auto line = lines.next();
  if (!line) return lines.fault("the record ends here, where " + names + " should follow");
  const Entry found = entry_of(*line);
  if (found.key == key || (!other.empty() && found.key == other) || (!third.empty() && found.key == third))
    return found;
  return lines.fault(in_quotes(*line) + " stands where " + names + " is expected");
}

std::expected<void, std::string> lone_key(Lines& lines, std::string_view key) {
  const auto found = next_entry(lines, key);
  if (!found) return std::unexpected(found.error());
  if (found->value.empty()) return {};
  return lines.fault("'" + std::string{key} + "' stands alone; write the moves on the lines after it");
}

std::expected<Record, std::string> read_head(Lines& lines, std::string_view kind) {
  Record record;
  if (const auto read = read_heading(lines, kind); !read) return std::unexpected(read.error());
  if (const auto read = read_game(lines, kind, record); !read) return std::unexpected(read.error());
  if (const auto read = read_deal(lines, record); !read) return std::unexpected(read.error());
  return record;
}

std::string write_head(std::string_view kind, const GameInfo& info, const RuleSet& set,
                       const Options& options, const Deal& deal) {
  std::string text;
  const auto line = [&](std::string_view key, std::string_view value) {
    ((text += key) += ' ') += value;
    text += '\n';
  };
  line("longwood", std::string{kind} + " " + std::string{version});
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
  return text;
}

}  // namespace longwood

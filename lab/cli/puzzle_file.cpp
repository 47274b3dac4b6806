#include "cli/puzzle_file.hpp"

#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "cli/deal_options.hpp"
#include "cli/streams.hpp"
#include "core/fault.hpp"
#include "core/notation.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

/// A kind of file: how its first line names it, and the command that makes it.
struct Kind {
  std::string_view mark, command;
};
constexpr Kind shelves{"puzzles 1", "puzzles"}, shelves_of_blockers{"blockers 1", "blockers"};

constexpr std::size_t longest_file = std::size_t{16} << 20;

/// A line of the file that is being read, for faults.
struct Place {
  const std::string& path;
  const Kind& kind;
  std::size_t line = 0;

  [[noreturn]] void refuse(const std::string& what) const {
    throw Fault{
        fmt::format("{}, line {}: {}; make it again with longwood-lab {}", path, line, what, kind.command)};
  }
};

Json parsed(std::string_view line, const Place& place) {
  auto object = Json::parse(line, nullptr, false);
  if (!object.is_object()) place.refuse("this is no JSON object");
  return object;
}

template <class Value>
Value value_of(const Json& object, const char* key, const Place& place) {
  const auto found = object.find(key);
  if (found == object.end()) place.refuse(fmt::format("\"{}\" is missing", key));
  try {
    return found->get<Value>();
  } catch (const Json::exception&) {
    place.refuse(fmt::format("\"{}\" is not what it should be", key));
  }
}

std::vector<Move> moves_of(const GameInfo& info, const Json& object, const char* key, const Place& place) {
  auto moves = read_moves(info, value_of<std::string>(object, key, place));
  if (!moves) place.refuse(fmt::format("\"{}\": {}", key, moves.error().english()));
  return *std::move(moves);
}

/// The deal's number: a string of digits, or a JSON number, as which older shelves have all of them.
std::uint64_t deal_of(const Json& object, const Place& place) {
  const auto found = object.find("deal");
  if (found != object.end() && found->is_number_unsigned()) return found->get<std::uint64_t>();
  if (found != object.end() && found->is_string())
    if (const auto number = read_number(found->get<std::string>())) return *number;
  place.refuse("\"deal\" is not the number of a deal");
}

/// The record of a game without a move, as the first line names its rules.
struct Head {
  const AnyGame* game;
  ChosenRules rules;
};

Head head_of(const Json& object, const Place& place) {
  if (value_of<std::string>(object, "longwood", place) != place.kind.mark)
    place.refuse("this is not a shelf of puzzles");
  const auto id = value_of<std::string>(object, "game", place);
  const auto ids = game_ids();
  if (std::ranges::find(ids, id) == ids.end()) place.refuse("there is no game " + in_quotes(id).english());
  const AnyGame& game = game_named(id);
  const RuleSet* set = find_set(*game.info, value_of<std::string>(object, "set", place));
  if (set == nullptr) place.refuse("the game has no such rule set");
  const auto rules = choose_rules(*game.info, *set, object.value("options", std::string{}));
  if (!rules) place.refuse(rules.error().english());
  if (value_of<int>(object, "rules", place) != game.info->rules_of(*rules->set))
    place.refuse("the puzzles are of another version of the rules");
  return {&game, *rules};
}

int level_of(const Json& object, const Place& place) {
  const int level = value_of<int>(object, "level", place);
  if (level < 1 || level > Shelved::levels) place.refuse("\"level\" is not from 1 to 5");
  return level;
}

Shelved puzzle_of(const Head& head, const Json& object, const Place& place) {
  const GameInfo& info = *head.game->info;
  Puzzle puzzle;
  const auto number = deal_of(object, place);
  puzzle.record = {head.game, head.rules.set, deal_by_number(info.packs_for(head.rules.options), number),
                   moves_of(info, object, "after", place), head.rules.options};
  puzzle.moves = value_of<int>(object, "moves", place);
  puzzle.keeping = moves_of(info, object, "keep", place);
  puzzle.way = moves_of(info, object, "way", place);
  puzzle.fewest = value_of<bool>(object, "fewest", place);
  puzzle.tenths = value_of<int>(object, "tenths", place);
  puzzle.errors = value_of<int>(object, "errors", place);
  puzzle.misleads = value_of<bool>(object, "misleads", place);
  return {std::move(puzzle), level_of(object, place)};
}

ShelvedBlockers blockers_of(const Head& head, const Json& object, const Place& place) {
  const GameInfo& info = *head.game->info;
  BlockerPuzzle puzzle;
  puzzle.record = {head.game, head.rules.set,
                   deal_by_number(info.packs_for(head.rules.options), deal_of(object, place)),
                   moves_of(info, object, "after", place), head.rules.options};
  puzzle.fewest = value_of<int>(object, "fewest", place);
  puzzle.one_in = value_of<int>(object, "oneIn", place);
  return {std::move(puzzle), level_of(object, place)};
}

/// The first line of a file.
Json head_json(const Kind& kind, const GameInfo& info, const ChosenRules& rules, std::size_t count) {
  Json head{{"longwood", kind.mark}};
  head.update(rules_json(info.id, rules.set->id, write_choices(info, *rules.set, rules.options)));
  head["rules"] = info.rules_of(*rules.set);
  if (rules.set->version > 1) head["edition"] = rules.set->version;
  head["puzzles"] = count;
  return head;
}

/// Reads a file of a kind, whose lines after the first are read by `read`.
template <class One>
std::vector<One> read_lines(const Kind& kind, const std::string& path,
                            One (*read)(const Head&, const Json&, const Place&)) {
  const auto file = store::read_file(path, longest_file, "shelf of puzzles");
  if (!file) throw Fault{file.error()};
  const std::string_view text{*file};
  Place place{path, kind};
  std::optional<Head> head;
  std::size_t count = 0;
  std::vector<One> shelf;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    ++place.line;
    const Json object = parsed(text.substr(at, end - at), place);
    at = end + 1;
    if (head) {
      shelf.push_back(read(*head, object, place));
      continue;
    }
    head = head_of(object, place);
    count = value_of<std::size_t>(object, "puzzles", place);
  }
  if (!head || shelf.size() != count) place.refuse("the file is cut short");
  return shelf;
}

}  // namespace

bool ShelfOptions::is_check() const {
  if (!check.empty()) {
    if (!game.empty() || !deals.empty() || !out.empty())
      throw Fault{"--check: the file names its game; omit GAME, --deals and --out"};
    return true;
  }
  if (game.empty())
    throw Fault{fmt::format("{0}: name a game, e.g. longwood-lab {0} {1} --deals 0-999", command, example)};
  return false;
}

Range ShelfOptions::range() const {
  if (deals.empty()) throw Fault{fmt::format("{}: choose deals, e.g. --deals 0-999", command)};
  return range_of_deals(deals);
}

std::string count_of(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void write_shelf_file(const Output& out, std::size_t puzzles, const std::string& text) {
  out.write(text);
  fmt::print("{}: {}, {} bytes\n", printable(out.path()), count_of(puzzles, "puzzle"), text.size());
}

Json puzzle_json(const Puzzle& puzzle) {
  const GameInfo& info = *puzzle.record.game->info;
  return {{"after", write_moves(info, puzzle.record.moves)},
          {"moves", puzzle.moves},
          {"keep", write_moves(info, puzzle.keeping)},
          {"way", write_moves(info, puzzle.way)},
          {"fewest", puzzle.fewest},
          {"tenths", puzzle.tenths},
          {"errors", puzzle.errors},
          {"misleads", puzzle.misleads}};
}

std::string write_shelf(const GameInfo& info, const ChosenRules& rules, const std::vector<Shelved>& shelf) {
  auto text = json_text(head_json(shelves, info, rules, shelf.size())) + "\n";
  for (const auto& [puzzle, level] : shelf) {
    Json line{{"deal", wide_json(puzzle.record.deal.number)}, {"level", level}};
    line.update(puzzle_json(puzzle));
    text += json_text(line) + "\n";
  }
  return text;
}

std::vector<Shelved> read_shelf(const std::string& path) { return read_lines(shelves, path, puzzle_of); }

Json blockers_json(const BlockerPuzzle& puzzle) {
  return {{"after", write_moves(*puzzle.record.game->info, puzzle.record.moves)},
          {"fewest", puzzle.fewest},
          {"oneIn", puzzle.one_in}};
}

std::string write_blockers(const GameInfo& info, const ChosenRules& rules,
                           const std::vector<ShelvedBlockers>& shelf) {
  auto text = json_text(head_json(shelves_of_blockers, info, rules, shelf.size())) + "\n";
  for (const auto& [puzzle, level] : shelf) {
    Json line{{"deal", wide_json(puzzle.record.deal.number)}, {"level", level}};
    line.update(blockers_json(puzzle));
    text += json_text(line) + "\n";
  }
  return text;
}

std::vector<ShelvedBlockers> read_blockers(const std::string& path) {
  return read_lines(shelves_of_blockers, path, blockers_of);
}

}  // namespace longwood::cli

#include <algorithm>
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/deal_words.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/puzzle_file.hpp"
#include "cli/reports.hpp"
#include "cli/streams.hpp"
#include "core/notation.hpp"
#include "core/rng.hpp"
#include "puzzle/confirm.hpp"
#include "puzzle/miner.hpp"

namespace longwood::cli {
namespace {

/// More than a shelf is made with, since a loss is proved only after games have been played out in vain.
constexpr std::uint64_t nodes_of_check = 1'000'000;
constexpr std::string_view mark_of_shelves = R"({"longwood":"puzzles )";

struct PuzzlesOptions : ShelfOptions {
  std::uint64_t win_in = 0, sample = 0, seed = 0, nodes = 200'000, megabytes = 256;

  [[nodiscard]] Limits limits() const {
    return {.nodes = nodes, .memory = static_cast<std::size_t>(megabytes) << 20};
  }
};

void print_puzzle(const Puzzle& puzzle, const Session& session, bool json) {
  const GameInfo& info = session.info();
  if (json) {
    Json object = game_json(session);
    object.update(puzzle_json(puzzle));
    object["record"] = write_record(puzzle.record);
    return print_json(object);
  }
  fmt::print("{} after {}: {} of {} {} the win ({}), {}{}\n",
             deal_words(in_english_of(*puzzle.record.game->info), puzzle.record.deal),
             count_of(puzzle.record.moves.size(), "move"), puzzle.keeping.size(), puzzle.moves,
             puzzle.keeping.size() == 1 ? "keeps" : "keep", write_moves(info, puzzle.keeping),
             count_of(puzzle.way.size(), "move"), puzzle.fewest ? " at least to win" : " to win");
}

int mine(const PuzzlesOptions& options) {
  const AnyGame& game = game_named(options.game);
  const ChosenRules rules = rules_meant(options.game, options.set, options.choices);
  const Range range = options.range();
  const Output out{"--out", options.out, mark_of_shelves, "shelf of puzzles"};
  PuzzleTerms terms;
  if (options.win_in > 0) {
    terms.most_way = options.win_in;
    terms.least_way = std::min(terms.least_way, terms.most_way);
  }
  Miner miner{game, terms, options.limits()};
  std::vector<Puzzle> found;
  std::uint64_t looked = 0;
  for (std::uint64_t number = range.first;; ++number) {
    const Deal deal = deal_by_number(game.info->packs_for(rules.options), number);
    ++looked;
    if (auto puzzle = miner.mine(rules, deal)) {
      if (options.out.empty()) print_puzzle(*puzzle, {game, *rules.set, rules.options, deal}, options.json);
      std::fflush(stdout);  // who waits for a long run sees what it has found
      found.push_back(*std::move(puzzle));
    }
    if (number == range.last) break;
  }
  tell(fmt::format("{}: {} in {}\n", game.info->title, count_of(found.size(), "puzzle"),
                   count_of(looked, "deal")));
  if (found.empty()) return answer_is_no;
  if (options.out.empty()) return done;
  const auto shelf = fill_shelf(std::move(found), options.most);
  const auto text = write_shelf(*game.info, rules, shelf);
  write_shelf_file(out, shelf.size(), text);
  return done;
}

/// The places, of `count`, that are checked: all, or a sample drawn by the seed.
std::vector<std::size_t> chosen_of(std::size_t count, std::uint64_t sample, std::uint64_t seed) {
  std::vector<std::size_t> places(count);
  for (std::size_t i = 0; i < count; ++i) places[i] = i;
  if (sample == 0 || sample >= count) return places;
  Rng rng{seed};
  for (std::size_t i = 0; i < sample; ++i) std::swap(places[i], places[i + rng.below(count - i)]);
  places.resize(sample);
  std::ranges::sort(places);
  return places;
}

int check(const PuzzlesOptions& options) {
  const auto shelf = read_shelf(options.check);
  const auto places = chosen_of(shelf.size(), options.sample, options.seed);
  std::size_t faults = 0;
  for (const std::size_t place : places) {
    const Puzzle& puzzle = shelf[place].puzzle;
    const auto held = confirm(puzzle, options.limits());
    if (held) continue;
    ++faults;
    fmt::print("{}, line {}, {}: {}\n", printable(options.check), place + 2,
               deal_words(in_english_of(*puzzle.record.game->info), puzzle.record.deal), held.error());
  }
  fmt::print("{}: {} of {} checked by both engines, {} do not hold\n", printable(options.check),
             places.size(), count_of(shelf.size(), "puzzle"), faults);
  return faults == 0 ? done : answer_is_no;
}

}  // namespace

void add_puzzles(CLI::App& app, int& status) {
  auto options = std::make_shared<PuzzlesOptions>(ShelfOptions{"puzzles", "fortress", 100});
  auto* command = app.add_subcommand("puzzles", "Find positions in which few of several moves keep the win");
  command->add_option("GAME", options->game, "the game; longwood games lists them");
  command->add_option("--deals", options->deals,
                      "a range of deal numbers, e.g. 0-999; at most one puzzle per deal");
  add_rules_to(*command, options->set, options->choices);
  add_number(*command, "--win-in", options->win_in, 1, 1000,
             "only puzzles that can be won in this many moves");
  auto* out = command->add_option("--out", options->out, "write the best puzzles to this file");
  add_number(*command, "--most", options->most, 1, 10'000, "how many puzzles to write")
      ->default_str("100")
      ->needs(out);
  auto* checked =
      command->add_option("--check", options->check, "check such a file with both search engines instead");
  add_number(*command, "--sample", options->sample, 1, 10'000, "how many puzzles to check; without it, all")
      ->needs(checked);
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "random seed of the sample")
      ->needs(checked);
  add_effort_to(*command, options->nodes, options->megabytes, "positions to search per question",
                "memory per question");
  command->add_flag("--json", options->json, "print one JSON object per puzzle")->excludes(out, checked);
  add_examples(*command, {"puzzles fortress --deals 0-99", "puzzles fortress --deals 0-99 --out my.puzzles"});
  const auto* nodes = command->get_option("--nodes");
  command->callback([options, nodes, &status] {
    const bool checks = options->is_check();
    if (checks && nodes->count() == 0) options->nodes = nodes_of_check;
    status = checks ? check(*options) : mine(*options);
  });
}

}  // namespace longwood::cli

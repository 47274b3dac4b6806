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
#include "cli/stopping.hpp"
#include "cli/streams.hpp"
#include "core/notation.hpp"

namespace longwood::cli {
namespace {

constexpr std::string_view mark_of_blockers = R"({"longwood":"blockers )";

struct BlockersOptions : ShelfOptions {
  std::uint64_t seed = 1;
};

void print_blockers(const BlockerPuzzle& puzzle, const ChosenRules& rules, bool json) {
  const GameInfo& info = *puzzle.record.game->info;
  if (json) {
    Json object = rules_json(info.id, rules.set->id, write_choices(info, *rules.set, rules.options));
    object["deal"] = wide_json(puzzle.record.deal.number);
    object.update(blockers_json(puzzle));
    return print_json(object);
  }
  fmt::print("{} after {} moves: {} cannot all come home, one guess in {} is right\n",
             deal_words(in_english_of(info), puzzle.record.deal), puzzle.record.moves.size(),
             count_of(static_cast<std::size_t>(puzzle.fewest), "card"), puzzle.one_in);
}

/// The puzzle of a deal.
std::optional<BlockerPuzzle> mine_one(WhyLost& why, Losses& losses, const AnyGame& game,
                                      const ChosenRules& rules, std::uint64_t number) {
  const auto lost = losses.of(number);
  if (!lost) return {};
  return blocker_puzzle(why, {&game, rules.set, deal_by_number(game.info->packs_for(rules.options), number),
                              lost->moves, rules.options});
}

int mine(const BlockersOptions& options) {
  const AnyGame& game = game_named(options.game);
  const ChosenRules rules = rules_meant(options.game, options.set, options.choices);
  const Range range = options.range();
  const Output out{"--out", options.out, mark_of_blockers, "shelf of puzzles"};
  Losses losses{game, rules.options, LostHow::late, options.seed};
  WhyLost why{game, most_positions_of_blockers};
  std::vector<BlockerPuzzle> found;
  watch_signals();
  for (std::uint64_t number = range.first; !stopped; ++number) {
    if (auto puzzle = mine_one(why, losses, game, rules, number)) {
      if (options.out.empty()) print_blockers(*puzzle, rules, options.json);
      std::fflush(stdout);  // a reader of a long run sees what it has found
      found.push_back(*std::move(puzzle));
    }
    if (number == range.last) break;
  }
  if (stopped) return stopped_status("stopped");
  tell(fmt::format("{}: {}\n", game.info->title, count_of(found.size(), "puzzle")));
  if (found.empty()) return answer_is_no;
  if (options.out.empty()) return done;
  const auto shelf = shelf_of_blockers(std::move(found), options.most);
  const auto text = write_blockers(*game.info, rules, shelf);
  write_shelf_file(out, shelf.size(), text);
  return done;
}

int check(const BlockersOptions& options) {
  const auto shelf = read_blockers(options.check);
  std::size_t faults = 0;
  for (std::size_t i = 0; i < shelf.size(); ++i) {
    const BlockerPuzzle& puzzle = shelf[i].puzzle;
    WhyLost why{*puzzle.record.game, most_positions_of_blockers};
    const auto now = blocker_puzzle(why, puzzle.record);
    if (now && now->fewest == puzzle.fewest && now->one_in == puzzle.one_in) continue;
    ++faults;
    fmt::print("{}, line {}, {}: {}\n", printable(options.check), i + 2,
               deal_words(in_english_of(*puzzle.record.game->info), puzzle.record.deal),
               now ? "its figures are wrong" : "it is not such a puzzle");
  }
  fmt::print("{}: {} checked, {} do not hold\n", printable(options.check), count_of(shelf.size(), "puzzle"),
             faults);
  return faults == 0 ? done : answer_is_no;
}

}  // namespace

void add_blockers(CLI::App& app, int& status) {
  auto options = std::make_shared<BlockersOptions>(ShelfOptions{"blockers", "the-fourteenth", 40});
  auto* command = app.add_subcommand(
      "blockers", "Find lost positions in which few cards cannot all come home, as puzzles");
  command->add_option("GAME", options->game, "the game; longwood games lists them");
  command->add_option("--deals", options->deals,
                      "a range of deal numbers, e.g. 0-999; at most one puzzle per deal");
  add_rules_to(*command, options->set, options->choices);
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0},
             "random seed of the moves that lose winnable deals")
      ->default_str("1");
  auto* out = command->add_option("--out", options->out, "write puzzles of every difficulty to this file");
  add_number(*command, "--most", options->most, 1, 10'000, "how many puzzles to write")
      ->default_str("40")
      ->needs(out);
  auto* checked = command->add_option("--check", options->check, "check such a file instead");
  command->add_flag("--json", options->json, "print one JSON object per puzzle")->excludes(out, checked);
  add_examples(*command, {"blockers the-fourteenth --deals 0-19",
                          "blockers the-fourteenth --deals 0-49 --out my.blockers"});
  command->callback([options, &status] { status = options->is_check() ? check(*options) : mine(*options); });
}

}  // namespace longwood::cli

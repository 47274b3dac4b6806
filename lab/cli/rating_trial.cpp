#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/range.hpp"
#include "core/any_game.hpp"
#include "core/fault.hpp"
#include "core/rng.hpp"
#include "honest/honest_game.hpp"
#include "honest/observed_game.hpp"
#include "rating/trial.hpp"
#include "review/ratings.hpp"
#include "review/reviewer.hpp"
#include "session/hint.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

/// The best move by the rule of thumb that leads to a new position.
std::optional<Move> greedy_move(const ObservedGame& seat, const std::set<Key>& met) {
  for (const auto& [move, worth] : rank_moves(seat.game(), seat.state())) {
    ObservedGame next{seat};
    next.play(move);
    if (!met.contains(next.table().key())) return move;
  }
  return {};
}

/// The plan of the hints; empty if they give the game up.
std::vector<Move> advised_plan(Adviser& adviser, const ObservedGame& seat, std::uint64_t seed) {
  adviser.begin(seat.view(), seed);
  while (!adviser.step()) continue;
  const Recommendation& counsel = adviser.counsel();
  return counsel.verdict == Verdict::lost ? std::vector<Move>{} : counsel.plan;
}

/// A player of known strength: follows a plan of the hints with the chance `strength`, and otherwise makes
/// the move that the rule of thumb ranks first. 1 is the honest player, 0 the greedy one. The game depends on
/// the deal and the strength alone.
std::vector<Move> mixed_line(const AnyGame& game, const Options& options, std::uint64_t deal,
                             double strength) {
  constexpr std::uint64_t stream = 0x6D69786564;  // "mixed"
  constexpr std::size_t longest = 2000;
  constexpr std::uint64_t fine = 1'000'000;
  Rng random{deal, stream};
  const std::uint64_t seed = seed_of_game(deal);
  ObservedGame seat{game, start_of(game, options, deal)};
  Adviser adviser{game, effort_of_games, limits_of_games(*game.info)};
  std::set<Key> met{seat.table().key()};
  std::vector<Move> line;
  while (!seat.won() && line.size() < longest) {
    const bool advised = static_cast<double>(random.below(fine)) < strength * fine;
    std::vector<Move> plan;
    if (advised)
      plan = advised_plan(adviser, seat, seed);
    else if (const auto move = greedy_move(seat, met))
      plan = {*move};
    if (plan.empty()) break;
    for (const Move move : plan) {
      line.push_back(move);
      seat.play(move);
      met.insert(seat.table().key());
    }
  }
  return line;
}

constexpr std::size_t longest_bank = std::size_t{16} << 20;

struct RatingOptions {
  std::string game, file, deals = "0-99";
  double strength = 1;
  std::uint32_t precision = 16, runs = 1000, first = 20, next = 100;
  bool json = false, wins = false;
};

/// A reviewed game of the mixed player.
rating::BankGame bank_game(const AnyGame& game, std::uint64_t deal, const RatingOptions& options) {
  const RuleSet& set = game.info->sets.front();
  Session session{game, set, deal_by_number(game.info->packs_for(set.options), deal)};
  for (const Move move : mixed_line(game, set.options, deal, options.strength)) session.play(move);
  Reviewer review{session, {.samples = static_cast<int>(options.precision)}};
  while (!review.step()) continue;
  const Balance balance = balance_of(review.account());
  const PlayedGame played{.game = &game,
                          .set = &set,
                          .deal = std::to_string(deal),
                          .origin = Origin::random,
                          .won = session.won(),
                          .balance = balance};
  const auto chance = chance_of_deal(played);
  if (!chance)
    throw Fault{problem("no chance of {game} was measured, so its games cannot be rated", game.info->title)};
  return {*chance, balance.loss, session.won()};
}

void play(const RatingOptions& options) {
  const AnyGame& game = game_named(options.game);
  rating::Bank bank{std::string{game.info->id}, options.strength, {}};
  const Range deals = range_of_deals(options.deals);
  for (std::uint64_t deal = deals.first; bank.games.size() < deals.count(); ++deal)
    bank.games.push_back(bank_game(game, deal, options));
  fmt::print("{}", rating::write_bank(bank));
}

/// A line of data/thumb.tsv: the game under its first rule set, and how many of these games the mixed player
/// won.
void count_wins(const RatingOptions& options) {
  const AnyGame& game = game_named(options.game);
  const RuleSet& set = game.info->sets.front();
  const Range deals = range_of_deals(options.deals);
  std::uint64_t won = 0;
  for (std::uint64_t i = 0; i < deals.count(); ++i) {
    const std::uint64_t deal = deals.first + i;
    Session session{game, set, deal_by_number(game.info->packs_for(set.options), deal)};
    for (const Move move : mixed_line(game, set.options, deal, options.strength)) session.play(move);
    if (session.won()) ++won;
  }
  fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\n", game.info->id, set.id, game.info->rules_of(set),
             options.strength, options.deals, deals.count(), won);
}

/// "> 100" where more games would be needed than were tried.
std::string games_text(std::size_t games, const rating::Trial& trial) {
  const auto most = trial.elo_error.size();
  return games > most ? fmt::format("> {}", most) : std::to_string(games);
}

void print(std::string_view game, double strength, double won, const rating::Trial& trial, bool json) {
  const double percent = 100.0 / trial.runs;
  if (json)
    return print_json({{"game", game},
                       {"strength", strength},
                       {"won", won},
                       {"runs", trial.runs},
                       {"results_held", trial.results_held},
                       {"decisions_held", trial.decisions_held},
                       {"predictions_held", trial.predictions_held},
                       {"decisions_error", trial.decisions_error},
                       {"results_error", trial.results_error},
                       {"elo_games", trial.elo_games()},
                       {"best_elo_games", trial.best_elo_games()}});
  fmt::print("{:<22} {:>4.2f} {:>6.1f} % {:>7.1f} % {:>7.1f} % {:>7.1f} % {:>7.3f} {:>7.3f} {:>8} {:>8}\n",
             game, strength, 100 * won, percent * trial.results_held, percent * trial.decisions_held,
             percent * trial.predictions_held, trial.results_error, trial.decisions_error,
             games_text(trial.elo_games(), trial), games_text(trial.best_elo_games(), trial));
}

void check(const RatingOptions& options) {
  const auto text = store::read_file(options.file, longest_bank);
  if (!text) throw Fault{text.error()};
  const auto banks = rating::read_banks(*text);
  if (!banks) throw Fault{problem("'{path}': {why}", options.file, banks.error())};
  if (!options.json)
    fmt::print("{:<22} {:>4} {:>8} {:>9} {:>9} {:>9} {:>7} {:>7} {:>8} {:>8}\n", "game", "", "won", "results",
               "decisions", "next", "error r", "error d", "Elo needs", "at best");
  std::vector<rating::Trial> trials;
  const std::size_t first = options.first, next = options.next;
  for (const rating::Bank& bank : *banks) {
    if (bank.games.size() < first + next || bank.won() <= 0 || bank.won() >= 1)
      throw Fault{problem("'{path}': the games of {game} at strength {strength} are too few or all alike",
                          options.file, bank.game, fmt::format("{}", bank.strength))};
    trials.push_back(rating::try_ratings(bank, static_cast<int>(options.runs), first, next, 5 * first));
    print(bank.game, bank.strength, bank.won(), trials.back(), options.json);
  }
  if (trials.size() > 1) print("all", 0, 0, rating::together(trials), options.json);
}

}  // namespace

void add_rating_trial(CLI::App& app, int& /*status*/) {
  auto options = std::make_shared<RatingOptions>();
  auto* command = app.add_subcommand("rating-trial", "Test ratings on players of known strength");
  command->add_option("GAME", options->game,
                      "play and review games of a mixed player, and print them as a bank");
  command
      ->add_option("--bank", options->file,
                   "rate the players of this bank of games, and print how often intervals hold")
      ->type_name("<FILE>");
  command
      ->add_option("--strength", options->strength,
                   "share of decisions that follow the hints; the others are greedy")
      ->check(CLI::Range(0.0, 1.0))
      ->type_name("<SHARE>")
      ->default_str("1");
  command->add_option("--deals", options->deals, "a range of deal numbers")->default_str(options->deals);
  add_number(*command, "--precision", options->precision, 2, 100'000,
             "games to simulate per decision, on average")
      ->default_str(std::to_string(options->precision));
  add_number(*command, "--runs", options->runs, 1, 1'000'000, "how often games are drawn from the bank")
      ->default_str(std::to_string(options->runs));
  add_number(*command, "--first", options->first, 2, 10'000, "games by which a player is rated")
      ->default_str(std::to_string(options->first));
  add_number(*command, "--next", options->next, 1, 10'000, "games whose results are predicted")
      ->default_str(std::to_string(options->next));
  command->add_flag("--json", options->json, "print one JSON object per player");
  command->add_flag("--wins", options->wins,
                    "only count the games that the mixed player wins, without reviews");
  add_examples(*command, {"rating-trial fortress --strength 0.5 --deals 0-4",
                          "rating-trial nestor --strength 0 --deals 0-4"});
  command->callback([options] {
    if (options->game.empty() == options->file.empty())
      throw Fault{problem("name a game or give --bank, one of them")};
    if (options->wins && !options->file.empty())
      throw Fault{problem("--wins counts the wins of a GAME; leave out --bank")};
    if (options->wins) return count_wins(*options);
    options->file.empty() ? play(*options) : check(*options);
  });
}

}  // namespace longwood::cli

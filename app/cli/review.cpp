#include <atomic>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/deal_words.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/output.hpp"
#include "cli/range.hpp"
#include "cli/review_text.hpp"
#include "core/fault.hpp"
#include "face/commands.hpp"
#include "honest/honest_game.hpp"
#include "review/lengths.hpp"
#include "session/hint.hpp"
#include "session/record.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"
#include "solve/optimal/shortest.hpp"

namespace longwood::cli {
namespace {

/// The moves of a game in which the hints are followed.
std::vector<Move> honest_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal) {
  const std::atomic<bool> stop = false;
  return play_honestly(game, rules.options, deal, stop)->line;
}

/// The moves of a game in which each is the one that the rule of thumb ranks first, until it would go round.
std::vector<Move> greedy_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal) {
  Table table = game.start(deal_by_number(game.info->packs_for(rules.options), deal), rules.options);
  std::set<Key> met{table.key()};
  std::vector<Move> line;
  while (!game.won(table.state())) {
    const auto ranked = rank_moves(game, table.state());
    const auto mark = table.mark();
    bool moved = false;
    for (const auto& [move, worth] : ranked) {
      game.play(table, move);
      moved = met.insert(table.key()).second;
      if (moved) {
        line.push_back(move);
        break;
      }
      table.undo_to(mark);
    }
    if (!moved) return line;
    table.forget();
  }
  return line;
}

constexpr Limits memory_of_a_review{.memory = std::size_t{256} << 20};

struct ReviewOptions {
  std::vector<std::string> files;
  std::string svg, game, set, choices, deals, player = "honest", language;
  std::uint32_t precision = 64;
  std::uint64_t seed = seed_of_hints, nodes = 2'000'000;
  bool json = false, by_length = false;

  [[nodiscard]] Precision spent() const {
    return {.samples = static_cast<int>(precision), .certainty = nodes, .seed = seed};
  }
};

Session read_session(const std::string& path) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  auto session = read_game(*text);
  if (!session) throw Fault{problem("{what}: {why}", in_quotes(path), session.error())};
  if (session->kind())
    throw Fault{problem(
        "'{path}' is a kind deal, whose hidden cards were chosen in play: there is no luck to review", path)};
  return *std::move(session);
}

/// What `--by-length` asks of a game.
std::optional<Lengths> lengths_asked(const ReviewOptions& options, const Reviewer& review,
                                     const Account& account) {
  if (!options.by_length) return {};
  Limits limits = memory_of_a_review;
  limits.nodes = options.nodes;
  return lengths_of(review, account, limits);
}

std::string title_of(const Speaker& say, const Session& session) {
  return say.word(title_text(session.info())) + rules_words(say, session);
}

using Figures = std::map<std::string, PlayerFigures>;

void print_all_figures(const Language& language, const Figures& by_game, bool json) {
  for (const auto& [title, figures] : by_game) {
    if (!json) {
      print_figures(language, title, figures);
      continue;
    }
    print_answer(face::Summary{title, figures});
  }
}

void review_files(const ReviewOptions& options) {
  if (!options.svg.empty() && options.files.size() > 1)
    throw Fault{problem("--svg draws one game; name one file")};
  const Language language = language_named(options.language);
  const Output chart{problem("file for {option}", "--svg"), options.svg, "<svg ",
                     message("chart", "file").english};
  // all are read before the first takes its time
  std::vector<Session> sessions;
  sessions.reserve(options.files.size());
  for (const std::string& path : options.files) {
    sessions.push_back(read_session(path));
    if (options.by_length && !has_bound(sessions.back().info()))
      throw Fault{problem("'{path}': the shortest solution of {game} cannot be proved; omit --by-length",
                          path, title_text(sessions.back().info()))};
  }
  Figures by_game;
  for (std::size_t i = 0; i < sessions.size(); ++i) {
    Reviewer review{sessions[i], options.spent(), memory_of_a_review};
    while (!review.step()) continue;
    const Account account = review.account();
    const auto lengths = lengths_asked(options, review, account);
    // what is printed as JSON is of no language
    const Speaker say{options.json ? in_english : language, sessions[i].info()};
    const bool told = tells_figures(review, account);
    if (told) by_game[title_of(say, sessions[i])].add(balance_of(account));
    if (chart.asked_for() && !told)
      throw Fault{problem("'{path}': {game} shows no chances, so there is nothing to draw; omit --svg",
                          options.files[i], title_text(sessions[i].info()))};
    if (chart.asked_for()) chart.write(account_svg(Speaker{language, sessions[i].info()}, review, account));
    if (options.json) {
      print_answer(face::Reviewed{
          outside(options.files[i]), {sessions[i]}, {say, review, account}, lengths ? &*lengths : nullptr});
    } else if (sessions.size() == 1) {
      print_account(say, review, account);
      if (lengths) print_lengths(say, review, *lengths);
    } else if (!told) {
      fmt::print("{}\n", say.phrase("{file}: {game}, {state}: no chance shown", printable(options.files[i]),
                                    title_of(say, sessions[i]), standing_text(account.end)));
    } else {
      const auto points = [&](double share) {
        return in_figures(language, fmt::format("{:+.1f}", 100 * share));
      };
      const auto lost = in_figures(language, fmt::format("{:.1f}", 100 * account.loss.value));
      fmt::print(
          "{}\n",
          say.phrase("{file}: {game}, {state}: luck {luck}, lost by decisions {points}, kept {share} %",
                     printable(options.files[i]), title_of(say, sessions[i]), standing_text(account.end),
                     points(account.luck.value), lost, static_cast<int>(std::lround(100 * account.kept))));
    }
    std::fflush(stdout);
  }
  if (sessions.size() > 1) print_all_figures(language, by_game, options.json);
}

/// Reviews games that the program plays.
void review_self(const ReviewOptions& options) {
  if (options.deals.empty()) throw Fault{problem("--self needs --deals, e.g. --deals 1-100")};
  if (!options.svg.empty()) throw Fault{problem("--svg draws a saved game; omit it with --self")};
  const AnyGame& game = game_named(options.game);
  const auto rules = rules_meant(options.game, options.set, options.choices);
  const auto deals = range_of_deals(options.deals);
  const Language language = language_named(options.language);
  const bool honest = options.player == "honest";
  const auto play = honest ? honest_line : greedy_line;
  const Text player = honest ? message("honest", "player") : message("greedy", "player");
  PlayerFigures figures;
  std::string title;
  for (std::uint64_t number = deals.first; figures.games < deals.count(); ++number) {
    Session session{game, *rules.set, rules.options,
                    deal_by_number(game.info->packs_for(rules.options), number)};
    for (const Move move : play(game, rules, number)) session.play(move);
    Reviewer review{session, options.spent(), memory_of_a_review};
    while (!review.step()) continue;
    const Account account = review.account();
    if (!tells_figures(review, account))
      throw Fault{
          problem("{game} shows no chances, so there is nothing to sum up; review a saved game instead",
                  title_text(*game.info))};
    const Balance balance = balance_of(account);
    figures.add(balance);
    const Speaker say{options.json ? in_english : language, session.info()};
    title =
        say.phrase("{game}, {player} player, deals {deals}", title_of(say, session), player, options.deals);
    if (options.json) print_answer(face::SelfReviewed{session, balance});
  }
  print_all_figures(language, {{title, figures}}, options.json);
}

}  // namespace

void add_review(CLI::App& app, int& /*status*/) {
  auto options = std::make_shared<ReviewOptions>();
  auto* command = app.add_subcommand("review", "Review games: what was luck, and what your moves cost");
  command->add_option("FILE", options->files, "saved games");
  auto* self = command->add_option("--self", options->game, "review games that the program plays");
  add_rules_to(*command, options->set, options->choices);
  command->add_option("--deals", options->deals, "a range of deal numbers, for --self")->needs(self);
  command
      ->add_option(
          "--player", options->player,
          "who plays: honest follows the hints, greedy makes the move that a rule of thumb ranks first")
      ->check(CLI::IsMember({"honest", "greedy"}))
      ->default_str(options->player)
      ->needs(self);
  add_number(*command, "--precision", options->precision, 2, 100'000,
             "games to simulate per decision, on average")
      ->default_str(std::to_string(options->precision));
  add_number(*command, "--nodes", options->nodes, 1, 1'000'000'000'000,
             "how many positions each search may visit if nothing is hidden")
      ->default_str(std::to_string(options->nodes));
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "random seed of the simulated games");
  command->add_option("--svg", options->svg, "draw the chance over the game into this file");
  command->add_flag("--by-length", options->by_length,
                    "for won games, also report how many moves longer than necessary");
  command->add_flag("--json", options->json, "print one JSON object per game");
  add_language_to(*command, options->language);
  add_examples(*command, {"review my.record", "review --self fortress --deals 1-5 --precision 8"});
  command->callback([options, self] {
    const bool plays = self->count() > 0;
    if (plays && !options->files.empty()) throw Fault{problem("give saved games or --self, not both")};
    if (!plays && options->files.empty())
      throw Fault{problem("which game? name a saved game, or use --self; see longwood review --help")};
    if (!plays && !(options->set.empty() && options->choices.empty()))
      throw Fault{problem("--set and --options need --self; a saved game names its own rules")};
    if (plays && options->by_length)
      throw Fault{problem("--by-length reviews saved games; omit it with --self")};
    plays ? review_self(*options) : review_files(*options);
  });
}

}  // namespace longwood::cli

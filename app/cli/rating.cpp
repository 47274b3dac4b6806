#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "cli/rated_files.hpp"
#include "cli/rating_text.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "face/commands.hpp"
#include "review/reviewer.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

struct RatingOptions {
  std::vector<std::string> files;
  std::string player, language;
  std::uint32_t review = 0, precision = 16;
  bool json = false;
};

/// Reviews the last games that can be replayed, at most `most`.
void review_last(std::vector<RatedFile>& games, const RatingOptions& options) {
  constexpr Limits memory{.memory = std::size_t{256} << 20};
  std::uint32_t left = options.review;
  for (auto game = games.rbegin(); game != games.rend() && left > 0; ++game) {
    const auto session = game->replayed();
    if (!session) continue;
    Reviewer review{*session, {.samples = static_cast<int>(options.precision)}, memory};
    while (!review.step()) continue;
    game->played.balance = balance_of(review.account());
    --left;
  }
}

void print_ratings(const Language& language, const std::string& title, const Ratings& ratings) {
  const Speaker say{language};
  const auto [results, decisions] = std::pair{ratings.results, ratings.decisions};
  if (results.games + decisions.games == 0) return;
  fmt::print("{}\n", title);
  const auto line = [&](Text name, const std::string& words) {
    fmt::print("  {:<12} {}\n", language.of(name), words);
  };
  if (results.games > 0)
    line(message("results", "rating"),
         say.phrase("{rating}; {won} of {n} games won, hints win {expected}", rating_text(say, results),
                    std::to_string(ratings.won), std::to_string(results.games),
                    in_figures(language, fmt::format("{:.1f}", ratings.expected))));
  if (decisions.games > 0)
    line(message("decisions", "rating"),
         say.phrase("{rating}; {loss} points lost per decision in {n} reviewed games",
                    rating_text(say, decisions),
                    in_figures(language, fmt::format("{:.2f}", 100 * ratings.loss_per_decision)),
                    std::to_string(decisions.games)));
}

void print_uncounted(const Speaker& say, const Ratings& ratings) {
  const auto number = [&](Uncounted why) {
    const auto at = ratings.uncounted.find(why);
    return at == ratings.uncounted.end() ? 0 : static_cast<int>(at->second);
  };
  if (const auto n = static_cast<int>(ratings.helped_lost); n > 0)
    cli::say(say.count_sentence("{n} game lost with help counts as lost.",
                                "{n} games lost with help count as lost.", n));
  if (const int n = number(Uncounted::helped); n > 0)
    cli::say(say.count_sentence("{n} game won with help does not count.",
                                "{n} games won with help do not count.", n));
  if (const int n = number(Uncounted::chosen); n > 0)
    cli::say(say.count_sentence("{n} game of a chosen deal does not count.",
                                "{n} games of chosen deals do not count.", n));
  if (const int n = number(Uncounted::repeated); n > 0)
    cli::say(say.count_sentence("{n} game of a deal played before does not count.",
                                "{n} games of deals played before do not count.", n));
  if (const int n = number(Uncounted::unmeasured); n > 0)
    cli::say(say.count_sentence("{n} game does not count because its chance was not measured.",
                                "{n} games do not count because their chances were not measured.", n));
}

void rate(const RatingOptions& options, int& status) {
  const Language language = language_named(options.language);
  auto games = rated_files(options.files, options.player);
  review_last(games, options);
  const auto played = played_games(games);
  const auto ratings = face::player_ratings(played);
  if (options.json) {
    print_answer(face::RatedPlayer{options.player, ratings});
  } else {
    const Speaker say{language};
    if (ratings.all.results.games + ratings.all.decisions.games == 0)
      cli::say(say.sentence("No game counts yet."));
    print_ratings(language, say.phrase("All games"), ratings.all);
    for (const auto& [game, set, own] : ratings.games)
      print_ratings(language, title_of({game, set, {}}, language), own);
    print_uncounted(say, ratings.all);
  }
  if (ratings.all.results.games + ratings.all.decisions.games == 0) status = answer_is_no;
}

}  // namespace

void add_rating(CLI::App& app, int& status) {
  auto options = std::make_shared<RatingOptions>();
  auto* command = app.add_subcommand("rating", "Rate a player by games won and by decisions");
  command
      ->add_option("FILE", options->files,
                   "saved games, or statistics that the page saved as JSON, oldest first")
      ->required();
  command->add_option("--player", options->player, "only games of this player, from statistics")
      ->type_name("<NAME>");
  add_number(*command, "--review", options->review, 1, 100'000,
             "also review this many of the last games, to rate decisions");
  add_number(*command, "--precision", options->precision, 2, 100'000,
             "games to simulate per decision, on average")
      ->default_str(std::to_string(options->precision));
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"rating my.record", "rating my.record --review 1 --json"});
  command->callback([options, &status] { rate(*options, status); });
}

}  // namespace longwood::cli

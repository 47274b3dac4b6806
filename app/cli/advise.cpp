#include <algorithm>
#include <memory>
#include <span>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/foresight.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "honest/advice_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

/// Advises at the end of a session as if advice had been asked for before each move: if nothing is unknown, a
/// winning line is kept, so that a player who asks again after each move reaches its end.
const Recommendation& advise_in_course(Adviser& adviser, const Session& session, std::uint64_t seed) {
  // each position that the search leaves undecided takes its whole time
  constexpr int most_open = 3;
  Session course{session.game(), session.set(), session.options(), session.deal()};
  int open = 0;
  for (const Move move : session.line()) {
    const InformationState view{course.game(), course.state(), course.known()};
    if (view.unknown() == 0 && open < most_open)
      open += adviser.advise(view, seed).verdict == Verdict::open ? 1 : 0;
    course.play(move);
  }
  return adviser.advise(InformationState::of(session), seed);
}

void print_advice(const Speaker& say, const Session& session, const InformationState& view,
                  const Recommendation& counsel, std::size_t most) {
  Table table = session.table();
  int number = 0;
  const auto shown = std::span{counsel.plan}.first(std::min(most, counsel.plan.size()));
  for (const Move move : shown) {
    fmt::print("{:3}. {:<10} {}\n", ++number, write_move(session.info(), move),
               move_words(say, session.game(), table.state(), move));
    session.game().play(table, move);
  }
  if (const auto more = counsel.plan.size() - shown.size(); more > 0)
    fmt::print("     {}\n",
               say.count("... {n} more (--all)", "... {n} more (--all)", static_cast<int>(more)));
  const auto words = advice_words(say, counsel, view);
  fmt::print("{}\n", wrapped(words.worth));
  if (!words.foreseen.empty()) fmt::print("{}\n", wrapped(words.foreseen));
}

}  // namespace

void add_advise(CLI::App& app, int& status) {
  struct Options : DealOptions {
    std::uint64_t seed = seed_of_hints;
    std::uint32_t samples = 256, foreseen = 0;
    std::string language;
    bool all = false, json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("advise", "Suggest the next moves, and show the chance of winning with hints");
  options->add_to(*command);
  options->add_moves_to(*command);
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "random seed of the simulated games");
  add_number(*command, "--samples", options->samples, 1, 1'000'000, "how many games to simulate")
      ->default_str(std::to_string(options->samples));
  add_number(*command, "--foreseen", options->foreseen, 0, 1'000'000,
             "also solve this many of the simulated deals with all cards visible")
      ->default_str(std::to_string(options->foreseen));
  command->add_flag("--all", options->all, "print the whole line, not only its first five moves");
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"advise fortress --deal 5", "advise st-helena --deal 5 --samples 64"});
  command->callback([options, &status] {
    const Session session = options->session();
    const InformationState view = InformationState::of(session);
    const Language language = language_named(options->language);
    const Speaker say{language, session.info()};
    Adviser adviser{session.game(),
                    {.confirming = static_cast<int>(options->samples),
                     .foreseeing = static_cast<int>(options->foreseen),
                     .certainty = effort_of_hints.certainty},
                    live_limits};
    const Recommendation& counsel = advise_in_course(adviser, session, options->seed);
    if (options->json)
      return print_answer(
          face::Advised{{session}, {in_english_of(session.info()), session, view, counsel}, options->seed});
    if (counsel.plan.empty()) {
      fmt::print("{}\n",
                 session.won() ? say.sentence("The game is won.") : say.sentence("No move can be made."));
      status = answer_is_no;
      return;
    }
    constexpr std::size_t usual_moves = 5;
    print_advice(say, session, view, counsel, options->all ? counsel.plan.size() : usual_moves);
  });
}

}  // namespace longwood::cli

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/common.hpp"
#include "cli/foresight.hpp"
#include "cli/languages.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "honest/advice_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

/// Advises at the end of a session as one would have been advised on the way: where nothing is unknown a
/// line that wins is kept from where it was found, so that who asks again after each move comes to its end
/// and does not go round.
const Counsel& advise_in_course(Adviser& adviser, const Session& session, std::uint64_t seed) {
  constexpr int most_open =
      3;  // positions on the way that the search may leave open: each takes its whole time
  Session course{session.game(), session.set(), session.options(), session.deal()};
  int open = 0;
  for (const Move move : session.line()) {
    const PlayerView view{course.game(), course.state(), course.known()};
    if (view.unknown() == 0 && open < most_open)
      open += adviser.advise(view, seed).verdict == Verdict::open ? 1 : 0;
    course.play(move);
  }
  return adviser.advise({session.game(), session.state(), session.known()}, seed);
}

void print_advice(const Speaker& say, const Session& session, const PlayerView& view,
                  const Counsel& counsel) {
  Table table = session.table();
  int number = 0;
  for (const Move move : counsel.plan) {
    fmt::print("{:3}. {:<10} {}\n", ++number, write_move(session.info(), move),
               move_words(say, session.game(), table.state(), move));
    if (number == std::ssize(counsel.plan)) break;
    session.game().play(table, move);
  }
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
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("advise", "what to do next, by what the player can know, and how that turns out");
  options->add_to(*command);
  options->add_moves_to(*command);
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "of the worlds that are tried");
  add_number(*command, "--samples", options->samples, 1, 1'000'000, "worlds from which the chance is taken");
  add_number(*command, "--foreseen", options->foreseen, 0, 1'000'000,
             "worlds that are decided for one who sees every card");
  command->add_flag("--json", options->json, "one JSON object");
  add_language_to(*command, options->language);
  command->callback([options, &status] {
    const Session session = options->session();
    const PlayerView view{session.game(), session.state(), session.known()};
    const Language language = language_named(options->language);
    const Speaker say{language, session.info()};
    Adviser adviser{session.game(),
                    {.confirming = static_cast<int>(options->samples),
                     .foreseeing = static_cast<int>(options->foreseen),
                     .certainty = effort_of_hints.certainty},
                    live_limits};
    const Counsel& counsel = advise_in_course(adviser, session, options->seed);
    if (options->json)
      return print_answer(
          face::Advised{{session}, {in_english_of(session.info()), session, view, counsel}, options->seed});
    if (counsel.plan.empty()) {
      fmt::print("{}\n",
                 session.won() ? say.sentence("The game is won.") : say.sentence("No move can be made."));
      status = answer_is_no;
      return;
    }
    print_advice(say, session, view, counsel);
  });
}

}  // namespace longwood::cli

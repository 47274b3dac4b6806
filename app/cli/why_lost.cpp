#include "foresight/why_lost.hpp"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/common.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "face/commands.hpp"
#include "session/knowledge.hpp"

namespace longwood::cli {
namespace {

struct WhyLostOptions : DealOptions {
  std::string language;
  std::uint64_t nodes = 300'000;
  bool json = false;
};

void tell_reasons(const face::LossExplained& answer) {
  const Speaker& say = answer.loss.say;
  const Reasons& reasons = answer.loss.reasons;
  const std::string positions = std::to_string(reasons.positions);
  if (reasons.found == Reasons::Found::winnable)
    cli::say(say.sentence("It can still be won."));
  else if (reasons.found == Reasons::Found::nothing)
    cli::say(say.sentence("Undecided: {number} positions were searched without an answer.", positions));
  for (const std::string& sentence : why_lost_words(say, reasons, answer.loss.unknown)) cli::say(sentence);
  if (reasons.found == Reasons::Found::reasons)
    cli::say(say.sentence("Every line of play was followed: {number} positions.", positions));
}

}  // namespace

void add_why_lost(CLI::App& app, int& status) {
  auto options = std::make_shared<WhyLostOptions>();
  auto* command = app.add_subcommand("why-lost", "Explain why a position can no longer be won");
  options->add_to(*command);
  options->add_moves_to(*command);
  add_number(*command, "--nodes", options->nodes, 1, 100'000'000, "positions to follow")
      ->default_str("300000");
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"why-lost fortress --deal 1", "why-lost fortress --deal 13 --json"});
  command->callback([options, &status] {
    const Session session = options->session();
    const Language language = language_named(options->language);
    WhyLost why{session.game(), options->nodes};
    const Reasons& reasons = why.look(session.state(), session.known());
    const face::LossExplained answer{{session},
                                     {Speaker{language, session.info()}, session.state(), reasons,
                                      unknown_cards(session.game(), session.state(), session.known())}};
    status = reasons.found == Reasons::Found::reasons ? done : answer_is_no;
    if (options->json)
      print_answer(answer);
    else
      tell_reasons(answer);
  });
}

}  // namespace longwood::cli

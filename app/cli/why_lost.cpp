#include "foresight/why_lost.hpp"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "core/fault.hpp"
#include "face/commands.hpp"

namespace longwood::cli {
namespace {

struct WhyLostOptions : DealOptions {
  std::string language, cards;
  std::uint64_t nodes = 300'000;
  bool json = false;
};

void tell_reasons(const face::LossExplained& answer) {
  const Speaker& say = answer.loss.say;
  const Reasons& reasons = answer.loss.reasons;
  if (answer.asked) {
    const face::NamedCards& asked = *answer.asked;
    for (const std::string& sentence : blockers_words(say, asked.blockers, reasons, asked.unseen))
      cli::say(sentence);
    return;
  }
  const std::string positions = std::to_string(reasons.positions);
  if (reasons.found == Reasons::Found::winnable)
    cli::say(say.sentence("It can still be won."));
  else if (reasons.found == Reasons::Found::nothing)
    cli::say(say.sentence("Undecided: {number} positions were searched without an answer.", positions));
  for (const std::string& sentence : why_lost_words(say, reasons, answer.loss.unseen)) cli::say(sentence);
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
  command->add_option("--cards", options->cards,
                      "whether these cards can all come home, e.g. \"8C KD\"; why it is lost otherwise");
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"why-lost fortress --deal 1", "why-lost fortress --deal 13 --json",
                          "why-lost fortress --deal 1 --cards \"AS 5S\""});
  command->callback([options, &status] {
    const Session session = options->session();
    const GameInfo& info = session.info();
    const Language language = language_named(options->language);
    const Speaker say{language, info};
    std::vector<Wanted> named;
    if (!options->cards.empty()) {
      auto cards = cards_to_bring_home(info, session.state(), options->cards);
      if (!cards) throw Fault{problem("--cards: {problem}", cards.error())};
      named = *std::move(cards);
    }
    WhyLost why{session.game(), options->nodes};
    const Reasons& reasons = why.look(session.state(), session.known());
    const Unseen unseen = face::unseen_in(session);
    face::LossExplained answer{{session}, {say, session.state(), reasons, unseen}};
    if (!named.empty()) answer.asked.emplace(say, reasons, blockers_among(why, named), unseen);
    const bool holds = answer.asked ? answer.asked->blockers.found == Blockers::Found::cannot
                                    : reasons.found == Reasons::Found::reasons;
    status = holds ? done : answer_is_no;
    if (options->json)
      print_answer(answer);
    else
      tell_reasons(answer);
  });
}

}  // namespace longwood::cli

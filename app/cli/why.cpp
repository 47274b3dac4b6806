#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "cli/why_text.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "session/tell.hpp"

namespace longwood::cli {

std::string why_text(const Speaker& say, Why why, const Options& options) {
  const GameInfo& info = say.info();
  const Reason& reason = info.reason(why, options);
  auto text = wrapped(tell_refusal(say, why, options)) + "\n";
  if (reason.sentence == 0) return text;
  const ReadSentence sentence = info.sentence(reason.sentence, options);
  text += fmt::format("{:3}. {}\n     [{}]\n", reason.sentence, wrapped(say.word({sentence.text, "rule"}), 5),
                      wrapped(source_words(say, sentence.source), 6, 79));
  return text;
}

void add_why(CLI::App& app, int& status) {
  struct Options : DealOptions {
    std::string move, language;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("why", "Check whether a move is allowed, and name the rule that forbids it");
  options->add_to(*command);
  options->add_moves_to(*command);
  command->add_option("MOVE", options->move, "the move, e.g. 3-sa")->required();
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"why fortress L2-R5 --deal 5", "why st-helena 1-sa --deal 5"});
  command->callback([options, &status] {
    const Session session = options->session();
    const auto move = read_move(session.info(), options->move);
    if (!move) throw Fault{move.error()};
    const Why why = session.why_not(*move);
    const Language language = language_named(options->language);
    const Speaker say{language, session.info()};
    status = why == Why::ok ? done : answer_is_no;
    if (options->json)
      print_answer(face::WhyNot{{session}, in_english_of(session.info()), *move, why});
    else if (why == Why::ok)
      fmt::print("{}\n", say.phrase("{move} is allowed.", write_move(session.info(), *move)));
    else
      fmt::print("{}", why_text(say, why, session.options()));
  });
}

}  // namespace longwood::cli

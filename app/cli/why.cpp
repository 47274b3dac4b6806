#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "cli/why_text.hpp"
#include "core/notation.hpp"
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

namespace {

Json why_json(const Session& session, Move move, Why why) {
  const GameInfo& info = session.info();
  Json object = game_json(session);
  object["move"] = write_move(info, move);
  object["legal"] = why == Why::ok;
  if (why == Why::ok) return object;
  const Reason& reason = info.reason(why, session.options());
  object["code"] = reason.code;
  object["words"] = reason.words;
  object["sentence"] = reason.sentence;
  if (reason.sentence == 0) return object;
  const ReadSentence sentence = info.sentence(reason.sentence, session.options());
  object["text"] = sentence.text;
  object["source"] = sentence.source;
  return object;
}

}  // namespace

void add_why(CLI::App& app, int& status) {
  struct Options : DealOptions {
    std::string move, language;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("why", "may this move be made, and if not, which rule forbids it");
  options->add_to(*command);
  options->add_moves_to(*command);
  command->add_option("MOVE", options->move, "the move, as in 3-sa")->required();
  command->add_flag("--json", options->json, "one JSON object");
  add_language_to(*command, options->language);
  command->callback([options, &status] {
    const Session session = options->session();
    const auto move = read_move(session.info(), options->move);
    if (!move) throw Fault{move.error()};
    const Why why = session.why_not(*move);
    const Language language = language_named(options->language);
    const Speaker say{language, session.info()};
    status = why == Why::ok ? done : answer_is_no;
    if (options->json)
      print_json(why_json(session, *move, why));
    else if (why == Why::ok)
      fmt::print("{}\n", say.phrase("{move} is allowed.", write_move(session.info(), *move)));
    else
      fmt::print("{}", why_text(say, why, session.options()));
  });
}

}  // namespace longwood::cli

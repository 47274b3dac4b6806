#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/deal_words.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/position_text.hpp"
#include "cli/terminal.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {

std::string ending_text(const Speaker& say, const Session& session) {
  switch (session.standing()) {
    case Standing::won: return say.sentence("The game is won.") + "\n";
    case Standing::over: return say.sentence("The game is over: no move is left.") + "\n";
    case Standing::playing: break;
  }
  const auto lost = dead_end_words(say, session.game(), session.state(), session.known());
  return lost.empty() ? "" : lost + "\n";
}

std::string moves_text(const Speaker& say, const Session& session) {
  const auto moves = session.moves();
  if (moves.empty()) return say.sentence("No move is left.") + "\n";
  auto text = say.count("{n} legal move:", "{n} legal moves:", moves.size());
  for (const Move move : moves) text += " " + write_move(session.info(), move);
  return wrapped(text, 2) + "\n";
}

std::string position_text(const Speaker& say, const Session& session, Drawing drawing) {
  return fmt::format("{}{}, {}\n\n{}\n{}\n", say.word(title_text(session.info())), rules_words(say, session),
                     deal_words(say, session), draw_board(say, session, drawing),
                     describe(say, session.game(), session.state()));
}

void add_deal(CLI::App& app, int& /*status*/) {
  struct Options : DealOptions {
    std::string language;
    bool reveal = false, as_board = false, json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("deal", "Show a position and its legal moves");
  options->add_to(*command);
  options->add_moves_to(*command);
  command->add_flag("--reveal", options->reveal, "show covered cards too");
  command->add_flag("--as-board", options->as_board,
                    "print the position as --board reads it, with covered cards");
  command->add_flag("--json", options->json, "print one JSON object")->excludes("--as-board");
  add_language_to(*command, options->language);
  add_examples(*command, {"deal fortress --deal 5", "deal st-helena --deal 5 --moves 6-ha"});
  command->callback([options] {
    const Session session = options->session();
    if (options->as_board) return fmt::print("{}\n", write_board(session.game(), session.state()));
    if (options->json) return print_answer(face::Dealt{{session}, options->reveal});
    const Language language = language_named(options->language);
    const Speaker say{language, session.info()};
    fmt::print("{}\n{}{}", position_text(say, session, {colour_wanted(), options->reveal}),
               ending_text(say, session), session.won() ? "" : moves_text(say, session));
  });
}

}  // namespace longwood::cli

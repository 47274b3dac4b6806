#include "cli/deal_words.hpp"

#include "core/notation.hpp"

namespace longwood::cli {

std::string rules_words(const Speaker& say, const Session& session) {
  const GameInfo& info = session.info();
  const auto choices = write_choices(info, session.set(), session.options());
  if (choices.empty() && &session.set() == info.sets.data()) return {};
  const Text set{session.set().title, "set"};
  return ", " + (choices.empty() ? say.word(set) : say.phrase("{set} with {choices}", set, choices));
}

std::string deal_words(const Speaker& say, const Deal& deal) {
  if (deal.board) return say.phrase("a given position");
  return deal.numbered ? say.phrase("deal {number}", std::to_string(deal.number))
                       : say.phrase("a given deck");
}

std::string deal_words(const Speaker& say, const Session& session) {
  if (const auto kind = session.kind()) return say.phrase("kind deal {number}", std::to_string(*kind));
  return deal_words(say, session.deal());
}

std::string position_words(const Speaker& say, const Session& session) {
  auto deal = deal_words(say, session);
  if (session.length() == 0) return deal;
  return say.phrase("{deal} after {moves} ({line})", deal,
                    say.count("{n} move", "{n} moves", static_cast<int>(session.length())),
                    write_moves(session.info(), session.line()));
}

Text standing_text(Standing standing) {
  switch (standing) {
    case Standing::won: return message("won", "standing");
    case Standing::over: return message("over", "standing");
    case Standing::playing: break;
  }
  return message("playing", "standing");
}

}  // namespace longwood::cli

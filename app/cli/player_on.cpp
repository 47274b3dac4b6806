#include "cli/common.hpp"
#include "cli/player_table.hpp"
#include "core/notation.hpp"
#include "session/hint.hpp"

namespace longwood::cli {

namespace {

/// Moves that are made if no number is given.
constexpr std::uint64_t usual_moves = 10;

}  // namespace

/// The hints play on, each move with its reason. A note at the position where they began says so.
bool PlayerTable::play_on(std::string_view rest) {
  const auto most = rest.empty() ? std::expected<std::uint64_t, Problem>{usual_moves} : read_number(rest);
  if (!most) return say(in().sentence("Type on and a number of moves, e.g. on 20.")), true;
  if (session_.standing() != Standing::playing) return say(in().sentence("No move is left.")), true;
  const int from = session_.here();
  int made = 0;
  while (static_cast<std::uint64_t>(made) < *most && session_.standing() == Standing::playing) {
    const Counsel& counsel = advise({session_.game(), session_.state(), session_.known()});
    if (counsel.plan.empty()) {
      say(in().sentence("There is no useful move."));
      break;
    }
    const Move move = counsel.plan.front();
    const auto reason = reason_for(in(), session_.game(), session_.state(), move, session_.known());
    if (!reason.empty()) say(in().phrase("{notation}: {reason}.", write_move(info(), move), reason));
    if (!try_move(move)) break;
    ++made;
  }
  if (made == 0) return true;
  if (annotation_at(session_.annotations(), from, AnnotationKind::note).empty() &&
      session_.annotate(from, AnnotationKind::note, in().phrase("The hints played on from here.")))
    save_after_change();
  show();
  return true;
}

}  // namespace longwood::cli

#include "cli/player_table.hpp"
#include "cli/terminal.hpp"
#include "core/notation.hpp"
#include "session/hint.hpp"

namespace longwood::cli {

namespace {

/// Moves that are made if no number is given.
constexpr std::uint64_t usual_moves = 10;

}  // namespace

/// The move with which play continues: the next move of the hints, or of a line that wins with all cards
/// known. If there is none, prints why.
std::optional<Move> PlayerTable::next_move(bool all_cards) {
  if (!all_cards) {
    const Recommendation& counsel = advise({session_.game(), session_.state(), session_.known()});
    if (!counsel.plan.empty()) return counsel.plan.front();
    say(in().sentence("There is no useful move."));
    return {};
  }
  const Foresight::View& view = foresight_->here(session_);
  if (view.verdict == Verdict::won) return view.line.front();
  win({});
  return {};
}

/// The hints, or the solver that knows all cards, play on, each move with its reason. A note at the position
/// where they began says so.
bool PlayerTable::play_on(std::string_view rest) {
  Words words{rest};
  auto number = words.next();
  const bool all_cards = number == "all";
  if (all_cards) number = words.next();
  const auto most = number.empty() ? std::expected<std::uint64_t, Problem>{usual_moves} : read_number(number);
  if (!most) return say(in().sentence("Type on and a number of moves, e.g. on 20, or on all 20.")), true;
  if (session_.standing() != Standing::playing) return say(in().sentence("No move is left.")), true;
  const int from = session_.here();
  int made = 0;
  while (static_cast<std::uint64_t>(made) < *most && session_.standing() == Standing::playing) {
    const auto move = next_move(all_cards);
    if (!move) break;
    const auto reason = reason_for(in(), session_.game(), session_.state(), *move, session_.known());
    if (!reason.empty()) say(in().phrase("{notation}: {reason}.", write_move(info(), *move), reason));
    if (!try_move(*move)) break;
    ++made;
  }
  if (made == 0) return true;
  const auto note = all_cards ? in().phrase("Played on from here with all cards known.")
                              : in().phrase("The hints played on from here.");
  if (annotation_at(session_.annotations(), from, AnnotationKind::note).empty() &&
      session_.annotate(from, AnnotationKind::note, note))
    save_after_change();
  show();
  return true;
}

}  // namespace longwood::cli

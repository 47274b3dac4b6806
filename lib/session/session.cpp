#include "session/session.hpp"

#include <algorithm>
#include <array>

#include "core/notation.hpp"
#include "core/view.hpp"

namespace longwood {

std::string_view standing_name(Standing standing) {
  switch (standing) {
    case Standing::won: return "won";
    case Standing::over: return "over";
    case Standing::playing: break;
  }
  return "playing";
}

Standing standing_of(const AnyGame& game, const State& state) {
  if (game.won(state)) return Standing::won;
  MoveList moves;
  game.moves(state, moves);
  return moves.empty() ? Standing::over : Standing::playing;
}

Session::Session(const AnyGame& game, const RuleSet& set, const Options& options, const Deal& deal)
    : game_{&game}, set_{&set}, deal_{deal}, table_{game.info->classes} {
  if (deal.board) {
    table_ = Table{game.info->classes, *deal.board};
  } else {
    table_.prepare(deal.number, options);
    game.lay_out(table_, deal);
  }
  nodes_.front().known = follow(game, before(), edits(), {});
  nodes_.front().standing = standing_of(game, state());
}

MoveList Session::moves() const {
  MoveList list;
  game_->moves(state(), list);
  return list;
}

/// The child which this move leads to, made if it is new.
int Session::child(Move move) {
  for (const int known : node(here_).children)
    if (node(known).move == move) return known;
  const int added = static_cast<int>(nodes_.size());
  nodes_.push_back({here_, move, -1, {}, {}, {}});
  node(here_).children.push_back(added);
  return added;
}

void Session::step_to(int next) {
  const State start = state();
  marks_.push_back(table_.mark());
  game_->play(table_, node(next).move);
  node(next).known |= follow(*game_, start, edits(), node(here_).known);
  node(next).standing = standing_of(*game_, state());
  node(here_).last = next;
  here_ = next;
}

Why Session::play(Move move) {
  if (const Why why = why_not(move); why != Why::ok) return why;
  step_to(child(move));
  return Why::ok;
}

std::expected<void, Problem> Session::play_along(std::span<const Move> moves) {
  const auto played = line();
  const auto shared = static_cast<std::size_t>(std::ranges::mismatch(played, moves).in1 - played.begin());
  while (length() > shared) undo();
  for (const Move move : moves.subspan(shared))
    if (const Why why = play(move); why != Why::ok)
      return std::unexpected(problem("move {n}, {move}: {why}", length() + 1, write_move(info(), move),
                                     refusal(info(), why, options())));
  return {};
}

bool Session::undo() {
  if (marks_.empty()) return false;
  const Node& left = node(here_);
  node(left.parent).known |= follow_back(*game_, before(), edits(), left.known);
  table_.undo_to(marks_.back());
  marks_.pop_back();
  here_ = left.parent;
  return true;
}

bool Session::redo() {
  if (node(here_).last < 0) return false;
  step_to(node(here_).last);
  return true;
}

void Session::restart() {
  while (undo()) continue;
}

bool Session::jump(int to) {
  if (to < 0 || static_cast<std::size_t>(to) >= nodes_.size()) return false;
  // a parent is older than its children, so the younger of two different nodes cannot be shared
  std::vector<int> way;
  for (int from = here_, at = to; from != at;) {
    if (from > at) {
      undo();
      from = here_;
    } else {
      way.push_back(at);
      at = node(at).parent;
    }
  }
  while (!way.empty()) {
    step_to(way.back());
    way.pop_back();
  }
  return true;
}

std::vector<Move> Session::line() const {
  std::vector<Move> moves;
  for (int i = here_; node(i).parent >= 0; i = node(i).parent) moves.push_back(node(i).move);
  std::ranges::reverse(moves);
  return moves;
}

Record Session::record() const {
  Record record{game_, set_, deal_, line(), options()};
  record.kind = kind_;
  int move = static_cast<int>(length());
  for (int at = here_; at >= 0; at = node(at).parent, --move)
    for (const AnnotationKind kind : {AnnotationKind::name, AnnotationKind::note})
      if (const auto text = annotation_at(annotations_, at, kind); !text.empty())
        record.annotations.insert(record.annotations.begin(), {move, kind, std::string{text}});
  return record;
}

std::expected<void, Problem> Session::annotate(int at, AnnotationKind kind, std::string_view text) {
  if (at < 0 || static_cast<std::size_t>(at) >= nodes_.size())
    return std::unexpected(problem("there is no try number {n}", at));
  return put_annotation(annotations_, {at, kind, std::string{text}});
}

std::expected<Session, Problem> replay(const Record& record) {
  Session session{*record.game, *record.set, record.options.value_or(record.set->options), record.deal};
  if (record.kind) session.make_kind(*record.kind);
  if (const auto followed = session.play_along(record.moves); !followed)
    return std::unexpected(followed.error());
  // the nodes of a single line have the numbers of its moves
  for (const Annotation& annotation : record.annotations)
    if (const auto written = session.annotate(annotation.at, annotation.kind, annotation.text); !written)
      return std::unexpected(written.error());
  return session;
}

std::expected<Session, Problem> replay(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return std::unexpected(record.error());
  return replay(*record);
}

std::vector<Card> Session::looked_at(Pile pile) const {
  if (may_look(info(), set(), pile) == Look::no) return visible_cards(game(), state(), pile);
  std::array<Card, max_cards> cards;
  const int size = state().cards(pile, cards);
  std::vector<Card> seen{cards.begin(), cards.begin() + size};
  std::ranges::replace_if(seen, [&](Card card) { return !known()[card.id]; }, Card{});
  return seen;
}

}  // namespace longwood

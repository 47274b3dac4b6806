#include "foresight/carried_over.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// The card at this depth of a pile, 0 being the exposed one; none if the pile is not so high.
Card card_at(const State& state, Pile pile, int depth) {
  if (depth >= state.size[pile]) return {};
  Card card = state.top[pile];
  while (depth-- > 0) card = state.under[card.id];
  return card;
}

/// A move described by its cards.
struct Deed {
  Move move;
  Card card, onto;  ///< the lowest that moves, and that onto which it goes; of a pair or an exchange both
};

Deed deed_of(const State& state, Move move) {
  if (!names_piles(move)) return {move, {}, {}};
  return {move, card_at(state, move.from, std::max(0, move.count - 1)), card_at(state, move.to, 0)};
}

bool same_place(const GameInfo& info, const Deed& a, const Deed& b) {
  if (a.move.to == b.move.to) return true;
  if (a.onto.none() || b.onto.none())
    return a.onto == b.onto && &info.group_of(a.move.to) == &info.group_of(b.move.to);
  return a.onto.kind() == b.onto.kind();
}

bool same(const GameInfo& info, const Deed& a, const Deed& b) {
  if (a.move.act != b.move.act) return false;
  if (a.move.act == Act::lay) return a.card == b.card && same_place(info, a, b);
  return (a.card == b.card && a.onto == b.onto) || (a.card == b.onto && a.onto == b.card);
}

/// Which of the legal moves does what is wanted, the line's own move before any other; the end if none does.
auto counterpart(const GameInfo& info, const std::vector<Deed>& legal, const Deed& wanted) {
  const auto fits = [&](const Deed& deed) { return same(info, deed, wanted); };
  const auto own =
      std::ranges::find_if(legal, [&](const Deed& deed) { return deed.move == wanted.move && fits(deed); });
  return own != legal.end() ? own : std::ranges::find_if(legal, fits);
}

}  // namespace

std::vector<Move> carried_over(const AnyGame& game, const State& before, std::span<const Move> line,
                               const State& now) {
  std::vector<Deed> left, legal;
  Table table{game.info->classes, before};
  for (const Move move : line) {
    left.push_back(deed_of(table.state(), move));
    game.play(table, move);
    table.forget();
  }
  table.load(now);
  std::vector<Move> made;
  while (!game.won(table.state())) {
    MoveList moves;
    game.moves(table.state(), moves);
    legal.clear();
    for (const Move move : moves) legal.push_back(deed_of(table.state(), move));
    auto found = legal.cend();
    const auto next = std::ranges::find_if(left, [&](const Deed& wanted) {
      return (found = counterpart(*game.info, legal, wanted)) != legal.cend();
    });
    if (next == left.end()) break;
    made.push_back(found->move);
    game.play(table, found->move);
    table.forget();
    left.erase(next);
  }
  return made;
}

}  // namespace longwood

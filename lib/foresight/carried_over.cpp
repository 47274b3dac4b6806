#include "foresight/carried_over.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// The card of a pile above which lie so many; none where there are not enough.
Card card_under(const State& state, Pile pile, int above) {
  if (above >= state.size[pile]) return {};
  Card card = state.top[pile];
  while (above-- > 0) card = state.under[card.id];
  return card;
}

/// What a move does, told by its cards.
struct Deed {
  Move move;
  Card card, onto;  ///< the lowest that moves, and that onto which it goes; of a pair or an exchange both
};

Deed deed_of(const State& state, Move move) {
  if (!names_piles(move)) return {move, {}, {}};
  return {move, card_under(state, move.from, std::max(0, move.count - 1)), card_under(state, move.to, 0)};
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
    const auto next = std::ranges::find_first_of(left, legal, [&](const Deed& wanted, const Deed& possible) {
      return same(*game.info, wanted, possible);
    });
    if (next == left.end()) break;
    // the line's own piles where they do as well
    auto found = std::ranges::find_if(legal, [&](const Deed& possible) {
      return possible.move == next->move && same(*game.info, *next, possible);
    });
    if (found == legal.end())
      found = std::ranges::find_if(legal,
                                   [&](const Deed& possible) { return same(*game.info, *next, possible); });
    made.push_back(found->move);
    game.play(table, found->move);
    table.forget();
    left.erase(next);
  }
  return made;
}

}  // namespace longwood

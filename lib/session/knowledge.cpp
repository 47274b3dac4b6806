#include "session/knowledge.hpp"

#include <algorithm>
#include <bit>

#include "session/edits.hpp"

namespace longwood {
namespace {

/// Calls `visit(card)` for those cards of a pile that lie at least so deep, and less than `end`.
template <class Visit>
void for_each_card(const State& state, Pile pile, int begin, int end, Visit visit) {
  if (begin >= end) return;
  Card card = state.top[pile];
  for (int depth = 0; depth < end; ++depth, card = state.under[card.id])
    if (depth >= begin) visit(card);
}

Known cards_of(const State& state, Pile pile) {
  Known cards;
  for_each_card(state, pile, 0, state.size[pile], [&](Card card) { cards[card.id] = true; });
  return cards;
}

/// How many cards of each pile, from the exposed one down, were in sight before these edits as well.
ShownCards still_in_sight(std::span<const Edit> edits, ShownCards shown) {
  if (edits.size() == 1 && (edits[0].kind == Edit::shift || edits[0].kind == Edit::pour)) {
    const auto [kind, from, to, n] = edits[0];
    const int left = shown[from] - n;
    shown[to] = static_cast<std::uint8_t>(left >= 0 ? shown[to] + n : 0);
    shown[from] = static_cast<std::uint8_t>(std::max(0, left));
    return shown;
  }
  std::uint64_t touched = 0;
  for (const Edit& edit : edits) touched |= touched_by(edit);
  for (; touched != 0; touched &= touched - 1) shown[static_cast<std::size_t>(std::countr_zero(touched))] = 0;
  return shown;
}

}  // namespace

Known cards_in_sight(const AnyGame& game, const State& state) { return newly_in_sight(game, state, {}, {}); }

Known newly_in_sight(const AnyGame& game, const State& after, std::span<const Edit> edits,
                     const ShownCards& before) {
  const ShownCards shown = game.shown_cards(after), seen = still_in_sight(edits, before);
  Known cards;
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    for_each_card(after, pile, seen[pile], shown[pile], [&](Card card) { cards[card.id] = true; });
  }
  return cards;
}

Known follow(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known) {
  Table table{game.info->classes, before};
  known |= cards_in_sight(game, before);
  for (const Edit& edit : edits) {
    if (edit.kind == Edit::shuffle) known &= ~cards_of(table.state(), edit.a);
    apply(table, edit);
    known |= cards_in_sight(game, table.state());
  }
  return known;
}

Known follow_back(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known) {
  Table table{game.info->classes, before};
  for (const Edit& edit : edits) {
    if (edit.kind == Edit::shuffle) known &= ~cards_of(table.state(), edit.a);
    apply(table, edit);
  }
  return known;
}

bool shuffles_ahead(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  return info.shuffled.count > 0 && info.shuffled_when.holds(state.option) && game.redeals_left(state) > 0;
}

int unknown_cards(const AnyGame& game, const State& state, const Known& known) {
  const GameInfo& info = *game.info;
  const ShownCards shown = game.shown_cards(state);
  const bool may_be_shuffled = shuffles_ahead(game, state);
  int count = 0;
  Card first;
  bool alike = true;  // cards of one face may lie in any order
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const bool shuffled = may_be_shuffled && info.shuffled.has(pile);
    for_each_card(state, pile, shuffled ? 0 : shown[pile], state.size[pile], [&](Card card) {
      if (known[card.id] && !shuffled) return;
      if (count++ == 0) first = card;
      alike = alike && card.kind() == first.kind();
    });
  }
  return alike ? 0 : count;
}

}  // namespace longwood

#include "session/knowledge.hpp"

#include "session/edits.hpp"

namespace longwood {
namespace {

Known cards_of(const State& state, Pile pile, int from_top) {
  Known cards;
  Card card = state.top[pile];
  for (int i = 0; i < from_top; ++i, card = state.under[card.id]) cards[card.id] = true;
  return cards;
}

}  // namespace

Known cards_in_sight(const AnyGame& game, const State& state) { return newly_in_sight(game, state, {}, {}); }

Known newly_in_sight(const AnyGame& game, const State& after, std::span<const Edit> edits,
                     const ShownCards& before) {
  std::uint64_t touched = 0;
  for (const Edit& edit : edits) touched |= touched_by(edit);
  const ShownCards shown = game.shown_cards(after);
  Known cards;
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    if ((touched >> i & 1) != 0 || shown[pile] > before[pile]) cards |= cards_of(after, pile, shown[pile]);
  }
  return cards;
}

Known follow(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known) {
  Table table{game.info->classes, before};
  known |= cards_in_sight(game, before);
  for (const Edit& edit : edits) {
    if (edit.kind == Edit::shuffle) known &= ~cards_of(table.state(), edit.a, table.size(edit.a));
    apply(table, edit);
    known |= cards_in_sight(game, table.state());
  }
  return known;
}

Known follow_back(const AnyGame& game, const State& before, std::span<const Edit> edits, Known known) {
  Table table{game.info->classes, before};
  for (const Edit& edit : edits) {
    if (edit.kind == Edit::shuffle) known &= ~cards_of(table.state(), edit.a, table.size(edit.a));
    apply(table, edit);
  }
  return known;
}

int unknown_cards(const AnyGame& game, const State& state, const Known& known) {
  const GameInfo& info = *game.info;
  Known unknown;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const bool shuffled = info.shuffled.has(pile) && game.redeals_left(state) > 0;
    const Known here = cards_of(state, pile, state.size[pile]);
    unknown |= shuffled ? here : here & ~known;
  }
  bool any = false;
  for (std::size_t kind = 0; kind < max_cards / 2; ++kind) {
    if (!unknown[2 * kind] && !unknown[2 * kind + 1]) continue;
    if (any) return static_cast<int>(unknown.count());
    any = true;
  }
  return 0;  // cards of one face may lie in any order
}

}  // namespace longwood

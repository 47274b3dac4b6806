#include "solve/models/played_line.hpp"

namespace longwood {

void PlayedLine::play(Move move) {
  if (game_.why_not(table_.state(), move) != Why::ok) return;
  game_.play(table_, move);
  line_.push_back(move);
}

void PlayedLine::home(int kind) {
  const auto [pile, above] = place_of(kind);
  if (above > 0) lay(pile, place_of((kind & ~3) | (3 - (kind & 3))).first, above);
  home_from(place_of(kind).first, kind);
}

void PlayedLine::turn_to(int kind) {
  for (int turns = 0; turns < 2 * max_cards; ++turns) {
    const State& state = table_.state();
    if (const Card top = state.top[talon_]; !top.none() && top.kind() == kind) return;
    play(bare(state.size[hand_] > 0 ? Act::turn : Act::redeal));
  }
}

void PlayedLine::move_from(int kind, Pile to) {
  const auto [pile, above] = place_of(kind);
  lay(pile, to, above + 1);
}

std::pair<Pile, int> PlayedLine::place_of(int kind) const {
  const State& state = table_.state();
  for (int c = 0; c < columns_.count; ++c) {
    const Pile pile = columns_[c];
    Card card = state.top[pile];
    for (int above = 0; above < state.size[pile]; ++above, card = state.under[card.id])
      if (card.kind() == kind) return {pile, above};
  }
  return {columns_[0], 0};
}

Pile PlayedLine::ending_with(Kinds kinds, Pile from) const {
  for (int c = 0; c < columns_.count; ++c)
    if (const Card on = table_.state().top[columns_[c]];
        columns_[c] != from && !on.none() && (kinds >> on.kind() & 1) != 0)
      return columns_[c];
  return from;
}

Pile PlayedLine::empty(Pile from) const {
  for (int c = 0; c < columns_.count; ++c)
    if (table_.state().top[columns_[c]].none()) return columns_[c];
  return from;
}

}  // namespace longwood

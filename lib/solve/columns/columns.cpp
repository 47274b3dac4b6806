#include "solve/columns/columns.hpp"

#include "core/rng.hpp"

namespace longwood {

Columns::Columns(const ColumnRules& rules) : rules_{rules} {
  Rng rng{0};
  for (auto& row : parts_)
    for (Key& part : row) part = {rng.next(), rng.next()};
}

void Columns::load(const State& state, Alike alike) {
  const auto class_of = [](int kind) {
    const int suit = kind & 3;
    return kind < base ? kind - suit + (suit == hearts || suit == diamonds ? 1 : 0) : kind;
  };
  for (int kind = 0; kind < beneath; ++kind) {
    card_class_[at(kind)] = static_cast<std::uint8_t>(alike == Alike::none ? kind : class_of(kind));
    holder_class_[at(kind)] = static_cast<std::uint8_t>(alike == Alike::holders ? class_of(kind) : kind);
  }
  home_ = {};
  for (const int pile : {0, 1, 2, 3})
    if (const Card top = state.top[at(pile)]; state.size[at(pile)] > 0) home_[at(top.suit())] = top.rank();
  size_ = {};
  left_ = 0;
  key_ = {};
  path_.clear();
  for (int pile = 0; pile < rules_.piles(); ++pile) {
    std::array<Card, max_cards> cards;
    const int count = state.cards(static_cast<Pile>(4 + pile), cards);
    for (int i = 0; i < count; ++i) {
      piles_[at(pile)][at(i)] = static_cast<std::uint8_t>(cards[at(i)].kind());
      toggle(pile, i);
    }
    size_[at(pile)] = static_cast<std::uint8_t>(count);
    left_ += count;
  }
  first_ = piles_;
  first_size_ = in_place_ = size_;
}

bool Columns::make(int from, int to) {
  const Counts before = in_place_;
  const int kind = from < most_piles ? take(from) : leave_home(from - family(0));
  if (to == to_home) {
    ++home_[at(kind & 3)];
    --left_;
  } else {
    put(to, kind);
  }
  path_.push_back(static_cast<std::uint16_t>(from | to << 5 | kind << 10));
  return to == to_home || before != in_place_;
}

void Columns::undo() {
  const int move = path_.back(), from = move & 31, to = move >> 5 & 31, kind = move >> 10;
  path_.pop_back();
  if (to == to_home) {
    --home_[at(kind & 3)];
    ++left_;
  } else {
    take(to);
  }
  if (from < most_piles) {
    put(from, kind);
  } else {
    ++home_[at(kind & 3)];
    --left_;
  }
}

int Columns::leave_home(int suit) {
  ++left_;
  return --home_[at(suit)] * 4 + suit;
}

void Columns::put(int pile, int kind) {
  const int place = size_[at(pile)]++;
  piles_[at(pile)][at(place)] = static_cast<std::uint8_t>(kind);
  toggle(pile, place);
  if (in_place_[at(pile)] == place && dealt(pile, place, kind)) ++in_place_[at(pile)];
}

int Columns::take(int pile) {
  const int place = --size_[at(pile)];
  toggle(pile, place);
  in_place_[at(pile)] = std::min(in_place_[at(pile)], size_[at(pile)]);
  return card(pile, place);
}

}  // namespace longwood

#include "solve/columns/column_relaxation.hpp"

#include <algorithm>

#include "core/rng.hpp"

namespace longwood {
namespace {

constexpr int nobody = -1;  ///< no card

}  // namespace

void ColumnRelaxation::begin(const Columns& position) {
  dealt_ = position.taken_up();
  const auto& sizes = position.sizes_taken_up();
  for (int kind = 0; kind < 4 * king; ++kind)
    pile_[at(kind)] = kind >> 2 < position.home()[at(kind & 3)] ? at_home : no_card;
  for (int pile = 0; pile < rules_.piles(); ++pile)
    for (int place = 0; place < sizes[at(pile)]; ++place) {
      const int kind = dealt_[at(pile)][at(place)];
      pile_[at(kind)] = static_cast<std::uint8_t>(pile);
      place_[at(kind)] = static_cast<std::uint8_t>(place);
    }
  dead_.clear();
  alive_.clear();
}

bool ColumnRelaxation::lost(const Columns& position, std::uint64_t budget) {
  in_place_ = position.in_place();
  home_ = position.home();
  if (rules_.families_return) {
    home_ = {};
    for (int suit = 0; suit < 4; ++suit) extend_home(suit, nobody);
  }
  const Key asked = key();
  if (alive_.contains(asked)) return false;
  if (dead_.contains(asked)) return true;
  load(position);
  budget_ = budget;
  return !alive();
}

/// Five bits a column, one a card of the reserve and four a suit: no two positions of the relaxation have the
/// same.
Key ColumnRelaxation::key() const {
  Key key{0, 0};
  for (int column = 0; column < rules_.columns; ++column)
    key.a |= std::uint64_t{in_place_[at(column)]} << 5 * column;
  for (int pile = rules_.columns; pile < rules_.piles(); ++pile)
    key.b |= std::uint64_t{in_place_[at(pile)]} << (pile - rules_.columns);
  for (int suit = 0; suit < 4; ++suit)
    key.b |= static_cast<std::uint64_t>(home_[at(suit)]) << (32 + 4 * suit);
  // the halves are mixed one-to-one, since a set probes by the first
  key.b = mix(key.b + 1);
  key.a = mix(key.a ^ key.b);
  return key;
}

void ColumnRelaxation::load(const Columns& position) {
  left_ = holders_ = {};
  cards_ = 0;
  vacated_ = static_cast<int>(std::count(in_place_.begin(), in_place_.begin() + rules_.columns, 0));
  const auto& sizes = position.sizes_taken_up();
  for (int pile = 0; pile < rules_.piles(); ++pile)
    for (int place = 0; place < sizes[at(pile)]; ++place) {
      const int kind = dealt_[at(pile)][at(place)];
      if (!rules_.families_return && home_[at(kind & 3)] > kind >> 2) continue;
      const Where now = where(kind);
      count(kind, now, 1);
      // where families give back, only what lies as dealt must leave
      if (!rules_.families_return || now != Where::left) ++cards_;
    }
  if (!rules_.families_return) return;
  // there cards that were at home when the position was taken up hold others as well
  for (int kind = 0; kind < 4 * king; ++kind)
    if (pile_[at(kind)] == at_home) count(kind, Where::left, 1);
}

ColumnRelaxation::Where ColumnRelaxation::where(int kind) const {
  const int pile = pile_[at(kind)];
  if (pile >= at_home) return pile == at_home && rules_.families_return ? Where::left : Where::covered;
  const int over = in_place_[at(pile)] - place_[at(kind)];
  if (over <= 0) return Where::left;
  return pile >= rules_.columns ? Where::reserve : over == 1 ? Where::on_top : Where::covered;
}

void ColumnRelaxation::count(int kind, Where where, int by) {
  const auto rank = at(kind >> 2), colour = at(rules_.colour(kind));
  if (where == Where::left && home_[at(kind & 3)] <= kind >> 2) left_[rank][colour] += by;
  if (where == Where::left || where == Where::on_top) holders_[rank][colour] += by;
}

/// Whether all cards that have left can lie somewhere.
bool ColumnRelaxation::holds_all() const {
  int without = 0;
  for (int rank = 0; rank < king; ++rank)
    for (int colour = 0; colour < (rules_.alternate ? 2 : 1); ++colour) {
      const int over = left_[at(rank)][at(colour)] - holders_[at(rank + 1)][at(rules_.opposite(colour))];
      without += std::max(0, over);
    }
  return without <= vacated_;
}

/// Whether a card may be moved away, from its place or to its family, with nothing on it.
bool ColumnRelaxation::may_leave(int kind, Where where) {
  count(kind, where, -1);
  const bool may = holds_all();
  count(kind, where, 1);
  return may;
}

/// The card on top of those that lie as dealt in a pile leaves.
void ColumnRelaxation::uncover(int pile) {
  const int rest = --in_place_[at(pile)];
  if (pile >= rules_.columns) return;
  if (rest == 0)
    ++vacated_;
  else
    count(dealt_[at(pile)][at(rest - 1)], Where::on_top, 1);
}

void ColumnRelaxation::cover(int pile) {
  const int rest = in_place_[at(pile)]++;
  if (pile >= rules_.columns) return;
  if (rest == 0)
    --vacated_;
  else
    count(dealt_[at(pile)][at(rest - 1)], Where::on_top, -1);
}

/// Whether playing this card to its family leads on.
bool ColumnRelaxation::play(int kind, Where where) {
  count(kind, where, -1);
  ++home_[at(kind & 3)];
  --cards_;
  if (where != Where::left) uncover(pile_[at(kind)]);
  const bool leads_on = alive();
  if (where != Where::left) cover(pile_[at(kind)]);
  ++cards_;
  --home_[at(kind & 3)];
  count(kind, where, 1);
  return leads_on;
}

/// Whether moving the card on top of a pile to a column leads on.
bool ColumnRelaxation::depart(int pile) {
  const int kind = dealt_[at(pile)][at(in_place_[at(pile)] - 1)];
  const Where from = where(kind);
  const auto rank = at(kind >> 2), colour = at(rules_.colour(kind));
  // with nothing on it, it needs a place itself
  count(kind, from, -1);
  ++left_[rank][colour];
  bool leads_on = holds_all();
  if (leads_on) {
    ++holders_[rank][colour];
    uncover(pile);
    leads_on = alive();
    cover(pile);
    --holders_[rank][colour];
  }
  --left_[rank][colour];
  count(kind, from, 1);
  return leads_on;
}

/// Whether a card has left its place, or came from home.
bool ColumnRelaxation::gone(int kind) const {
  const int pile = pile_[at(kind)];
  return pile == at_home || (pile != no_card && in_place_[at(pile)] <= place_[at(kind)]);
}

/// Takes home what can be there of a suit, one card as if it had left.
void ColumnRelaxation::extend_home(int suit, int leaving) {
  for (int& cards = home_[at(suit)]; cards < king; ++cards)
    if (const int kind = cards * 4 + suit; kind != leaving && !gone(kind)) return;
}

/// Whether some card may leave so that it leads on. That one which goes home then lies uppermost and holds
/// others as before; those of its suit that can now be at home need no holder.
bool ColumnRelaxation::any_alive_returning() {
  for (int pile = 0; pile < rules_.piles(); ++pile) {
    if (in_place_[at(pile)] == 0) continue;
    const int kind = dealt_[at(pile)][at(in_place_[at(pile)] - 1)], suit = kind & 3;
    const auto left = left_, holders = holders_;
    const auto home = home_;
    count(kind, where(kind), -1);
    extend_home(suit, kind);
    for (int cards = home[at(suit)]; cards < home_[at(suit)]; ++cards)
      if (const int freed = cards * 4 + suit; freed != kind) --left_[at(cards)][at(rules_.colour(freed))];
    const bool goes_home = home_[at(suit)] > kind >> 2;
    if (!goes_home) ++left_[at(kind >> 2)][at(rules_.colour(kind))];
    bool leads_on = false, may = holds_all();
    if (may) {
      ++holders_[at(kind >> 2)][at(rules_.colour(kind))];
      --cards_;
      uncover(pile);
      leads_on = alive();
      cover(pile);
      ++cards_;
    }
    left_ = left;
    holders_ = holders;
    home_ = home;
    if (leads_on) return true;
    if (may && goes_home) return false;
  }
  return false;
}

bool ColumnRelaxation::alive() {
  if (cards_ == 0) return true;
  const Key here = key();
  if (alive_.contains(here)) return true;
  if (dead_.contains(here)) return false;
  if (budget_ == 0) return true;
  --budget_;
  const bool found = rules_.families_return ? any_alive_returning() : any_alive();
  (found ? alive_ : dead_).insert(here);
  return found;
}

/// Whether some step leads on. A card at most two ranks above the lowest family is played without trying
/// more: whatever could still rest on it can go home instead.
bool ColumnRelaxation::any_alive() {
  std::array<int, 4> suits{0, 1, 2, 3};
  std::ranges::sort(suits, {}, [&](int suit) { return home_[at(suit)] * 4 + suit; });
  const int lowest = home_[at(suits[0])];
  for (const int suit : suits) {
    const int cards = home_[at(suit)], kind = cards * 4 + suit;
    if (cards == king) continue;
    const Where from = where(kind);
    if (from == Where::covered || !may_leave(kind, from)) continue;
    if (play(kind, from)) return true;
    if (cards <= lowest + 1) return false;
  }
  for (int pile = 0; pile < rules_.piles(); ++pile)
    if (in_place_[at(pile)] > 0 && depart(pile)) return true;
  return false;
}

}  // namespace longwood

#include "solve/departures.hpp"

#include <algorithm>

#include "core/rng.hpp"

namespace longwood {

void Departures::begin(const Columns& position) {
  dealt_ = position.taken_up();
  const auto& sizes = position.sizes_taken_up();
  pile_.fill(absent);
  for (int pile = 0; pile < rules_.piles(); ++pile)
    for (int place = 0; place < sizes[at(pile)]; ++place) {
      const int kind = dealt_[at(pile)][at(place)];
      pile_[at(kind)] = static_cast<std::uint8_t>(pile);
      place_[at(kind)] = static_cast<std::uint8_t>(place);
    }
  dead_.clear();
  alive_.clear();
}

bool Departures::lost(const Columns& position, std::uint64_t budget) {
  in_place_ = position.in_place();
  home_ = position.home();
  const Key asked = key();
  if (alive_.contains(asked)) return false;
  if (dead_.contains(asked)) return true;
  load(position);
  budget_ = budget;
  return !alive();
}

/// Five bits a column, one a card of the reserve and four a suit: no two positions of the relaxation have the
/// same.
Key Departures::key() const {
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

void Departures::load(const Columns& position) {
  left_ = holders_ = {};
  cards_ = 0;
  vacated_ = static_cast<int>(std::count(in_place_.begin(), in_place_.begin() + rules_.columns, 0));
  const auto& sizes = position.sizes_taken_up();
  for (int pile = 0; pile < rules_.piles(); ++pile)
    for (int place = 0; place < sizes[at(pile)]; ++place) {
      const int kind = dealt_[at(pile)][at(place)];
      if (home_[at(kind & 3)] > kind >> 2) continue;
      count(kind, where(kind), 1);
      ++cards_;
    }
}

Departures::Where Departures::where(int kind) const {
  if (pile_[at(kind)] == absent) return Where::covered;
  const int pile = pile_[at(kind)], over = in_place_[at(pile)] - place_[at(kind)];
  if (over <= 0) return Where::left;
  return pile >= rules_.columns ? Where::reserve : over == 1 ? Where::on_top : Where::covered;
}

void Departures::count(int kind, Where where, int by) {
  const auto rank = at(kind >> 2), colour = at(rules_.colour(kind));
  if (where == Where::left) left_[rank][colour] += by;
  if (where == Where::left || where == Where::on_top) holders_[rank][colour] += by;
}

/// Whether all cards that have left can lie somewhere.
bool Departures::holds_all() const {
  int without = 0;
  for (int rank = 0; rank < king; ++rank)
    for (int colour = 0; colour < (rules_.alternate ? 2 : 1); ++colour) {
      const int over = left_[at(rank)][at(colour)] - holders_[at(rank + 1)][at(rules_.opposite(colour))];
      without += std::max(0, over);
    }
  return without <= vacated_;
}

/// Whether a card may be moved away, from its place or to its family, with nothing on it.
bool Departures::may_leave(int kind, Where where) {
  count(kind, where, -1);
  const bool may = holds_all();
  count(kind, where, 1);
  return may;
}

/// The card on top of those that lie as dealt in a pile leaves.
void Departures::uncover(int pile) {
  const int rest = --in_place_[at(pile)];
  if (pile >= rules_.columns) return;
  if (rest == 0)
    ++vacated_;
  else
    count(dealt_[at(pile)][at(rest - 1)], Where::on_top, 1);
}

void Departures::cover(int pile) {
  const int rest = in_place_[at(pile)]++;
  if (pile >= rules_.columns) return;
  if (rest == 0)
    --vacated_;
  else
    count(dealt_[at(pile)][at(rest - 1)], Where::on_top, -1);
}

/// Whether playing this card to its family leads on.
bool Departures::play(int kind, Where where) {
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
bool Departures::depart(int pile) {
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

bool Departures::alive() {
  if (cards_ == 0) return true;
  const Key here = key();
  if (alive_.contains(here)) return true;
  if (dead_.contains(here)) return false;
  if (budget_ == 0) return true;
  --budget_;
  const bool found = any_alive();
  (found ? alive_ : dead_).insert(here);
  return found;
}

/// Whether some step leads on. A card at most two ranks above the lowest family is played without trying
/// more: whatever could still rest on it can go home instead.
bool Departures::any_alive() {
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

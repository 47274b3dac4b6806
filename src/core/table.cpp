#include "core/table.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/rng.hpp"

namespace longwood {
namespace {

constexpr Key card_salt(int kind) {
  const auto n = static_cast<std::uint64_t>(kind) + 1;
  return {mix(n * 0x9E3779B97F4A7C15U), mix(n * 0xD1B54A32D192ED03U)};
}

constexpr auto card_salts = [] {
  std::array<Key, max_cards / 2> salts{};
  for (int kind = 0; kind < max_cards / 2; ++kind) salts[static_cast<std::size_t>(kind)] = card_salt(kind);
  return salts;
}();

constexpr auto pile_salts = [] {
  std::array<Key, max_piles> salts{};
  for (int pile = 0; pile < max_piles; ++pile) salts[static_cast<std::size_t>(pile)] = card_salt(1000 + pile);
  return salts;
}();

/// A counter's part of the key; nothing for zero.
constexpr Key counter_weight(int counter, std::uint8_t value) {
  return value == 0 ? Key{} : card_salt(2000 + counter * 256 + value);
}

constexpr std::uint64_t spread(std::uint64_t x) {
  x *= 0xFF51AFD7ED558CCDU;
  x ^= x >> 32;
  return x * 0xC4CEB9FE1A85EC53U;
}

}  // namespace

Table::Table(const PileClasses& classes) : classes_{classes} { journal_.reserve(4096); }

Table::Table(const PileClasses& classes, const State& state) : Table{classes} { load(state); }

const std::array<Pile, max_piles>& Table::pile_class() const {
  static constexpr PileClasses own = PileClasses::of({});
  if (!use_classes_) return own.always;
  return state_.counter[State::alike] != 0 ? classes_.finally : classes_.always;
}

/// Reckons the chain of a card from its own face and all faces below it, in their order.
void Table::rechain(Card card) {
  Key& chain = chain_[card.id];
  chain = card_salts[static_cast<std::size_t>(card.kind())];
  if (const Card below = state_.under[card.id]; !below.none()) {
    const Key& base = chain_[below.id];
    chain = {(std::rotl(base.a, 7) + chain.a) * 0x9E3779B97F4A7C15U,
             (std::rotl(base.b, 11) + chain.b) * 0xD1B54A32D192ED03U};
  }
}

void Table::reweigh(Pile pile) {
  Key weight;
  if (const Card card = state_.top[pile]; !card.none()) {
    const Key& chain = chain_[card.id];
    const Key& salt = pile_salts[pile_class()[pile]];
    weight = {spread(chain.a ^ salt.a), spread(chain.b ^ salt.b)};
  }
  key_ -= weight_[pile];
  key_ += weight;
  weight_[pile] = weight;
}

/// Reckons every chain and weight from the state.
void Table::reckon() {
  key_ = {};
  weight_ = {};
  std::array<Card, max_cards> cards;
  for (Pile pile = 0; pile < max_piles; ++pile) {
    const int size = state_.cards(pile, cards);
    for (const Card card : std::span{cards}.first(static_cast<std::size_t>(size))) rechain(card);
    reweigh(pile);
  }
  for (int i = 0; i < State::counters; ++i) key_ += counter_weight(i, state_.counter[static_cast<std::size_t>(i)]);
}

Key Table::recomputed_key() const {
  Table fresh{classes_};
  fresh.use_classes_ = use_classes_;
  fresh.load(state_);
  return fresh.key_;
}

void Table::use_classes(bool yes) {
  use_classes_ = yes;
  reckon();
}

void Table::put(Pile pile, Card card) {
  assert(pile < max_piles && !card.none());
  state_.under[card.id] = state_.top[pile];
  state_.top[pile] = card;
  ++state_.size[pile];
  rechain(card);
  reweigh(pile);
}

void Table::prepare(std::uint64_t number, const std::array<std::uint8_t, State::options>& options) {
  state_.number = number;
  state_.option = options;
}

void Table::load(const State& state) {
  state_ = state;
  journal_.clear();
  reckon();
}

void Table::relink_one(Pile from, Pile to) {
  assert(from != to && state_.size[from] > 0);
  const Card card = state_.top[from];
  state_.top[from] = state_.under[card.id];
  --state_.size[from];
  state_.under[card.id] = state_.top[to];
  state_.top[to] = card;
  ++state_.size[to];
  rechain(card);
}

void Table::relink(Pile from, Pile to, int n) {
  if (n == 1) {
    relink_one(from, to);
  } else {
    assert(n > 0 && n <= state_.size[from] && from != to);
    std::array<Card, max_cards> unit;
    for (Card card = state_.top[from]; Card& place : std::span{unit}.first(static_cast<std::size_t>(n))) {
      place = card;
      card = state_.under[card.id];
    }
    const Card base = unit[static_cast<std::size_t>(n - 1)];
    const Card exposed = state_.under[base.id];
    state_.under[base.id] = state_.top[to];
    state_.top[to] = state_.top[from];
    state_.top[from] = exposed;
    state_.size[from] = static_cast<std::uint8_t>(state_.size[from] - n);
    state_.size[to] = static_cast<std::uint8_t>(state_.size[to] + n);
    for (int i = n; i-- > 0;) rechain(unit[static_cast<std::size_t>(i)]);
  }
  reweigh(from);
  reweigh(to);
}

void Table::shift(Pile from, Pile to, int n) {
  relink(from, to, n);
  journal_.push_back({Edit::shift, from, to, static_cast<std::uint8_t>(n)});
}

void Table::pour(Pile from, Pile to, int n) {
  if (n == 0) return;
  for (int i = 0; i < n; ++i) relink_one(from, to);
  reweigh(from);
  reweigh(to);
  journal_.push_back({Edit::pour, from, to, static_cast<std::uint8_t>(n)});
}

void Table::exchange_tops(Pile a, Pile b) {
  assert(a != b && state_.size[a] > 0 && state_.size[b] > 0);
  std::swap(state_.under[state_.top[a].id], state_.under[state_.top[b].id]);
  std::swap(state_.top[a], state_.top[b]);
  for (const Pile pile : {a, b}) {
    rechain(state_.top[pile]);
    reweigh(pile);
  }
}

void Table::swap_tops(Pile a, Pile b) {
  exchange_tops(a, b);
  journal_.push_back({Edit::swap, a, b, 0});
}

void Table::set_counter(std::uint8_t counter, std::uint8_t value) {
  std::uint8_t& held = state_.counter[counter];
  if (counter == State::alike && (held != 0) != (value != 0)) {
    held = value;
    reckon();
    return;
  }
  key_ -= counter_weight(counter, held);
  key_ += counter_weight(counter, value);
  held = value;
}

void Table::set(std::uint8_t counter, int value) {
  const std::uint8_t old = state_.counter[counter];
  if (old == value) return;
  set_counter(counter, static_cast<std::uint8_t>(value));
  journal_.push_back({Edit::set, counter, old, static_cast<std::uint8_t>(value)});
}

void Table::reorder(Pile pile, int stream, bool back) {
  std::array<Card, max_cards> cards;
  const auto n = static_cast<std::size_t>(state_.cards(pile, cards));
  const auto list = std::span{cards}.first(n);
  std::ranges::reverse(list);
  std::array<std::uint8_t, max_cards> order{};
  for (std::size_t i = 0; i < n; ++i) order[i] = static_cast<std::uint8_t>(i);
  Rng{state_.number, static_cast<std::uint64_t>(stream)}.shuffle(std::span{order}.first(n));
  std::array<Card, max_cards> result;
  for (std::size_t i = 0; i < n; ++i) (back ? result[order[i]] : result[i]) = back ? list[i] : list[order[i]];

  state_.top[pile] = {};
  state_.size[pile] = 0;
  for (std::size_t i = n; i-- > 0;) {
    const Card card = result[i];
    state_.under[card.id] = state_.top[pile];
    state_.top[pile] = card;
    ++state_.size[pile];
    rechain(card);
  }
  reweigh(pile);
}

void Table::shuffle(Pile pile, int stream) {
  reorder(pile, stream, false);
  journal_.push_back({Edit::shuffle, pile, static_cast<std::uint8_t>(stream), 0});
}

void Table::undo(const Edit& edit) {
  switch (edit.kind) {
    case Edit::shift:
      relink(edit.b, edit.a, edit.n);
      break;
    case Edit::pour:
      for (int i = 0; i < edit.n; ++i) relink_one(edit.b, edit.a);
      reweigh(edit.a);
      reweigh(edit.b);
      break;
    case Edit::swap:
      exchange_tops(edit.a, edit.b);
      break;
    case Edit::set:
      set_counter(edit.a, edit.b);
      break;
    case Edit::shuffle:
      reorder(edit.a, edit.b, true);
      break;
  }
}

void Table::undo_to(Mark mark) {
  while (journal_.size() > mark) {
    undo(journal_.back());
    journal_.pop_back();
  }
}

}  // namespace longwood

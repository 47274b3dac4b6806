#include "core/table.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <utility>

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

constexpr auto counter_salts = [] {
  std::array<Key, State::counters> salts{};
  for (int counter = 0; counter < State::counters; ++counter)
    salts[static_cast<std::size_t>(counter)] = card_salt(2000 + counter);
  return salts;
}();

/// What a counter adds to the key when it rises by so much; it may also fall.
constexpr Key counter_weight(std::uint8_t counter, int rise) {
  const auto times = static_cast<std::uint64_t>(rise);
  return {counter_salts[counter].a * times, counter_salts[counter].b * times};
}

constexpr std::uint64_t mix64(std::uint64_t x) {
  x *= 0xFF51AFD7ED558CCDU;
  x ^= x >> 32;
  return x * 0xC4CEB9FE1A85EC53U;
}

/// The chain of a card that lies on what has this one.
inline Key linked(const Key& base, Card card) {
  const Key& salt = card_salts[static_cast<std::size_t>(card.kind())];
  return {mix64(std::rotl(base.a, 7) + salt.a), mix64(std::rotl(base.b, 11) + salt.b)};
}

}  // namespace

Table::Table(const PileClasses& classes) : classes_{classes} { journal_.reserve(4096); }

Table::Table(const PileClasses& classes, const State& state) : Table{classes} { load(state); }

const std::array<Pile, max_piles>& Table::pile_class() const {
  static constexpr PileClasses own = PileClasses::of({});
  if (!use_classes_) return own.always;
  return state_.counter[State::order_is_moot] != 0 ? classes_.finally : classes_.always;
}

/// The chain of a card at the end of a pile: from its own face and all faces below it, in their order.
inline Key Table::chained(Pile pile, Card card) const {
  const Card below = state_.top[pile];
  const Key& base = below.none() ? pile_salts[pile_class()[pile]] : chain_[below.id];
  return linked(base, card);
}

/// Links a card to the end of a pile.
inline void Table::place(Pile pile, Card card) {
  chain_[card.id] = chained(pile, card);
  const Card below = state_.top[pile];
  kinds_up_to_[card.id] = kinds_up_to(below) | Kinds{1} << card.kind();
  state_.under[card.id] = below;
  state_.top[pile] = card;
  ++state_.size[pile];
}

inline Card Table::lift(Pile pile) {
  assert(state_.size[pile] > 0);
  const Card card = state_.top[pile];
  state_.top[pile] = state_.under[card.id];
  --state_.size[pile];
  return card;
}

inline void Table::discount(Pile pile) {
  if (const Card card = state_.top[pile]; !card.none()) key_ -= chain_[card.id];
}

inline void Table::count(Pile pile) {
  if (const Card card = state_.top[pile]; !card.none()) key_ += chain_[card.id];
}

/// Lifts all cards of a pile into `cards`, base first; returns how many.
std::size_t Table::lift_all(Pile pile, std::array<Card, max_cards>& cards) {
  discount(pile);
  const int n = state_.cards(pile, cards);
  state_.top[pile] = {};
  state_.size[pile] = 0;
  return static_cast<std::size_t>(n);
}

/// Computes the chains of a pile from the state.
void Table::rechain(Pile pile) {
  if (state_.size[pile] == 0) return;
  discount(pile);
  std::array<Card, max_cards> cards;
  const auto n = static_cast<std::size_t>(state_.cards(pile, cards));
  Key chain = pile_salts[pile_class()[pile]];
  Kinds kinds = 0;
  for (const Card card : std::span{cards}.first(n)) {
    chain_[card.id] = chain = linked(chain, card);
    kinds_up_to_[card.id] = kinds |= Kinds{1} << card.kind();
  }
  count(pile);
}

/// Computes every chain and the key from the state.
void Table::recompute_key() {
  chain_ = {};
  key_ = {};
  for (Pile pile = 0; pile < max_piles; ++pile) rechain(pile);
  for (std::uint8_t i = 0; i < State::counters; ++i) key_ += counter_weight(i, state_.counter[i]);
}

Key Table::key_without(std::uint64_t piles) const {
  Key key = key_;
  for (; piles != 0; piles &= piles - 1)
    if (const Card card = state_.top[static_cast<std::size_t>(std::countr_zero(piles))]; !card.none())
      key -= chain_[card.id];
  return key;
}

/// The key with a card moved off one card and onto another, either of which may be none, where this is its
/// chain.
inline Key Table::key_with(Card card, Card below, Card on, const Key& chain) const {
  Key key = key_;
  key -= chain_[card.id];
  if (!below.none()) key += chain_[below.id];
  if (!on.none()) key -= chain_[on.id];
  return key += chain;
}

Key Table::key_after_shift(Pile from, Pile to) const {
  const Card card = state_.top[from];
  return key_with(card, state_.under[card.id], state_.top[to], chained(to, card));
}

Key Table::recomputed_key() const {
  Table fresh{classes_};
  fresh.use_classes_ = use_classes_;
  fresh.load(state_);
  return fresh.key_;
}

void Table::use_classes(bool yes) {
  use_classes_ = yes;
  recompute_key();
}

void Table::put(Pile pile, Card card) {
  assert(pile < max_piles && !card.none());
  discount(pile);
  place(pile, card);
  count(pile);
}

void Table::prepare(std::uint64_t number, const Options& options) {
  state_.number = number;
  state_.option = options;
}

void Table::load(const State& state) {
  const State before = std::exchange(state_, state);
  journal_.clear();
  if ((before.counter[State::order_is_moot] != 0) != (state.counter[State::order_is_moot] != 0))
    return recompute_key();
  for (std::uint8_t i = 0; i < State::counters; ++i)
    if (const int rise = state.counter[i] - before.counter[i]; rise != 0) key_ += counter_weight(i, rise);
  rechain_since(before);
}

/// Recomputes the chains of the cards whose place or cards beneath have changed since the position `before`,
/// in which the piles had the same classes.
void Table::rechain_since(const State& before) {
  const Kinds moved = moved_since(before);
  struct Part {
    Pile pile;
    Card on;                  ///< the uppermost card which lies as before, with all beneath it
    std::uint8_t begin, end;  ///< in `cards`: those above it
  };
  std::array<Part, max_piles> parts;
  std::array<Card, max_cards> cards;
  std::size_t changed = 0;
  std::uint8_t end = 0;
  // what is known of the position before is needed until all such cards are found
  for (Pile pile = 0; pile < max_piles; ++pile) {
    Card then = before.top[pile], now = state_.top[pile];
    const auto stays = [&] { return then == now && (kinds_up_to(now) & moved) == 0; };
    int n = state_.size[pile], more = before.size[pile] - n;
    if (more == 0 && stays()) continue;
    if (!then.none()) key_ -= chain_[then.id];
    const std::uint8_t begin = end;
    const auto descend = [&] {
      cards[end++] = now;
      now = state_.under[now.id];
    };
    for (; more > 0; --more) then = before.under[then.id];
    for (; more < 0; ++more, --n) descend();
    for (; n > 0 && !stays(); --n) {
      then = before.under[then.id];
      descend();
    }
    parts[changed++] = {pile, now, begin, end};
  }
  for (const Part& part : std::span{parts}.first(changed)) {
    Key chain = part.on.none() ? pile_salts[pile_class()[part.pile]] : chain_[part.on.id];
    Kinds kinds = kinds_up_to(part.on);
    for (std::size_t i = part.end; i-- > part.begin;) {
      const Card card = cards[i];
      chain_[card.id] = chain = linked(chain, card);
      kinds_up_to_[card.id] = kinds |= Kinds{1} << card.kind();
    }
    count(part.pile);
  }
}

/// The kinds of the cards that lie on another card than in the position before.
Kinds Table::moved_since(const State& before) const {
  using OfRank = std::array<Card, 8>;
  using Ranks = std::array<OfRank, king>;
  static_assert(sizeof(Ranks) == sizeof(State::under));
  const auto by_rank = std::bit_cast<Ranks>(state_.under), by_rank_then = std::bit_cast<Ranks>(before.under);
  Kinds moved = 0;
  for (std::size_t rank = 0; rank < by_rank.size(); ++rank) {
    const OfRank &now = by_rank[rank], &then = by_rank_then[rank];
    if (std::bit_cast<std::uint64_t>(now) == std::bit_cast<std::uint64_t>(then)) continue;
    for (std::size_t i = 0; i < now.size(); ++i)
      if (now[i] != then[i]) moved |= Kinds{1} << (4 * rank + i / 2);
  }
  return moved;
}

/// More room for the journal, which is where its bound costs nothing.
[[gnu::noinline, gnu::cold]] void Table::make_room() {
  if (journal_.size() >= most_edits) std::abort();
  journal_.reserve(2 * journal_.size());
}

inline void Table::note(Edit edit) {
  if (journal_.size() == journal_.capacity()) make_room();
  journal_.push_back(edit);
}

/// Most moves shift one card.
inline void Table::relink_one(Pile from, Pile to) {
  const Card card = state_.top[from], below = state_.under[card.id], on = state_.top[to];
  const Key chain = chained(to, card);
  key_ = key_with(card, below, on, chain);
  chain_[card.id] = chain;
  kinds_up_to_[card.id] = kinds_up_to(on) | Kinds{1} << card.kind();
  state_.under[card.id] = on;
  state_.top[to] = card;
  state_.top[from] = below;
  ++state_.size[to];
  --state_.size[from];
}

inline void Table::relink(Pile from, Pile to, int n) {
  assert(from != to && n > 0 && n <= state_.size[from]);
  if (n == 1) return relink_one(from, to);
  discount(from);
  discount(to);
  std::array<Card, max_cards> unit;
  for (int i = 0; i < n; ++i) unit[static_cast<std::size_t>(i)] = lift(from);
  for (int i = n; i-- > 0;) place(to, unit[static_cast<std::size_t>(i)]);
  count(from);
  count(to);
}

void Table::relink_reversed(Pile from, Pile to, int n) {
  assert(from != to && n > 0 && n <= state_.size[from]);
  discount(from);
  discount(to);
  for (int i = 0; i < n; ++i) place(to, lift(from));
  count(from);
  count(to);
}

// Most of a move's time is spent in the edits marked `flatten`, and how much is inlined there would else
// depend on the size of the program.
[[gnu::flatten]] void Table::shift(Pile from, Pile to, int n) {
  relink(from, to, n);
  note({Edit::shift, from, to, static_cast<std::uint8_t>(n)});
}

void Table::pour(Pile from, Pile to, int n) {
  if (n == 0) return;
  relink_reversed(from, to, n);
  note({Edit::pour, from, to, static_cast<std::uint8_t>(n)});
}

void Table::exchange_tops(Pile a, Pile b) {
  assert(a != b);
  discount(a);
  discount(b);
  const Card from_a = lift(a), from_b = lift(b);
  place(a, from_b);
  place(b, from_a);
  count(a);
  count(b);
}

[[gnu::flatten]] void Table::swap_tops(Pile a, Pile b) {
  exchange_tops(a, b);
  note({Edit::swap, a, b, 0});
}

void Table::set_counter(std::uint8_t counter, std::uint8_t value) {
  std::uint8_t& held = state_.counter[counter];
  const bool new_classes = counter == State::order_is_moot && (held != 0) != (value != 0);
  key_ += counter_weight(counter, value - held);
  held = value;
  if (new_classes)
    for (Pile pile = 0; pile < max_piles; ++pile)
      if (classes_.always[pile] != classes_.finally[pile]) rechain(pile);
}

[[gnu::flatten]] void Table::set(std::uint8_t counter, int value) {
  const std::uint8_t old = state_.counter[counter];
  if (old == value) return;
  set_counter(counter, static_cast<std::uint8_t>(value));
  note({Edit::set, counter, old, static_cast<std::uint8_t>(value)});
}

void Table::reorder(Pile pile, int stream, bool back) {
  std::array<Card, max_cards> cards;
  const auto n = lift_all(pile, cards);
  const auto list = std::span{cards}.first(n);
  std::ranges::reverse(list);
  std::array<std::uint8_t, max_cards> order{};
  for (std::size_t i = 0; i < n; ++i) order[i] = static_cast<std::uint8_t>(i);
  Rng{state_.number, static_cast<std::uint64_t>(stream)}.shuffle(std::span{order}.first(n));
  std::array<Card, max_cards> result;
  for (std::size_t i = 0; i < n; ++i) (back ? result[order[i]] : result[i]) = back ? list[i] : list[order[i]];

  for (std::size_t i = n; i-- > 0;) place(pile, result[i]);
  count(pile);
}

void Table::shuffle(Pile pile, int stream) {
  reorder(pile, stream, false);
  note({Edit::shuffle, pile, static_cast<std::uint8_t>(stream), 0});
}

inline void Table::undo(const Edit& edit) {
  switch (edit.kind) {
    case Edit::shift: relink(edit.b, edit.a, edit.n); break;
    case Edit::pour: relink_reversed(edit.b, edit.a, edit.n); break;
    case Edit::swap: exchange_tops(edit.a, edit.b); break;
    case Edit::set: set_counter(edit.a, edit.b); break;
    case Edit::shuffle: reorder(edit.a, edit.b, true); break;
  }
}

State Table::state_at(Mark mark) const {
  Table past{classes_};
  past.load(state_);
  past.journal_.assign(journal_.begin() + static_cast<std::ptrdiff_t>(mark), journal_.end());
  past.undo_to(0);
  return past.state_;
}

void Table::restore(const Image& image) {
  assert(image.mark <= journal_.size());
  state_ = image.state;
  chain_ = image.chain;
  kinds_up_to_ = image.kinds_up_to;
  key_ = image.key;
  journal_.resize(image.mark);
}

[[gnu::flatten]] void Table::undo_to(Mark mark) {
  while (journal_.size() > mark) {
    undo(journal_.back());
    journal_.pop_back();
  }
}

}  // namespace longwood

#include "games/the_demon/player_model.hpp"

#include <algorithm>
#include <utility>

namespace longwood::models {

TheDemon::Position TheDemon::deal(std::span<const Small, pack> cards) {
  constexpr int base_place = most_stock + columns;
  const int base = rank_of(cards[base_place]);
  const auto counted = [&](Small card) {
    return small(suit_of(card), (rank_of(card) - base + ranks) % ranks);
  };
  Position p{};
  auto next = cards.begin();
  for (auto& card : p.stock) card = counted(*next++);
  p.stock_size = most_stock;
  p.stock_shown = true;
  for (int i = 0; i < columns; ++i) p.column[at(i)][0] = counted(*next++), p.size[at(i)] = 1;
  p.home[at(suit_of(*next))] = 1;
  ++next;
  for (auto& card : p.hand) card = counted(*next++);
  p.hand_size = most_hand;
  p.unseen = (std::uint64_t{1} << most_hand) - 1;
  return p;
}

void TheDemon::card_moves(const Position& p, Small card, Act home, Act to_column, int from, Moves& out) {
  const auto place = static_cast<std::uint8_t>(from);
  if (goes_home(p, card)) out.add({home, place, 0});
  int space = -1;
  for (int to = 0; to < columns; ++to) {
    if (p.size[at(to)] == 0)
      space = to;
    else if (fits(card, end(p, to)))
      out.add({to_column, place, static_cast<std::uint8_t>(to)});
  }
  if (space >= 0 && to_column == Act::hand_column)
    out.add({to_column, place, static_cast<std::uint8_t>(space)});
}

void TheDemon::moves(const Position& p, Moves& out) {
  out.size = 0;
  if (is_unsettled(p)) return out.add({Act::settle, 0, 0});
  if (!is_valued(p)) return out.add({Act::turn, 0, 0});
  for (int column = 0; column < columns; ++column) {
    if (p.size[at(column)] == 0) continue;
    const auto from = static_cast<std::uint8_t>(column);
    if (goes_home(p, end(p, column))) out.add({Act::column_home, from, 0});
    for (int to = 0; to < columns; ++to)
      if (to != column && p.size[at(to)] > 0 && fits(p.column[at(column)][0], end(p, to)))
        out.add({Act::column_column, from, static_cast<std::uint8_t>(to)});
  }
  if (p.stock_size > 0)
    card_moves(p, p.stock[at(p.stock_size - 1)], Act::stock_home, Act::stock_column, 0, out);
  for (auto places = reachable(p.hand_size, p.pointer, 3) & ~p.unseen; places != 0;) {
    const int place = take_place(places);
    card_moves(p, p.hand[at(place)], Act::hand_home, Act::hand_column, place, out);
  }
  if (next_place(p) >= 0) out.add({Act::go_on, 0, 0});
}

int TheDemon::next_place(const Position& p) {
  if (!p.squared || p.pointer == 0) return -1;
  for (int place = p.pointer + 2; place < p.hand_size; place += 3)
    if ((p.unseen >> place & 1U) != 0) return place;
  return (reachable(p.hand_size, 0, 3) & p.unseen) != 0 ? p.hand_size - 1 : -1;
}

void TheDemon::fill(Position& p, int column) {
  if (p.size[at(column)] > 0 || p.stock_size == 0 || !p.stock_shown) return;
  p.column[at(column)][0] = p.stock[at(--p.stock_size)];
  p.size[at(column)] = 1;
  p.stock_shown = false;
}

void TheDemon::take_from_hand(Position& p, int place) {
  std::copy(p.hand.begin() + place + 1, p.hand.begin() + p.hand_size, p.hand.begin() + place);
  const std::uint64_t below = (std::uint64_t{1} << place) - 1;
  p.unseen = (p.unseen & below) | (p.unseen >> 1 & ~below);
  --p.hand_size;
  p.pointer = static_cast<std::uint8_t>(pointer_at(place, p.hand_size, 3));
}

void TheDemon::make(Position& p, Move move) {
  const auto from = at(move.from), to = at(move.to);
  const auto lay = [&](Small card) { p.column[to][p.size[to]++] = card; };
  switch (move.act) {
    case Act::column_home:
      send_home(p, end(p, move.from));
      --p.size[from];
      fill(p, move.from);
      break;
    case Act::column_column:
      for (int i = 0; i < p.size[from]; ++i) lay(p.column[from][at(i)]);
      p.size[from] = 0;
      fill(p, move.from);
      break;
    case Act::stock_home:
      send_home(p, p.stock[at(--p.stock_size)]);
      p.stock_shown = false;
      break;
    case Act::stock_column:
      lay(p.stock[at(--p.stock_size)]);
      p.stock_shown = false;
      break;
    case Act::hand_home:
      send_home(p, p.hand[from]);
      take_from_hand(p, move.from);
      break;
    case Act::hand_column:
      lay(p.hand[from]);
      take_from_hand(p, move.from);
      break;
    case Act::go_on:
      p.pointer = static_cast<std::uint8_t>(pointer_at(next_place(p) + 1, p.hand_size, 3));
      break;
    case Act::turn: p.pointer = 0; break;
    case Act::settle: break;
  }
}

bool TheDemon::is_unsettled(const Position& p) {
  for (int column = 0; column < columns; ++column)
    if (is_end_safe(p, column)) return true;
  return is_top_safe(p);
}

void TheDemon::next_unseen(Position& p, std::uint32_t n, std::uint32_t from) {
  if (p.stock_size == 0 || p.stock_shown || p.unseen != 0) return;
  std::uint64_t unseen = 0;
  for (int i = 0; i < p.stock_size; ++i) unseen |= bit_of(p.stock[at(i)]);
  for (int skip = spread_evenly(n, from, std::popcount(unseen)); skip > 0; --skip) unseen &= unseen - 1;
  const auto chosen = static_cast<Small>(std::countr_zero(unseen));
  const auto all = std::span{p.stock}.first(p.stock_size);
  std::swap(*std::ranges::find(all, chosen), all.back());
}

std::size_t TheDemon::unseen_places(Position& p, std::array<Small*, pack>& places) {
  std::size_t count = 0;
  for (int i = 0; i < p.stock_size - (p.stock_shown ? 1 : 0); ++i) places[count++] = &p.stock[at(i)];
  for (std::uint64_t unseen = p.unseen; unseen != 0;) places[count++] = &p.hand[at(take_place(unseen))];
  return count;
}

void TheDemon::shuffle(Position& p, Rng& rng) {
  std::array<Small*, pack> places;
  for (std::size_t i = unseen_places(p, places); i-- > 1;)
    std::swap(*places[i], *places[static_cast<std::size_t>(rng.below(i + 1))]);
}

void TheDemon::sort_unseen(Position& p) {
  std::array<Small*, pack> places;
  const std::size_t count = unseen_places(p, places);
  for (std::size_t i = 1; i < count; ++i)
    for (std::size_t j = i; j > 0 && *places[j] < *places[j - 1]; --j) std::swap(*places[j], *places[j - 1]);
}

/// Columns are given by their lowest card, their length and the suits on it, since ranks and colours follow;
/// the cards of the hand by their places, because of unseen ones between them.
std::uint64_t TheDemon::key_of_cards(const Position& p, bool columns_differ) {
  std::uint64_t key = 0, hand = 0, homes = 0;
  for (int i = 0; i < columns; ++i) {
    if (p.size[at(i)] == 0) continue;
    std::uint64_t of_column = columns_differ ? static_cast<std::uint64_t>(i) + 1 : 0;
    of_column = of_column << 6 | p.column[at(i)][0];
    for (int j = 1; j < p.size[at(i)]; ++j)
      of_column = of_column << 1 | static_cast<unsigned>(suit_of(p.column[at(i)][at(j)]) >> 1);
    key += mix((of_column << 4 | p.size[at(i)]) + 0x51ED2701);
  }
  for (int i = 0; i < p.hand_size; ++i)
    if ((p.unseen >> i & 1U) == 0)
      hand +=
          mix(static_cast<std::uint64_t>(p.hand[at(i)]) * 64 + (p.squared ? static_cast<unsigned>(i) : 0U));
  for (const auto cards : p.home) homes = homes << 4 | cards;
  const unsigned top = p.stock_size > 0 && p.stock_shown ? p.stock[at(p.stock_size - 1)] + 1U : 0U;
  return mix(key ^ mix(hand + (std::uint64_t{p.pointer} << 56 | std::uint64_t{p.hand_size} << 48)) ^
             mix(homes << 16 | top << 8 | p.stock_size));
}

std::uint64_t TheDemon::key(const Position& p) { return key_of_cards(p, true); }

std::uint64_t TheDemon::key_with_all_known(const Position& p) {
  std::uint64_t under = 0;
  for (int i = 0; i + 1 < p.stock_size; ++i)
    under += mix(static_cast<std::uint64_t>(p.stock[at(i)]) * 64 + static_cast<unsigned>(i) + 1);
  return mix(key_of_cards(p, false) ^ under);
}

int TheDemon::promise(const Position& p, Move move) {
  switch (move.act) {
    case Act::stock_home: return 110;
    case Act::stock_column: return 100;
    case Act::column_column: return p.stock_size > 0 ? 90 : 20;
    case Act::column_home: return p.size[at(move.from)] == 1 && p.stock_size > 0 ? 95 : 60;
    case Act::hand_home: return 55;
    case Act::hand_column: return 30;
    case Act::settle:
    case Act::turn:
    case Act::go_on: break;
  }
  return 0;
}

void TheDemon::rename(Position& p, int way) {
  const auto& to = renamings[at(way)];
  const auto renamed = [&](Small card) { return small(to[at(suit_of(card))], rank_of(card)); };
  const auto home = p.home;
  for (std::size_t suit = 0; suit < families; ++suit) p.home[to[suit]] = home[suit];
  for (int i = 0; i < p.hand_size; ++i) p.hand[at(i)] = renamed(p.hand[at(i)]);
  for (int i = 0; i < p.stock_size; ++i) p.stock[at(i)] = renamed(p.stock[at(i)]);
  for (int i = 0; i < columns; ++i)
    for (int j = 0; j < p.size[at(i)]; ++j) p.column[at(i)][at(j)] = renamed(p.column[at(i)][at(j)]);
}

namespace {

/// Collects the facts of a position; each kind of fact has its own slots.
struct DemonFacts {
  static constexpr int of_parent = pack, of_end = 2 * pack, of_height = 3 * pack, of_head = of_height + 4,
                       of_top = of_head + 4, of_next = of_top + 1, of_length = of_next + 4,
                       of_whole = of_length + 14, of_place = of_whole + 5;

  std::array<std::uint8_t, pack> place, whereabouts, depth{};
  std::span<std::uint16_t, TheDemon::slots> slots;

  void put(Small card, int at, Whereabouts where, int how_deep = 0) {
    place[card] = static_cast<std::uint8_t>(at);
    whereabouts[card] = where;
    depth[card] = static_cast<std::uint8_t>(how_deep);
  }
  void set(int slot, int fact) const {
    slots[static_cast<std::size_t>(slot)] = static_cast<std::uint16_t>(fact);
  }
  /// What is known of the two cards on which a card could lie.
  [[nodiscard]] int parents_of(Small card) const {
    const int suit = suit_of(card), rank = rank_of(card);
    if (rank == ranks - 1) return 0;
    return pair_number(whereabouts[small(suit ^ 1, rank + 1)], whereabouts[small(suit ^ 3, rank + 1)]);
  }
  /// What is known of a card that its family wants next.
  [[nodiscard]] int wanted(Small card) const {
    const int how_deep = depth[card];
    switch (whereabouts[card]) {
      case nowhere_seen: return 0;
      case on_stock: return 8;
      case at_end:
      case in_run: return 4 + how_deep;
      default: return 1 + how_deep - (how_deep == 3 ? 1 : 0);
    }
  }
};

}  // namespace

void TheDemon::describe(const Position& p, std::span<std::uint16_t, slots> slots_of_facts) {
  constexpr int first_of_hand = 2, top_place = 26, head_place = 27, other_place = 28, end_fact = 29,
                parent_fact = 30;
  DemonFacts f{.place = {}, .whereabouts = {}, .slots = slots_of_facts};
  f.place.fill(1);
  f.whereabouts.fill(nowhere_seen);
  for (int suit = 0; suit < families; ++suit) {
    for (int rank = 0; rank < p.home[at(suit)]; ++rank) f.put(small(suit, rank), 0, at_home);
    f.set(DemonFacts::of_height + suit, heights + suit * (ranks + 1) + p.home[at(suit)]);
  }
  const auto in_a_run = reachable(p.hand_size, 0, 3), now = reachable(p.hand_size, p.pointer, 3);
  for (int i = 0; i < p.hand_size; ++i) {
    const int reach = (in_a_run >> i & 1U) != 0 ? 0 : (now >> i & 1U) != 0 ? 1 : 2 + (i % 3 == 1 ? 1 : 0);
    if ((p.unseen >> i & 1U) != 0)
      f.set(DemonFacts::of_place + i, hidden_places + i * 4 + reach);
    else
      f.put(p.hand[at(i)], first_of_hand + reach * 6 + i / 6, reach < 2 ? within_reach : out_of_reach, reach);
  }
  const bool top_seen = p.stock_size > 0 && p.stock_shown;
  if (top_seen) f.put(p.stock[at(p.stock_size - 1)], top_place, on_stock);
  std::array<int, ranks + 1> of_length{};
  for (int i = 0; i < columns; ++i) {
    const int size = p.size[at(i)];
    ++of_length[at(size)];
    for (int j = 0; j < size; ++j) {
      const Small card = p.column[at(i)][at(j)];
      f.put(card, j > 0 ? other_place : head_place, j == size - 1 ? at_end : in_run,
            std::min(size - 1 - j, 3));
      if (j > 0 && suit_of(p.column[at(i)][at(j - 1)]) >= 2)
        f.set(DemonFacts::of_parent + card, card * places_of_card + parent_fact);
    }
    if (size > 0) f.set(DemonFacts::of_end + end(p, i), end(p, i) * places_of_card + end_fact);
  }
  for (int card = 0; card < pack; ++card) f.set(card, card * places_of_card + f.place[at(card)]);
  for (int i = 0; i < columns; ++i)
    if (p.size[at(i)] > 0) f.set(DemonFacts::of_head + i, heads + f.parents_of(p.column[at(i)][0]));
  if (top_seen) f.set(DemonFacts::of_top, tops + f.parents_of(p.stock[at(p.stock_size - 1)]));
  for (int suit = 0; suit < families; ++suit)
    if (p.home[at(suit)] < ranks)
      f.set(DemonFacts::of_next + suit, nexts + suit * 10 + f.wanted(small(suit, p.home[at(suit)])));
  for (int length = 0; length <= ranks; ++length)
    if (of_length[at(length)] > 0)
      f.set(DemonFacts::of_length + length, lengths + length * 5 + of_length[at(length)]);
  f.set(DemonFacts::of_whole, stock_sizes + p.stock_size);
  f.set(DemonFacts::of_whole + 1, hand_sizes + p.hand_size);
  f.set(DemonFacts::of_whole + 2, stock_states + (p.stock_size == 0 ? 2 : p.stock_shown ? 1 : 0));
  f.set(DemonFacts::of_whole + 3, spaces + of_length[0]);
  if (p.squared) f.set(DemonFacts::of_whole + 4, unseen_counts + std::popcount(p.unseen));
}

}  // namespace longwood::models

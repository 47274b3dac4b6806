#include "games/klondike/player_model.hpp"

#include <algorithm>
#include <utility>

namespace longwood::models {

Klondike::Position Klondike::deal(std::span<const Small, pack> cards) {
  Position p{};
  auto next = cards.begin();
  for (int pile = 0; pile < piles; ++pile) {
    for (int i = 0; i < pile; ++i) p.under[at(pile)][at(i)] = *next++;
    p.covered[at(pile)] = static_cast<std::uint8_t>(pile);
    p.run[at(pile)][0] = *next++;
    p.open[at(pile)] = 1;
  }
  p.stock_size = most_stock;
  p.at_once = 3;
  std::copy(next, cards.end(), p.stock.begin());
  return p;
}

void Klondike::moves(const Position& p, Moves& out) {
  out.size = 0;
  if (is_unsettled(p)) return out.add({Act::settle, 0, 0, 0});
  if (p.unseen != 0) return out.add({Act::turn, 0, 0, 0});
  int space = -1, kings_placed = 0;
  for (int pile = piles; pile-- > 0;)
    if (p.open[at(pile)] == 0) space = pile;
  for (int suit = 0; suit < families; ++suit) kings_placed += p.home[at(suit)] / ranks;
  for (int pile = 0; pile < piles; ++pile)
    if (p.open[at(pile)] > 0 && p.covered[at(pile)] == 0 && rank_of(p.run[at(pile)][0]) == king - 1)
      ++kings_placed;
  for (int pile = 0; pile < piles; ++pile)
    if (p.open[at(pile)] > 0) pile_moves(p, pile, space, kings_placed < families, out);

  std::uint64_t of_stock = 0;
  for (auto places = reachable(p.stock_size, p.pointer, p.at_once); places != 0;) {
    const int place = take_place(places);
    const Small card = p.stock[at(place)];
    of_stock |= bit_of(card);
    const auto from = static_cast<std::uint8_t>(place);
    if (goes_home(p, card)) out.add({Act::stock_home, from, 0, 0});
    if (rank_of(card) == king - 1) {
      if (space >= 0) out.add({Act::stock_pile, from, static_cast<std::uint8_t>(space), 0});
    } else if (rank_of(card) > 0) {
      lay_on_piles(p, card, Act::stock_pile, place, out);
    }
  }
  back_moves(p, of_stock, out);
}

/// The moves of the cards of a pile. `kings_wait`: some king still wants a space, so emptying a pile that has
/// nothing covered is worth something.
void Klondike::pile_moves(const Position& p, int pile, int space, bool kings_wait, Moves& out) {
  const auto i = at(pile);
  const auto from = static_cast<std::uint8_t>(pile);
  const auto may_go = [&](Small card) { return goes_home(p, card) && p.last_back != suit_of(card) + 1; };
  if (may_go(end(p, pile))) out.add({Act::pile_home, from, 0, 0});
  const Small head = p.run[i][0];
  if (rank_of(head) == king - 1) {
    if (p.covered[i] > 0 && space >= 0) out.add({Act::pile_pile, from, static_cast<std::uint8_t>(space), 0});
  } else if (p.covered[i] > 0 || kings_wait) {
    for (int to = 0; to < piles; ++to)
      if (to != pile && p.open[at(to)] > 0 && fits(head, end(p, to)))
        out.add({Act::pile_pile, from, static_cast<std::uint8_t>(to), 0});
  }
  for (int keep = 1; keep < p.open[i]; ++keep) {
    if (!may_go(p.run[i][at(keep - 1)])) continue;
    for (int to = 0; to < piles; ++to)
      if (to != pile && p.open[at(to)] > 0 && fits(p.run[i][at(keep)], end(p, to)))
        out.add({Act::part, from, static_cast<std::uint8_t>(to), static_cast<std::uint8_t>(keep)});
  }
}

void Klondike::lay_on_piles(const Position& p, Small card, Act act, int from, Moves& out) {
  for (int to = 0; to < piles; ++to)
    if (p.open[at(to)] > 0 && fits(card, end(p, to)))
      out.add({act, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 0});
}

/// A card comes back only if a card within reach can then be laid on it.
void Klondike::back_moves(const Position& p, std::uint64_t of_stock, Moves& out) {
  constexpr int least = 3;  // lower cards carry too little
  if (p.families_final || p.backs >= most_backs) return;
  for (int suit = 0; suit < families; ++suit) {
    if (p.home[at(suit)] < least) continue;
    const int rank = p.home[at(suit)] - 1;
    const std::uint64_t wanted = bit_of(small(suit ^ 1, rank - 1)) | bit_of(small(suit ^ 3, rank - 1));
    for (int to = 0; to < piles; ++to) {
      if (p.open[at(to)] == 0 || !fits(small(suit, rank), end(p, to))) continue;
      bool used = (of_stock & wanted) != 0;
      for (int pile = 0; pile < piles && !used; ++pile)
        used = pile != to && p.open[at(pile)] > 0 && (wanted & bit_of(p.run[at(pile)][0])) != 0;
      if (used) out.add({Act::back, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(to), 0});
    }
  }
}

void Klondike::take_from_stock(Position& p, int place) {
  std::copy(p.stock.begin() + place + 1, p.stock.begin() + p.stock_size, p.stock.begin() + place);
  --p.stock_size;
  p.pointer = static_cast<std::uint8_t>(pointer_at(place, p.stock_size, p.at_once));
}

void Klondike::make(Position& p, Move move) {
  p.last_back = 0;
  const auto from = at(move.from), to = at(move.to);
  const auto lay = [&](Small card) { p.run[to][p.open[to]++] = card; };
  switch (move.act) {
    case Act::pile_home: send_home(p, move.from); break;
    case Act::pile_pile:
      for (int i = 0; i < p.open[from]; ++i) lay(p.run[from][at(i)]);
      p.open[from] = 0;
      break;
    case Act::part:
      for (int i = move.keep; i < p.open[from]; ++i) lay(p.run[from][at(i)]);
      p.open[from] = move.keep;
      send_home(p, move.from);
      break;
    case Act::stock_home:
      ++p.home[at(suit_of(p.stock[from]))];
      take_from_stock(p, move.from);
      break;
    case Act::stock_pile:
      lay(p.stock[from]);
      take_from_stock(p, move.from);
      break;
    case Act::back:
      lay(small(move.from, --p.home[from]));
      p.last_back = static_cast<std::uint8_t>(move.from + 1);
      ++p.backs;
      break;
    case Act::settle: break;
    case Act::turn: p.pointer = 0; break;
  }
}

bool Klondike::is_unsettled(const Position& p) {
  for (int pile = 0; pile < piles; ++pile)
    if (p.open[at(pile)] > 0 ? is_safe(p, end(p, pile)) : p.covered[at(pile)] > 0) return true;
  return false;
}

void Klondike::next_unseen(Position& p, std::uint32_t n, std::uint32_t from) {
  int bare = 0;
  while (bare < piles && (p.open[at(bare)] > 0 || p.covered[at(bare)] == 0)) ++bare;
  if (bare == piles) return;
  std::uint64_t unseen = 0;
  for (int pile = 0; pile < piles; ++pile)
    for (int i = 0; i < p.covered[at(pile)]; ++i) unseen |= bit_of(p.under[at(pile)][at(i)]);
  for (int skip = spread_evenly(n, from, std::popcount(unseen)); skip > 0; --skip) unseen &= unseen - 1;
  const auto chosen = static_cast<Small>(std::countr_zero(unseen));
  Small& next = p.under[at(bare)][at(p.covered[at(bare)] - 1)];
  for (int pile = 0; pile < piles; ++pile)
    for (int i = 0; i < p.covered[at(pile)]; ++i)
      if (p.under[at(pile)][at(i)] == chosen) return std::swap(p.under[at(pile)][at(i)], next);
}

std::size_t Klondike::unseen_places(Position& p, std::array<Small*, pack>& places) {
  std::size_t count = 0;
  for (int pile = 0; pile < piles; ++pile)
    for (int i = 0; i < p.covered[at(pile)]; ++i) places[count++] = &p.under[at(pile)][at(i)];
  for (std::uint64_t unseen = p.unseen; unseen != 0;) places[count++] = &p.stock[at(take_place(unseen))];
  return count;
}

void Klondike::shuffle(Position& p, Rng& rng) {
  std::array<Small*, pack> places;
  for (std::size_t i = unseen_places(p, places); i-- > 1;)
    std::swap(*places[i], *places[static_cast<std::size_t>(rng.below(i + 1))]);
}

void Klondike::sort_unseen(Position& p) {
  std::array<Small*, pack> places;
  const std::size_t count = unseen_places(p, places);
  for (std::size_t i = 1; i < count; ++i)
    for (std::size_t j = i; j > 0 && *places[j] < *places[j - 1]; --j) std::swap(*places[j], *places[j - 1]);
}

/// Runs are given by their lowest card, their length and the suits on it, since ranks and colours follow.
std::uint64_t Klondike::key_of_cards(const Position& p, bool piles_differ) {
  std::uint64_t key = 0;
  for (int pile = 0; pile < piles; ++pile) {
    const auto i = at(pile);
    std::uint64_t of_pile =
        p.covered[i] > 0 || piles_differ ? static_cast<std::uint64_t>(pile + 1) * 8 + p.covered[i] : 0;
    of_pile = of_pile << 6 | (p.open[i] > 0 ? p.run[i][0] + 1U : 0U);
    for (int j = 1; j < p.open[i]; ++j)
      of_pile = of_pile << 1 | static_cast<unsigned>(suit_of(p.run[i][at(j)]) >> 1);
    key += mix((of_pile << 4 | p.open[i]) + 0x51ED2701);
  }
  std::uint64_t stock = 0, homes = 0;
  for (int i = 0; i < p.stock_size; ++i)
    if ((p.unseen >> i & 1U) == 0) stock |= bit_of(p.stock[at(i)]);
  for (const auto cards : p.home) homes = homes << 4 | cards;
  return mix(key ^ mix(stock + (std::uint64_t{p.pointer} << 56)) ^
             mix(homes << 8 | static_cast<unsigned>(p.last_back << 1) | (p.unseen != 0 ? 1U : 0U)));
}

std::uint64_t Klondike::key(const Position& p) { return mix(key_of_cards(p, true) + p.backs); }

std::uint64_t Klondike::key_with_all_known(const Position& p) {
  std::uint64_t under = 0;
  for (int pile = 0; pile < piles; ++pile)
    for (int i = 0; i < p.covered[at(pile)]; ++i)
      under += mix(static_cast<std::uint64_t>(p.under[at(pile)][at(i)]) * 64 +
                   static_cast<unsigned>(pile * 8 + i));
  return mix(key_of_cards(p, false) ^ under);
}

int Klondike::promise(const Position& p, Move move) {
  switch (move.act) {
    case Act::pile_home: return 90;
    case Act::part: return 80;
    case Act::stock_home: return 75;
    case Act::pile_pile: return p.covered[at(move.from)] > 0 ? 60 + p.covered[at(move.from)] : 10;
    case Act::stock_pile: return rank_of(p.stock[at(move.from)]) == king - 1 ? 50 : 40;
    case Act::back:
    case Act::settle:
    case Act::turn: break;
  }
  return 0;
}

void Klondike::rename(Position& p, int way) {
  const auto& to = renamings[at(way)];
  const auto renamed = [&](Small card) { return small(to[at(suit_of(card))], rank_of(card)); };
  const auto home = p.home;
  for (std::size_t suit = 0; suit < families; ++suit) p.home[to[suit]] = home[suit];
  if (p.last_back > 0) p.last_back = static_cast<std::uint8_t>(to[at(p.last_back - 1)] + 1);
  for (int i = 0; i < p.stock_size; ++i) p.stock[at(i)] = renamed(p.stock[at(i)]);
  for (int pile = 0; pile < piles; ++pile)
    for (int i = 0; i < p.open[at(pile)]; ++i) p.run[at(pile)][at(i)] = renamed(p.run[at(pile)][at(i)]);
}

namespace {

/// Collects the facts of a position; each kind of fact has its own slots.
struct Facts {
  static constexpr int of_parent = pack, of_end = 2 * pack, of_height = 3 * pack, of_head = of_height + 4,
                       of_next = of_head + 7, of_count = of_next + 4, of_whole = of_count + 7;

  std::array<std::uint8_t, pack> place, whereabouts, depth{};
  std::span<std::uint16_t, Klondike::slots> slots;

  void set(int slot, int fact) const {
    slots[static_cast<std::size_t>(slot)] = static_cast<std::uint16_t>(fact);
  }
  [[nodiscard]] int where(int suit, int rank) const {
    return whereabouts[static_cast<std::size_t>(suit * ranks + rank)];
  }
};

}  // namespace

void Klondike::describe(const Position& p, std::span<std::uint16_t, slots> slots_of_facts) {
  constexpr int home_place = 0, unseen_place = 1, first_of_stock = 2, first_of_heads = 18,
                first_of_others = 25, end_fact = 32, parent_fact = 33;
  Facts f{.place = {}, .whereabouts = {}, .slots = slots_of_facts};
  f.place.fill(unseen_place);
  f.whereabouts.fill(nowhere_seen);
  for (int suit = 0; suit < families; ++suit) {
    for (int rank = 0; rank < p.home[at(suit)]; ++rank)
      f.place[small(suit, rank)] = home_place, f.whereabouts[small(suit, rank)] = at_home;
    f.set(Facts::of_height + suit, heights + suit * (ranks + 1) + p.home[at(suit)]);
  }
  const auto in_a_run = reachable(p.stock_size, 0, p.at_once),
             now = reachable(p.stock_size, p.pointer, p.at_once);
  for (int i = 0; i < p.stock_size; ++i) {
    if ((p.unseen >> i & 1U) != 0) continue;
    const Small card = p.stock[at(i)];
    const int reach = (in_a_run >> i & 1U) != 0 ? 0 : (now >> i & 1U) != 0 ? 1 : 2 + (i % 3 == 1 ? 1 : 0);
    f.place[card] = static_cast<std::uint8_t>(first_of_stock + reach * 4 + i / 6);
    f.whereabouts[card] = reach < 2 ? within_reach : out_of_reach;
    f.depth[card] = static_cast<std::uint8_t>(reach);
  }
  std::array<int, 7> with_covered{};
  int empty = 0;
  for (int pile = 0; pile < piles; ++pile) {
    const int under = p.covered[at(pile)], open = p.open[at(pile)];
    if (open == 0) {
      if (under == 0) {
        ++empty;
        continue;
      }
      f.set(Facts::of_whole + 4, about_to_turn + under - 1);
    }
    ++with_covered[at(under)];
    for (int i = 0; i < open; ++i) {
      const Small card = p.run[at(pile)][at(i)];
      f.place[card] = static_cast<std::uint8_t>((i > 0 ? first_of_others : first_of_heads) + under);
      f.whereabouts[card] = i == open - 1 ? at_end : in_run;
      f.depth[card] = static_cast<std::uint8_t>(std::min(open - 1 - i, 3));
      if (i > 0 && suit_of(p.run[at(pile)][at(i - 1)]) >= 2)
        f.set(Facts::of_parent + card, card * places_of_card + parent_fact);
    }
    if (open > 0) f.set(Facts::of_end + end(p, pile), end(p, pile) * places_of_card + end_fact);
  }
  for (int card = 0; card < pack; ++card) f.set(card, card * places_of_card + f.place[at(card)]);
  for (int pile = 0; pile < piles; ++pile) {  // whether the lowest open card of a pile can move on
    if (p.open[at(pile)] == 0) continue;
    const Small head = p.run[at(pile)][0];
    const int suit = suit_of(head), rank = rank_of(head), under = p.covered[at(pile)];
    f.set(Facts::of_head + pile,
          rank == king - 1
              ? kings + under
              : heads + under * 21 + pair_number(f.where(suit ^ 1, rank + 1), f.where(suit ^ 3, rank + 1)));
  }
  for (int suit = 0; suit < families; ++suit) {  // where the next card of each family is
    if (p.home[at(suit)] == ranks) continue;
    const Small next = small(suit, p.home[at(suit)]);
    const int where = f.whereabouts[next], depth = f.depth[next];
    const int number = where == nowhere_seen   ? 0
                       : where <= out_of_reach ? 1 + depth - (depth == 3 ? 1 : 0)
                                               : 4 + depth;
    f.set(Facts::of_next + suit, nexts + suit * 8 + number);
  }
  for (int under = 0; under < 7; ++under)
    f.set(Facts::of_count + under, covered_counts + under * 8 + with_covered[at(under)]);
  f.set(Facts::of_whole, spaces + empty);
  f.set(Facts::of_whole + 1, all_covered + covered(p));
  f.set(Facts::of_whole + 2, stock_sizes + p.stock_size);
  f.set(Facts::of_whole + 3, came_back + p.backs);
}

}  // namespace longwood::models

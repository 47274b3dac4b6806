#include "games/napoleon_at_st_helena/player_model.hpp"

#include <algorithm>
#include <utility>

namespace longwood::models {

NapoleonAtStHelena::Position NapoleonAtStHelena::deal(std::span<const Small, deck> dealt) {
  Position p{};
  auto next = dealt.begin();
  for (int row = 0; row < 4; ++row)
    for (auto& column : p.column) column[at(row)] = *next++;
  p.size.fill(4);
  for (auto& card : p.hand) card = *next++;
  p.hand_size = most_hand;
  return p;
}

int NapoleonAtStHelena::cards_home(const Position& p) {
  int home = 0;
  for (std::size_t suit = 0; suit < suits; ++suit) home += p.higher[suit] + p.lower[suit];
  return home;
}

int NapoleonAtStHelena::run_of(const Position& p, int column) {
  int run = 1;
  for (int i = p.size[at(column)] - 1; i > 0; --i, ++run) {
    const Small card = p.column[at(column)][at(i)], on = p.column[at(column)][at(i - 1)];
    if (!follows(card, on)) break;
  }
  return run;
}

void NapoleonAtStHelena::moves_of_column(const Position& p, int column, int vacant, int vacancies_left,
                                         Moves& out) {
  const int run = run_of(p, column), size = p.size[at(column)];
  const auto from = static_cast<std::uint8_t>(column);
  const auto add = [&](int to, int count) {
    const bool parted = count < run;
    if (parted && !goes_home(p, p.column[at(column)][at(size - 1 - count)])) return;
    out.add({parted ? Act::part : Act::lay, from, static_cast<std::uint8_t>(to),
             static_cast<std::uint8_t>(count)});
  };
  const Small card = end(p, column);
  const int at_once = 1 << std::min(vacancies_left, 4);
  for (int to = 0; to < columns; ++to) {
    if (to == column || p.size[at(to)] == 0) continue;
    const int count = end(p, to) - card;
    if (count < 1 || count > std::min(run, at_once) || suit_of(end(p, to)) != suit_of(card)) continue;
    add(to, count);
  }
  if (vacancies_left == 0) return;
  for (int count = 1; count <= std::min(run, at_once / 2); ++count)
    if (count < size) add(vacant, count);
}

void NapoleonAtStHelena::moves(const Position& p, Moves& out) {
  out.size = 0;
  if (is_unsettled(p)) return out.add({Act::settle, 0, 0, 0});
  int vacant = -1, vacancies_left = 0;
  for (int column = columns; column-- > 0;)
    if (p.size[at(column)] == 0) vacant = column, ++vacancies_left;
  for (int from = 0; from <= talon; ++from)
    if (has_end(p, from) && rank_of(end(p, from)) == p.higher[at(suit_of(end(p, from)))])
      out.add({Act::home, static_cast<std::uint8_t>(from), 0, 1});
  for (int column = 0; column < columns; ++column)
    if (p.size[at(column)] > 0) moves_of_column(p, column, vacant, p.talon_fills ? 0 : vacancies_left, out);
  if (p.talon_size > 0) {
    const Small card = end(p, talon);
    for (int to = 0; to < columns; ++to)
      if (p.size[at(to)] > 0 && follows(card, end(p, to)))
        out.add({Act::lay, talon, static_cast<std::uint8_t>(to), 1});
    if (vacant >= 0) out.add({Act::lay, talon, static_cast<std::uint8_t>(vacant), 1});
  }
  if (p.hand_size > 0) out.add({Act::turn, 0, 0, 0});
}

void NapoleonAtStHelena::send_home(Position& p, int from) {
  const auto suit = at(suit_of(end(p, from)));
  if (rank_of(end(p, from)) == p.lower[suit])
    ++p.lower[suit];
  else
    ++p.higher[suit];
  if (p.lower[suit] > p.higher[suit]) std::swap(p.lower[suit], p.higher[suit]);
  take_end(p, from);
}

void NapoleonAtStHelena::lay(Position& p, Move move) {
  auto& to = p.column[move.to];
  auto& size = p.size[move.to];
  if (move.from == talon) {
    to[size++] = p.talon[--p.talon_size];
    return;
  }
  p.size[move.from] = static_cast<std::uint8_t>(p.size[move.from] - move.count);
  for (int i = 0; i < move.count; ++i) to[size++] = p.column[move.from][at(p.size[move.from] + i)];
}

void NapoleonAtStHelena::make(Position& p, Move move) {
  switch (move.act) {
    case Act::home: send_home(p, move.from); break;
    case Act::lay: lay(p, move); break;
    case Act::part:
      lay(p, move);
      send_home(p, move.from);
      break;
    case Act::turn: p.turning = true; break;
    case Act::settle: break;
  }
}

bool NapoleonAtStHelena::is_unsettled(const Position& p) {
  for (int from = 0; from <= talon; ++from)
    if (is_safe(p, from)) return true;
  return false;
}

void NapoleonAtStHelena::next_unseen(Position& p, std::uint32_t n, std::uint32_t from) {
  if (!p.turning) return;
  std::array<std::uint8_t, pack> copies{};
  for (int i = 0; i < p.hand_size; ++i) ++copies[p.hand[at(i)]];
  int skip = spread_evenly(n, from, p.hand_size);
  Small chosen = 0;
  while (skip >= copies[chosen]) skip -= copies[chosen++];
  const auto all = std::span{p.hand}.first(p.hand_size);
  std::swap(*std::ranges::find(all, chosen), all.back());
}

void NapoleonAtStHelena::shuffle(Position& p, Rng& rng) { rng.shuffle(std::span{p.hand}.first(p.hand_size)); }

void NapoleonAtStHelena::sort_unseen(Position& p) { std::ranges::sort(std::span{p.hand}.first(p.hand_size)); }

std::uint64_t NapoleonAtStHelena::key_of_cards(const Position& p, bool columns_differ) {
  constexpr int bits_of_card = 7;
  std::uint64_t key = 0, homes = 0, turned = 0;
  const auto add = [](std::uint64_t& sum, Small card) {
    sum = mix(sum << bits_of_card ^ sum >> 50 ^ (card + 1U));
  };
  for (int i = 0; i < columns; ++i) {
    std::uint64_t column = columns_differ ? static_cast<std::uint64_t>(i) + 1 : 1;
    for (int j = 0; j < p.size[at(i)]; ++j) add(column, p.column[at(i)][at(j)]);
    key += column;
  }
  for (int i = 0; i < p.talon_size; ++i) add(turned, p.talon[at(i)]);
  for (std::size_t suit = 0; suit < suits; ++suit)
    homes = homes << 8 | static_cast<unsigned>(p.higher[suit] << 4 | p.lower[suit]);
  return mix(key ^ mix(homes << 8 | p.hand_size) ^ turned);
}

std::uint64_t NapoleonAtStHelena::key(const Position& p) { return key_of_cards(p, true); }

std::uint64_t NapoleonAtStHelena::key_with_all_known(const Position& p) {
  std::uint64_t hand = 0;
  for (int i = 0; i < p.hand_size; ++i) hand = mix(hand ^ (p.hand[at(i)] + 1U));
  return mix(key_of_cards(p, false) ^ hand);
}

int NapoleonAtStHelena::promise(const Position& p, Move move) {
  switch (move.act) {
    case Act::home: return 100;
    case Act::part: return 90;
    case Act::lay:
      if (p.size[move.to] == 0) return move.from == talon ? 20 : 30;
      return move.from == talon ? 70 : 80;
    case Act::turn: return 10;
    case Act::settle: break;
  }
  return 0;
}

namespace {

/// Collects the facts of a position.
struct NapoleonFacts {
  using Model = NapoleonAtStHelena;
  static constexpr int of_heights = Model::deck, of_columns = of_heights + 4, in_column = 5,
                       of_whole = of_columns + in_column * Model::columns;
  static constexpr int unseen_place = 0, talon_places = 1, column_places = 10;
  enum Lies : std::uint8_t { at_home, unseen, on_talon, open, covered, joined };

  const Model::Position& p;
  std::span<std::uint16_t, Model::slots> slots;
  std::array<std::uint8_t, pack> need{}, found{}, left{};
  std::array<std::array<std::uint8_t, 2>, pack> lies{};

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  void set(int slot, int fact) const { slots[at(slot)] = static_cast<std::uint16_t>(fact); }
  void put(Small card, int place, Lies how) {
    const int copy = found[card]++;
    lies[card][at(copy)] = how;
    set(card * 2 + copy, need[card] * Model::whereabouts + place);
  }

  void suits() {
    for (int suit = 0; suit < Model::suits; ++suit) {
      const int higher = p.higher[at(suit)], lower = p.lower[at(suit)];
      set(of_heights + suit, Model::heights + pair_number(higher, lower));
      for (int rank = lower; rank < ranks; ++rank) {
        const Small card = small(suit, rank);
        need[card] = static_cast<std::uint8_t>(rank - (rank < higher ? lower : higher));
        left[card] = rank < higher ? 1 : 2;
      }
    }
  }
  static int depth_in_column(int above) { return above < 4 ? above : above < 6 ? 4 : above < 9 ? 5 : 6; }
  static int depth_in_talon(int above) {
    constexpr std::array ends{1, 2, 3, 5, 8, 13, 21, 33};
    int depth = 0;
    while (at(depth) < ends.size() && above >= ends[at(depth)]) ++depth;
    return depth;
  }

  void column(int i) {
    const int size = p.size[at(i)], slot = of_columns + i * in_column;
    const auto& cards = p.column[at(i)];
    int least = ranks, over_least = 0, inverted = 0, run = 0;
    for (int j = 0; j < size; ++j) {
      const Small card = cards[at(j)];
      const bool is_joined = j > 0 ? Model::follows(card, cards[at(j - 1)]) : rank_of(card) == ranks - 1;
      const bool covers = least < need[card];
      const int above = size - 1 - j, kind = is_joined ? 2 : j == 0 ? 1 : 0;
      put(card, column_places + (kind * 2 + (covers ? 1 : 0)) * 7 + depth_in_column(above),
          is_joined    ? joined
          : above == 0 ? open
                       : covered);
      inverted += covers ? 1 : 0;
      if (need[card] <= least) least = need[card], over_least = above;
      run = is_joined && j > 0 ? run + 1 : 1;
    }
    set(slot, Model::lengths + std::min(size, 15));
    if (size == 0) return;
    set(slot + 1, Model::least_needs + std::min(least, 5) * 8 + std::min(over_least, 7));
    set(slot + 2, Model::inversions + std::min(inverted, 7));
    set(slot + 3, Model::runs + std::min(run, 4) - 1);
  }
  void talon() {
    int least = ranks, inverted = 0;
    for (int i = 0; i < p.talon_size; ++i) {
      const Small card = p.talon[at(i)];
      put(card, talon_places + depth_in_talon(p.talon_size - 1 - i), on_talon);
      inverted += least < need[card] ? 1 : 0;
      least = std::min<int>(least, need[card]);
    }
    set(of_whole + 4, Model::talon_inversions + std::min(inverted, 31));
  }
  void hand() {
    for (Small card = 0; card < pack; ++card)
      while (found[card] < left[card]) put(card, unseen_place, unseen);
  }
  void whole() {
    int vacant = 0, fit = 0;
    std::uint64_t open_to = 0;
    for (int i = 0; i < Model::columns; ++i) {
      if (p.size[at(i)] == 0) {
        ++vacant;
        continue;
      }
      const Small card = p.column[at(i)][at(p.size[at(i)] - 1)];
      if (rank_of(card) == 0) continue;
      const auto& lower = lies[at(card - 1)];
      open_to |= bit_of(static_cast<Small>(card - 1));
      set(of_columns + i * in_column + 4, Model::openings + pair_number(lower[0], lower[1]));
    }
    for (int suit = 0; suit < Model::suits; ++suit)
      for (const int next : {p.higher[at(suit)], p.lower[at(suit)]})
        if (next < ranks) open_to |= bit_of(small(suit, next));
    while (open_to != 0) {
      const auto& where = lies[at(take_place(open_to))];
      fit += (where[0] == unseen ? 1 : 0) + (where[1] == unseen ? 1 : 0);
    }
    set(of_whole, Model::hand_sizes + p.hand_size);
    set(of_whole + 1, Model::talon_sizes + p.talon_size);
    set(of_whole + 2, Model::vacancies + vacant);
    set(of_whole + 3, Model::fitting + std::min(fit, 20));
  }
};

}  // namespace

void NapoleonAtStHelena::describe(const Position& p, std::span<std::uint16_t, slots> facts) {
  NapoleonFacts f{.p = p, .slots = facts};
  f.suits();
  for (int i = 0; i < columns; ++i) f.column(i);
  f.talon();
  f.hand();
  f.whole();
}

}  // namespace longwood::models

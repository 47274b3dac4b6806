#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/card.hpp"
#include "core/rng.hpp"

namespace longwood::models {

/// A card of one pack as models number it: 13 · suit + rank, both from 0. Suits alternate in colour.
using Small = std::uint8_t;
inline constexpr int ranks = 13, pack = 52;

constexpr int suit_of(Small card) { return card / ranks; }
constexpr int rank_of(Small card) { return card % ranks; }
constexpr Small small(int suit, int rank) { return static_cast<Small>(suit * ranks + rank); }
constexpr std::uint64_t bit_of(Small card) { return std::uint64_t{1} << card; }

/// Models number the suits spades, hearts, clubs, diamonds.
constexpr int other_number_of_suit(int suit) { return suit < 2 ? suit : 5 - suit; }
constexpr Small small_of(Card card) { return small(other_number_of_suit(card.suit()), card.rank() - 1); }

/// Whether a card goes on another downwards in alternate colours.
constexpr bool fits(Small card, Small on) {
  return rank_of(on) == rank_of(card) + 1 && ((suit_of(card) ^ suit_of(on)) & 1) != 0;
}

/// The eight ways to rename suits that keep which colours are alike; the first changes nothing.
inline constexpr std::array<std::array<std::uint8_t, 4>, 8> renamings{{{0, 1, 2, 3},
                                                                       {2, 1, 0, 3},
                                                                       {0, 3, 2, 1},
                                                                       {2, 3, 0, 1},
                                                                       {1, 0, 3, 2},
                                                                       {1, 2, 3, 0},
                                                                       {3, 0, 1, 2},
                                                                       {3, 2, 1, 0}}};

/// A stock that is turned without end, one card or three fanned ones at a time, so that its player has seen
/// every card. Places count from the next card to be turned at the beginning of a run; `pointer` cards of
/// this run were turned.
///
/// The cards that can be brought to the top without playing one: if threes are turned, every third of a run,
/// the last, and every third starting at the pointer, with the one turned last.
constexpr std::uint64_t reachable(int size, int pointer, int at_once) {
  if (size == 0) return 0;
  const std::uint64_t all = (std::uint64_t{1} << size) - 1;
  if (at_once == 1) return all;
  constexpr std::uint64_t thirds = 0x4924'9249'2492'4924, from_first = 0x9249'2492'4924'9249;
  std::uint64_t places = (thirds & all) | std::uint64_t{1} << (size - 1);
  if (pointer > 0) places |= (from_first << (pointer - 1)) & all;
  return places;
}

/// The pointer in one of its ways to be written: 0 if a new run would reach the same cards.
constexpr int pointer_at(int turned, int size, int at_once) {
  return at_once == 1 || turned % 3 == 0 || turned == size ? 0 : turned;
}

/// Where a card is, coarsely, for the facts of a net.
enum Whereabouts : std::uint8_t {
  at_home,
  nowhere_seen,
  within_reach,  ///< of the hand or talon
  out_of_reach,
  at_end,
  in_run,  ///< under others of its column
  on_stock
};

/// The number of an unordered pair of small numbers.
constexpr int pair_number(int a, int b) { return std::max(a, b) * (std::max(a, b) + 1) / 2 + std::min(a, b); }

/// The lowest place of a set, which is removed.
constexpr int take_place(std::uint64_t& places) {
  const int place = std::countr_zero(places);
  places &= places - 1;
  return place;
}

}  // namespace longwood::models

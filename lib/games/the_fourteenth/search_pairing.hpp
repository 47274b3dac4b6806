#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/the_fourteenth/rules.hpp"

/// Which cards of the square of The Fourteenth can be paired at once, as they lie.
namespace longwood::advice::fourteen {

using Places = std::uint32_t;  ///< a set of places of the square

/// The places in line with each place.
inline constexpr auto lines = [] {
  std::array<Places, 25> near{};
  for (const auto [a, b] : TheFourteenth::in_line) {
    near[a] |= Places{1} << b;
    near[b] |= Places{1} << a;
  }
  return near;
}();

constexpr Places lowest(Places places) { return places & (~places + 1); }
constexpr std::size_t first_of(Places places) { return static_cast<std::size_t>(std::countr_zero(places)); }
constexpr bool several(Places places) { return (places & (places - 1)) != 0; }

/// Where the cards of each rank lie.
using ByRank = std::array<Places, 14>;

inline ByRank places_by_rank(const State& s) {
  ByRank places{};
  for (Pile p = 0; p < 25; ++p)
    if (const Card card = s.top[p]; !card.none())
      places[static_cast<std::size_t>(card.rank())] |= Places{1} << p;
  return places;
}

/// By place: the place of the card whose partner the card there is. Defined only for cards that are partners.
using Partners = std::array<std::uint8_t, 25>;

/// Finds a partner among `others` for the card at `place`, by an augmenting path: partners already given may
/// be moved. `free` are those of the others not given yet.
inline bool find_partner(std::size_t place, Places others, Places& free, Places& tried, Partners& whose) {
  const Places near = lines[place] & others;
  if (const Places open = near & free; open != 0) {
    free &= ~lowest(open);
    whose[first_of(open)] = static_cast<std::uint8_t>(place);
    return true;
  }
  for (Places open; (open = near & ~tried) != 0;) {
    const std::size_t other = first_of(open);
    tried |= lowest(open);
    if (find_partner(whose[other], others, free, tried, whose)) {
      whose[other] = static_cast<std::uint8_t>(place);
      return true;
    }
  }
  return false;
}

/// A maximum matching between the cards of one rank and those of the complement, pairs being in line. Returns
/// the number of pairs.
inline int pair_up(Places some, Places others, Partners& whose) {
  int pairs = 0;
  Places free = others;
  for (; some != 0 && free != 0; some &= some - 1) {
    Places tried = 0;
    if (find_partner(first_of(some), others, free, tried, whose)) ++pairs;
  }
  return pairs;
}

/// The most pairs in line at once among sevens, which are their own complement.
inline int pairs_of_sevens(Places sevens) {
  if (!several(sevens)) return 0;
  const int bound = std::popcount(sevens) / 2;
  const Places near = lines[first_of(sevens)];
  sevens &= sevens - 1;
  int most = 0;
  for (Places open = near & sevens; open != 0 && most < bound; open &= open - 1)
    most = std::max(most, 1 + pairs_of_sevens(sevens & ~lowest(open)));
  return most < bound ? std::max(most, pairs_of_sevens(sevens)) : most;
}

/// Whether all cards of these two complements can be paired.
inline bool all_paired(Places some, Places others, Partners& whose) {
  const int pairs = std::popcount(some);
  return pairs == std::popcount(others) && pair_up(some, others, whose) == pairs;
}
inline bool all_sevens_paired(Places sevens) { return 2 * pairs_of_sevens(sevens) == std::popcount(sevens); }

/// Whether all cards can be paired as they lie.
inline bool complete(const ByRank& places) {
  Partners whose;
  for (std::size_t rank = 1; rank < 7; ++rank)
    if (!all_paired(places[rank], places[14 - rank], whose)) return false;
  return all_sevens_paired(places[7]);
}

/// The first pair, in reading order of the lower rank, of a pairing of all cards; none if there is no such
/// pairing.
inline std::optional<Move> pair_of_complete(const ByRank& places) {
  std::optional<Move> found;
  const auto take = [&](std::size_t a, std::size_t b) {
    found = Move{Act::pair, static_cast<Pile>(std::min(a, b)), static_cast<Pile>(std::max(a, b)), 0};
  };
  Partners whose;
  for (std::size_t rank = 1; rank < 7; ++rank) {
    const Places some = places[rank], others = places[14 - rank];
    if (!all_paired(some, others, whose)) return {};
    if (some != 0) take(whose[first_of(others)], first_of(others));
  }
  const Places sevens = places[7];
  if (!all_sevens_paired(sevens)) return {};
  if (found || sevens == 0) return found;
  const std::size_t first = first_of(sevens);
  for (Places open = lines[first] & sevens; open != 0 && !found; open &= open - 1)
    if (all_sevens_paired(sevens & (sevens - 1) & ~lowest(open))) take(first, first_of(open));
  return found;
}

}  // namespace longwood::advice::fourteen

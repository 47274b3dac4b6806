#pragma once

#include <array>
#include <cstdint>

#include "core/engine.hpp"
#include "core/game_rules.hpp"
#include "core/move.hpp"
#include "core/state.hpp"
#include "core/table.hpp"
#include "core/why.hpp"

/// Games in which two exposed cards go out together, by `Rules::pairs`. `pair_moves` and `why_not_pair` read
/// the same, so they cannot disagree.
namespace longwood {

/// Calls `visit` with each place whose card makes a pair, in their order, and the set of later ones with
/// which it does, a bit each by its number among the places.
template <class G, class Visit>
void for_each_pair(const State& s, Visit visit) {
  static constexpr Group places = G::rules.pairs.places;
  static_assert(places.count <= 32);
  static constexpr auto partners_of = [] {
    std::array<std::uint8_t, king + 1> ranks{};
    for (int rank = ace; rank <= king; ++rank)
      ranks[static_cast<std::size_t>(rank)] = static_cast<std::uint8_t>(G::rules.pairs.partner(rank));
    return ranks;
  }();
  std::array<std::uint8_t, places.count> ranks{};  // 0 for a vacant place, with which nothing goes out
  std::array<std::uint32_t, king + 1> showing{};
  for (std::size_t i = 0; i < places.count; ++i) {
    const auto place = static_cast<Pile>(places.first + i);
    if (s.size[place] == 0) continue;
    ranks[i] = static_cast<std::uint8_t>(s.top[place].rank());
    showing[ranks[i]] |= 1U << i;
  }
  for (std::size_t i = 0; i < places.count; ++i) {
    std::uint32_t later = ~1U << i;
    if constexpr (!G::rules.within.empty()) later = G::rules.within[i];
    if (const auto partners = showing[partners_of[ranks[i]]] & later; partners != 0)
      visit(static_cast<Pile>(places.first + i), partners);
  }
}

/// Whether any two cards make a pair.
template <class G>
bool pair_shows(const State& s) {
  bool shows = false;
  for_each_pair<G>(s, [&](Pile, std::uint32_t) { shows = true; });
  return shows;
}

/// Adds every pair.
template <class G>
void pair_moves(const State& s, MoveList& out) {
  for_each_pair<G>(s, [&](Pile a, std::uint32_t partners) {
    for_each_bit(partners, [&](int b) { out.add({Act::pair, a, G::rules.pairs.places[b], 0}); });
  });
}

/// Why a `pair` is refused; `Why::ok` exactly if `pair_moves` lists it.
template <class G>
constexpr Why why_not_pair(const State& s, Move m) {
  constexpr Group places = G::rules.pairs.places;
  if (m.count != 0 || m.from > m.to) return Why::no_such_move;
  if (!places.has(m.from) || !places.has(m.to)) {
    constexpr auto why_no_pair = G::rules.why_no_pair;
    if constexpr (why_no_pair != nullptr) return why_no_pair(m.from, m.to);
    return Why::no_such_move;
  }
  if (m.from == m.to) return Why::same_place;
  if (s.size[m.from] == 0 || s.size[m.to] == 0) return Why::nothing_there;
  constexpr Pairs pairs = G::rules.pairs;
  if (!pairs.match(s, m.from, m.to)) return pairs.unlike;
  if constexpr (!G::rules.within.empty())
    if ((G::rules.within[static_cast<std::size_t>(m.from - places.first)] >> (m.to - places.first) & 1) == 0)
      return pairs.apart;
  return Why::ok;
}

/// The two cards go out, the lower one first, and of one rank spades before hearts, diamonds and clubs. The
/// order therefore does not depend on where they lay.
template <class G>
void play_pair(Table& t, Move m) {
  const bool in_order = t.top(m.from).kind() <= t.top(m.to).kind();
  t.shift(in_order ? m.from : m.to, G::rules.pairs.out);
  t.shift(in_order ? m.to : m.from, G::rules.pairs.out);
}

}  // namespace longwood

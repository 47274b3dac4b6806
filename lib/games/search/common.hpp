#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "core/rules.hpp"

/// Pieces of advice which several games share.
namespace longwood::advice {

/// The kinds of the exposed cards of a group.
inline Kinds exposed_kinds(const State& s, Group group) {
  constexpr int no_kind = 63;  // what is no card has none of the 52
  Kinds kinds = 0;
  for (int i = 0; i < group.count; ++i) kinds |= Kinds{1} << (s.top[group[i]].kind() & no_kind);
  return kinds & all_kinds;
}

/// A play of an exposed card of `from` to one of four families, where `wanted` are the kinds they take.
inline std::optional<Move> play_wanted(const State& s, Group from, Group families, Kinds wanted) {
  if (wanted == 0) return {};
  for (int i = 0; i < from.count; ++i)
    if (const Card card = s.top[from[i]]; !card.none() && (wanted >> card.kind() & 1) != 0)
      return Move{Act::lay, from[i], families[card.suit()], 1};
  return {};
}

/// Leaves one vacancy of a group as the target of all moves: the vacancies are interchangeable.
inline void one_vacancy(const State& s, Group group, MoveList& moves) {
  int vacant = -1;
  for (int i = group.count; i-- > 0;)
    if (s.size[group[i]] == 0) vacant = group[i];
  moves.keep_if(
      [&](Move m) { return m.act != Act::lay || !group.has(m.to) || s.size[m.to] > 0 || m.to == vacant; });
}

/// Sorts moves by cost in ascending order, equal ones as they were.
template <class Cost>
void sort_by_cost(MoveList& moves, const Cost& cost_of) {
  // a move is copied as a word: taken apart and put together it could not be read again at once
  using Word = std::uint32_t;
  const auto move_of = [](std::int64_t ordered) { return std::bit_cast<Move>(static_cast<Word>(ordered)); };
  const auto count = static_cast<std::size_t>(moves.size());
  if (count == 2) {  // a marriage and its reverse, mostly, in an order that no processor foretells
    const bool swapped = cost_of(moves[1]) < cost_of(moves[0]);
    const std::array both{std::bit_cast<Word>(moves[0]), std::bit_cast<Word>(moves[1])};
    moves[0] = std::bit_cast<Move>(both[swapped ? 1 : 0]);
    moves[1] = std::bit_cast<Move>(both[swapped ? 0 : 1]);
    return;
  }
  // cost, place and move in one number
  std::array<std::int64_t, MoveList::capacity> room;
  const std::span order = std::span{room}.first(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Move& move = moves[static_cast<int>(i)];
    const std::int64_t rank = std::int64_t{cost_of(move)} * 1024 + static_cast<std::int64_t>(i);
    order[i] = rank * (std::int64_t{1} << 32) + std::bit_cast<Word>(move);
  }
  if (count > 12) {
    std::ranges::sort(order);
    for (std::size_t i = 0; i < count; ++i) moves[static_cast<int>(i)] = move_of(order[i]);
    return;
  }
  // few moves are counted to their places, which takes no guess how each comparison ends
  for (const std::int64_t one : order) {
    int before = 0;
    for (const std::int64_t other : order) before += other < one ? 1 : 0;
    moves[before] = move_of(one);
  }
}

}  // namespace longwood::advice

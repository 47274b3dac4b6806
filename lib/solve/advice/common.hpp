#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "core/rules.hpp"

/// Pieces of advice which several games share.
namespace longwood::advice {

/// A play of an exposed card of `from` to one of four families, where `wanted` are the kinds they take.
inline std::optional<Move> play_wanted(const State& s, Group from, Group families, Kinds wanted) {
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

/// Sorts moves by cost in ascending order, equal ones as they were: an insertion sort, as the lists are
/// short.
template <class Cost>
void sort_by_cost(MoveList& moves, const Cost& cost_of) {
  std::array<int, MoveList::capacity> costs;
  int n = 0;
  for (const Move move : moves) {
    const int cost = cost_of(move);
    int i = n++;
    for (; i > 0 && costs[static_cast<std::size_t>(i - 1)] > cost; --i) {
      costs[static_cast<std::size_t>(i)] = costs[static_cast<std::size_t>(i - 1)];
      moves[i] = moves[i - 1];
    }
    costs[static_cast<std::size_t>(i)] = cost;
    moves[i] = move;
  }
}

}  // namespace longwood::advice

#pragma once

#include <algorithm>

#include "games/two_rows.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

/// Advice for Hoffmann's games, in which each suit has a family that rises and one that falls.
namespace longwood::advice {

/// The crossing rule. Once a suit's families have met (the rising one shows u, the falling one d, and u + 1
/// >= d), a card of rank u + 1 may be played up at once, and one of rank d - 1 down. Its twin already lies on
/// the other family, so the card can go nowhere else in the end; and a card that would rest on it is of rank
/// u (already on both families), or u + 2, whose own place opens by this very play. It holds only when no
/// redeal is to come, for in a redeal every card played shifts the cards that follow.
inline std::optional<Move> crossing_play(const State& s, Group packets) {
  using namespace two_rows;
  Kinds rising = 0, falling = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const Card up = s.top[aces[suit]], down = s.top[kings[suit]];
    if (up.rank() + 1 < down.rank()) continue;
    rising |= takers(Fit::up, Kinds{1} << up.kind());
    falling |= takers(Fit::down, Kinds{1} << down.kind());
  }
  if (const auto play = play_wanted(s, packets, aces, rising)) return play;
  return play_wanted(s, packets, kings, falling);
}

/// Weights of `packets_estimate`.
struct PacketWeights {
  int left = 6, joint = 3, vacancy = 4, cover = 1;
};

/// Cards left, marriages made, vacancies, and how deep the next card of each family lies in the packets.
inline int packets_estimate(const State& s, Group packets, const PacketWeights& w) {
  using namespace two_rows;
  std::array<int, 8> depth;
  depth.fill(12);
  std::array<int, 8> next{};
  for (int suit = 0; suit < 4; ++suit) {
    next[static_cast<std::size_t>(suit)] = s.top[aces[suit]].rank() + 1;
    next[static_cast<std::size_t>(suit + 4)] = s.top[kings[suit]].rank() - 1;
    if (next[static_cast<std::size_t>(suit)] > king) depth[static_cast<std::size_t>(suit)] = 0;
    if (next[static_cast<std::size_t>(suit + 4)] < ace) depth[static_cast<std::size_t>(suit + 4)] = 0;
  }
  int joints = 0, vacancies = 0;
  for (int i = 0; i < packets.count; ++i) {
    int n = s.size[packets[i]];
    if (n == 0) {
      ++vacancies;
      continue;
    }
    Card card = s.top[packets[i]];
    for (int above = 0;; ++above) {
      const auto suit = static_cast<std::size_t>(card.suit());
      if (card.rank() == next[suit]) depth[suit] = std::min(depth[suit], above);
      if (card.rank() == next[suit + 4]) depth[suit + 4] = std::min(depth[suit + 4], above);
      if (--n == 0) break;
      const Card below = s.under[card.id];
      if (fits(Fit::marry, card, below)) ++joints;
      card = below;
    }
  }
  int value = 400 + w.left * (max_cards - s.total(families)) - w.joint * joints - w.vacancy * vacancies;
  for (const int d : depth) value += w.cover * d;
  return value;
}

}  // namespace longwood::advice

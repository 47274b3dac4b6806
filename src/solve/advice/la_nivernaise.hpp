#pragma once

#include <algorithm>

#include "games/la_nivernaise.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct LaNivernaiseAdvice {
  using Game = LaNivernaise;
  static int stage(const State& s) { return s.counter[Game::redeals] * 128 + 104 - s.size[Game::hand]; }
  static void prune(const State& s, MoveList& moves) { one_vacancy(s, Game::flanks, moves); }

  static int estimate(const State& s) {
    std::array<std::array<int, 4>, 2> next;   // rank wanted by the rising and the falling family of a suit
    std::array<std::array<int, 4>, 2> depth;  // cards above its nearest copy
    for (int suit = 0; suit < 4; ++suit) {
      const auto i = static_cast<std::size_t>(suit);
      const Card up = s.top[Game::aces[suit]], down = s.top[Game::kings[suit]];
      next[0][i] = up.none() ? ace : up.rank() + 1;
      next[1][i] = down.none() ? king : down.rank() - 1;
      depth[0][i] = next[0][i] > king ? 0 : 16;
      depth[1][i] = next[1][i] < ace ? 0 : 16;
    }
    int held = 0;
    for (int i = 0; i < Game::available.count; ++i) {
      const Pile pile = Game::available[i];
      if (Game::flanks.has(pile)) held += s.size[pile];
      Card card = s.top[pile];
      for (int above = 0; !card.none(); ++above, card = s.under[card.id]) {
        const auto suit = static_cast<std::size_t>(card.suit());
        for (std::size_t way = 0; way < 2; ++way)
          if (card.rank() == next[way][suit]) depth[way][suit] = std::min(depth[way][suit], above);
      }
    }
    int value = 200 + 6 * (max_cards - s.total(Game::families)) + 3 * held;
    for (const auto& way : depth)
      for (const int d : way) value += d;
    return value;
  }

  static constexpr std::array<std::uint32_t, 5> widths{30, 300, 3000, 30000, 100000};
  static constexpr Advice advice{stage, estimate, nullptr, prune, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

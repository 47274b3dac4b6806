#pragma once

#include <algorithm>
#include <bit>

#include "games/the_clock.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct TheClockAdvice {
  using Game = TheClock;
  static int stage(const State& s) { return 56 - s.size[Game::hand]; }

  static int estimate(const State& s) {
    std::array<std::uint16_t, 52> wanted{};  // hours which want this kind next, as bits
    std::array<int, 12> depth;
    for (int hour = 0; hour < 12; ++hour) {
      const Card top = s.top[Game::hours[hour]];
      const bool struck = top.rank() == hour + 1;
      depth[static_cast<std::size_t>(hour)] = struck ? 0 : 10;
      if (!struck)
        wanted[static_cast<std::size_t>((top.kind() + 4) % 52)] |= static_cast<std::uint16_t>(1U << hour);
    }
    int joints = 0;
    for (int i = 0; i < 13; ++i) {
      const Pile pile = Game::circle[i];  // the talon follows the circle
      Card card = s.top[pile];
      for (int above = 0; !card.none(); ++above) {
        for (unsigned hours = wanted[static_cast<std::size_t>(card.kind())]; hours != 0; hours &= hours - 1) {
          const auto hour = static_cast<std::size_t>(std::countr_zero(hours));
          depth[hour] = std::min(depth[hour], above);
        }
        const Card below = s.under[card.id];
        if (!below.none() && fits(Fit::down_round, card, below)) ++joints;
        card = below;
      }
    }
    int value = 400 + 6 * (max_cards - s.total(Game::hours)) - 2 * joints + 2 * s.size[Game::talon];
    for (const int d : depth) value += d;
    return value;
  }

  static constexpr std::array<std::uint32_t, 5> widths{30, 300, 3000, 30000, 100000};
  static constexpr Advice advice{stage, estimate, nullptr, nullptr, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

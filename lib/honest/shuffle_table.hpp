#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/state.hpp"
#include "statistics/logit.hpp"

namespace longwood {

/// What gathering, shuffling and dealing again yields in a game of one pack in which all else is open: the
/// chance depends on how far the four families have come, suits being alike, and on the shuffles left.
/// `longwood-lab train GAME --shuffles` makes the table.
struct ShuffleTable {
  /// Ways in which four families from 0 to 13 cards may stand.
  static constexpr std::size_t ways = 2380;
  static constexpr int steps_of_one = 16;  ///< the table holds logits multiplied by this

  Group families, packets;   ///< four families; the packets that are gathered and dealt again
  std::uint8_t counter = 0;  ///< of the redeals made
  int redeals = 0;           ///< that the game allows
  int least = 0;             ///< cards with which a family begins
  std::span<const std::int8_t> logits =
      {};  ///< `ways` for each number of redeals left after this one, from 0

  using Heights = std::array<int, 4>;

  /// The number of a way to stand, from 0; the order of the families does not matter.
  static constexpr std::size_t number(Heights heights) {
    std::ranges::sort(heights);
    const auto below = [](int n, int k) {
      std::size_t ways_below = 1;
      for (int i = 0; i < k; ++i)
        ways_below = ways_below * static_cast<std::size_t>(n - i) / static_cast<std::size_t>(i + 1);
      return ways_below;
    };
    std::size_t sum = 0;
    for (int i = 0; i < 4; ++i) sum += below(heights[static_cast<std::size_t>(i)] + i, i + 1);
    return sum;
  }
  [[nodiscard]] Heights heights(const State& s) const {
    Heights heights;
    for (int i = 0; i < 4; ++i) heights[static_cast<std::size_t>(i)] = s.size[families[i]];
    return heights;
  }
  [[nodiscard]] int left_after(const State& s) const { return redeals - s.counter[counter] - 1; }
  /// The mean chance after the next redeal from this position.
  [[nodiscard]] double mean(const State& s) const {
    const auto at = static_cast<std::size_t>(left_after(s)) * ways + number(heights(s));
    return chance_of_logit(static_cast<double>(logits[at]) / steps_of_one);
  }
  static std::int8_t stored(double chance) {
    constexpr double most = 127;
    return static_cast<std::int8_t>(
        std::lround(std::clamp(logit_of_chance(chance) * steps_of_one, -most, most)));
  }
};

}  // namespace longwood

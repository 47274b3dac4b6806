#pragma once

#include "games/la_capricieuse.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct LaCapricieuseAdvice {
  using Game = LaCapricieuse;
  static int stage(const State& s) {
    const int dealt = s.counter[Game::dealing] != 0 ? 100 - s.size[Game::hand] : 127;
    return s.counter[Game::redeals] * 128 + dealt;
  }
  static int estimate(const State& s) { return packets_estimate(s, Game::columns, {}); }
  static std::optional<Move> safe(const State& s) {
    return s.counter[State::alike] != 0 ? crossing_play(s, Game::columns) : std::nullopt;
  }
  static constexpr std::array<std::uint32_t, 4> widths{100, 1000, 10000, 100000};
  static constexpr Advice advice{stage, estimate, safe, nullptr, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

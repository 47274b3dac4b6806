#pragma once

#include "games/st_helena.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct StHelenaAdvice {
  using Game = StHelena;
  static int stage(const State& s) {
    return s.counter[Game::redeals] * 128 + (s.size[Game::hand] > 0 ? 100 - s.size[Game::hand] : 127);
  }
  static int estimate(const State& s) { return packets_estimate(s, Game::packets, {}); }
  static std::optional<Move> safe(const State& s) {
    return s.counter[State::alike] != 0 ? crossing_play(s, Game::packets) : std::nullopt;
  }
  static constexpr std::array<std::uint32_t, 5> widths{30, 300, 1000, 10000, 100000};
  static constexpr Advice advice{stage, estimate, safe, nullptr, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

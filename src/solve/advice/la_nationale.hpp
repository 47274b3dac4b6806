#pragma once

#include "games/la_nationale.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct LaNationaleAdvice {
  using Game = LaNationale;
  static int stage(const State& s) { return s.counter[Game::dealing] != 0 ? s.counter[Game::counted] : 97; }
  static int estimate(const State& s) { return packets_estimate(s, Game::columns, {}); }
  static std::optional<Move> safe(const State& s) {
    return s.counter[Game::dealing] == 0 ? crossing_play(s, Game::columns) : std::nullopt;
  }
  /// Vacant columns are alike, and a whole column gains nothing by going to another as it stands.
  static void prune(const State& s, MoveList& moves) {
    if (s.counter[Game::dealing] != 0) return;
    one_vacancy(s, Game::columns, moves);
    moves.keep_if([&](Move m) { return s.size[m.to] > 0 || s.size[m.from] > m.count; });
  }
  static constexpr std::array<std::uint32_t, 1> widths{0};
  static constexpr Advice advice{stage, estimate, safe, prune, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

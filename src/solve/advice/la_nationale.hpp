#pragma once

#include "games/la_nationale.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct LaNationaleAdvice {
  static int stage(const State& s) {
    return s.counter[LaNationale::dealing] != 0 ? s.counter[LaNationale::counted] : 97;
  }
  static int estimate(const State& s) { return packets_estimate(s, LaNationale::columns, {}); }
  static int safe(const State& s, const MoveList& moves) {
    return s.counter[LaNationale::dealing] != 0 ? -1 : crossing_play(s, moves);
  }
  /// Vacant columns are alike, and a whole column gains nothing by going to another as it stands.
  static void prune(const State& s, MoveList& moves) {
    if (s.counter[LaNationale::dealing] != 0) return;
    one_vacancy(s, LaNationale::columns, moves);
    moves.keep_if([&](Move m) { return s.size[m.to] > 0 || s.size[m.from] > m.count; });
  }
  static constexpr std::array<std::uint32_t, 1> widths{0};
  static constexpr Advice advice{stage, estimate, safe, prune, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

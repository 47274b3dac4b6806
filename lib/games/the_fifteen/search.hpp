#pragma once

#include "games/search/rising.hpp"
#include "games/search/two_rows.hpp"
#include "games/the_fifteen/rules.hpp"

namespace longwood::advice {

struct TheFifteenAdvice {
  using Game = TheFifteen;
  static constexpr PacketWeights weights{.left = 6, .joint = 3, .vacancy = 4, .cover = 1};

  static int estimate(const Table& table, PileSums& memory) {
    return packets_estimate(table, memory, Game::columns, weights);
  }

  /// By `crossing_play`; a vacancy that the play makes takes nothing away. Not where families give back.
  static std::optional<Move> safe(const State& s) {
    return chosen(s, Game::Families::final) ? crossing_play(s, Game::columns) : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    no_idle_vacancies(s, Game::columns, moves);
  }

  static constexpr std::array runs{Run::beam(10), Run::beam(100), Run::beam(1'000), Run::beam(10'000),
                                   Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = runs,
                                     .version = 1};
};

}  // namespace longwood::advice

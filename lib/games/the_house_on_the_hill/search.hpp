#pragma once

#include "games/search/houses.hpp"
#include "games/search/two_rows.hpp"
#include "games/the_house_on_the_hill/rules.hpp"

namespace longwood::advice {

struct TheHouseOnTheHillAdvice : HousesAdvice<TheHouseOnTheHill> {
  using Game = TheHouseOnTheHill;
  static_assert(Game::aces == two_rows::aces && Game::kings == two_rows::kings);
  static constexpr PacketWeights weights{.left = 6, .joint = 3, .vacancy = 4, .cover = 1};

  static int stage(const State& s) { return s.counter[Game::redeals]; }
  static int estimate(const Table& table, PileSums& memory) {
    return packets_estimate(table, memory, Game::fans, weights);
  }

  /// By `crossing_play`, in the last deal, after which nothing is shuffled, if families keep their cards.
  static std::optional<Move> safe(const State& s) {
    return played_out(s) ? crossing_play(s, Game::fans) : std::nullopt;
  }

  /// Many lost positions of the last deal are lost in one suit. Wins that the best positions do not lead to
  /// are found by exploring from the first.
  static constexpr std::array runs{Run::heuristic_beam(10),
                                   Run::in_heuristic_rollouts(20'000),
                                   Run::heuristic_beam(100),
                                   Run::of_suits(1, 10'000),
                                   Run::heuristic_beam(1'000),
                                   Run::in_heuristic_rollouts(200'000),
                                   Run::heuristic_beam(10'000).exploring(0),
                                   Run::of_suits(1, 1'000'000),
                                   Run::in_rollouts(1'000'000),
                                   Run::unlimited(Engine::staged).exploring(0)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_idle, .heuristic = take_nothing_back},
      .prove = {.project_to_suits = project_to_suits},
      .macro_moves = plays_of_alone,
      .runs = runs,
      .version = 3};
};

}  // namespace longwood::advice

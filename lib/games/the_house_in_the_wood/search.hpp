#pragma once

#include "games/search/houses.hpp"
#include "games/search/rising.hpp"
#include "games/the_house_in_the_wood/rules.hpp"

namespace longwood::advice {

struct TheHouseInTheWoodAdvice : HousesAdvice<TheHouseInTheWood> {
  using Game = TheHouseInTheWood;
  static constexpr Rising rising{Game::families};
  static constexpr RisingWeights weights{.left = 8, .vacancy = 4, .joint = 0, .above = 6, .cover = 2};

  static int stage(const State& s) { return s.counter[Game::redeals]; }
  static int estimate(const Table& table, PileSums& memory) {
    return rising_estimate(table, memory, rising, Game::fans, BuildRule::down, Game::cards, weights);
  }

  /// Whether positions are followed to the end in this deal, a card being laid on the next higher alone.
  static bool settles(const State& s) { return played_out(s) && chosen(s, Game::Marriages::down); }

  /// In the last deal a play to the lower family of a suit is safe: both cards of the next lower rank are
  /// home, so nothing can be laid on the card any more; its twin, if it is still out, has the other family;
  /// and what lies beneath is freed. Before that the number of cards decides what the shuffle brings.
  static std::optional<Move> safe(const State& s) {
    return settles(s) ? rising.play(s, Game::fans, rising.next(s)) : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    rising.one_of_equals(s, moves);
    leave_out_idle(s, moves);
  }

  /// In the last deal a king leaves only for its family. So a suit is lost of which both cards of a rank lie
  /// beneath its kings: the king that goes first needs a family with one of them.
  static bool lost(const State& s) { return settles(s) && rising.beneath_kings(s, Game::fans); }

  /// As in The House on the Hill; but here some losses show in two suits alone.
  static constexpr std::array runs{Run::heuristic_beam(10),
                                   Run::in_heuristic_rollouts(20'000),
                                   Run::heuristic_beam(100),
                                   Run::of_suits(1, 10'000),
                                   Run::of_suits(2, 10'000),
                                   Run::heuristic_beam(1'000),
                                   Run::in_heuristic_rollouts(200'000),
                                   Run::heuristic_beam(10'000).exploring(0),
                                   Run::in_rollouts(1'000'000),
                                   Run::unlimited(Engine::staged).exploring(0)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = take_nothing_back},
      .prove = {.lost = lost, .project_to_suits = project_to_suits},
      .macro_moves = plays_of_alone,
      .runs = runs,
      .version = 3};
};

}  // namespace longwood::advice

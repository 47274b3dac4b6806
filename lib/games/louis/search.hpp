#pragma once

#include "games/louis/rules.hpp"
#include "games/search/two_rows.hpp"

namespace longwood::advice {

struct LouisAdvice {
  using Game = Louis;
  static constexpr PacketWeights weights{.left = 384, .joint = 128, .vacancy = 256, .cover = 29};
  static constexpr int in_hand = 320;  ///< weight of a card still in hand

  static bool dealing(const State& s) { return s.counter[Game::dealing] != Game::over; }
  static bool last_deal(const State& s) { return Game::redeals_left(s) == 0; }

  static int stage(const State& s) {
    const bool ends_here =
        last_deal(s) || chosen(s, Game::Families::returnable);  // cards out may become fewer
    const int played = ends_here ? 0 : s.total(two_rows::families) + s.total(Game::aside);
    return 256 * s.counter[Game::redeals] + (dealing(s) ? (100 - s.size[Game::hand]) / 4 : 100 + played);
  }
  static int estimate(const Table& table, PileSums& memory) {
    return packets_estimate(table, memory, Game::alphabet, weights, Game::aside) +
           in_hand * table.size(Game::hand);
  }
  /// By `crossing_play`, in the last deal, once the pack is out. Premises: the corner closed, and families
  /// that keep their cards.
  static std::optional<Move> safe(const State& s) {
    const bool holds = chosen(s, Game::Corner::closed) && chosen(s, Game::Families::final);
    return s.counter[State::order_is_moot] != 0 && holds ? crossing_play(s, Game::alphabet, Game::aside)
                                                         : std::nullopt;
  }
  /// A card that may be laid aside is, by `hold_rather`, as nothing is ever compelled; so none is changed,
  /// nor played from there.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    hold_rather(moves, Game::aside);
    if (s.counter[Game::changeable] == 0)
      moves.keep_if([](Move m) { return m.act != Act::lay || !Game::aside.has(m.from); });
  }
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, true, Game::aside);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(5),
                                   heuristic(20),
                                   heuristic(80),
                                   Run::beam(100).exploring(0),
                                   Run::beam(1000).exploring(0),
                                   heuristic(320),
                                   heuristic(1280),
                                   heuristic(5000),
                                   Run::beam(10'000).exploring(0),
                                   Run::beam(50'000),
                                   Run::beam(500'000),
                                   Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .runs = runs,
      .version = 2};
};

}  // namespace longwood::advice

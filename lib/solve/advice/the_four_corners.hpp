#pragma once

#include "games/the_four_corners/rules.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct TheFourCornersAdvice {
  using Game = TheFourCorners;
  static constexpr ThreeDeals guide{{{{.left = 384, .joint = 384, .vacancy = 352, .cover = 11},
                                      {.left = 384, .joint = 128, .vacancy = 256, .cover = 29},
                                      {.left = 384, .joint = 192, .vacancy = 160, .cover = 5},
                                      {.left = 384, .joint = 192, .vacancy = 256, .cover = 5}}}};

  static bool dealing(const State& s) { return s.counter[Game::dealing] != 0; }
  static int stage(const State& s) {
    return ThreeDeals::stage(s, Game::hand, s.counter[Game::redeals], dealing(s),
                             !chosen(s, Game::Families::final), Game::between);
  }
  static int estimate(const State& s) {
    return guide.estimate(s, Game::packets, Game::hand, s.counter[Game::redeals], dealing(s), Game::between);
  }
  /// By `crossing_play`, as no card is in hand and no redeal is to come. Not where cards of other suits may
  /// rest on the one that is played, nor where families give back.
  static std::optional<Move> safe(const State& s) {
    const bool holds = chosen(s, Game::Packing::in_suit) && chosen(s, Game::Families::final);
    return s.counter[State::alike] != 0 && holds ? crossing_play(s, Game::packets, Game::between)
                                                 : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.counter[State::alike] != 0) hold_rather(moves, Game::between);
  }
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, true, Game::between);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{
      heuristic(5),      heuristic(10),      heuristic(20),
      heuristic(40),     heuristic(80),      heuristic(160),
      heuristic(320),    heuristic(640),     heuristic(1280),
      heuristic(5000),   heuristic(20000),   Run::beam(50000),
      Run::beam(500000), Run::beam(3000000), Run::unlimited(Engine::depth_first)};
  static constexpr Advice advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .runs = runs,
      .version = 1};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheFourCorners> =
    &longwood::advice::TheFourCornersAdvice::advice;

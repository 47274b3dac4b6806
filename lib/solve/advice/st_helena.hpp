#pragma once

#include "games/st_helena/rules.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct StHelenaAdvice {
  using Game = StHelena;
  static constexpr ThreeDeals guide{{{{.left = 384, .joint = 192, .vacancy = 256, .cover = 11},
                                      {.left = 384, .joint = 128, .vacancy = 256, .cover = 17},
                                      {.left = 384, .joint = 256, .vacancy = 160, .cover = 5},
                                      {.left = 384, .joint = 192, .vacancy = 0, .cover = 5}}}};

  static bool dealing(const State& s) { return s.size[Game::hand] > 0; }
  static int stage(const State& s) {
    return ThreeDeals::stage(s, Game::hand, s.counter[Game::redeals], dealing(s),
                             !chosen(s, Game::Families::final), Game::between);
  }
  static int estimate(const State& s) {
    return guide.estimate(s, Game::packets, Game::hand, s.counter[Game::redeals], dealing(s), Game::between);
  }
  /// By `crossing_play`, as no card is in hand and no redeal is to come. Premises: marriages in suit, the
  /// corner closed, and families that keep their cards.
  static std::optional<Move> safe(const State& s) {
    const bool holds = chosen(s, Game::Packing::in_suit) && chosen(s, Game::Corner::closed) &&
                       chosen(s, Game::Families::final);
    return s.counter[State::alike] != 0 && holds ? crossing_play(s, Game::packets, Game::between)
                                                 : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.counter[State::alike] != 0) hold_rather(moves, Game::between);
  }
  /// While cards are dealt the player does well to hold some plays back: the four rows serve different
  /// families, and a place left empty draws the next card.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, !dealing(s), Game::between);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(10),      heuristic(20),
                                   heuristic(40),      heuristic(80),
                                   heuristic(160),     heuristic(320),
                                   heuristic(640),     heuristic(1280),
                                   Run::beam(1280),    heuristic(5000),
                                   Run::beam(10000),   Run::beam(100000),
                                   Run::beam(1000000), Run::unlimited(Engine::depth_first)};
  static constexpr Advice advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .runs = runs,
      .version = 4};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::StHelena> =
    &longwood::advice::StHelenaAdvice::advice;

#pragma once

#include "games/search/single_suit.hpp"
#include "games/search/two_rows.hpp"
#include "games/the_crescent/rules.hpp"
#include "games/the_crescent/search_playout.hpp"

namespace longwood::advice {

struct TheCrescentAdvice {
  using Game = TheCrescent;

  static bool last(const State& s) { return Game::redeals_left(s) <= 0; }

  /// Turns, and between them cards out, so that heaps of few and of many cards both come to the next turn.
  /// Where families give back the cards out may become fewer.
  static int stage(const State& s) {
    const int out = s.total(two_rows::families) + s.total(Game::between);
    return 128 * s.counter[Game::redeals] + (chosen(s, Game::Families::final) ? out : 0);
  }
  /// What it costs to play on to the end, and the cards left, which differ only where stages are turns alone.
  static int estimate(const State& s) {
    constexpr int left = 3;
    return left * s.total(Game::heaps) + CrescentPlayout{s}.cost();
  }

  /// No turn is to come, the corner is closed, and families keep their cards.
  static bool crossing_holds(const State& s) {
    return last(s) && chosen(s, Game::Corner::closed) && chosen(s, Game::Families::final);
  }
  /// By `crossing_play`.
  static std::optional<Move> safe(const State& s) {
    return crossing_holds(s) ? crossing_play(s, Game::heaps, Game::between) : std::nullopt;
  }
  /// By `SingleSuitAbstraction`.
  static bool lost(const State& s, KeySet& memory) {
    if (!crossing_holds(s) || !chosen(s, Game::Vacancy::closed)) return false;
    const bool holding = chosen(s, Game::Abeyance::allowed);
    return some_suit_lost(s, {Game::heaps, {}, Game::between, holding}, memory);
  }
  /// `hold_rather` at any time, since nothing is ever compelled and a turn moves no card that is held. To
  /// turn heaps of single cards changes nothing. And one vacancy is as good as another.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    hold_rather(moves, Game::between);
    one_vacancy(s, Game::heaps, moves);
    int deepest = 0;
    for (int i = 0; i < Game::heaps.count; ++i) deepest = std::max<int>(deepest, s.size[Game::heaps[i]]);
    if (deepest < 2) moves.keep_if([](Move m) { return m.act != Act::redeal; });
  }
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, true, Game::between);
  }

  /// Not if families give back: a rollout would take back the cards that it has played home. Under the modern
  /// rules the beams alone win 32 of 40 deals within a million positions, and 27 with rollouts between them,
  /// in three times the time.
  static bool rolls_out(const State& s) { return chosen(s, Game::Families::final); }

  static constexpr auto heuristic = Run::heuristic_beam, rollouts = Run::in_heuristic_rollouts;
  static constexpr std::array runs{heuristic(5),      heuristic(20),     heuristic(80),
                                   rollouts(300'000), heuristic(320),    rollouts(1'500'000),
                                   heuristic(1'280),  heuristic(5'000),  rollouts(30'000'000),
                                   heuristic(20'000), Run::beam(20'000), Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .prove = {.lost_cached = lost},
      .rolls_out = rolls_out,
      .runs = runs,
      .version = 3};
};

}  // namespace longwood::advice

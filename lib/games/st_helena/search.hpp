#pragma once

#include "games/search/single_suit.hpp"
#include "games/search/two_rows.hpp"
#include "games/st_helena/rules.hpp"

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
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    return guide.estimate(table, memory, Game::packets, Game::hand, s.counter[Game::redeals], dealing(s),
                          Game::between);
  }
  static bool crossing_holds(const State& s) {
    return chosen(s, Game::Packing::in_suit) && chosen(s, Game::Corner::closed) &&
           chosen(s, Game::Families::final);
  }
  /// By `crossing_play`, as no card is in hand and no redeal is to come. Premises: marriages in suit, the
  /// corner closed, and families that keep their cards.
  static std::optional<Move> safe(const State& s) {
    return s.counter[State::order_is_moot] != 0 && crossing_holds(s)
               ? crossing_play(s, Game::packets, Game::between)
               : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.counter[State::order_is_moot] != 0) hold_rather(moves, Game::between);
  }
  /// While cards are dealt the player does well to hold some plays back: the four rows serve different
  /// families, and a place left empty draws the next card.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, !dealing(s), Game::between);
  }

  /// By `SingleSuitAbstraction`. In the deal it is asked at every eighth card only, and where nothing is
  /// known yet; not where all is dealt at once, where it proved nothing in 12 deals and took 19 times as
  /// long.
  static bool lost(const State& s, KeySet& memory) {
    if (Game::redeals_left(s) > 0 || !crossing_holds(s) || !chosen(s, Game::Vacancy::closed)) return false;
    if (chosen(s, Game::Dealing::all_at_once)) return false;
    if (s.size[Game::hand] % 8 != 0 && memory.size() != 0) return false;
    const bool holding = chosen(s, Game::Abeyance::allowed);
    return some_suit_lost(s, {Game::packets, {Game::hand}, Game::between, holding}, memory);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(10),      heuristic(20),
                                   heuristic(40),      heuristic(80),
                                   heuristic(160),     heuristic(320),
                                   heuristic(640),     heuristic(1280),
                                   Run::beam(1280),    heuristic(5000),
                                   Run::beam(10000),   Run::beam(100000),
                                   Run::beam(1000000), Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .prove = {.lost_cached = lost},
      .runs = runs,
      .version = 5};
};

}  // namespace longwood::advice

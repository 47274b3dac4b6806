#pragma once

#include <array>

#include "games/search/dealt_thrice_playout.hpp"
#include "games/search/single_suit.hpp"
#include "games/search/two_rows.hpp"

namespace longwood::advice {

/// Advice for games in which packets are dealt three times and packed in play, with two families a suit.
///
/// `Case` has the `Game`, its `packets`, the `version` of its advice, what `DealtThricePlayout` asks for,
/// `rolls_out` (see `SearchSpec`), and `crossing_holds(const State&)`: whether the claim of `crossing_play`
/// holds by the options once no card is in hand and no redeal is to come.
template <typename Case>
struct DealtThrice {
  using Game = typename Case::Game;
  static constexpr ThreeDeals by_layout{{{{.left = 384, .joint = 384, .vacancy = 352, .cover = 11},
                                          {.left = 384, .joint = 128, .vacancy = 256, .cover = 29},
                                          {.left = 384, .joint = 192, .vacancy = 160, .cover = 5},
                                          {.left = 384, .joint = 192, .vacancy = 256, .cover = 5}}}};

  static bool dealing(const State& s) { return s.counter[Game::dealing] != 0; }
  static int stage(const State& s) {
    return ThreeDeals::stage(s, Game::hand, s.counter[Game::redeals], dealing(s),
                             !chosen(s, Game::Families::final), Game::between);
  }
  /// The cost of playing on to the end, then the cards left, which distinguish positions of equal cost. If
  /// families give back cards, playing on says little about the end: such a search took 60 times as long as
  /// one by the layout alone.
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    if (!chosen(s, Game::Families::final))
      return by_layout.estimate(table, memory, Case::packets, Game::hand, s.counter[Game::redeals],
                                dealing(s), Game::between);
    constexpr int price = 8;
    return price * DealtThricePlayout<Case>{s}.cost() + s.total(Case::packets) + s.size[Game::hand];
  }
  static std::optional<Move> safe(const State& s) {
    return s.counter[State::order_is_moot] != 0 && Case::crossing_holds(s)
               ? crossing_play(s, Case::packets, Game::between)
               : std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.counter[State::order_is_moot] != 0) hold_rather(moves, Game::between);
  }
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, true, Game::between);
  }

  /// By `SingleSuitAbstraction`, whose premises `suits_are_apart` are. In the deal it is asked at every
  /// eighth card only, and where nothing is known yet.
  static bool lost(const State& s, KeySet& memory) {
    if (Game::redeals_left(s) > 0 || !suits_are_apart(s)) return false;
    if (s.size[Game::hand] % 8 != 0 && memory.size() != 0) return false;
    const bool holding = chosen(s, Game::Abeyance::allowed);
    return some_suit_lost(s, {Case::packets, {Game::hand, Game::turned}, Game::between, holding}, memory);
  }
  static bool suits_are_apart(const State& s) {
    return Case::crossing_holds(s) && chosen(s, Game::Vacancy::closed);
  }
  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(5),       Run::beam(5),
                                   heuristic(20),      Run::beam(20),
                                   heuristic(80),      Run::beam(80),
                                   Run::beam(320),     Run::in_rollouts(100'000).searching_ends(),
                                   Run::beam(1'280),   Run::beam(5'000),
                                   Run::beam(50'000),  Run::in_rollouts(5'000'000).searching_ends(),
                                   Run::beam(500'000), Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .prove = {.lost_cached = lost},
      .rolls_out = Case::rolls_out,
      .runs = runs,
      .version = Case::version};
};

}  // namespace longwood::advice

#pragma once

#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/search/rising.hpp"
#include "games/search/suits_apart.hpp"

namespace longwood::advice {

struct NapoleonAtStHelenaAdvice {
  using Game = NapoleonAtStHelena;
  static constexpr Rising rising{Game::families};
  static constexpr RisingWeights weights{.left = 12, .vacancy = 4, .joint = 8};
  static constexpr int in_talon = 4;  ///< what a card in the talon counts more than one in a column

  /// Cards turned so far, by eights: which layout is worth more shows only some cards later.
  static int stage(const State& s) {
    return (Game::cards - 4 * Game::columns.count - s.size[Game::hand]) / 8;
  }
  /// In the talon too, cards that lie upon those wanted next count against a position.
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    return rising_estimate(table, memory, rising, Game::columns, BuildRule::down, Game::cards, weights) +
           in_talon * s.size[Game::talon] + PileSums::count_above(table, s.top[Game::talon], rising.next(s));
  }
  /// A play to the lower family of a suit is safe: both cards of the next lower rank are home, so nothing can
  /// rest on the card any more; and its twin, if it is still out, has the other family. Not where families
  /// give back.
  static std::optional<Move> safe(const State& s) {
    if (!chosen(s, Game::Families::final)) return std::nullopt;
    return rising.play(s, Game::sources, rising.next(s));
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    no_idle_vacancies(s, Game::columns, moves);
    rising.one_of_equals(s, moves);
  }
  /// A turn touches hand and talon alone, so a move that does not take from the talon can as well be made
  /// before it. Among lines that differ only in this, the search follows the one in which a turn is followed
  /// by another turn or a play from the talon.
  static bool restricts(Move last) { return last.act == Act::turn; }
  static void leave_out_earlier(Move /*last*/, MoveList& moves) {
    moves.keep_if([](Move m) { return m.act == Act::turn || m.from == Game::talon; });
  }
  /// By `advice::project_to_suits`, of cards in talon and hand too.
  static bool project_to_suits(State& s, unsigned suits) {
    constexpr Group sources_and_hand{Game::sources.first, Game::sources.count + 1};
    static_assert(sources_and_hand.has(Game::hand.first));
    return advice::project_to_suits(s, sources_and_hand, suits, false,
                                    [](int suit, int twin) { return Game::families[2 * suit + twin]; });
  }

  /// The widest beam comes before the long run of rollouts, as most of what is open till then is lost: the
  /// beam shows it where no stage overflows.
  static constexpr std::array runs{Run::beam(30),
                                   Run::beam(300),
                                   Run::beam(1'000),
                                   Run::of_suits(3, 5'000),
                                   Run::in_rollouts(50'000).searching_ends(),
                                   Run::beam(3'000),
                                   Run::beam(100'000),
                                   Run::in_rollouts(4'000'000).searching_ends(),
                                   Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .by_piles = estimate},
      .prune = {.safe = safe,
                .dominated = leave_out_dominated,
                .canonical_order = CanonicalOrder{restricts, leave_out_earlier}},
      .prove = {.project_to_suits = project_to_suits},
      .runs = runs,
      .version = 4};
  /// For positions that the honest player decides, as its published games were decided.
  static constexpr std::array runs_of_player{
      Run::beam(30),     Run::beam(300),    Run::beam(1'000),   Run::beam(3'000),
      Run::beam(10'000), Run::beam(30'000), Run::beam(100'000), Run::unlimited(Engine::staged)};
};

}  // namespace longwood::advice

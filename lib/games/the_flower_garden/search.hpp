#pragma once

#include "games/search/rising.hpp"
#include "games/the_flower_garden/rules.hpp"

namespace longwood::advice {

struct TheFlowerGardenAdvice {
  using Game = TheFlowerGarden;
  static constexpr Rising rising{Game::families};
  static constexpr RisingWeights weights{.left = 4, .joint = 0, .above = 4};

  static bool final(const State& s) { return chosen(s, Game::Families::final); }

  /// Cards that are still free in the bouquet count for a position: none returns to it.
  static int estimate(const Table& table, PileSums& memory) {
    return rising_estimate(table, memory, rising, Game::packets, Game::falling, Game::cards, weights) +
           weights.left * (Game::bouquet.count - table.state().total(Game::bouquet));
  }
  /// A card is safe to play if all families have come to within two of its rank. Only cards of the next lower
  /// rank could ever rest on it. Where a line lays one there, its family lacks no lower card and takes it
  /// instead; and nothing rests on that one, as all of lower rank are home. Not where families give back.
  static std::optional<Move> safe(const State& s) {
    if (!final(s)) return std::nullopt;
    int least = king;
    for (int suit = 0; suit < 4; ++suit) least = std::min(least, rising.lower(s, suit));
    return rising.play(s, Game::sources, rising.next(s, least + 2));
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    no_idle_vacancies(s, Game::packets, moves);
  }

  /// A card of the bouquet that is laid on a packet must be laid on next. In any line that wins it can wait
  /// in the bouquet until just before the first card is laid on it, since until then it only covers what lies
  /// beneath; and if none ever is, it goes home from the bouquet.
  static bool begins(const State& /*s*/, Move last) {
    return last.act == Act::lay && Game::bouquet.has(last.from) && Game::packets.has(last.to);
  }
  static void continuation(const State& /*s*/, Move last, MoveList& moves) {
    moves.keep_if([&](Move m) { return m.to == last.to; });
  }

  /// Runs that move as a whole add moves.
  static std::optional<ColumnRules> columns(const State& s) {
    return ColumnRules{.columns = Game::packets.count,
                       .reserve = Game::bouquet.count,
                       .alternate = false,
                       .families_return = !final(s),
                       .more_moves = chosen(s, Game::Runs::in_suit)};
  }

  static constexpr std::array runs{Run::in_columns(1'000'000), Run::unlimited(Engine::staged).exploring(0)};
  static constexpr SearchSpec advice{.order = {.by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .macro_moves = MacroMoves{begins, continuation},
                                     .columns = columns,
                                     .runs = runs,
                                     .version = 6};
};

}  // namespace longwood::advice

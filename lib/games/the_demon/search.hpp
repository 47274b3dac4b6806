#pragma once

#include "games/search/alternating.hpp"
#include "games/the_demon/rules.hpp"

namespace longwood::advice {

struct TheDemonAdvice {
  using Game = TheDemon;
  using Runs = Alternating<TheDemon, Begins::alike>;

  static int estimate(const State& s) {
    return 9 * s.size[Game::stock_pile] + 5 * (Game::cards - s.total(Game::families));
  }
  /// Nothing can be laid on a card with which families begin.
  static bool bases_closed(const State& s) {
    return chosen(s, Game::Corner::from_base) || !Game::turns_corner(s);
  }
  /// From a column that the stock would fill, the last card may be wanted where it lies.
  static std::optional<Move> safe(const State& s) {
    const Kinds kinds = Runs::safe_kinds(s, bases_closed(s));
    if (kinds == 0) return std::nullopt;
    if (const auto play = play_wanted(s, Game::stock_pile, Game::families, kinds)) return play;
    for (int i = 0; i < Game::columns.count; ++i) {
      const Group column{Game::columns[i], 1};
      if (s.size[column] > 1 || s.size[Game::stock_pile] == 0)
        if (const auto play = play_wanted(s, column, Game::families, kinds)) return play;
    }
    return std::nullopt;
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::columns, moves);
    moves.keep_if([&](Move m) {
      return m.act != Act::lay || !Game::columns.has(m.from) || !Game::columns.has(m.to) ||
             s.size[m.to] > 0 || m.count < s.size[m.from];
    });
  }
  static std::optional<PlacedRules> placed(const State& s) {
    using Spaces = PlacedRules::Spaces;
    const int first = first_rank(s, Game::families);
    const bool round =
        !chosen(s, Game::Corner::from_base) && (first != ace || chosen(s, Game::Corner::always));
    return PlacedRules{.families = Game::families,
                       .columns = Game::columns,
                       .reserve = Game::stock_pile,
                       .talon = Game::talon,
                       .hand = Game::hand,
                       .first = first,
                       .round = round,
                       .whole = !chosen(s, Game::Part::any_part),
                       .spaces = chosen(s, Game::AfterStock::any_card) ? Spaces::any_card : Spaces::talon,
                       .turned = Game::turned_at_once(s)};
  }

  static constexpr SearchSpec advice{
      .order = {.estimate = estimate, .moves = Runs::sort},
      .prune = {.safe = safe,
                .dominated = leave_out_dominated,
                .canonical_order = CanonicalOrder{Runs::turns, Runs::after_turning}},
      .placed = placed,
      .runs = alternating_runs,
      .version = 2};
};

}  // namespace longwood::advice

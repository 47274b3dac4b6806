#pragma once

#include "games/klondike/rules.hpp"
#include "games/search/alternating.hpp"

namespace longwood::advice {

struct KlondikeAdvice {
  using Game = Klondike;
  using Runs = Alternating<Klondike, Begins::ace_or_king>;

  /// Cards turned, in the last run of a hand that is not run through without end.
  static int stage(const State& s) {
    if (chosen(s, Game::Passes::unlimited)) return 0;
    return 25 * s.counter[Game::redeals] + 24 - std::min<int>(24, s.size[Game::hand]);
  }
  static int covered(const State& s) {
    int covered = 0;
    for (int i = 0; i < Game::columns.count; ++i) covered += s.counter[Game::covered.of(Game::columns[i])];
    return covered;
  }
  static int estimate(const State& s) {
    return 12 * covered(s) + 5 * (Game::cards - s.total(Game::families)) + 2 * s.size[Game::talon];
  }
  /// If cards are turned one at a time, the talon's uppermost card only stands in the way of those beneath.
  static std::optional<Move> safe(const State& s) {
    const Kinds kinds = Runs::safe_kinds(s, true);
    if (const auto play = play_wanted(s, Game::columns, Game::families, kinds)) return play;
    return chosen(s, Game::Draw::one) ? play_wanted(s, Game::talon, Game::families, kinds) : std::nullopt;
  }
  /// Whether a king lies on other cards, in the stock or on its family.
  static bool wants_space(const State& s) {
    int placed = 0;
    for (int i = 0; i < Game::columns.count; ++i) {
      const Pile column = Game::columns[i];
      if (s.size[column] == 0 || s.counter[Game::covered.of(column)] > 0) continue;
      std::array<Card, max_cards> cards;
      s.cards(column, cards);
      placed += cards[0].rank() == king ? 1 : 0;
    }
    if (chosen(s, Game::Families::returnable)) return placed < 4;
    for (int i = 0; i < 4; ++i) placed += s.size[Game::families[i]] == king ? 1 : 0;
    return placed < 4;
  }
  /// A column that begins with a king moves to a space in vain, and a space that no king needs is made in
  /// vain.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::columns, moves);
    const bool wanted = wants_space(s);
    moves.keep_if([&](Move m) {
      const bool clears = m.act == Act::lay && Game::columns.has(m.from) && Game::columns.has(m.to) &&
                          m.count == s.size[m.from];
      return !clears || (s.size[m.to] > 0 && wanted);
    });
  }
  static std::optional<UnplacedRules> unplaced(const State& s) {
    if (!chosen(s, Game::Runs::any_part)) return std::nullopt;
    return UnplacedRules{.families = Game::families,
                         .columns = Game::columns,
                         .talon = Game::talon,
                         .hand = Game::hand,
                         .covered = Game::covered,
                         .turned = Game::turned_at_once(s),
                         .redeals = Game::redeals_left(s),
                         .families_return = chosen(s, Game::Families::returnable)};
  }
  static std::optional<PlacedRules> placed(const State& s) {
    if (chosen(s, Game::Runs::any_part) || chosen(s, Game::Families::returnable)) return std::nullopt;
    return PlacedRules{.families = Game::families,
                       .columns = Game::columns,
                       .talon = Game::talon,
                       .hand = Game::hand,
                       .covered = Game::covered,
                       .has_covered = true,
                       .turned = Game::turned_at_once(s),
                       .redeals = Game::redeals_left(s)};
  }

  static constexpr SearchSpec advice{
      .order = {.stage = stage, .estimate = estimate, .moves = Runs::sort},
      .prune = {.safe = safe,
                .dominated = leave_out_dominated,
                .canonical_order = CanonicalOrder{Runs::turns, Runs::after_turning}},
      .unplaced = unplaced,
      .placed = placed,
      .runs = alternating_runs,
      .version = 2};
};

}  // namespace longwood::advice

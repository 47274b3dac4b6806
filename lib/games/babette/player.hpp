#pragma once

#include <optional>
#include <span>

#include "games/babette/rules.hpp"
#include "games/babette/search.hpp"
#include "honest/guide.hpp"

namespace longwood::guides {

/// Babette: nothing is hidden any more once all is dealt, and what comes of playing on from there without
/// holding anything back tells how likely the solver is to win with the two deals that are left.
struct Babette {
  using Game = longwood::Babette;

  /// The logit of that chance, fitted to hand-outs that were searched (docs/research/methods-honest.md);
  /// while cards are dealt, by how many are home. With one deal left instead of two, almost no game is won.
  static double evaluate(const Observation& sight, std::span<const float> /*weights*/) {
    if (sight.won()) return 20;
    const int home = sight.total(Game::families), redeals = sight.redeals_left();
    const double lacking = redeals < 2 ? 2 : 0;
    if (sight.size(Game::hand) > 0 && sight.unknown() > 0) return -2.5 + .14 * home - lacking;
    const advice::LeftAfterPlayout left = advice::BabetteGarden{sight, redeals}.play_on();
    return 32.55 - .21 * home - .274 * left.after_deal - .148 * left.at_end - lacking;
  }
  /// Plays home, and else deals on as far as the hand goes.
  static std::optional<Move> rule(const Observation& sight, const MoveList& moves) {
    if (sight.size(Game::hand) == 0) return std::nullopt;
    const Move* best = nullptr;
    for (const Move& move : moves)
      if (move.act == Act::lay || best == nullptr) best = &move;
    return best == nullptr ? std::nullopt : std::optional{*best};
  }
  static double reveal_bonus(const Observation& /*sight*/, Move move, std::span<const float> /*weights*/) {
    if (move.act == Act::lay) return .14;
    return move.act == Act::redeal ? -2 : 0;
  }
  static constexpr Guide guide{
      .policy = {.evaluate = evaluate, .reveal_bonus = reveal_bonus},
      .playout = {.rule = rule},
      .planner = {.worlds = 32, .few = {.unknown = 5, .plans = 48}},
      // without rollouts, as in the trial
      .endgame = {.nodes = 2'000, .full_information_nodes_again = 50'000, .uses = {.rollouts = false}},
      .correction = {.level = -.927, .slope = .846, .of_unknown = .606},
      .calibrated = {.games = 2'726, .positions = 9'808, .version = 8},
      .version = 8};
};

}  // namespace longwood::guides

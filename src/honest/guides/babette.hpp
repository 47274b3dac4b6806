#pragma once

#include <optional>
#include <span>

#include "games/babette/facts.hpp"
#include "honest/guide.hpp"

namespace longwood::guides {

/// Babette: nothing is hidden any more once all is dealt, and how many cards are home then tells how likely
/// the solver is to win with the two deals that are left.
struct Babette {
  using Game = longwood::Babette;

  /// The logit of that chance, fitted to hand-outs that were searched (docs/honest.md). With one deal left
  /// instead of two hardly any game is won.
  static double judge(const Sight& sight, std::span<const float> /*weights*/) {
    if (sight.won()) return 20;
    return -4.74 + .174 * sight.total(Game::families) - (sight.redeals_left() < 2 ? 5 : 0);
  }
  /// Plays home, and else deals on as far as the hand goes.
  static std::optional<Move> rule(const Sight& sight, const MoveList& moves) {
    if (sight.size(Game::hand) == 0) return std::nullopt;
    const Move* best = nullptr;
    for (const Move& move : moves)
      if (move.act == Act::lay || best == nullptr) best = &move;
    return best == nullptr ? std::nullopt : std::optional{*best};
  }
  static double urge(const Sight& /*sight*/, Move move) {
    if (move.act == Act::lay) return .174;
    return move.act == Act::redeal ? -2 : 0;
  }
  static constexpr Guide guide{.judge = judge,
                               .urge = urge,
                               .rule = rule,
                               .few = {.unknown = 5, .plans = 48},
                               .finish = 2'000,
                               .worlds = 32,
                               .version = 7};
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<Babette> = &guides::Babette::guide;

}  // namespace longwood

#pragma once

#include <array>

#include "games/the_fourteenth/player_means.hpp"
#include "honest/guide.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// The Fourteenth: a net over the seven classes of complements, whose weights are learnt from games of the
/// player against itself.
struct TheFourteenth : TheFourteenthFeatures {
  static double evaluate(const Observation& sight, std::span<const float> weights) {
    if (sight.won()) return 20;
    Net::Inputs inputs;
    describe(sight, inputs);
    return Net::logit(weights, inputs);
  }
  static bool looks_ahead(Move move) { return move.act == Act::pair; }

  /// The mean chances after these pairs, over the two cards that come into the places of each.
  static bool means_after(const Observation& sight, const MoveList& moves, std::span<const bool> wanted,
                          std::span<const float> weights, std::span<double> means) {
    const Square square = square_of(sight);
    if (square.hand < 2 || sight.unknown() != square.hand) return false;
    TheFourteenthMeans all{square, weights};
    for (int i = 0; i < moves.size(); ++i)
      if (const auto at = static_cast<std::size_t>(i); wanted[at])
        means[at] = all.after(sight.top(moves[i].from).rank(), moves[i].from, moves[i].to);
    return true;
  }

  /// How many pairs a lost game lacked: there is little to learn from won games alone, since few are won.
  static double missing(const Observation& sight) {
    constexpr double none_made = 52;
    if (sight.size(Game::hand) > 0) return none_made;
    const Square square = square_of(sight);
    int left = 0;
    for (int rank = 1; rank <= classes; ++rank) left += class_of(square, rank).left;
    return left / 2.0;
  }

  static constexpr auto learnt = weights_from(std::to_array<std::int16_t>({
#include "games/the_fourteenth/player_weights.inc"
  }));
  static constexpr Guide guide{.policy = {.evaluate = evaluate,
                                          .weights = learnt,
                                          .reveal_bonus = Policy::all_alike,
                                          .looks_ahead = looks_ahead,
                                          .draws = 12,
                                          .means_after = means_after,
                                          .only_forward = true},
                               .planner = {.beam = 6, .depth = 2, .candidates = 4, .worlds = 0},
                               .calibrated = {.games = 17'110, .positions = 37'743, .version = 8},
                               .version = 8};
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct Learns<TheFourteenth> {
  using Type = guides::TheFourteenth;
};

}  // namespace longwood

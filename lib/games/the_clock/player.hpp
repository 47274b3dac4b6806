#pragma once

#include <array>

#include "games/the_clock/player_plans.hpp"
#include "games/the_clock/search.hpp"
#include "honest/guide.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// The Clock: quick play goes by a sum of features, plans by a rule of thumb and a net.
struct TheClock : TheClockFeatures {
  using Plans = TheClockPlans;

  /// Each feature counts by a first weight, and by a second times the share of cards still in hand.
  static constexpr int weight_count = 2 * features;

  static double evaluate(const Observation& sight, std::span<const float> weights) {
    return evaluate(sight, weights, Packets{sight});
  }
  static double evaluate(const Observation& sight, std::span<const float> weights, const Packets& packets) {
    const Features measured = measure(packets);
    const float hand = in_hand(sight);
    float sum = 0;
#pragma GCC unroll 1
    for (std::size_t i = 0; i < features; ++i)
      sum += measured[i] * (weights[i] + hand * weights[features + i]);
    return sum;
  }

  static double evaluate_first(const Observation& sight, std::span<const float> weights,
                               EvalScratch& measured) {
    const Packets packets{sight};
    measured.keep(packets);
    return evaluate(sight, weights, packets);
  }
  static double evaluate_after(const Observation& sight, std::span<const float> weights,
                               const EvalScratch& measured) {
    auto packets = measured.kept<Packets>();
    packets.go_on(sight);
    return evaluate(sight, weights, packets);
  }

  /// The longer it takes until a game is proved lost, the better it was played; how much that is to count was
  /// tried on whole games.
  static double partial_reward(const Observation& sight) { return .1 * (1 - double{in_hand(sight)}); }

  /// A rule of thumb, from which training begins.
  static constexpr auto first_weights = [] {
    std::array<float, weight_count> w{};
    w[home] = 4.8F, w[struck] = 1, w[inversions] = -.8F, w[sure] = -1.6F, w[crossings] = -.2F;
    w[joints] = 1.8F, w[loose] = -.4F, w[lacking] = -.3F, w[vacant] = .7F, w[talon] = -1;
    w[talon_inversions] = -.8F, w[talon_sure] = -3, w[talon_crossings] = -.4F, w[talon_joints] = .2F;
    w[talon_base_time] = .3F;
    return w;
  }();
  static constexpr auto learnt = weights_from(std::to_array<std::int16_t>({
#include "games/the_clock/player_weights.inc"
  }));
  /// A wider beam wins one ending in forty more, and takes twice as long.
  static constexpr std::array endings{Run::beam(3)};

  static constexpr Guide guide{
      .policy = {.evaluate = evaluate,
                 .nearby = {.evaluate = evaluate_first, .evaluate_after = evaluate_after},
                 .weights = learnt,
                 .ranking = first_weights,
                 .reveal_bonus = Policy::all_alike},
      .playout = {.lost = advice::TheClockAdvice::lost, .partial_reward = partial_reward},
      .planner =
          {.beam = 16,
           .depth = 12,
           .candidates = 16,
           .prospects = {.evaluate = Plans::evaluate, .weights = Plans::learnt, .plans = 24, .worlds = 32},
           .worlds = 6,
           .few = {.unknown = 5}},
      // without rollouts, as in the trial
      .endgame = {.nodes = 2'000, .endings = endings, .uses = {.rollouts = false}},
      .correction = {.level = .59, .slope = .84, .of_unknown = .89},
      .calibrated = {.games = 4'464, .positions = 20'300, .version = 9},
      .version = 9};
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct Learns<TheClock> {
  using Type = guides::TheClock;
};

}  // namespace longwood

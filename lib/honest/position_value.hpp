#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "honest/guide.hpp"
#include "honest/learned.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// The factor of the data file of a value function (`weights_from`).
inline constexpr int steps_of_value = 256;

/// A value function for a game of rows (`Chapter`): the facts that `Learned` adds up, and how much of the
/// pack is in hand. `longwood-lab study value GAME` fits the weights to finished games.
template <class G>
struct PositionValue {
  static constexpr std::size_t facts = Learned<G>::of_turning;
  enum Weight : std::uint8_t {
    level,
    first_fact,
    in_hand = first_fact + facts,
    in_hand_squared,
    weight_count
  };

  static double logit(const Observation& sight, std::span<const float> weights) {
    const double share = static_cast<double>(PositionFacts<G>::in_hand(sight)) / G::cards;
    return static_cast<double>(weights[level]) + Learned<G>::evaluate(sight, weights.subspan(first_fact)) +
           static_cast<double>(weights[in_hand]) * share +
           static_cast<double>(weights[in_hand_squared]) * share * share;
  }

  using Steps = std::array<std::int16_t, weight_count>;
  static constexpr ValueFunction with(std::span<const float> weights) { return {logit, weights}; }
};

}  // namespace longwood::guides

#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace longwood {

/// A data file (`games/<game>/player_weights.inc`) holds each weight multiplied by this factor and rounded to
/// a whole number. A guide may use a smaller factor, which makes the page lighter.
inline constexpr int steps_of_one = 2048;

/// The weight as a data file with the factor `of_one` holds it.
inline int in_steps(float weight, int of_one) {
  constexpr float most = 32'767;
  return static_cast<int>(std::lround(std::clamp(weight * static_cast<float>(of_one), -most, most)));
}

/// The weights of a data file.
template <std::size_t size>
constexpr std::array<float, size> weights_from(const std::array<std::int16_t, size>& steps,
                                               int of_one = steps_of_one) {
  std::array<float, size> weights{};
  for (std::size_t i = 0; i < size; ++i)
    weights[i] = static_cast<float>(steps[i]) / static_cast<float>(of_one);
  return weights;
}

}  // namespace longwood

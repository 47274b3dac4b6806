#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace longwood {

/// Weights are kept in data files (`honest/guides/<game>.inc`) as whole numbers of this step.
inline constexpr float weight_step = 1.0F / 2048;

/// The nearest number of steps.
inline int steps_of(float weight) {
  constexpr float most = 32'767;
  return static_cast<int>(std::lround(std::clamp(weight / weight_step, -most, most)));
}

/// The weights of a data file.
template <std::size_t size>
constexpr std::array<float, size> weights_from(const std::array<std::int16_t, size>& steps) {
  std::array<float, size> weights{};
  for (std::size_t i = 0; i < size; ++i) weights[i] = static_cast<float>(steps[i]) * weight_step;
  return weights;
}

}  // namespace longwood

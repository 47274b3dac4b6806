#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/rng.hpp"
#include "honest/byte_net.hpp"
#include "statistics/logit.hpp"
#include "train/learning.hpp"

namespace longwood::train {

/// Learns the weights of a `ByteNet` from facts and chances, by their cross entropy. The rounded net is made
/// again after each batch, so that what plays is what will be used.
class NetDescent {
 public:
  NetDescent(int inputs, Rng& rng)
      : weights_{random_weights(inputs, rng)}, descent_{weights_.all.size()}, net_{weights_} {}

  /// The net as learnt so far.
  [[nodiscard]] const ByteNet& net() const { return net_; }

  /// Adds a position whose chance ought to be `target`; returns its cross entropy.
  float learn(std::span<const std::uint16_t> facts, float target, float rate) {
    Units hidden;
    std::array<float, ByteNet::upper> upper;
    const float chance = judge(facts, hidden, upper);
    add_slope(facts, hidden, upper, chance - target);
    if (descent_.count() == batch) {
      descent_.descend(weights_.all, rate);
      net_ = ByteNet{weights_};
    }
    constexpr float least = 1e-6F;
    const float safe = std::clamp(chance, least, 1 - least);
    return -(target * std::log(safe) + (1 - target) * std::log(1 - safe));
  }

 private:
  static constexpr int batch = 2'048;
  static constexpr float leak = 13.0F / 256;  ///< as in `ByteNet`
  using Units = std::array<float, ByteNet::hidden>;

  static float rectified(float x) { return std::max(x, leak * x); }
  static float passes(float unit) { return unit > 0 ? 1 : leak; }

  static ByteNet::Weights random_weights(int inputs, Rng& rng) {
    ByteNet::Weights weights{inputs};
    const auto spread = [&](std::span<float> part, float deviation) {
      for (float& weight : part) weight = about_zero(rng, deviation);
    };
    spread(weights.first(), 0.08F);
    spread(weights.second(), 1 / std::sqrt(static_cast<float>(ByteNet::hidden)));
    spread(weights.last(), 1 / std::sqrt(static_cast<float>(ByteNet::upper)));
    weights.last_bias() = -0.5F;
    return weights;
  }

  float judge(std::span<const std::uint16_t> facts, Units& hidden, std::array<float, ByteNet::upper>& upper) {
    std::ranges::copy(weights_.first_bias(), hidden.begin());
    const auto none = net_.no_fact();
    for (const std::uint16_t fact : facts) {
      if (fact == none) continue;
      const float* const w = weights_.all.data() + std::size_t{fact} * ByteNet::hidden;
      for (std::size_t j = 0; j < hidden.size(); ++j) hidden[j] += w[j];
    }
    for (float& unit : hidden) unit = rectified(unit);
    float logit = weights_.last_bias();
    for (std::size_t k = 0; k < upper.size(); ++k) {
      const float* const w = weights_.second().data() + k * ByteNet::hidden;
      std::array<float, 4> parts{};
      for (std::size_t j = 0; j < hidden.size(); ++j) parts[j % 4] += w[j] * hidden[j];
      upper[k] = rectified(weights_.second_bias()[k] + (parts[0] + parts[1]) + (parts[2] + parts[3]));
      logit += upper[k] * weights_.last()[k];
    }
    return static_cast<float>(chance_of_logit(logit));
  }

  void add_slope(std::span<const std::uint16_t> facts, const Units& hidden,
                 const std::array<float, ByteNet::upper>& upper, float error) {
    float* const slope = descent_.slope().data();
    float* const first_bias = slope + weights_.of_first;
    float* const second = first_bias + ByteNet::hidden;
    float* const second_bias = second + std::size_t{ByteNet::hidden} * ByteNet::upper;
    float* const last = second_bias + ByteNet::upper;
    last[ByteNet::upper] += error;
    Units below{};
    for (std::size_t k = 0; k < upper.size(); ++k) {
      last[k] += error * upper[k];
      const float of_unit = error * weights_.last()[k] * passes(upper[k]);
      second_bias[k] += of_unit;
      const float* const w = weights_.second().data() + k * ByteNet::hidden;
      float* const s = second + k * ByteNet::hidden;
      for (std::size_t j = 0; j < hidden.size(); ++j) s[j] += of_unit * hidden[j], below[j] += of_unit * w[j];
    }
    for (std::size_t j = 0; j < hidden.size(); ++j) first_bias[j] += below[j] *= passes(hidden[j]);
    const auto none = net_.no_fact();
    for (const std::uint16_t fact : facts) {
      if (fact == none) continue;
      float* const s = slope + std::size_t{fact} * ByteNet::hidden;
      for (std::size_t j = 0; j < hidden.size(); ++j) s[j] += below[j];
    }
  }

  ByteNet::Weights weights_;
  Descent descent_;
  ByteNet net_;
};

}  // namespace longwood::train

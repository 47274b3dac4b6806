#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "honest/chance.hpp"
#include "honest/set_net.hpp"

namespace longwood::train {

/// A number from 0 to 1.
inline float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) / static_cast<float>(1 << 24); }
/// A number about 0 with this standard deviation: nearly normal.
inline float about_zero(Rng& rng, float deviation) {
  constexpr int summands = 12;
  float sum = 0;
  for (int i = 0; i < summands; ++i) sum += uniform(rng) - 0.5F;
  return sum * deviation;
}

/// Goes down a slope that is known from samples only: Adam (Kingma and Ba, 2015).
class Descent {
 public:
  explicit Descent(std::size_t size) : slope_(size), first_(size), second_(size) {}

  /// The sum of the samples' slopes, to be added to.
  [[nodiscard]] std::span<float> slope() { return slope_; }
  /// Counts a sample; how many there are since the last step.
  int count() { return ++samples_; }

  void descend(std::span<float> weights, float rate) {
    constexpr float of_first = 0.9F, of_second = 0.999F, least = 1e-8F;
    first_left_ *= of_first;
    second_left_ *= of_second;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float slope = slope_[i] / static_cast<float>(samples_);
      first_[i] = of_first * first_[i] + (1 - of_first) * slope;
      second_[i] = of_second * second_[i] + (1 - of_second) * slope * slope;
      weights[i] -=
          rate * first_[i] / (1 - first_left_) / (std::sqrt(second_[i] / (1 - second_left_)) + least);
    }
    std::ranges::fill(slope_, 0.0F);
    samples_ = 0;
  }

 private:
  std::vector<float> slope_, first_, second_;
  float first_left_ = 1, second_left_ = 1;  ///< what is left of the means' beginning at 0
  int samples_ = 0;
};

/// Learns the weights of a net from positions and how their games ended, by their cross entropy.
template <class Net>
class Learning {
 public:
  explicit Learning(Rng& rng, int batch = 64) : weights_(Net::size), descent_(Net::size), batch_{batch} {
    constexpr float deviation = 0.18F;
    const auto spread = [&](int from, int to) {
      for (int i = from; i < to; ++i) weights_[static_cast<std::size_t>(i)] = about_zero(rng, deviation);
    };
    spread(Net::encoder, Net::encoder_bias);
    spread(Net::second, Net::second_bias);
    spread(Net::last, Net::last_bias);
  }

  [[nodiscard]] std::span<const float> weights() const { return weights_; }

  /// Forgets the slopes met so far, but no weight.
  void begin_anew() { descent_ = Descent{Net::size}; }

  /// The chance that the net gives a position.
  float judge(const typename Net::Inputs& inputs, typename Net::Trace& trace) const {
    return static_cast<float>(chance_of_logit(Net::logit(weights_, inputs, trace)));
  }
  /// Adds a position by how much too high its chance is, and learns from every batch.
  void correct(const typename Net::Inputs& inputs, const typename Net::Trace& trace, float error,
               float rate) {
    add_slope(inputs, trace, error);
    if (descent_.count() == batch_) descent_.descend(weights_, rate);
  }
  /// Adds a position whose chance ought to be `target`; returns the chance that the net gave it.
  float learn(const typename Net::Inputs& inputs, float target, float rate) {
    typename Net::Trace trace;
    const float chance = judge(inputs, trace);
    correct(inputs, trace, chance - target, rate);
    return chance;
  }

 private:
  static constexpr float passes(float unit) { return unit > 0 ? 1 : Net::leak; }

  void add_slope(const typename Net::Inputs& inputs, const typename Net::Trace& trace, float error) {
    const float* const w = weights_.data();
    float* const g = descent_.slope().data();
    g[Net::last_bias] += error;
    std::array<float, Net::upper> upper;
    for (std::size_t k = 0; k < Net::upper; ++k) {
      g[Net::last + k] += error * trace.second[k];
      upper[k] = error * w[Net::last + k] * passes(trace.second[k]);
      g[Net::second_bias + k] += upper[k];
    }
    std::array<float, Net::hidden> mean{};
    for (std::size_t i = 0; i < Net::hidden; ++i)
      for (std::size_t k = 0; k < Net::upper; ++k) {
        g[Net::second + i * Net::upper + k] += trace.mean[i] * upper[k];
        mean[i] += w[Net::second + i * Net::upper + k] * upper[k];
      }
    for (std::size_t i = 0; i < Net::of_whole; ++i)
      for (std::size_t k = 0; k < Net::upper; ++k)
        g[Net::second + (Net::hidden + i) * Net::upper + k] += inputs.whole[i] * upper[k];
    for (std::size_t m = 0; m < Net::members; ++m) {
      std::array<float, Net::hidden> encoded;
      for (std::size_t k = 0; k < Net::hidden; ++k) {
        encoded[k] = mean[k] / Net::members * passes(trace.encoded[m][k]);
        g[Net::encoder_bias + k] += encoded[k];
      }
      const auto& member = inputs.member[m];
      for (std::size_t i = 0; i < static_cast<std::size_t>(member.count); ++i)
        for (std::size_t k = 0; k < Net::hidden; ++k)
          g[Net::encoder + member.input[i] * std::size_t{Net::hidden} + k] += member.value[i] * encoded[k];
    }
  }

  std::vector<float> weights_;
  Descent descent_;
  int batch_;  ///< positions from which it learns at once
};

}  // namespace longwood::train

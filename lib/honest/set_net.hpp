#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace longwood {

/// The sizes of a `SetNet`.
struct NetShape {
  std::size_t of_member;  ///< inputs of a member
  std::size_t hidden;     ///< units of the encoder
  std::size_t members;
  std::size_t of_whole;  ///< numbers of the whole position
  std::size_t upper;     ///< units of the second layer
};

/// A small neural net over a set of like things (suits, classes of ranks): one encoder reads each of them,
/// the mean of what it says goes with a few numbers of the whole position through a second layer to one
/// logit. Its weights are a plain array, so that they can be data.
template <NetShape shape>
struct SetNet {
  static constexpr std::size_t of_member = shape.of_member, hidden = shape.hidden, members = shape.members,
                               of_whole = shape.of_whole, upper = shape.upper;

  // where the weights of each layer begin
  static constexpr std::size_t encoder = 0, encoder_bias = encoder + of_member * hidden,
                               second = encoder_bias + hidden,
                               second_bias = second + (hidden + of_whole) * upper, last = second_bias + upper,
                               last_bias = last + upper, size = last_bias + 1;

  /// What is known of one member: the inputs that are not 0.
  struct Member {
    static constexpr int most = 96;
    int count = 0;
    std::array<std::uint8_t, most> input;
    std::array<float, most> value;

    void add(int which, float how_much = 1) {
      input[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(which);
      value[static_cast<std::size_t>(count++)] = how_much;
    }
  };
  struct Inputs {
    std::array<Member, members> member;
    std::array<float, of_whole> whole{};
  };
  /// What the encoder says of a member, or the mean of that.
  using Encoded = std::array<float, hidden>;
  /// What the layers gave: needed again to learn.
  struct Trace {
    alignas(32) std::array<Encoded, members> encoded;
    alignas(32) Encoded mean;
    alignas(32) std::array<float, upper> second;
    float logit = 0;
  };

  /// Slope of a unit below 0: a dead unit could not learn any more.
  static constexpr float leak = 0.01F;
  static constexpr float rectified(float x) { return std::max(x, leak * x); }

  static void encode(std::span<const float> weights, const Member& member, Encoded& encoded) {
    const float* const w = weights.data();
    alignas(32) Encoded sum;
    for (std::size_t k = 0; k < hidden; ++k) sum[k] = w[encoder_bias + k];
    for (std::size_t i = 0; i < static_cast<std::size_t>(member.count); ++i)
      add(sum, w + encoder + std::size_t{member.input[i]} * hidden, member.value[i]);
    for (std::size_t k = 0; k < hidden; ++k) encoded[k] = rectified(sum[k]);
  }
  /// What goes into the units of the second layer.
  using Sums = std::array<float, upper>;

  /// The logit of a position from the mean of what the encoder says of its members.
  static float logit_of_mean(std::span<const float> weights, const Encoded& mean,
                             const std::array<float, of_whole>& whole, std::array<float, upper>& units) {
    const float* const w = weights.data();
    alignas(32) Sums sum = biases(weights);
    add_encoded(weights, mean, sum);
    add_whole(weights, whole, sum);
    float logit = w[last_bias];
    for (std::size_t k = 0; k < upper; ++k) {
      units[k] = rectified(sum[k]);
      logit += units[k] * w[last + k];
    }
    return logit;
  }

  // The layers after the encoder one step at a time, for a caller who changes one member and keeps the rest.

  static Sums biases(std::span<const float> weights) {
    Sums sum;
    for (std::size_t k = 0; k < upper; ++k) sum[k] = weights[second_bias + k];
    return sum;
  }
  static void add_encoded(std::span<const float> weights, const Encoded& encoded, Sums& sum) {
    for (std::size_t i = 0; i < hidden; ++i) add(sum, weights.data() + second + i * upper, encoded[i]);
  }
  static void add_whole(std::span<const float> weights, const std::array<float, of_whole>& whole, Sums& sum) {
    for (std::size_t i = 0; i < of_whole; ++i)
      if (whole[i] != 0) add_whole(weights, i, whole[i], sum);
  }
  /// One of the numbers of the whole position.
  static void add_whole(std::span<const float> weights, std::size_t which, float number, Sums& sum) {
    add(sum, weights.data() + second + (hidden + which) * upper, number);
  }
  /// The logit where two such sums go in together, in parts that are summed side by side: one sum would have
  /// each addition wait for the last.
  static float logit_of_sums(std::span<const float> weights, const Sums& one, const Sums& other) {
    constexpr std::size_t fours = 2;
    static_assert(upper % (fours * four) == 0);
    std::array<Four, fours> part{};
    for (std::size_t k = 0; k < upper; k += four) {
      const Four sum = four_at(one.data() + k) + four_at(other.data() + k), leaking = leak * sum;
      part[k / four % fours] += (sum > leaking ? sum : leaking) * four_at(weights.data() + last + k);
    }
    float logit = weights[last_bias];
    for (const Four& sums : part)
      for (std::size_t k = 0; k < four; ++k) logit += sums[k];
    return logit;
  }

  static float logit(std::span<const float> weights, const Inputs& inputs, Trace& trace) {
    trace.mean.fill(0);
    for (std::size_t m = 0; m < members; ++m) {
      encode(weights, inputs.member[m], trace.encoded[m]);
      for (std::size_t k = 0; k < hidden; ++k) trace.mean[k] += trace.encoded[m][k] / members;
    }
    return trace.logit = logit_of_mean(weights, trace.mean, inputs.whole, trace.second);
  }
  static float logit(std::span<const float> weights, const Inputs& inputs) {
    Trace trace;
    return logit(weights, inputs, trace);
  }

 private:
  template <std::size_t units>
  static void add(std::array<float, units>& sum, const float* weights, float times) {
    static_assert(units % four == 0);
    for (std::size_t k = 0; k < units; k += four) {
      const Four with = four_at(sum.data() + k) + times * four_at(weights + k);
      std::memcpy(sum.data() + k, &with, sizeof with);
    }
  }

  /// Four floats in one vector register. g++ leaves some of the loops around `add` scalar if they are not
  /// written so.
  using Four [[gnu::vector_size(16)]] = float;
  static constexpr std::size_t four = sizeof(Four) / sizeof(float);
  static Four four_at(const float* numbers) {
    Four found;
    std::memcpy(&found, numbers, sizeof found);
    return found;
  }
};

}  // namespace longwood

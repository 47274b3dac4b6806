#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.hpp"

namespace longwood {

/// A chance as a whole number of `one_value` parts: sums and means of it are the same on every machine.
using Value = std::int32_t;
inline constexpr Value one_value = 1 << 24;

/// A chance from 0 to 1 of a value.
constexpr double as_chance(Value value) { return static_cast<double>(value) / one_value; }

/// What a net is for; it must agree with the program that loads it.
struct NetHead {
  std::string_view model;  ///< the game's id
  int version;             ///< of the facts that the model describes a position by
  int inputs;              ///< facts that are told apart
};

/// A net over facts, each true or false, with two hidden layers, that estimates a chance.
///
/// Weights, sums and the result are whole numbers, so the estimate is the same with every compiler and in the
/// browser, and the first layer can be updated exactly by the facts that changed. A unit below 0 passes a
/// twentieth on.
class ByteNet {
 public:
  static constexpr int hidden = 64, upper = 32;
  static constexpr int version = 1;  ///< of the file

  /// What the facts sum to in the first layer.
  struct Sums {
    alignas(16) std::array<std::int16_t, hidden> at;
  };

  /// The weights as they are learnt, before they are rounded: one array, in which each part has its place.
  struct Weights {
    explicit Weights(int inputs)
        : of_first{static_cast<std::size_t>(inputs) * hidden},
          all(of_first + hidden + std::size_t{hidden} * upper + upper + upper + 1) {}

    std::size_t of_first;  ///< how many the first part has
    std::vector<float> all;

    /// `hidden` numbers for each fact.
    [[nodiscard]] std::span<float> first() { return {all.data(), of_first}; }
    [[nodiscard]] std::span<float> first_bias() { return {all.data() + of_first, hidden}; }
    /// `hidden` numbers for each unit of the upper layer.
    [[nodiscard]] std::span<float> second() {
      return {first_bias().data() + hidden, std::size_t{hidden} * upper};
    }
    [[nodiscard]] std::span<float> second_bias() {
      return {second().data() + std::size_t{hidden} * upper, upper};
    }
    [[nodiscard]] std::span<float> last() { return {second_bias().data() + upper, upper}; }
    [[nodiscard]] float& last_bias() { return all.back(); }
  };

  /// The net with these weights, rounded.
  explicit ByteNet(Weights& weights);
  /// The net of a file, or what is wrong with it.
  static std::expected<ByteNet, Problem> read(std::string_view bytes, const NetHead& head);
  /// The file: four lines of text, then the weights. `command` says how they were made.
  [[nodiscard]] std::string write(const NetHead& head, std::string_view command) const;

  [[nodiscard]] int inputs() const { return static_cast<int>(first_.size() / hidden) - 1; }
  /// The number that a slot without a fact holds.
  [[nodiscard]] std::uint16_t no_fact() const { return static_cast<std::uint16_t>(inputs()); }

  void sum(std::span<const std::uint16_t> facts, Sums& sums) const {
    sums.at = first_bias_;
    for (const std::uint16_t fact : facts) add(sums, fact);
  }
  /// Turns the sums of some facts into those of others; both lists have as many slots, a multiple of four.
  void change(std::span<const std::uint16_t> from, std::span<const std::uint16_t> to, Sums& sums) const;
  /// The estimated chance, above 0 and below one.
  [[nodiscard]] Value chance(const Sums& sums) const;

 private:
  ByteNet() = default;

  void add(Sums& sums, std::uint16_t fact) const {
    const std::int16_t* const w = first_.data() + std::size_t{fact} * hidden;
    for (std::size_t j = 0; j < hidden; ++j) sums.at[j] = static_cast<std::int16_t>(sums.at[j] + w[j]);
  }

  std::vector<std::int16_t> first_;  ///< bytes in the file; the last row is of no fact
  std::array<std::int16_t, hidden> first_bias_{};
  std::array<std::array<std::int16_t, hidden>, upper> second_{};
  std::array<std::int32_t, upper> second_bias_{};
  std::array<std::int32_t, upper> last_{};
  std::int64_t last_bias_ = 0;
  int fraction_ = 0;  ///< bits of the result after the point
};

}  // namespace longwood

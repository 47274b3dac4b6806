#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood {

/// A weight is the logarithm of a share, in 4,096ths of a doubling. Weights and shares are whole numbers, so
/// that the same moves are drawn on every compiler and in the browser.
using Weight = std::int32_t;
inline constexpr Weight doubling = 4096;
/// A factor of e.
inline constexpr Weight factor_of_e = 5909;
/// No weight goes beyond these, so that 640 shares add up within 64 bits.
inline constexpr Weight least_weight = -20 * doubling, most_weight = 26 * doubling;

/// The share that belongs to a weight, at least 1; that of weight 0 is 2^20.
constexpr std::uint64_t share_of(Weight weight) {
  constexpr int steps = 64, per_step = doubling / steps;
  constexpr auto powers = [] {
    constexpr double root = 1.0108892860517004600204097905619;  // the 64th root of 2
    std::array<std::uint32_t, steps + 1> table{};
    double power = 65'536;
    for (auto& each : table) each = static_cast<std::uint32_t>(2 * power + 1) / 2, power *= root;
    return table;
  }();
  const auto above = static_cast<std::uint32_t>(std::clamp(weight, least_weight, most_weight) - least_weight);
  const std::size_t step = above % doubling / per_step;
  const std::uint64_t between =
      std::uint64_t{powers[step + 1] - powers[step]} * (above % per_step) / per_step;
  return std::max<std::uint64_t>((powers[step] + between) << (above / doubling) >> 16, 1);
}

/// The moves of a game by kinds, which a policy weighs: what is laid, and on which card or on what kind of
/// place; of moves that name no pile the stage in which they are made. Kinds are numbered as they are met.
class MoveKinds {
 public:
  using Kind = std::uint16_t;

  MoveKinds(const AnyGame& game, const SearchSpec& advice);

  /// Forgets all kinds.
  void clear();
  /// The kind of a move that is legal in this position.
  Kind of(const State& state, Move move);
  /// Kinds met so far.
  [[nodiscard]] std::size_t count() const { return first_.size(); }
  /// The initial weight of a kind: more for plays home, less for redeals.
  [[nodiscard]] Weight first_weight(std::size_t kind) const { return first_[kind]; }
  /// Whether cards on this pile are done with.
  [[nodiscard]] bool is_home(Pile pile) const { return longwood::is_home(roles_[pile]); }
  /// Bytes reserved.
  [[nodiscard]] std::size_t bytes() const {
    return slots_.capacity() * sizeof(Slot) + first_.capacity() * sizeof(Weight);
  }

 private:
  struct Slot {
    std::uint64_t code = 0;  ///< 0 if the slot is free
    Kind kind = 0;
  };

  [[nodiscard]] std::uint64_t code_of(const State& state, Move move) const;
  [[nodiscard]] Weight weight_at_first(Move move) const;

  const SearchSpec& advice_;
  std::array<Role, max_piles> roles_{};
  std::vector<Slot> slots_;
  std::vector<Weight> first_;
};

/// How much each kind of move is preferred.
class RolloutPolicy {
 public:
  using Kind = MoveKinds::Kind;

  void clear() { weights_.clear(), shares_.clear(); }
  /// Takes in the kinds met since, with what they weigh at first.
  void grow(const MoveKinds& kinds) {
    for (std::size_t kind = weights_.size(); kind < kinds.count(); ++kind) {
      weights_.push_back(kinds.first_weight(kind));
      shares_.push_back(share_of(weights_.back()));
    }
  }
  /// How often a kind is drawn, in proportion to the others that could be.
  [[nodiscard]] std::uint64_t share(Kind kind) const { return shares_[kind]; }
  void add(Kind kind, Weight more) {
    weights_[kind] = std::clamp(weights_[kind] + more, least_weight, most_weight);
    shares_[kind] = share_of(weights_[kind]);
  }
  [[nodiscard]] std::size_t bytes() const {
    return weights_.capacity() * sizeof(Weight) + shares_.capacity() * sizeof(std::uint64_t);
  }

 private:
  std::vector<Weight> weights_;
  std::vector<std::uint64_t> shares_;
};

}  // namespace longwood

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <type_traits>

#include "honest/information_state.hpp"

namespace longwood {

/// Room for what a guide measures of a position.
class EvalScratch {
 public:
  template <class Measures>
  void keep(const Measures& measures) {
    static_assert(std::is_trivially_copyable_v<Measures> && sizeof(Measures) <= sizeof(room_));
    std::memcpy(room_.data(), &measures, sizeof(Measures));
  }
  /// What was kept last, which was of this type.
  template <class Measures>
  [[nodiscard]] Measures kept() const {
    std::array<std::byte, sizeof(Measures)> bytes;
    std::memcpy(bytes.data(), room_.data(), sizeof(Measures));
    return std::bit_cast<Measures>(bytes);
  }

 private:
  std::array<std::byte, 704> room_;
};

/// How a guide judges a position, and then those one move after it, as `Policy::evaluate` does, but faster
/// than each separately.
struct IncrementalEval {
  double (*evaluate)(const Observation&, std::span<const float> weights, EvalScratch& measured) = nullptr;
  /// After a move that showed nothing, from the position that was measured.
  double (*evaluate_after)(const Observation&, std::span<const float> weights,
                           const EvalScratch& measured) = nullptr;
};

}  // namespace longwood

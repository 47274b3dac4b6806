#pragma once

#include <cstdint>

#include "core/move.hpp"
#include "core/rng.hpp"

namespace longwood {

/// Folds numbers, one after another, into one that stands for all of them: a signature.
struct Fold {
  std::uint64_t sum = 0;

  void add(std::uint64_t value) { sum = mix(sum * 0x9E3779B97F4A7C15U + value); }
  void add(Move move) {
    add(static_cast<std::uint64_t>(move.act) << 24 |
        static_cast<std::uint64_t>(move.from << 16 | move.to << 8 | move.count));
  }
};

}  // namespace longwood

#pragma once

#include <algorithm>
#include <cstdint>

#include "core/rng.hpp"

namespace longwood::study {

/// Draws a uniform random subset of `sample` things out of `count`, or all of them if there are not more.
/// `takes` is asked for each of them in turn.
class Sampler {
 public:
  Sampler(Rng rng, std::uint64_t sample, std::uint64_t count)
      : rng_{rng}, left_{count}, wanted_{std::min(sample, count)} {}

  /// Whether the next one is drawn; never more often than `count`.
  bool takes() {
    if (left_ == 0) return false;
    const bool taken = rng_.below(left_) < wanted_;
    --left_;
    wanted_ -= taken ? 1 : 0;
    return taken;
  }

 private:
  Rng rng_;
  std::uint64_t left_, wanted_;
};

}  // namespace longwood::study

#pragma once

#include <cstdint>

#include "solve/results/verdict.hpp"

namespace longwood {

/// How many deals have each verdict.
struct VerdictCounts {
  std::uint64_t won = 0, lost = 0, open = 0;

  void add(Verdict verdict) { ++(verdict == Verdict::won ? won : verdict == Verdict::lost ? lost : open); }
  [[nodiscard]] std::uint64_t count() const { return won + lost + open; }
};

}  // namespace longwood

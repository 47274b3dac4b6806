#pragma once

#include <cstdint>

#include "solve/verdict.hpp"
#include "study/interval.hpp"

namespace longwood::study {

/// How many deals have each verdict.
struct VerdictCounts {
  std::uint64_t won = 0, lost = 0, open = 0;

  void add(Verdict verdict) { ++(verdict == Verdict::won ? won : verdict == Verdict::lost ? lost : open); }
  [[nodiscard]] std::uint64_t count() const { return won + lost + open; }
  /// What they say of the share of winnable deals.
  [[nodiscard]] UnionInterval chance() const { return union_interval(won, lost, open); }
};

}  // namespace longwood::study

#pragma once

#include <cstdint>

namespace longwood {

/// Deal numbers first to last, both included.
struct Range {
  std::uint64_t first = 0, last = 0;

  [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
  friend bool operator==(const Range&, const Range&) = default;
};

}  // namespace longwood

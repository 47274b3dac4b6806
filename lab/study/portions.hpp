#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "study/row.hpp"

namespace longwood::study {

/// Gives out ranges of deals part by part, in their order.
class Portions {
 public:
  /// The last deal, at the latest, of a part that begins with this one.
  using LastOf = std::function<std::uint64_t(std::uint64_t first)>;

  Portions(std::vector<Range> todo, LastOf last_of) : todo_{std::move(todo)}, last_of_{std::move(last_of)} {}

  /// The next part; nothing when all are given out.
  std::optional<Range> next() {
    if (at_ == todo_.size()) return {};
    Range& range = todo_[at_];
    const Range part{range.first, std::min(range.last, last_of_(range.first))};
    if (part.last == range.last)
      ++at_;
    else
      range.first = part.last + 1;
    return part;
  }

 private:
  std::vector<Range> todo_;
  LastOf last_of_;
  std::size_t at_ = 0;
};

}  // namespace longwood::study

#pragma once

#include <cstdint>

#include "core/table.hpp"

namespace longwood {

/// The piles whose cards an edit moves, a bit each.
constexpr std::uint64_t touched_by(const Edit& edit) {
  const std::uint64_t first = std::uint64_t{1} << edit.a;
  switch (edit.kind) {
    case Edit::shift:
    case Edit::pour:
    case Edit::swap: return first | std::uint64_t{1} << edit.b;
    case Edit::shuffle: return first;
    case Edit::set: return 0;
  }
  return ~std::uint64_t{0};
}

/// Repeats one edit on a table in the same position as when the edit was made.
inline void apply(Table& table, const Edit& edit) {
  switch (edit.kind) {
    case Edit::shift: return table.shift(edit.a, edit.b, edit.n);
    case Edit::pour: return table.pour(edit.a, edit.b, edit.n);
    case Edit::swap: return table.swap_tops(edit.a, edit.b);
    case Edit::set: return table.set(edit.a, edit.n);
    case Edit::shuffle: return table.shuffle(edit.a, edit.b);
  }
}

}  // namespace longwood

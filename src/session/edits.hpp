#pragma once

#include "core/table.hpp"

namespace longwood {

/// Makes one edit again on a table which stands where it stood when the edit was made.
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

#pragma once

#include "games/${name}/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

/// A worked position for every choice of every option; there is none yet.
inline OptionRows ${name}() { return {}; }

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::${type}>() {
  return longwood::test::option_rows::${name}();
}

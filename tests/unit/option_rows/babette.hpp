#pragma once

#include "games/babette/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows babette() {
  return {
      .worked = {{"redeals=one", "1: 5H; 2: 9C; @0=1", "", "redeal"}},
      .elsewhere = {"stock=face-up"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::Babette>() {
  return longwood::test::option_rows::babette();
}

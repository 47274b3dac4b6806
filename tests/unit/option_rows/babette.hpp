#pragma once

#include "games/babette/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows babette() {
  return {
      .worked =
          {
              {"redeals=one", "1: 5H; 2: 9C; @0=1", "", "redeal"},
              {"redeal=at-will", "1: AS; 2: 9C", "redeal", ""},
          },
      .afterwards = {{"gather=in-order", "1: 2S 9H; 8: QD", "redeal", "1", "QD", "2S"}},
      .elsewhere = {"stock=face-up", "available=gap-below"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::Babette>() {
  return longwood::test::option_rows::babette();
}

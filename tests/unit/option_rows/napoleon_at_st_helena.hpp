#pragma once

#include "games/napoleon_at_st_helena/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows napoleon_at_st_helena() {
  return {
      .worked =
          {
              {"vacancy=talon-only", "1: 5H 9S; talon: 4D 9C", "", "1-2"},
              {"families=returnable", "sa1: AS 2S; 1: 3S", "sa1-1 sa1-2", ""},
          },
      .elsewhere = {"stock=face-up"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::NapoleonAtStHelena>() {
  return longwood::test::option_rows::napoleon_at_st_helena();
}

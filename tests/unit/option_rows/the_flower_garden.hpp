#pragma once

#include "games/the_flower_garden/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows the_flower_garden() {
  return {.worked = {
              {"runs=in-suit", "1: 9C 8C; 2: TH", "1-2x2 1-3x2", ""},
              {"families=returnable", "sa: AS 2S; 1: 3H", "sa-1 sa-2", ""},
          }};
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::TheFlowerGarden>() {
  return longwood::test::option_rows::the_flower_garden();
}

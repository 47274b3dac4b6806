#pragma once

#include "games/the_fourteenth/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows the_fourteenth() {
  return {
      .worked =
          {
              {"exchange=each-standstill", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS; @0=1", "r1c1~r2c2", ""},
              {"exchange=none", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS", "", "r1c1~r2c2 r3c3~r4c4"},
              {"close-up=last-to-first", "r1c1: 5H; r2c2: 4H", "refill", ""},
          },
      .afterwards =
          {
              {"size=one-with-one", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS", "r1c1~r2c2", "r1c1", "4H",
               "4H"},
              {"last-card=chosen", "r1c3: KS; r4c3: AS; hand: 4H", "r1c3+r4c3", "r1c3", "4H", ""},
              {"close-up=shift", "r1c1: 5H; r1c2: 9H; r2c2: 4H; r5c5: AS", "r1c1+r1c2", "r1c1", "", "4H"},
              {"close-up=last-to-first", "r1c1: 5H; r1c3: 9H; r2c2: 4H; r5c5: AS", "r1c1+r1c3", "r1c1", "",
               ""},
          },
      .elsewhere = {"stock=face-up", "packs=one"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::TheFourteenth>() {
  return longwood::test::option_rows::the_fourteenth();
}

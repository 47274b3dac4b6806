#pragma once

#include "games/la_nivernaise/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows la_nivernaise() {
  return {
      .worked =
          {
              {"source=line", "1: 5H 6H; hand: 9C; L1: 2D", "", "hand-L2"},
              {"source=any-place", "1: 5H 6H; hand: 9C; L1: 2D; sa: AS 2S", "L1-L2 sa-L2 sa-R4", "hand-L2"},
              {"redeals=two", "1: 5H 6H; @0=1", "redeal", ""},
              {"exchange=off", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "", "sa-sk sk-sa"},
              {"exchange=with-base", "sa: AS; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "sa-sk", ""},
          },
      .afterwards =
          {
              {"gather=packets-reversed", "1: 2S 9H; 2: KD; 6: JC", "redeal", "1", "2S 9H KD JC",
               "JC KD 2S 9H"},
              {"round-after-redeal=after-filling", "1: 2S 9H; 2: KD; 6: JC", "redeal", "1", "2S 9H KD JC",
               ""},
              {"round-after-redeal=after-filling", "1: 2S 9H; 2: KD; 6: JC", "redeal", "hand", "",
               "JC KD 9H 2S"},
              {"gather=all-reversed", "1: 2S 9H; 2: KD; 6: JC", "redeal", "1", "2S 9H KD JC", "JC KD 9H 2S"},
          },
      .elsewhere = {"stock=face-up", "guarantee=ace-or-king", "guarantee=brought-up", "peek=none",
                    "peek=inclusive", "peek=open"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::LaNivernaise>() {
  return longwood::test::option_rows::la_nivernaise();
}

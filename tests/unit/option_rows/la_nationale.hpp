#pragma once

#include "games/la_nationale/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows la_nationale() {
  return {
      .worked =
          {
              {"vacancy=single-card", "3: 5S 6S 7S; 5: 9H; @15=1", "", "3-1x2 3-1x3"},
              {"corner=open", "1: KH; 2: AH; 3: QH; 4: KD", "1-2 2-1", ""},
              {"deal-play=optional", "sa: AS; sk: KS; turned: 2S; 1: QS; hand: 5H; @0=1; @1=2", "deal", ""},
              {"deal-ends=locked", "sa: AS; sk: KS; turned: 2S; 1: QS; hand: 5H; @0=1; @1=2", "", "1-sk"},
              {"redeals=two", "1: KH; 2: 5H", "redeal", ""},
              {"families=returnable", "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H; @15=1",
               "ha-hk hk-9 ha-3 ha-1", "", "abeyance=off"},
              {"abeyance=off", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; 1: 3S; @15=1", "", "1-sb"},
          },
      .elsewhere = {"stock=face-up", "deal-play=none", "gather=packets-reversed", "gather=all-reversed",
                    "compulsion=last-card"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::LaNationale>() {
  return longwood::test::option_rows::la_nationale();
}

#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows la_capricieuse() {
  return {
      .worked =
          {
              {"vacancy=any-card", "1: 9S; 2: 3H 8S", "1-3 2-3", ""},
              {"deal-play=optional",
               "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; turned: 3S; hand: 5H; @0=1", "deal", ""},
              {"corner=open", "1: KH; 2: AH; 3: QH; 4: KD", "1-2 2-1", ""},
              {"families=returnable", "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H",
               "ha-hk hk-9 ha-3", "", "abeyance=off"},
              {"families=returnable", "sa: AS; 3: 2S", "sa-3", "", "abeyance=off"},
              {"abeyance=off", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; 1: 3S", "", "1-sb"},
              {"deal-choice=ascending",
               "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; turned: 3S; hand: 5H; @0=1", "",
               "turned-sb turned-sk"},
              {"deal-choice=descending",
               "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; turned: 3S; hand: 5H; @0=1", "",
               "turned-sb turned-sa"},
          },
      .afterwards =
          {
              // the mini-test of gathering (rules A7)
              {"gather=packets-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "1", "5H", "KD"},
              {"gather=all-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "2", "2S", "2S"},
              {"gather=all-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "3", "KD", "5H"},
          },
      .elsewhere = {"stock=face-up", "deal-play=none"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::LaCapricieuse>() {
  return longwood::test::option_rows::la_capricieuse();
}

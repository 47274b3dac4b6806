#pragma once

#include "games/st_helena/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows st_helena() {
  return {
      .worked =
          {
              // H1 and H4 of the rules
              {"restriction=first-deal", "ha: AH; 2: 2H; 8: QH; hk: KH; @0=3", "", "2-ha 8-hk"},
              {"restriction=off", "ha: AH; 2: 2H; 8: QH; hk: KH; hand: 5C", "2-ha 8-hk", ""},
              {"packing=any-suit", "3: 6S; 9: 7H", "3-9 9-3", ""},
              {"vacancy=any-card", "3: 6S; 9: KH", "3-1 9-1", ""},
              {"corner=open", "3: AS; 9: KS; 5: KH", "3-9 9-3", ""},
              {"families=returnable", "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H",
               "ha-hk hk-9 ha-3", ""},
              {"redeals=none", "1: 9S; 2: 5S", "", "redeal"},
              // AB1: both families of hearts take the eight; while cards are in hand not from the bound rows
              {"abeyance=allowed", "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H; 2: 8H; 8: 8H", "2-hb 8-hb",
               ""},
              {"abeyance=allowed", "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H; 5: 8H; hand: 5C", "5-hb",
               ""},
              // a place left empty waits, and the deal with it
              {"supply=after-plays", "1: 9S; 2: 5S; hand: 8C", "refill", "deal"},
          },
      .afterwards =
          {
              {"gather=packets-reversed", "1: 2S 9H; 2: KD", "redeal", "1", "2S", "KD"},
              {"gather=all-reversed", "1: 2S 9H; 2: KD", "redeal", "2", "9H", "9H"},
              {"gather=all-reversed", "1: 2S 9H; 2: KD", "redeal", "3", "KD", "2S"},
              // H3: the packet 4D QC loses its queen while cards are in hand
              {"refill=every-card", "ck: KC; 5: 4D QC; hand: 9S", "5-ck", "5", "4D", "4D 9S"},
              // H2: the queen of clubs leaves its place empty
              {"supply=after-plays", "ck: KC; 5: QC; hand: 9S", "5-ck", "5", "9S", ""},
              {"supply=first-round", "ck: KC; 5: QC; hand: 9S 8S", "deal 5-ck", "5", "9S", ""},
          },
      .elsewhere = {"stock=face-up", "deal=all-at-once"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::StHelena>() {
  return longwood::test::option_rows::st_helena();
}

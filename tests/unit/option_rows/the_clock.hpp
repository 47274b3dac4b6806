#pragma once

#include "games/the_clock/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows the_clock() {
  return {
      .worked =
          {
              // K3 of the rules
              {"marry=three", "1: TH; 2: 9H; 3: 4C 5D TH", "", "2-1"},
              {"king-on-ace=no", "1: AC; 2: KC", "", "2-1"},
              {"talon=circle", "1: TH; talon: 9H", "talon-1", ""},
              {"phases=strict", "X: 3H; 1: 2S 4H; 2: 9C; talon: 4H; hand: 5S; @1=1", "", "1-X talon-X"},
              {"redeal=one", "1: TH; talon: 9C 9H", "redeal", ""},
          },
      .afterwards =
          {
              // K4: sizes I=1, V=0, IX=2, others three; the hand s1 s2 s3 s4 s5 s6
              {"refill=rotation",
               "hand: 7S 6S 5S 4S 3S 2S; 1: AC; 9: AD AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
               "6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 10: TH TH 7D; 11: JH JH 7D; 12: QH QH 8D",
               "refill", "1", "AC 2S 3S", "AC 2S 5S"},
              {"refill=rotation",
               "hand: 7S 6S 5S 4S 3S 2S; 1: AC; 9: AD AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
               "6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 10: TH TH 7D; 11: JH JH 7D; 12: QH QH 8D",
               "refill", "5", "4S 5S 6S", "3S 6S 7S"},
              {"refill=rotation-from-twelve",
               "hand: 5S 4S 3S 2S; 1: AC AC; 12: AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
               "5: 5H 5H 5D; 6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 9: 9H 9H 9C; 10: TH TH 7D; 11: JH JH 7D",
               "refill", "1", "AC AC 2S", "AC AC 3S"},
              {"refill=rotation-from-twelve",
               "hand: 5S 4S 3S 2S; 1: AC AC; 12: AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
               "5: 5H 5H 5D; 6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 9: 9H 9H 9C; 10: TH TH 7D; 11: JH JH 7D",
               "refill", "12", "AD 3S 4S", "AD 2S 4S"},
          },
      .elsewhere = {"stock=face-up"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::TheClock>() {
  return longwood::test::option_rows::the_clock();
}

#pragma once

#include "games/the_sultan/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows the_sultan() {
  return {
      .worked =
          {
              {"refill=leisure", "sultan: KH; talon: 5C 9D; L1: 2S", "talon-L2 talon-R4", ""},
              {"refill=talon-or-divan", "sultan: KH; talon: 5C 9D; L1: 2S", "talon-L2 L1-L2 L1-R4", ""},
          },
      .afterwards =
          {
              {"refill=leisure", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H", "L1-ha", "L1", "9D", ""},
              {"refill=talon-or-divan", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H", "L1-ha", "L1", "9D", ""},
              {"refill=from-hand", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H; hand: 3C", "L1-ha", "L1", "9D",
               "3C"},
              {"refill=from-hand", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H", "L1-ha", "L1", "9D", ""},
              {"play=forthwith", "sultan: KH; ha: AH; hand: 9C 2H", "turn", "ha", "AH", "AH 2H"},
              {"turn=by-itself", "sultan: KH; ha: AH; talon: 2H; hand: 9D 5C", "talon-ha", "talon", "", "5C"},
              {"talon=unshuffled", "sultan: KH; talon: 2S 3S 4S 5S 6S 7S 8S 9S", "redeal", "hand", "",
               "9S 8S 7S 6S 5S 4S 3S 2S"},
          },
      .elsewhere = {"stock=face-up", "divan=six"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::TheSultan>() {
  return longwood::test::option_rows::the_sultan();
}

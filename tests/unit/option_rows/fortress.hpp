#pragma once

#include "games/fortress/rules.hpp"
#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows fortress() {
  return {
      .worked =
          {
              // F2 of the rules
              {"base=first-card", "R3: KC; L3: AC; L1: 9D 7H", "L1-ha R3-ca", ""},
              {"corner=open", "R3: KC; L3: AC", "L3-R3 R3-L3", ""},
              // the two goes back upon the three or into a lane, not upon the five
              {"families=returnable", "ca: AC 2C; R3: 3C; L3: 5C; L1: 9H; L2: JH", "ca-R3 ca-L4", ""},
          },
      .elsewhere = {"deal=rounds"},
  };
}

}  // namespace longwood::test::option_rows

template <>
inline longwood::test::OptionRows longwood::test::option_rows_of<longwood::Fortress>() {
  return longwood::test::option_rows::fortress();
}

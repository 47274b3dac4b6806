#pragma once

#include "option_rows/row.hpp"

namespace longwood::test::option_rows {

inline OptionRows fortress() {
  return {
      .worked =
          {
              // F2 of the rules
              {"base=first-card", "R3: KC; L3: AC; L1: 9D 7H", "L1-ha R3-ca", ""},
              {"corner=open", "R3: KC; L3: AC", "L3-R3 R3-L3", ""},
          },
  };
}

}  // namespace longwood::test::option_rows

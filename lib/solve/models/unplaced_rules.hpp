#pragma once

#include "core/pile_group.hpp"

namespace longwood {

/// What sets apart the games of one pack whose columns, partly face down, are built down in alternate colours
/// and moved in any part, kings alone filling spaces, with a hand that is run through.
struct UnplacedRules {
  Group families, columns;  ///< families in the order of suits
  Pile talon = 0, hand = 0;
  FaceDown covered = {};
  int turned = 1;                ///< cards turned at a time
  int redeals = -1;              ///< left; -1 if the talon may be turned over without end
  bool families_return = false;  ///< a family gives its uppermost card back
};

}  // namespace longwood

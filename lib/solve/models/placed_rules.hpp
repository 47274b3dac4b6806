#pragma once

#include "core/pile_group.hpp"

namespace longwood {

/// Differences between the games of one pack whose columns are built down in alternate colours, with a hand
/// that is run through and families that keep their cards.
struct PlacedRules {
  /// The cards that may begin an empty column: kings, the talon's uppermost card, or any card.
  enum class Spaces : std::uint8_t { kings, talon, any_card };

  Group families, columns;  ///< families in the order of suits
  Group reserve = {};       ///< a packet whose uppermost card fills an empty column at once, if there is one
  Pile talon = 0, hand = 0;
  FaceDown covered = {};  ///< columns partly face down; none without `has_covered`
  bool has_covered = false;
  int first = 1;       ///< the rank with which families begin
  bool round = false;  ///< the highest card of a family may be laid on the first
  bool whole = true;   ///< the open cards of a column move together; otherwise any part of them
  Spaces spaces = Spaces::kings;
  int turned = 1;    ///< cards turned at a time
  int redeals = -1;  ///< left; -1 if the talon may be turned over without end
};

}  // namespace longwood

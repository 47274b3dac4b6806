#pragma once

#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "core/kinds.hpp"
#include "core/pile_group.hpp"

namespace longwood {

/// Makes the moves of the rules that the moves of a model stand for, on a table of a game whose columns are
/// built down in alternate colours.
class PlayedLine {
 public:
  PlayedLine(const AnyGame& game, Group families, Group columns, Pile talon, Pile hand, const State& root)
      : game_{game},
        families_{families},
        columns_{columns},
        talon_{talon},
        hand_{hand},
        table_{game.info->classes, root} {}

  /// Moves cards; if the rules do not allow it, the line will not replay, and proves nothing.
  void lay(Pile from, Pile to, int count) { play({Act::lay, from, to, static_cast<std::uint8_t>(count)}); }
  /// Moves what lies on a card of a column to its twin, and the card home.
  void home(int kind);
  void home_from(Pile pile, int kind) { lay(pile, families_[kind & 3], 1); }
  /// Turns the hand until this card is uppermost on the talon.
  void turn_to(int kind);
  /// Moves a card of a column with all that lies on it.
  void move_from(int kind, Pile to);
  /// The column with this card, and how many cards lie on it.
  [[nodiscard]] std::pair<Pile, int> place_of(int kind) const;
  /// Another column whose last card is one of these, or `from`.
  [[nodiscard]] Pile ending_with(Kinds kinds, Pile from) const;
  /// An empty column, or `from`.
  [[nodiscard]] Pile empty(Pile from) const;
  [[nodiscard]] std::vector<Move> line() && { return std::move(line_); }

 private:
  void play(Move move);

  const AnyGame& game_;
  Group families_, columns_;
  Pile talon_, hand_;
  Table table_;
  std::vector<Move> line_;
};

}  // namespace longwood

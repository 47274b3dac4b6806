#pragma once

#include "core/any_game.hpp"
#include "core/engine.hpp"

namespace longwood {

/// ${title} (the book). Numbers in brackets are sentences of its rulebook.
struct ${type} {
  static constexpr Group aces{0, 4}, columns{4, 8};
  static constexpr Why nothing_is_built = own_reason(0);

  static constexpr std::array lays{
      Lay{columns, aces, Fit::up, Space::base, refuses::rises, true},  // [2]
  };
  /// Why no row leads from the one pile to the other.
  static Why why_no_row(Pile from, Pile /*to*/) { return aces.has(from) ? Why::families_are_final : nothing_is_built; }

  static void lay_out(Table& t, const Deal& deal) {  // [1]
    for (int i = 0; i < deal.count; ++i) t.put(columns[i % columns.count], deal.cards[static_cast<std::size_t>(i)]);
  }
  static void moves(const State& s, MoveList& out) { lay_moves<${type}>(s, out); }
  static Why why_not(const State& s, Move m) {
    return m.act == Act::lay ? why_not_lay<${type}>(s, m) : Why::no_such_move;
  }
  static void play(Table& t, Move m) { t.shift(m.from, m.to); }
  static bool won(const State& s) { return s.total(aces) == 52; }
  static int shown(const State& s, Pile pile) { return s.size[pile]; }

  static const GameInfo info;  ///< defined in facts.hpp
};
static_assert(Game<${type}>);

}  // namespace longwood

#pragma once

#include <algorithm>
#include <array>

#include "games/search/common.hpp"
#include "games/search/rising.hpp"
#include "solve/heuristics/search_spec.hpp"

/// Advice for games of one pack whose columns are built down in alternate colours, with a hand that is run
/// through.
namespace longwood::advice {

/// The models first, each if it describes the game.
inline constexpr std::array alternating_runs{Run::unplaced(),  Run::placed(),
                                             Run::beam(300),   Run::depth_first(200'000),
                                             Run::beam(3'000), Run::unlimited(Engine::staged)};

/// For a game `G` with `families`, `columns`, `talon` and `hand`; `begins` says how its families begin.
template <class G, Begins begins>
struct Alternating {
  static constexpr Rising rising{G::families, begins};

  /// The kinds that may go home at once: the cards that could be laid on one of them can go home as well, and
  /// so can those that could be laid on these. Whatever another line does with any of these cards, it may
  /// leave them home. `closed` if nothing can be laid on a card with which families begin; otherwise all must
  /// have begun.
  static Kinds safe_kinds(const State& s, bool closed) {
    Kinds kinds = 0;
    std::array<int, 4> height{};
    for (int suit = 0; suit < 4; ++suit) height[static_cast<std::size_t>(suit)] = rising.height(s, suit);
    if (!closed && std::ranges::min(height) == 0) return 0;
    for (int suit = 0; suit < 4; ++suit) {
      const auto at = [&](int other) { return height[static_cast<std::size_t>(other)]; };
      const bool black = suit == spades || suit == clubs;
      const int place = at(suit) + 1, one = black ? hearts : spades, other = black ? diamonds : clubs;
      if (place <= king && std::min(at(one), at(other)) >= place - 2 && at(3 - suit) >= place - 3)
        kinds |= Kinds{1} << Card::of(Rising::rank(place, rising.first(s)), suit).kind();
    }
    return kinds;
  }

  static bool turns(Move m) { return m.act == Act::turn || m.act == Act::redeal; }
  /// Turning only changes what shows on the talon. A move of other cards can be made before it as well.
  static void after_turning(Move /*last*/, MoveList& moves) {
    moves.keep_if([](Move m) { return turns(m) || G::talon.has(m.from); });
  }

  /// Home first, then moves that clear a column, then the talon, and turning last.
  static int cost(const State& s, Move m) {
    if (turns(m)) return 50;
    if (G::families.has(m.from)) return 60;
    if (G::families.has(m.to)) return 0;
    if (G::talon.has(m.from)) return 20;
    return m.count == s.size[m.from] ? 15 : 10;
  }
  static void sort(const Table& table, MoveList& moves) {
    sort_by_cost(moves, [&](Move m) { return cost(table.state(), m); });
  }
};

}  // namespace longwood::advice

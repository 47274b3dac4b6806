#pragma once

#include <bit>

#include "games/fortress.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct FortressAdvice {
  /// A play to a family is always safe: the only cards that could ever rest on the card played are its
  /// neighbours in suit; the lower is in the family already, and the higher can follow it there at once
  /// instead.
  static std::optional<Move> safe(const State& s) {
    return play_wanted(s, Fortress::rows, Fortress::aces, wanted_by_families<Fortress::lays[0]>(s));
  }

  /// All lanes are alike, and a lone card gains nothing by going to another lane.
  static void prune(const State& s, MoveList& moves) {
    one_vacancy(s, Fortress::rows, moves);
    moves.keep_if(
        [&](Move m) { return !Fortress::rows.has(m.to) || s.size[m.to] > 0 || s.size[m.from] > 1; });
  }

  /// Every card left must be played, and one that lies over a lower card of its suit must be moved aside
  /// before.
  static int bound(const State& s) {
    int moves = 52 - s.total(Fortress::aces);
    for (int i = 0; i < Fortress::rows.count; ++i) moves += overlying(s, Fortress::rows[i]);
    return moves;
  }

  /// Cards of a row with a lower card of their suit somewhere beneath them.
  static int overlying(const State& s, Pile row) {
    std::uint64_t above = 0;  // ranks met on the way down from the exposed card, sixteen bits a suit
    int count = 0;
    for (Card card = s.top[row]; !card.none(); card = s.under[card.id]) {
      const int suit = 16 * card.suit();
      const std::uint64_t higher = above >> suit & 0xFFFF & ~((std::uint64_t{2} << card.rank()) - 1);
      count += std::popcount(higher);
      above &= ~(higher << suit);
      above |= std::uint64_t{1} << (suit + card.rank());
    }
    return count;
  }

  /// Twice the cards left and those to be moved aside, joints that are no marriage, cards over the next ones
  /// wanted; lanes are good.
  static int estimate(const State& s) {
    int value = 64;
    Kinds wanted = wanted_by_families<Fortress::lays[0]>(s);
    for (int i = 0; i < Fortress::rows.count; ++i) {
      const Pile row = Fortress::rows[i];
      value += s.size[row] == 0 ? -2 : 2 * s.size[row] + 2 * overlying(s, row);
      int above = 0;
      for (Card card = s.top[row]; !card.none(); ++above) {
        value += (wanted >> card.kind() & 1) != 0 ? above : 0;
        const Card below = s.under[card.id];
        if (!below.none() && !fits(Fit::marry, card, below)) ++value;
        card = below;
      }
    }
    return value;
  }

  static constexpr std::array<std::uint32_t, 1> widths{0};
  static constexpr Advice advice{one_stage, estimate, safe, prune, nullptr, nullptr, widths, bound};
};

}  // namespace longwood::advice

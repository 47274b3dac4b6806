#pragma once

#include "games/fortress.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct FortressAdvice {
  /// A play to a family is always safe: the only cards that could ever rest on the card played are its
  /// neighbours in suit; the lower is in the family already, and the higher can follow it there at once
  /// instead.
  static int safe(const State&, const MoveList& moves) {
    for (int i = 0; i < moves.size(); ++i)
      if (Fortress::aces.has(moves[i].to)) return i;
    return -1;
  }

  /// All lanes are alike, and a lone card gains nothing by going to another lane.
  static void prune(const State& s, MoveList& moves) {
    one_vacancy(s, Fortress::rows, moves);
    moves.keep_if([&](Move m) { return s.size[m.to] > 0 || s.size[m.from] > 1; });
  }

  /// Cards left, cards over a lower one of their suit, joints that are no marriage, cards over the next ones
  /// wanted.
  static int estimate(const State& s) {
    int value = 64;
    for (int i = 0; i < Fortress::rows.count; ++i) {
      const Pile row = Fortress::rows[i];
      int n = s.size[row];
      if (n == 0) {
        value -= 2;
        continue;
      }
      value += 2 * n;
      Card card = s.top[row];
      std::array<std::uint8_t, 4> highest{};
      for (int above = 0;; ++above) {
        const auto suit = static_cast<std::size_t>(card.suit());
        // every card of this suit above a lower one must move once more
        if (highest[suit] > card.rank()) value += 2;
        if (card.rank() > highest[suit]) highest[suit] = static_cast<std::uint8_t>(card.rank());
        const Card family = s.top[Fortress::aces[card.suit()]];
        if (card.rank() == (family.none() ? 1 : family.rank() + 1)) value += above;
        if (--n == 0) break;
        const Card below = s.under[card.id];
        if (below.suit() != card.suit() ||
            (below.rank() != card.rank() + 1 && below.rank() != card.rank() - 1))
          ++value;
        card = below;
      }
    }
    return value;
  }

  static constexpr std::array<std::uint32_t, 1> widths{0};
  static constexpr Advice advice{one_stage, estimate, safe, prune, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

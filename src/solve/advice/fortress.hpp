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

  /// Ranks met on the way down a row, sixteen bits a suit.
  class RanksAbove {
   public:
    /// How many cards of the suit lie higher in value above this one and were not counted before; adds the
    /// card.
    int higher_than(Card card) {
      const int suit = 16 * card.suit();
      const std::uint64_t higher = ranks_ & ((std::uint64_t{0xFFFE} << card.rank() & 0xFFFF) << suit);
      ranks_ = (ranks_ & ~higher) | std::uint64_t{1} << (suit + card.rank());
      return std::popcount(higher);
    }

   private:
    std::uint64_t ranks_ = 0;
  };

  /// Every card left must be played, and one that lies over a lower card of its suit must be moved aside
  /// before.
  static int bound(const State& s) {
    int moves = 52 - s.total(Fortress::aces);
    for (int i = 0; i < Fortress::rows.count; ++i) {
      RanksAbove above;
      for (Card card = s.top[Fortress::rows[i]]; !card.none(); card = s.under[card.id])
        moves += above.higher_than(card);
    }
    return moves;
  }

  /// Twice the cards left and those to be moved aside, joints that are no marriage, cards over the next ones
  /// wanted; lanes are good.
  static int estimate(const State& s) {
    int value = 64;
    const Kinds wanted = wanted_by_families<Fortress::lays[0]>(s);
    for (int i = 0; i < Fortress::rows.count; ++i) {
      Card card = s.top[Fortress::rows[i]];
      if (card.none()) value -= 2;
      RanksAbove above;
      for (int depth = 0; !card.none(); ++depth) {
        value += 2 + 2 * above.higher_than(card) + ((wanted >> card.kind() & 1) != 0 ? depth : 0);
        const Card below = s.under[card.id];
        // in one pack neighbours in suit are two ranks' numbers apart; no card lies below the base
        const int step = below.id - card.id;
        value += (step != 8) & (step != -8) & !below.none();
        card = below;
      }
    }
    return value;
  }

  static constexpr std::array<std::uint32_t, 1> widths{0};
  static constexpr Advice advice{one_stage, estimate, safe, prune, nullptr, nullptr, widths, bound};
};

}  // namespace longwood::advice

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
    const Kinds wanted = wanted_now(s);
    Kinds shown = 0;  // an empty row shows kind 63, which no family wants
    for (int i = 0; i < Fortress::rows.count; ++i)
      shown |= Kinds{1} << (s.top[Fortress::rows[i]].kind() & 63);
    if ((shown & wanted) == 0) return {};
    return play_wanted(s, Fortress::rows, Fortress::aces, wanted);
  }

  /// Under options, what goes on families already begun. Of such a card the argument of `safe` is as true:
  /// its lower neighbour is in the family, round the corner too, as it is not the family's base. To begin a
  /// family may be wrong: where the corner is open the last card of the suit might rest on the base.
  static Kinds followers(const State& s) {
    const bool round = s.option[Fortress::Option::base] == Fortress::Pick::first_card;
    Kinds wanted = 0;
    for (int suit = 0; suit < 4; ++suit)
      if (const Card top = s.top[Fortress::aces[suit]]; !top.none())
        wanted |= takers(round ? Fit::up_round : Fit::up, Kinds{1} << top.kind());
    return wanted;
  }

  static Kinds wanted_now(const State& s) {
    return by_the_book(s) ? wanted_by_families<Fortress::lays[0]>(s) : followers(s);
  }

  /// All lanes are alike, and a lone card gains nothing by going to another lane.
  static void prune(const State& s, MoveList& moves) {
    int lane = -1;
    for (int i = Fortress::rows.count; i-- > 0;)
      if (s.size[Fortress::rows[i]] == 0) lane = Fortress::rows[i];
    if (lane >= 0)
      moves.keep_if([&](Move m) { return s.size[m.to] > 0 || (m.to == lane && s.size[m.from] > 1); });
    if (lane < 0 && moves.size() > 1) apart(s, moves);
    if (moves.size() > 1) order(s, moves);
  }

  static bool passing(const State& s, Move last) {
    return s.size[last.to] == 1 && Fortress::rows.has(last.to) && !safe(s);
  }

  static void onward(const State& s, Move last, MoveList& moves) {
    const int laid = s.top[last.to].kind();
    moves.keep_if([&](Move m) {
      if (m.from == last.to) return false;
      return m.from == last.from || m.to == last.from || m.to == last.to ||
             (s.size[m.to] == 0 && s.top[m.from].kind() > laid);
    });
    prune(s, moves);
  }

  static bool closed(const State& s, Kinds exposed, Kinds group) {
    Kinds reached = exposed & ~group;
    Kinds ends = reached;
    Kinds wanted = wanted_now(s);
    const Kinds beside = takers(Fit::marry, group);
    for (;;) {
      for (Kinds more; (more = (wanted & reached) << 4 & ~wanted) != 0;) wanted |= more;
      Kinds free = ends & (takers(Fit::marry, reached) | wanted);
      if (free == 0) break;
      ends ^= free;
      for (; free != 0; free &= free - 1) {
        const Card below = s.under[static_cast<std::size_t>(2 * std::countr_zero(free))];
        if (below.none()) return false;
        ends |= Kinds{1} << below.kind();
      }
      reached |= ends;
    }
    return (wanted & group) == 0 && (reached & beside) == 0;
  }
  static Kinds ends_of(const State& s) {
    Kinds exposed = 0;
    for (int i = 0; i < Fortress::rows.count; ++i)
      exposed |= Kinds{1} << (s.top[Fortress::rows[i]].kind() & 63);
    return exposed;
  }
  static bool dead(const State& s) {
    const Kinds exposed = ends_of(s);
    return (exposed & vacant) == 0 && closed(s, exposed, 0);
  }
  static void apart(const State& s, MoveList& moves) {
    const Kinds exposed = ends_of(s);
    Kinds paired = exposed & takers(Fit::marry, exposed);
    while (paired != 0) {
      Kinds group = paired & -paired;
      for (Kinds next = group; (next = next << 4 & exposed) != 0;) group |= next;
      paired &= ~group;
      if (closed(s, exposed, group)) {
        moves.keep_if([&](Move m) { return (group >> s.top[m.from].kind() & 1) != 0; });
        return;
      }
    }
  }

  /// Puts first the moves which better a position most by the terms of `estimate`; that is what lets a
  /// depth-first search win nearly straight on.
  static void order(const State& s, MoveList& moves) {
    constexpr Kinds suit_of_spades = 0x1111111111111;
    const Kinds wanted = wanted_now(s);
    std::array<Kinds, Fortress::rows.first + Fortress::rows.count> held;
    std::uint32_t known = 0;
    const auto kinds_in = [&](Pile row) {
      if ((known >> row & 1) == 0) {
        known |= 1U << row;
        held[row] = 0;
        for (Card card = s.top[row]; !card.none(); card = s.under[card.id])
          held[row] |= Kinds{1} << card.kind();
      }
      return held[row];
    };
    // what it costs that this card lies on those.
    const auto cost = [&](Card card, Kinds on) {
      const Kinds lower = ((Kinds{1} << card.kind()) - 1) & suit_of_spades << card.suit();
      return 4 * ((on & lower) != 0) + 4 * std::popcount(on & wanted) + 8 * (on == 0);
    };
    std::array<int, MoveList::capacity> costs;
    int n = 0;
    for (const Move m : moves) {
      const Card card = s.top[m.from], below = s.under[card.id];
      const Kinds under = kinds_in(m.from) & ~(Kinds{1} << card.kind());
      const int joint = 3 * (under != 0 && !fits(Fit::marry, card, below));
      const int value = cost(card, kinds_in(m.to)) - cost(card, under) - joint;
      int i = n++;
      for (; i > 0 && costs[static_cast<std::size_t>(i - 1)] > value; --i) {
        costs[static_cast<std::size_t>(i)] = costs[static_cast<std::size_t>(i - 1)];
        moves[i] = moves[i - 1];
      }
      costs[static_cast<std::size_t>(i)] = value;
      moves[i] = m;
    }
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
    // which card is lower depends on where the families begin
    if (s.option[Fortress::Option::base] != 0) return moves;
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
    const Kinds wanted = wanted_now(s);
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

  /// Depth first decides every deal tried so far; the staged search is there for one that it might not.
  static constexpr std::array<std::uint32_t, 2> widths{deeply | 1'000'000, 0};
  static constexpr Advice advice{one_stage, estimate, safe, prune, dead, nullptr, widths, bound, passing, onward, nullptr, by_the_book};
};

}  // namespace longwood::advice

#pragma once

#include <bit>

#include "games/fortress/rules.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"
#include "solve/advice/fortress_bound.hpp"

namespace longwood::advice {

struct FortressAdvice {
  /// A play to a family is always safe: the only cards that could ever rest on the card played are its
  /// neighbours in suit; the lower is in the family already, and the higher can follow it there at once
  /// instead. Premise: no card is there twice, since a second copy would still lie in the rows. proofs/Safe.v
  /// has the whole proof.
  static std::optional<Move> safe(const State& s) {
    if (returns_for_kings(s)) return {};
    const Kinds wanted = wanted_now(s);
    if ((ends_of(s) & wanted) == 0) return {};  // no family wants what stands for a lane
    return play_wanted(s, Fortress::rows, Fortress::aces, wanted);
  }

  static bool returns(const State& s) { return !chosen(s, Fortress::Families::final); }
  /// A family may give its ace back for the king to lie on.
  static bool returns_for_kings(const State& s) { return returns(s) && !chosen(s, Fortress::Corner::closed); }

  /// Under options, the kinds which continue families already begun. The argument of `safe` holds for such a
  /// card: its lower neighbour is in the family, round the corner too, as it is not the family's base. It
  /// does not hold for beginning a family: where the corner is open the last card of the suit might rest on
  /// the base.
  static Kinds followers(const State& s) {
    const bool round = chosen(s, Fortress::Base::first_card);
    Kinds wanted = 0;
    for (int suit = 0; suit < 4; ++suit)
      if (const Card top = s.top[Fortress::aces[suit]]; !top.none())
        wanted |= takers(round ? Fit::up_round : Fit::up, Kinds{1} << top.kind());
    return wanted;
  }

  static Kinds wanted_now(const State& s) {
    return by_the_book(s) ? wanted_by_families<Fortress::lays[0]>(s) : followers(s);
  }

  /// All lanes are interchangeable, and a lone card gains nothing by going to another lane. Taking a card
  /// back from a family is dominated unless a king may lie on an ace: what might lie on the card goes to the
  /// family.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (returns(s) && !returns_for_kings(s))
      moves.keep_if([](Move m) { return !Fortress::aces.has(m.from); });
    int lane = -1;
    for (int i = Fortress::rows.count; i-- > 0;)
      if (s.size[Fortress::rows[i]] == 0) lane = Fortress::rows[i];
    if (lane >= 0)
      moves.keep_if([&](Move m) {
        return !Fortress::rows.has(m.to) || s.size[m.to] > 0 ||
               (m.to == lane && (s.size[m.from] > 1 || Fortress::aces.has(m.from)));
      });
    else if (moves.size() > 1)
      keep_closed_group(s, moves);
  }

  /// What lies at the ends of the rows; `vacant` too if there is a lane.
  static Kinds ends_of(const State& s) {
    Kinds ends = 0;
    for (int i = 0; i < Fortress::rows.count; ++i) ends |= Kinds{1} << (s.top[Fortress::rows[i]].kind() & 63);
    return ends;
  }

  /// A card which the relaxation takes to lie on another card than the position has it on.
  struct Moved {
    Card card, on;
  };

  /// Whether the rows which end in `group` can neither be laid on nor gain a move by whatever is done on the
  /// other rows, and none of these becomes a lane. `ends` are the ends of all rows, none being a lane.
  ///
  /// This is a relaxation of what the other rows can do: a card may leave its row as soon as a neighbour in
  /// suit has been at an end at any time, or its family wants it, and no card is ever covered. So the cards
  /// that reach an end in any line which leaves the group alone are a subset of `reached`. By the book's
  /// rules only.
  static bool closed(const State& s, Kinds ends, Kinds group, Moved moved = {}) {
    ends &= ~group;
    Kinds reached = ends, wanted = wanted_by_families<Fortress::lays[0]>(s);
    for (;;) {
      for (Kinds more; (more = (wanted & reached) << 4 & ~wanted) != 0;) wanted |= more;
      Kinds leaving = ends & (takers(Fit::marry, reached) | wanted);
      if (leaving == 0) return (wanted & group) == 0 && (takers(Fit::marry, reached) & group) == 0;
      ends ^= leaving;
      for (; leaving != 0; leaving &= leaving - 1) {
        const Card card = Card::of(ace, std::countr_zero(leaving));  // in one pack a kind is a card
        const Card below = card == moved.card ? moved.on : s.under[card.id];
        if (below.none()) return false;
        ends |= Kinds{1} << below.kind();
      }
      reached |= ends;
    }
  }

  /// Lost: even in the relaxation of `closed` the rows come to a stop with none empty, and a won game has all
  /// rows empty.
  static bool lost(const State& s) {
    const Kinds ends = ends_of(s);
    return by_the_book(s) && (ends & vacant) == 0 && closed(s, ends, 0);
  }

  /// The same of the position after a move, unless the move lays a card to a family or opens the way to one.
  static bool lost_after(const State& s, Move move) {
    const Card card = s.top[move.from], below = s.under[card.id], on = s.top[move.to];
    const auto kind = [](Card c) { return Kinds{1} << (c.kind() & 63); };
    if (!by_the_book(s) || below.none() || Fortress::aces.has(move.to)) return false;
    if ((wanted_by_families<Fortress::lays[0]>(s) & kind(below)) != 0) return false;
    Kinds ends = kind(below);
    for (int i = 0; i < Fortress::rows.count; ++i)
      if (const Pile row = Fortress::rows[i]; row != move.to) ends |= kind(s.top[row]);
    return (ends & vacant) == 0 && closed(s, ends, 0, {card, on});
  }

  /// Where no row is a lane and a group of neighbours in suit at the ends of rows is closed, keeps the moves
  /// of that group alone. A winning move remains, and a shortest line as well. For to win, the rows of the
  /// group must be emptied. Until a move is made to or from them there is no lane, no neighbour of the group
  /// reaches an end, and no family wants a card of the group; so the first such move is a marriage within the
  /// group, which can be made at once. The moves before it concern other rows and can be made after it.
  static void keep_closed_group(const State& s, MoveList& moves) {
    const Kinds ends = ends_of(s);
    // a play to a family is no marriage
    if (!by_the_book(s) || (ends & (vacant | wanted_now(s))) != 0) return;
    Kinds paired = ends & takers(Fit::marry, ends);
    while (paired != 0) {
      Kinds group = paired & -paired;
      for (Kinds next = group; (next = next << 4 & ends) != 0;) group |= next;
      paired &= ~group;
      if (paired == 0 && group == (ends & takers(Fit::marry, ends))) return;
      if (!closed(s, ends, group)) continue;
      moves.keep_if([&](Move m) { return (group >> s.top[m.from].kind() & 1) != 0; });
      return;
    }
  }

  /// Puts first the moves which improve a position most by the terms of `estimate`, so that a depth-first
  /// search wins most deals with little backtracking.
  static void sort_moves(const State& s, MoveList& moves) {
    const Kinds wanted = wanted_now(s);
    std::array<Kinds, Fortress::rows.first + Fortress::rows.count> kinds;
    std::uint32_t computed = 0;  // rows whose kinds have been looked up
    const auto kinds_in = [&](Pile row) {
      if ((computed >> row & 1) == 0) {
        computed |= 1U << row;
        kinds[row] = 0;
        for (Card card = s.top[row]; !card.none(); card = s.under[card.id])
          kinds[row] |= Kinds{1} << card.kind();
      }
      return kinds[row];
    };
    // of the card lying on those
    const auto cost = [&](Card card, Kinds on) {
      const Kinds lower = ((Kinds{1} << card.kind()) - 1) & suit_of_spades << card.suit();
      return 4 * ((on & lower) != 0) + 4 * std::popcount(on & wanted) + 2 * (on == 0);
    };
    sort_by_cost(moves, [&](Move m) {
      const Card card = s.top[m.from], below = s.under[card.id];
      const Kinds under = kinds_in(m.from) & ~(Kinds{1} << card.kind());
      const int joint = 6 * (under != 0 && !fits(Fit::marry, card, below));
      return cost(card, kinds_in(m.to)) - cost(card, under) - joint;
    });
  }

  /// Ranks met on the way down a row, sixteen bits a suit.
  class RanksAbove {
   public:
    /// How many cards of the suit lie above this one, are of higher rank, and were not counted before; adds
    /// the card.
    int higher_than(Card card) {
      const int suit = 16 * card.suit();
      const std::uint64_t higher = ranks_ & ((std::uint64_t{0xFFFE} << card.rank() & 0xFFFF) << suit);
      ranks_ = (ranks_ & ~higher) | std::uint64_t{1} << (suit + card.rank());
      return std::popcount(higher);
    }

   private:
    std::uint64_t ranks_ = 0;
  };

  /// The cards left, and those that must be put aside.
  static Bound bound(const State& s, BoundBuffers& buffers) {
    if (counts_cards_only(s)) return {52 - s.total(Fortress::aces), 0};
    return FortressBound{s}.bound(buffers);
  }

  /// Whether the argument of `FortressBound` fails: which card is lower depends on where the families begin,
  /// and no plan there puts aside what is taken back.
  static bool counts_cards_only(const State& s) {
    return !chosen(s, Fortress::Base::ace) || returns_for_kings(s);
  }

  static Bound bound_after(const State& s, Move move, const Bound& before) {
    if (Fortress::aces.has(move.to)) return {before.moves - 1, before.choices};
    if (Fortress::aces.has(move.from)) return {before.moves + 1, before.choices};
    if (counts_cards_only(s)) return before;
    return FortressBound::after(s, move, before);
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
  static constexpr std::array runs{Run::depth_first(1'000'000), Run::unlimited(Engine::staged)};
  static constexpr Advice advice{.order = {.estimate = estimate, .moves = sort_moves},
                                 .prune = {.safe = safe, .dominated = leave_out_dominated},
                                 .prove = {.lost = lost, .lost_after = lost_after},
                                 .bound = LowerBound{.of = bound, .after = bound_after},
                                 .only_shifts = by_the_book,
                                 .runs = runs,
                                 .version = 4};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::Fortress> =
    &longwood::advice::FortressAdvice::advice;

#pragma once

#include <algorithm>
#include <bit>

#include "games/fortress/rules.hpp"
#include "games/fortress/search_bound.hpp"
#include "games/search/common.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

// Functions that a search calls at each position are marked `flatten`; otherwise inlining would depend on the
// size of the program.
struct FortressAdvice {
  /// A play to a family is always safe: the only cards that could ever rest on the card played are its
  /// neighbours in suit; the lower is in the family already, and the higher can follow it there at once
  /// instead. Premise: no card is there twice, since a second copy would still lie in the rows. proofs/Safe.v
  /// has the whole proof.
  [[gnu::flatten]] static std::optional<Move> safe(const State& s) {
    if (returns_for_kings(s)) return {};
    const Kinds wanted = wanted_now(s);
    if ((ends_of(s) & wanted) == 0) return {};  // no family wants what stands for a lane
    std::uint32_t rows = 0;
    for (int i = 0; i < Fortress::rows.count; ++i)
      rows |= std::uint32_t{(kinds_shown[s.top[Fortress::rows[i]].id] & wanted) != 0} << i;
    const Pile row = Fortress::rows[std::countr_zero(rows)];
    return Move{Act::lay, row, Fortress::aces[s.top[row].suit()], 1};
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
        wanted |= accepted_on(round ? BuildRule::up_round : BuildRule::up, Kinds{1} << top.kind());
    return wanted;
  }

  /// Under the book's rules a family holds the cards of its suit from the ace upwards, so its size gives the
  /// next.
  static Kinds wanted_by_the_book(const State& s) {
    Kinds wanted = 0;
    for (int suit = 0; suit < 4; ++suit) wanted |= Kinds{1} << (4 * s.size[Fortress::aces[suit]] + suit);
    return wanted & all_kinds;
  }

  static Kinds wanted_now(const State& s) { return by_the_book(s) ? wanted_by_the_book(s) : followers(s); }

  /// All lanes are interchangeable, and a lone card gains nothing by going to another lane. Taking a card
  /// back from a family is dominated unless a king may lie on an ace: what might lie on the card goes to the
  /// family.
  [[gnu::flatten]] static void leave_out_dominated(const State& s, MoveList& moves) {
    if (returns(s) && !returns_for_kings(s))
      moves.keep_if([](Move m) { return !Fortress::aces.has(m.from); });
    const Kinds ends = ends_of(s);
    if ((ends & vacant) != 0)
      keep_one_lane(s, moves);
    else if (moves.size() > 1)
      keep_closed_group(s, ends, moves);
  }

  static void keep_one_lane(const State& s, MoveList& moves) {
    int lane = -1;
    for (int i = Fortress::rows.count; i-- > 0;)
      if (s.size[Fortress::rows[i]] == 0) lane = Fortress::rows[i];
    moves.keep_if([&](Move m) {
      return !Fortress::rows.has(m.to) || s.size[m.to] > 0 ||
             (m.to == lane && (s.size[m.from] > 1 || Fortress::aces.has(m.from)));
    });
  }

  /// What lies at the ends of the rows; `vacant` too if there is a lane.
  static Kinds ends_of(const State& s) {
    Kinds ends = 0;
    for (int i = 0; i < Fortress::rows.count; ++i) ends |= kinds_shown[s.top[Fortress::rows[i]].id];
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
    const auto exposed_by = [&](Kinds card_leaving) {
      const Card card = Card::of(ace, __builtin_ctzll(card_leaving));  // in one pack a kind is a card
      return kind_shown(card == moved.card ? moved.on : s.under[card.id]);
    };
    ends &= ~group;
    Kinds reached = ends, wanted = wanted_by_the_book(s);
    for (;;) {
      const Kinds neighbours = reached << 4 | reached >> 4, leaving = ends & (neighbours | wanted);
      const Kinds wanted_before = wanted;
      wanted |= (wanted & reached) << 4;
      if (leaving == 0) {
        if (wanted != wanted_before) continue;
        return (group & (neighbours | wanted)) == 0;
      }
      // two cards at a time, or the same twice: to ask how many leave would cost more than to look twice
      const Kinds first = leaving & -leaving, others = leaving ^ first;
      const Kinds second = (others & -others) | (others == 0 ? first : 0);
      const Kinds exposed = exposed_by(first) | exposed_by(second);
      if ((exposed & vacant) != 0) return false;
      ends = (ends & ~(first | second)) | exposed;
      reached |= exposed;
    }
  }

  /// Lost: even in the relaxation of `closed` the rows come to a stop with none empty, and a won game has all
  /// rows empty.
  [[gnu::flatten]] static bool lost(const State& s) {
    const Kinds ends = ends_of(s);
    return by_the_book(s) && (ends & vacant) == 0 && closed(s, ends, 0);
  }

  /// The same of the position after a move, unless the move lays a card to a family or opens the way to one.
  [[gnu::flatten]] static bool lost_after(const State& s, Move move) {
    const Card card = s.top[move.from], below = s.under[card.id], on = s.top[move.to];
    if (!by_the_book(s) || below.none() || Fortress::aces.has(move.to)) return false;
    const Kinds exposed = kind_shown(below);
    if ((wanted_by_the_book(s) & exposed) != 0) return false;
    // a move to a lane is asked about seldom, and leaves it open whether there is another
    if (on.none()) return lost_after_filling(s, move);
    const Kinds ends = (ends_of(s) ^ kind_shown(on)) | exposed;
    return (ends & vacant) == 0 && closed(s, ends, 0, {card, on});
  }

  static bool lost_after_filling(const State& s, Move move) {
    const Card card = s.top[move.from], below = s.under[card.id];
    Kinds ends = kind_shown(below);
    for (int i = 0; i < Fortress::rows.count; ++i)
      if (const Pile row = Fortress::rows[i]; row != move.to) ends |= kind_shown(s.top[row]);
    return (ends & vacant) == 0 && closed(s, ends, 0, {card, Card{}});
  }

  /// Where no row is a lane and a group of neighbours in suit at the ends of rows is closed, keeps the moves
  /// of that group alone. A winning move remains, and a shortest line as well. For to win, the rows of the
  /// group must be emptied. Until a move is made to or from them there is no lane, no neighbour of the group
  /// reaches an end, and no family wants a card of the group; so the first such move is a marriage within the
  /// group, which can be made at once. The moves before it concern other rows and can be made after it.
  static void keep_closed_group(const State& s, Kinds ends, MoveList& moves) {
    // a play to a family is no marriage
    if (!by_the_book(s) || (ends & (vacant | wanted_now(s))) != 0) return;
    Kinds paired = ends & accepted_on(BuildRule::marry, ends);
    while (paired != 0) {
      Kinds group = paired & -paired;
      for (Kinds next = group; (next = next << 4 & ends) != 0;) group |= next;
      paired &= ~group;
      if (paired == 0 && group == (ends & accepted_on(BuildRule::marry, ends))) return;
      if (!closed(s, ends, group)) continue;
      moves.keep_if([&](Move m) { return (group >> s.top[m.from].kind() & 1) != 0; });
      return;
    }
  }

  /// Puts first the moves which improve a position most by the terms of `estimate`, so that a depth-first
  /// search wins most deals with little backtracking.
  [[gnu::flatten]] static void sort_moves(const Table& t, MoveList& moves) {
    const State& s = t.state();
    const Kinds wanted = wanted_now(s);
    sort_by_cost(moves, [&](Move m) {
      const Card card = s.top[m.from], below = s.under[card.id], on = s.top[m.to];
      const Kinds lower = ((Kinds{1} << card.kind()) - 1) & suit_of_spades << card.suit();
      // of the card lying on those
      const auto cost = [&](Card end) {
        const Kinds kinds = t.kinds_up_to(end);
        return 4 * ((kinds & lower) != 0) + 4 * std::popcount(kinds & wanted) + 2 * end.none();
      };
      return cost(on) - cost(below) - 6 * is_joint(card, below);
    });
  }

  /// Whether a card lies on another that is not its neighbour in suit: in one pack the numbers of neighbours
  /// are 8 apart.
  static bool is_joint(Card card, Card below) {
    const int step = below.id - card.id;
    return (step != 8) & (step != -8) & !below.none();
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

  /// Twice the cards left and those to be moved aside, joints that are not marriages, cards over the next
  /// ones wanted; lanes are good.
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
        value += is_joint(card, below);
        card = below;
      }
    }
    return value;
  }

  /// Depth first decides every deal tried so far; the staged search is there for one that it might not.
  static constexpr std::array runs{Run::depth_first(1'000'000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.estimate = estimate, .moves = sort_moves},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .prove = {.lost = lost, .lost_after = lost_after},
                                     .bound = LowerBound{.of = bound, .after = bound_after},
                                     .only_shifts = by_the_book,
                                     .runs = runs,
                                     .version = 4};
};

}  // namespace longwood::advice

#pragma once

#include <array>
#include <bit>

#include "games/the_clock/rules.hpp"

namespace longwood::advice {

/// A relaxation of The Clock in which nothing is used up, but the two copies of a card are distinguished
/// (delete relaxation: Hoffmann and Nebel, The FF Planning System, Journal of Artificial Intelligence
/// Research 14, 2001).
///
/// In a line that wins, every card still to be played goes to one *place* of an hour: a rank which that hour
/// still lacks. As the hours of a suit, one after another, take all its ranks twice round, no two of them
/// have a place for the same kind in the same *lap*. Where both copies of a kind are still to be played, they
/// are *shared out* either straight, each copy to the place of the lap of its number, or crossed.
///
/// Given a sharing of all kinds, the relaxed game is this. A card laid open stays open forever; every card in
/// hand is open from the start, and open in the circle. A place that is wanted is filled once the card meant
/// for it is open, and then the next place of the hour is wanted permanently. A card leaves its
/// place in a pile if its place at an hour is wanted or if, in the circle, a card on which it might be
/// married has been open there. A sharing *clears* if all cards leave. Claim: if none clears, the position is
/// lost.
///
/// Proof. Take a line that wins, and share the copies out as it does. By induction along it, each card that
/// has lain open is open in the relaxed game, in the circle if it was so there, and each place that has been
/// the next of its hour is wanted. A card that moves lies open. If it goes to an hour, its place there is
/// wanted, and is filled; if to another packet, the card beneath it there is open in the circle; so in the
/// relaxed game it leaves as well. The card uncovered by it was beneath it from the start, and is open in the
/// relaxed game too, or is a card on which it was laid in the course of the line, which was open then.
/// Refilling and turning lay open cards of the hand only, and cover others. A line that wins moves every
/// card, so each leaves: the sharing clears.
///
/// Sharings are not enumerated. An *optimistic* propagation lets kinds that are not shared out yet do what
/// either of their sharings would: if it does not clear, no sharing clears that extends what is shared out. A
/// *pessimistic* one lets them do only what both would, so whatever it does every such sharing does. Where
/// the pessimistic propagation stops, a kind not shared out can go on under one of its sharings only if a
/// place of it is wanted and either just one of its copies is open, or both are exposed: if there is no such
/// kind, every extension stops there as well.
///
/// Where the talon may be married, it counts as a packet of the circle. The other options, strict phases
/// among them, only take moves away or fill in another order, except the redeal: while one is to come nothing
/// is concluded.
class ClockDeleteRelaxation {
 public:
  explicit ClockDeleteRelaxation(const State& s) : s_{s} {
    Card card = s.top[Game::hand];
    for (int i = s.size[Game::hand]; i-- > 0; card = s.under[card.id]) start_.open[twin(card)] |= bit(card);
    start_.bases = start_.open[0] | start_.open[1];
    for (int i = 0; i < Game::circle.count; ++i)
      if (const Card face = s.top[Game::circle[i]]; !face.none()) lay_open(start_, face);
    if (const Card face = s.top[Game::talon]; !face.none()) {
      const bool marries = chosen(s, Game::TalonUse::circle);
      marries ? lay_open(start_, face) : lay_open_on_talon(start_, face);
    }
    for (int hour = 0; hour < Game::hours.count; ++hour) want(hour);
    Laps places = start_.wanted;
    for (int i = 1; i < most_lacking; ++i) go_on(places, places);
    twice_ = places[0] & places[1];
  }

  /// Whether no sharing clears. Gives up after `rounds` propagations.
  bool lost(int rounds) {
    rounds_ = rounds;
    if (clears_at_once(start_, false)) return false;
    Reached at = start_;
    propagate<true>(at);
    return !at.clear() || (!clears_at_once(start_, true) && none_clears(start_));
  }

 private:
  using Game = TheClock;
  using Laps = std::array<Kinds, 2>;  ///< by the lap of a place or the number of a copy
  static constexpr int most_lacking = 8;

  /// A position of the relaxed game, and how copies are shared out.
  struct Reached {
    Laps open{};      ///< cards that have lain open
    Laps wanted{};    ///< places that have been the next of their hour
    Laps faces{};     ///< the exposed cards of what is left of the piles
    Laps talon{};     ///< what has lain open on the talon, if it may not be married
    Kinds bases = 0;  ///< open in the circle
    Kinds straight = 0, crossed = 0;

    [[nodiscard]] bool clear() const { return (faces[0] | faces[1]) == 0; }
    [[nodiscard]] Kinds shared() const { return straight | crossed; }
  };

  static constexpr Kinds bit(Card card) { return Kinds{1} << card.kind(); }
  static constexpr Kinds lowest(Kinds kinds) { return kinds & -kinds; }
  static constexpr std::size_t twin(Card card) { return static_cast<std::size_t>(card.twin()); }

  /// A place of an hour by its rank: in the second lap behind the king, or from the start.
  struct Arc {
    int first;        ///< the rank that is laid out
    std::size_t lap;  ///< in which it lies
    [[nodiscard]] constexpr std::size_t lap_of(int rank) const { return rank < first ? 1 - lap : lap; }
  };
  /// The hours of a suit follow on one another in the order IX, V, I or X, VI, II and so on.
  static constexpr Arc arc_of(int hour) { return {(hour + 4) % 12 + 2, hour < 4 ? 1U : 0U}; }

  static constexpr bool arcs_are_apart() {
    Laps met{};
    for (int i = 0; i < Game::hours.count; ++i) {
      const int hour = (i + 8) % 12;
      const Card laid = Game::withdrawn[static_cast<std::size_t>(i)];
      if (arc_of(hour).first != laid.rank()) return false;
      for (int rank = laid.rank();; rank = rank % king + 1) {
        Kinds& lap = met[arc_of(hour).lap_of(rank)];
        const Kinds kind = bit(Card::of(rank, laid.suit()));
        if ((lap & kind) != 0) return false;
        lap |= kind;
        if (rank == hour + 1) break;
      }
    }
    return (met[0] & met[1]) == all_kinds;
  }

  /// Notes the next place of an hour, if it lacks any, and its last.
  void want(int hour) {
    static_assert(arcs_are_apart());
    const Card top = s_.top[Game::hours[hour]];
    if (top.rank() == hour + 1) return;
    const Arc arc = arc_of(hour);
    const int next = top.rank() % king + 1;
    start_.wanted[arc.lap_of(next)] |= bit(Card::of(next, top.suit()));
    ends_[arc.lap_of(hour + 1)] |= bit(Card::of(hour + 1, top.suit()));
  }

  /// Adds to `places` those that follow on `filled`.
  void go_on(Laps& places, const Laps& filled) const {
    const Kinds first = filled[0] & ~ends_[0], second = filled[1] & ~ends_[1];
    places[0] |= (first << 4 & all_kinds) | second >> 48;
    places[1] |= (second << 4 & all_kinds) | first >> 48;
  }

  static void lay_open(Reached& at, Card card) {
    at.faces[twin(card)] |= bit(card);
    at.open[twin(card)] |= bit(card);
    at.bases |= bit(card);
  }
  static void lay_open_on_talon(Reached& at, Card card) {
    at.faces[twin(card)] |= bit(card);
    at.open[twin(card)] |= bit(card);
    at.talon[twin(card)] |= bit(card);
  }

  /// Takes exposed cards of one pack away.
  void take(Reached& at, std::size_t pack, Kinds leaving) const {
    at.faces[pack] &= ~leaving;
    const Kinds of_talon = leaving & at.talon[pack];
    for (leaving ^= of_talon; leaving != 0; leaving &= leaving - 1)
      if (const Card card = beneath(pack, leaving); !card.none()) lay_open(at, card);
    if (of_talon == 0) return;
    if (const Card card = beneath(pack, of_talon); !card.none()) lay_open_on_talon(at, card);
  }
  [[nodiscard]] Card beneath(std::size_t pack, Kinds kinds) const {
    return s_.under[static_cast<std::size_t>(std::countr_zero(kinds)) << 1 | pack];
  }

  /// Shares out kinds of which one copy is exposed, the other open and in no pile: the first to a place that
  /// is wanted. No other sharing does better, as this copy leaves at once, and either place can be filled as
  /// soon as it is wanted, now that both copies are open.
  void share_dominant(Reached& at) const {
    for (std::size_t copy = 0; copy < 2; ++copy) {
      const Kinds loose = twice_ & at.faces[copy] & at.open[1 - copy] & ~at.faces[1 - copy];
      at.straight |= loose & at.wanted[copy] & ~at.shared();
      at.crossed |= loose & at.wanted[1 - copy] & ~at.shared();
    }
  }

  /// Continues until nothing changes. Kinds not shared out yet do what either sharing would let them do, if
  /// optimistic; otherwise only what both would.
  template <bool optimistic>
  void propagate(Reached& at) {
    --rounds_;
    for (bool changed = true; changed && !at.clear();) {
      const auto [first, second] = at.wanted;
      const Kinds shared = at.shared();
      if (!optimistic) share_dominant(at);
      const Kinds any = ~(optimistic ? at.shared() : at.shared() | twice_),
                  both = optimistic ? 0 : twice_ & ~at.shared();
      const auto meant = [&](const Laps& of, std::size_t i) {
        return (any & (of[0] | of[1])) | (both & of[0] & of[1]) | (at.straight & of[i]) |
               (at.crossed & of[1 - i]);
      };
      go_on(at.wanted, {at.wanted[0] & meant(at.open, 0), at.wanted[1] & meant(at.open, 1)});
      // word by word: to compare arrays is a call of memcmp in WebAssembly
      changed = first != at.wanted[0] || second != at.wanted[1] || shared != at.shared();
      const Kinds married = accepted_on(BuildRule::down_round, at.bases);
      for (std::size_t pack = 0; pack < 2; ++pack) {
        const Kinds leaving = at.faces[pack] & (meant(at.wanted, pack) | (married & ~at.talon[pack]));
        if (leaving == 0) continue;
        changed = true;
        take(at, pack, leaving);
      }
    }
  }

  /// Kinds that could go on if they were shared out: those with a place wanted and just one copy open, or
  /// both exposed.
  [[nodiscard]] Kinds waiting(const Reached& at) const {
    return twice_ & ~at.shared() & (at.wanted[0] | at.wanted[1]) &
           ((at.open[0] ^ at.open[1]) | (at.faces[0] & at.faces[1]));
  }

  /// Shares kinds out so that an open copy goes to a wanted place, or the other way about.
  static void share(Reached& at, Kinds kinds, bool likely) {
    const Kinds fits = (at.open[0] & at.wanted[0]) | (at.open[1] & at.wanted[1]);
    at.straight |= kinds & (likely ? fits : ~fits);
    at.crossed |= kinds & (likely ? ~fits : fits);
  }

  /// Those of these kinds with an exposed card, if there are any.
  static Kinds exposed_first(const Reached& at, Kinds kinds) {
    const Kinds exposed = kinds & (at.faces[0] | at.faces[1]);
    return exposed != 0 ? exposed : kinds;
  }

  /// Whether a sharing found greedily, by likely steps, clears; with care, kinds are shared out one at a
  /// time, and the unlikely way if the optimistic propagation fails for the likely one.
  bool clears_at_once(Reached at, bool care) {
    for (;;) {
      propagate<false>(at);
      if (at.clear()) return true;
      const Kinds kinds = exposed_first(at, waiting(at));
      if (kinds == 0) return false;
      if (!care)
        share(at, kinds, true);
      else
        share(at, lowest(kinds), !cannot_clear(at, lowest(kinds), true));
    }
  }

  /// Whether no sharing clears that extends what is shared out. A sharing fails if the optimistic propagation
  /// does not clear it; a kind one of whose sharings fails is shared out the other way.
  bool none_clears(Reached at) {
    for (;;) {
      propagate<false>(at);
      if (at.clear() || rounds_ < 0) return false;
      const Kinds kinds = waiting(at);
      if (kinds == 0) return true;
      Kinds forced = 0;
      for (Kinds rest = kinds; rest != 0 && forced == 0; rest &= rest - 1) {
        const Kinds kind = lowest(rest);
        const bool likely = cannot_clear(at, kind, true), unlikely = cannot_clear(at, kind, false);
        if (likely && unlikely) return true;
        if (!likely && !unlikely) continue;
        share(at, kind, !likely);
        forced = kind;
      }
      if (forced != 0) continue;
      Reached other = at;
      share(other, lowest(exposed_first(at, kinds)), true);
      if (!none_clears(other)) return false;
      share(at, lowest(exposed_first(at, kinds)), false);
    }
  }

  bool cannot_clear(Reached at, Kinds kind, bool likely) {
    share(at, kind, likely);
    propagate<true>(at);
    return !at.clear();
  }

  const State& s_;
  Reached start_;
  Laps ends_{};      ///< the last place of each hour that lacks any
  Kinds twice_ = 0;  ///< kinds of which both copies are still to be played
  int rounds_ = 0;
};

}  // namespace longwood::advice

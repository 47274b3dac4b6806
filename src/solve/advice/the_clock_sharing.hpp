#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/the_clock/rules.hpp"

namespace longwood::advice {

/// The Clock with nothing used up but the two copies of a card told apart.
///
/// Every card still to be played goes, in a line that wins, to one *place* of an hour: a rank which that hour
/// still lacks. As the hours of a suit, one after another, take all its ranks twice round, no two of them
/// have a place for the same kind in the same *lap*. Where both copies of a kind are still to be played, they
/// may be *shared out* straight, each copy to the place of the lap of its number, or crossed.
///
/// Given a sharing of all kinds, the relaxed game is this. A card laid open stays open for ever; every card
/// in hand is open from the start, and open in the circle. A place that is wanted is filled once the card
/// meant for it is open, and the next place of the hour is wanted from then on, and for ever. A card leaves
/// its place in a pile if its place at an hour is wanted or if, in the circle, a card on which it might be
/// married has come to be open there. A sharing *clears* if all cards leave. If none does, the position is
/// lost.
///
/// For suppose a line that wins, and share the copies out as it does. By induction along it, each card that
/// has lain open is open in the relaxed game, in the circle if it was so there, and each place that has come
/// to be the next of its hour is wanted. A card that moves lies open. If it goes to an hour, its place there
/// is wanted, and is filled; if to another packet, the card beneath it there is open in the circle; so in the
/// relaxed game it leaves as well. What is thereby laid open was beneath it from the start, and is open in
/// the relaxed game too, or is a card on which it was laid in the course of the line, which was open then.
/// Refilling and turning lay open cards of the hand only, and cover others. A line that wins moves every
/// card, so each leaves: the sharing clears.
///
/// Sharings are not tried one by one. A *hopeful* reckoning lets kinds that are not shared out yet do what
/// either sharing of theirs would: what it does not clear, no sharing clears that keeps to what is shared
/// out. A *cautious* one lets them do only what both would, and so does nothing that any of these sharings
/// does not do. Where caution comes to a stop, a kind not shared out can go on under one of its sharings only
/// if a place of it is wanted and either just one of its copies is open, or both are exposed: if none is
/// so, every one of these sharings stops there as well.
///
/// Where the talon may be married, it counts as a packet of the circle. The other options, strict phases
/// among them, only take moves away or fill in another order, but for the redeal: while one is to come
/// nothing is concluded.
class TheClockSharing {
 public:
  explicit TheClockSharing(const State& s) : s_{s} {
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

  /// Whether no sharing clears. What is not shown after so many rounds of reckoning is given up.
  bool lost(int rounds) {
    rounds_ = rounds;
    if (clears_at_once(start_, false)) return false;
    Way way = start_;
    settle<true>(way);
    return !way.clear() || (!clears_at_once(start_, true) && none_clears(start_));
  }

 private:
  using Game = TheClock;
  using Laps = std::array<Kinds, 2>;  ///< by the lap of a place or the number of a copy
  static constexpr int most_lacking = 8;

  /// What has come about in the relaxed game, and how copies are shared out.
  struct Way {
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

  static void lay_open(Way& way, Card card) {
    way.faces[twin(card)] |= bit(card);
    way.open[twin(card)] |= bit(card);
    way.bases |= bit(card);
  }
  static void lay_open_on_talon(Way& way, Card card) {
    way.faces[twin(card)] |= bit(card);
    way.open[twin(card)] |= bit(card);
    way.talon[twin(card)] |= bit(card);
  }

  /// Takes exposed cards of one pack away.
  void take(Way& way, std::size_t pack, Kinds leaving) const {
    way.faces[pack] &= ~leaving;
    const Kinds of_talon = leaving & way.talon[pack];
    for (leaving ^= of_talon; leaving != 0; leaving &= leaving - 1)
      if (const Card card = beneath(pack, leaving); !card.none()) lay_open(way, card);
    if (of_talon == 0) return;
    if (const Card card = beneath(pack, of_talon); !card.none()) lay_open_on_talon(way, card);
  }
  [[nodiscard]] Card beneath(std::size_t pack, Kinds kinds) const {
    return s_.under[static_cast<std::size_t>(std::countr_zero(kinds)) << 1 | pack];
  }

  /// Shares out a kind of which one copy is exposed, the other open and in no pile: the first to a place that
  /// is wanted. No other sharing does better, as this copy leaves at once, and either place can be filled as
  /// soon as it is wanted, now that both copies are open.
  void share_at_sight(Way& way) const {
    for (std::size_t copy = 0; copy < 2; ++copy) {
      const Kinds loose = twice_ & way.faces[copy] & way.open[1 - copy] & ~way.faces[1 - copy];
      way.straight |= loose & way.wanted[copy] & ~way.shared();
      way.crossed |= loose & way.wanted[1 - copy] & ~way.shared();
    }
  }

  /// Goes on till nothing changes. Kinds not shared out yet do whatever one of the two sharings would let
  /// them do, if hopeful; else only what both let them do.
  template <bool hopeful>
  void settle(Way& way) {
    --rounds_;
    for (bool changed = true; changed && !way.clear();) {
      const Laps wanted = way.wanted;
      const Kinds shared = way.shared();
      if (!hopeful) share_at_sight(way);
      const Kinds any = ~(hopeful ? way.shared() : way.shared() | twice_),
                  both = hopeful ? 0 : twice_ & ~way.shared();
      const auto meant = [&](const Laps& of, std::size_t i) {
        return (any & (of[0] | of[1])) | (both & of[0] & of[1]) | (way.straight & of[i]) |
               (way.crossed & of[1 - i]);
      };
      go_on(way.wanted, {way.wanted[0] & meant(way.open, 0), way.wanted[1] & meant(way.open, 1)});
      changed = wanted != way.wanted || shared != way.shared();
      const Kinds married = takers(Fit::down_round, way.bases);
      for (std::size_t pack = 0; pack < 2; ++pack) {
        const Kinds leaving = way.faces[pack] & (meant(way.wanted, pack) | (married & ~way.talon[pack]));
        if (leaving == 0) continue;
        changed = true;
        take(way, pack, leaving);
      }
    }
  }

  /// Kinds that could go on if they were shared out: with a place wanted and only one copy open, or both
  /// exposed.
  [[nodiscard]] Kinds waiting(const Way& way) const {
    return twice_ & ~way.shared() & (way.wanted[0] | way.wanted[1]) &
           ((way.open[0] ^ way.open[1]) | (way.faces[0] & way.faces[1]));
  }

  /// Shares kinds out so that an open copy goes to a wanted place, or the other way about.
  static void share(Way& way, Kinds kinds, bool likely) {
    const Kinds fits = (way.open[0] & way.wanted[0]) | (way.open[1] & way.wanted[1]);
    way.straight |= kinds & (likely ? fits : ~fits);
    way.crossed |= kinds & (likely ? ~fits : fits);
  }

  /// Of these kinds those which set an exposed card free, if there are any.
  static Kinds exposed_first(const Way& way, Kinds kinds) {
    const Kinds exposed = kinds & (way.faces[0] | way.faces[1]);
    return exposed != 0 ? exposed : kinds;
  }

  /// Whether a sharing clears which is found by likely steps; with care, one at a time, and each is left for
  /// the other if not even hope clears it.
  bool clears_at_once(Way way, bool care) {
    for (;;) {
      settle<false>(way);
      if (way.clear()) return true;
      const Kinds kinds = exposed_first(way, waiting(way));
      if (kinds == 0) return false;
      if (!care)
        share(way, kinds, true);
      else
        share(way, lowest(kinds), !hopeless(way, lowest(kinds), true));
    }
  }

  /// Whether no sharing clears that keeps to what is shared out. A sharing fails if not even hope clears it;
  /// a kind one of whose sharings fails is shared out the other way.
  bool none_clears(Way way) {
    for (;;) {
      settle<false>(way);
      if (way.clear() || rounds_ < 0) return false;
      const Kinds kinds = waiting(way);
      if (kinds == 0) return true;
      Kinds forced = 0;
      for (Kinds rest = kinds; rest != 0 && forced == 0; rest &= rest - 1) {
        const Kinds kind = lowest(rest);
        const bool likely = hopeless(way, kind, true), unlikely = hopeless(way, kind, false);
        if (likely && unlikely) return true;
        if (!likely && !unlikely) continue;
        share(way, kind, !likely);
        forced = kind;
      }
      if (forced != 0) continue;
      Way other = way;
      share(other, lowest(exposed_first(way, kinds)), true);
      if (!none_clears(other)) return false;
      share(way, lowest(exposed_first(way, kinds)), false);
    }
  }

  bool hopeless(Way way, Kinds kind, bool likely) {
    share(way, kind, likely);
    settle<true>(way);
    return !way.clear();
  }

  const State& s_;
  Way start_;
  Laps ends_{};      ///< the last place of each hour that lacks any
  Kinds twice_ = 0;  ///< kinds of which both copies are still to be played
  int rounds_ = 0;
};

}  // namespace longwood::advice

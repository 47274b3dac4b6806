#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/the_clock.hpp"
#include "solve/advice.hpp"

namespace longwood::advice {

/// Two thoughts carry this advice. A suit has three hours whose arcs overlap, so that most kinds are wanted
/// twice: once soon, once late; a card over another which is due sooner is in the way, the more so in the
/// talon, which is never married out of order. And most positions that fail are shown lost by `dead` long
/// before the hand is out.
struct TheClockAdvice {
  using Game = TheClock;

  /// Cards that have left the hand and cards that are home: every move but a marriage adds to them. A stage
  /// thus weighs a dealt card against a played one, which finds wins that waiting for each deal does not.
  static int stage(const State& s) {
    return 2 * max_cards * s.counter[Game::redeals] + max_cards + s.total(Game::hours) - s.size[Game::hand];
  }

  static int estimate(const State& s) {
    Reach reach{due_times(s)};
    const Due& due = reach.due;
    int value = 20'000 - played * s.total(Game::hours);
    for (int hour = 0; hour < Game::hours.count; ++hour)
      if (s.top[Game::hours[hour]].rank() == hour + 1) value += struck;
    for (int i = 0; i < Game::circle.count; ++i) {
      const int size = s.size[Game::circle[i]];
      const Look look = reach.look(s, Game::circle[i], 8);
      value += inverted * look.inverted + hard_in_circle * look.hard + crossed_in_circle * look.crossed;
      value += loose * std::max(0, size - look.joints - 3) - joint * look.joints;
      if (size < 3) value += lacking * (3 - size) - (size == 0 ? vacant_packet : 0);
    }
    const int size = s.size[Game::talon];
    const Look look = reach.look(s, Game::talon, talon_reach);
    value += inverted * look.inverted + hard_in_talon * look.hard + crossed_in_talon * look.crossed;
    value += in_talon * size + joint_in_talon * look.joints;
    if (size > 0) {
      value -= talon_base * due.soon[at(look.base)];
      if (due.soon[at(s.top[Game::talon].kind())] == 1) value -= talon_wanted;
    }
    Card card = s.top[Game::hand];
    for (int i = 0; i < s.size[Game::hand]; ++i, card = s.under[card.id])
      reach.note(card.kind(), hand_reach + i * hand_step / 8);
    return value + reach.sum() / 16;
  }

  /// Follows a relaxed game in which nothing is ever used up. A card laid open stays open for ever; an hour
  /// takes a kind as often as it likes once one card of that kind is open, and goes on; every card in hand is
  /// open from the start, and open in the circle. A card leaves its place if its kind has come to be wanted
  /// by an hour or if, in the circle, a card on which it might be married has come to be open there. If some
  /// card cannot leave even so, the position is lost.
  ///
  /// For suppose a line that wins, and by induction along it that each card which has lain open is open in
  /// the relaxed game, in the circle if it was so there, and that each kind which an hour has come to want is
  /// wanted. A card that moves lies open. If it goes to an hour, that hour wants it; if to another packet,
  /// the card beneath it there is open in the circle; so in the relaxed game it leaves its place as well.
  /// What is thereby laid open was beneath it from the start, and is open in the relaxed game too, or is a
  /// card on which it was laid in the course of the line, which was open then. Refilling and turning lay open
  /// cards of the hand only, and cover others. A line that wins moves every card, so each leaves its place.
  ///
  /// Where the talon may be married, it counts as a packet of the circle; where it may be taken up again,
  /// what lies in it may come to lie anywhere, and nothing is concluded. The other options only take moves
  /// away.
  static bool dead(const State& s) {
    if (Game::redeals_left(s) > 0) return false;
    const bool talon_marries = s.option[Game::Option::talon_use] == Game::Pick::to_circle;
    Kinds bases = 0;  // open in the circle
    Card card = s.top[Game::hand];
    for (int i = s.size[Game::hand]; i-- > 0; card = s.under[card.id]) bases |= bit(card);
    Kinds open = bases, wanted = 0;

    static constexpr std::size_t talon = Game::circle.count;  // the pile after the circle
    static_assert(Game::talon.first == Game::circle[Game::circle.count]);
    std::array<Card, talon + 1> face;
    std::array<std::uint8_t, talon + 1> cards;
    unsigned piles = 0;
    const auto lay_open = [&](std::size_t i) {
      open |= bit(face[i]);
      if (i != talon || talon_marries) bases |= bit(face[i]);
    };
    for (std::size_t i = 0; i <= talon; ++i) {
      const Pile pile = Game::circle[static_cast<int>(i)];
      if (s.size[pile] == 0) continue;
      face[i] = s.top[pile];
      cards[i] = s.size[pile];
      piles |= 1U << i;
      lay_open(i);
    }

    std::array<std::uint8_t, 12> next, left;
    unsigned hours = 0;
    for (int hour = 0; hour < Game::hours.count; ++hour) {
      const int lacks = lacking_at(s, hour);
      if (lacks == 0) continue;
      left[at(hour)] = static_cast<std::uint8_t>(lacks);
      next[at(hour)] = after(s.top[Game::hours[hour]].kind());
      wanted |= Kinds{1} << next[at(hour)];
      hours |= 1U << hour;
    }

    for (bool changed = true; changed && piles != 0;) {
      changed = false;
      for (unsigned rest = hours; rest != 0; rest &= rest - 1) {
        const auto hour = at(std::countr_zero(rest));
        while ((open >> next[hour] & 1) != 0) {
          if (--left[hour] == 0) {
            hours &= ~(1U << hour);
            break;
          }
          next[hour] = after(next[hour]);
          wanted |= Kinds{1} << next[hour];
        }
      }
      for (unsigned rest = piles; rest != 0; rest &= rest - 1) {
        const auto i = at(std::countr_zero(rest));
        const Kinds leaving = wanted | (i == talon && !talon_marries ? 0 : takers(Fit::down_round, bases));
        while ((leaving & bit(face[i])) != 0) {
          changed = true;
          if (--cards[i] == 0) {
            piles &= ~(1U << i);
            break;
          }
          face[i] = s.under[face[i].id];
          lay_open(i);
        }
      }
    }
    return piles != 0;
  }

  /// With the hand out, a card that lies alone gains nothing by a marriage: an emptied packet stays empty,
  /// and whatever may be laid on the card, or wherever it may go, can be done from where it lies, while the
  /// card it would cover stays free. Not so where three cards are needed to marry on, nor of the talon's last
  /// card, nor before a redeal.
  static void prune(const State& s, MoveList& moves) {
    if (s.size[Game::hand] > 0 || Game::redeals_left(s) > 0 || s.option[Game::Option::marrying] != 0) return;
    moves.keep_if(
        [&](Move m) { return !Game::circle.has(m.to) || !Game::circle.has(m.from) || s.size[m.from] > 1; });
  }

 private:
  // Weights, found by search over deals 100000 and up.
  static constexpr int played = 48, in_talon = 10, struck = 10, lacking = 3, vacant_packet = 7, loose = 4;
  static constexpr int joint = 18, joint_in_talon = 2, inverted = 8, talon_base = 3, talon_wanted = 3;
  static constexpr int hard_in_circle = 16, hard_in_talon = 30, crossed_in_circle = 2, crossed_in_talon = 4;
  static constexpr int hand_reach = 12, hand_step = 4, talon_reach = 3;
  /// What the reach of a kind counts for which is due after so many others of its hour; half for the later
  /// of two.
  static constexpr std::array<int, 9> urgency{0, 8, 8, 2, 2, 1, 0, 5, 0};

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr Kinds bit(Card card) { return Kinds{1} << card.kind(); }
  /// The kind that follows on an hour.
  static constexpr std::uint8_t after(int kind) {
    return static_cast<std::uint8_t>(kind >= 48 ? kind - 48 : kind + 4);
  }
  /// How many cards an hour lacks.
  static int lacking_at(const State& s, int hour) {
    const int lacks = hour + 1 - s.top[Game::hours[hour]].rank();
    return lacks < 0 ? lacks + king : lacks;
  }

  /// After how many others of its hour a kind is due, where it is wanted soonest and where latest; 0 if
  /// nowhere.
  struct Due {
    std::array<std::uint8_t, 52> soon = {}, late = {};
  };
  static Due due_times(const State& s) {
    Due due;
    for (int hour = 0; hour < Game::hours.count; ++hour) {
      const int lacks = lacking_at(s, hour);
      auto kind = static_cast<std::uint8_t>(s.top[Game::hours[hour]].kind());
      for (int i = 1; i <= lacks; ++i) {
        kind = after(kind);
        const auto time = static_cast<std::uint8_t>(i);
        due.late[kind] = std::max(due.late[kind], time);
        due.soon[kind] = due.soon[kind] == 0 ? time : std::min(due.soon[kind], time);
      }
    }
    return due;
  }

  /// Cards of a pile which lie over others due sooner: `inverted` in one suit, `hard` if sooner even at the
  /// latest, `crossed` in different suits; `joints` already lie in the order in which an hour takes them.
  struct Look {
    int inverted = 0, hard = 0, crossed = 0, joints = 0, base = -1;
  };

  /// How hard it is to come at each kind: at the nearer and the farther of its cards.
  struct Reach {
    static constexpr std::uint8_t unknown = 255;
    explicit Reach(const Due& times) : due{times} { near.fill(unknown), far.fill(unknown); }

    void note(int kind, int cost) {
      const auto kept = static_cast<std::uint8_t>(std::min(cost, unknown - 1));
      auto &least = near[at(kind)], &most = far[at(kind)];
      most = least == unknown ? kept : std::max(least, kept);
      least = std::min(least, kept);
    }

    /// Notes every card of a pile. Cards above are counted by due time, a byte for each of eight.
    Look look(const State& s, Pile pile, int eighths) {
      const auto sum = [](std::uint64_t counts) {
        return static_cast<int>(counts * 0x0101010101010101 >> 56);
      };
      const auto later = [](std::uint64_t counts, int time) { return counts >> (8 * time - 8) >> 8; };
      Look look;
      std::uint64_t all = 0;
      std::array<std::uint64_t, 4> of_suit{};
      Card card = s.top[pile];
      for (int above = 0; above < s.size[pile]; ++above, card = s.under[card.id]) {
        const int kind = card.kind(), soon = due.soon[at(kind)];
        std::uint64_t& own = of_suit[at(card.suit())];
        const int same = sum(own), sooner = sum(later(own, soon));
        const int crossed = sum(later(all, soon)) - sooner;
        look.inverted += sooner;
        look.hard += sum(later(own, due.late[at(kind)]));
        look.crossed += crossed;
        if (look.base >= 0 && after(look.base) == kind) ++look.joints;
        note(kind, (7 * sooner + same + 4 * (above - same + crossed)) * eighths / 8);
        own += std::uint64_t{1} << (8 * soon - 8);
        all += std::uint64_t{1} << (8 * soon - 8);
        look.base = kind;
      }
      return look;
    }

    [[nodiscard]] int sum() const {
      int sum = 0;
      for (std::size_t kind = 0; kind < 52; ++kind) {
        const std::uint8_t soon = due.soon[kind], late = due.late[kind];
        if (soon == 0) continue;
        sum += urgency[soon] * near[kind];
        if (late != soon) sum += urgency[late] * far[kind] / 2;
      }
      return sum;
    }

    const Due due;
    std::array<std::uint8_t, 52> near, far;
  };

 public:
  static constexpr std::array<std::uint32_t, 7> widths{4, 12, 40, 160, 640, 2560, 10240};
  static constexpr Advice advice{stage, estimate, nullptr, prune, dead, nullptr, widths};
};

}  // namespace longwood::advice

#pragma once

#include <algorithm>
#include <array>

#include "games/the_clock/rules.hpp"
#include "games/the_clock/search_relaxation.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// The estimate rests on this: a suit has three hours whose arcs overlap, so that most kinds are wanted
/// twice, once soon and once late; a card over another which is due sooner is in the way, the more so in the
/// talon, which is never married out of order. Most positions that fail are proved lost long before the hand
/// is out.
struct TheClockAdvice {
  using Game = TheClock;

  /// Cards that have left the hand and cards that are home: all moves except marriages add to them. A stage
  /// therefore weighs a dealt card against a played one, which finds wins that would be missed by waiting for
  /// each deal.
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

  /// See `ClockDeleteRelaxation`.
  static bool lost(const State& s) {
    return Game::redeals_left(s) <= 0 && ClockDeleteRelaxation{s}.lost(most_rounds);
  }

  /// With the hand out, the marriage of a card that lies alone is dominated: an emptied packet stays empty,
  /// and whatever may be laid on the card, or wherever it may go, can be done from where it lies, while the
  /// card it would cover stays free. It does not hold where three cards are needed to marry on, nor of the
  /// talon's last card, nor before a redeal. Strict phases bind only while cards are in hand.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.size[Game::hand] > 0 || Game::redeals_left(s) > 0 || !chosen(s, Game::Marry::any)) return;
    moves.keep_if(
        [&](Move m) { return !Game::circle.has(m.to) || !Game::circle.has(m.from) || s.size[m.from] > 1; });
  }

 private:
  // Weights, found by search over deals 100000 and up.
  static constexpr int played = 48, in_talon = 10, struck = 10, lacking = 3, vacant_packet = 7, loose = 4;
  static constexpr int joint = 18, joint_in_talon = 2, inverted = 8, talon_base = 3, talon_wanted = 3;
  static constexpr int hard_in_circle = 16, hard_in_talon = 30, crossed_in_circle = 2, crossed_in_talon = 4;
  static constexpr int hand_reach = 12, hand_step = 4, talon_reach = 3;
  /// Weights of the reach of a kind, by the number of cards of its hour that are due before it; the later of
  /// two counts half.
  static constexpr std::array<int, 9> urgency{0, 8, 8, 2, 2, 1, 0, 5, 0};

  static constexpr int most_rounds = 1000;

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  /// The kind that follows on an hour.
  static constexpr std::uint8_t after(int kind) {
    return static_cast<std::uint8_t>(kind >= 48 ? kind - 48 : kind + 4);
  }
  /// How many cards an hour lacks.
  static int lacking_at(const State& s, int hour) {
    const int lacks = hour + 1 - s.top[Game::hours[hour]].rank();
    return lacks < 0 ? lacks + king : lacks;
  }

  /// Where a kind comes among the cards which its hour lacks, 1 being the next: at the hour that wants it
  /// soonest and at the one that wants it latest; 0 if no hour does.
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

  /// Pairs of cards in a pile of which the upper is due later: `inverted` in one suit, `hard` if the lower is
  /// due sooner even at its latest, `crossed` in different suits. `joints` lie in the order in which an hour
  /// takes them.
  struct Look {
    int inverted = 0, hard = 0, crossed = 0, joints = 0, base = -1;
  };

  /// How hard it is to reach each kind: the nearer and the farther of its cards.
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
  static constexpr std::array runs{Run::beam(4),
                                   Run::beam(12),
                                   Run::beam(32),
                                   Run::beam(80),
                                   Run::beam(200),
                                   Run::in_rollouts(50'000),
                                   Run::beam(640),
                                   Run::in_rollouts(200'000),
                                   Run::beam(2'560),
                                   Run::beam(10'240),
                                   Run::in_rollouts(5'000'000),
                                   Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .estimate = estimate},
                                     .prune = {.dominated = leave_out_dominated},
                                     .prove = {.lost = lost},
                                     .runs = runs,
                                     .version = 6};
};

}  // namespace longwood::advice

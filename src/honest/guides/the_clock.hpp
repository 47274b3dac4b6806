#pragma once

#include <algorithm>
#include <array>

#include "games/the_clock/facts.hpp"
#include "honest/guide.hpp"

namespace longwood::guides {

/// The Clock: how the packets are ordered by when their cards are wanted.
///
/// A card's time is how many cards its hour wants before it, counting it: 1 for the next. The two copies of a
/// card may be wanted at two hours; the sooner and the later time are kept. In a packet a card of the same
/// suit lying above one that is wanted before it is an *inversion* (a *sure* one if it is wanted later even
/// than the later time), one of another suit a *crossing*; a card lying on its successor a *joint*, which
/// travels as a run in time.
struct TheClock {
  using Game = longwood::TheClock;
  static constexpr int kinds = 52, longest = 16;

  struct Times {
    std::array<std::uint8_t, kinds> soon{}, late{};  ///< 0: not wanted any more
    int struck = 0;
  };
  struct Order {
    int inversions = 0, sure = 0, crossings = 0, joints = 0;
    int base_time = 0;  ///< of its lowest card
    Order& operator+=(const Order& other) {
      inversions += other.inversions, sure += other.sure;
      crossings += other.crossings, joints += other.joints;
      return *this;
    }
  };

  static constexpr int after(int kind) { return kind >= 48 ? kind - 48 : kind + 4; }

  static Times times(const Sight& sight) {
    Times times;
    for (int hour = 0; hour < 12; ++hour) {
      const Card card = sight.top(Game::hours[hour]);
      const int lacks = (hour + 1 - card.rank() + king) % king;
      if (lacks == 0) ++times.struck;
      int kind = card.kind();
      for (int i = 1; i <= lacks; ++i) {
        kind = after(kind);
        auto& soon = times.soon[static_cast<std::size_t>(kind)];
        auto& late = times.late[static_cast<std::size_t>(kind)];
        late = std::max(late, static_cast<std::uint8_t>(i));
        soon = soon == 0 ? static_cast<std::uint8_t>(i) : std::min(soon, static_cast<std::uint8_t>(i));
      }
    }
    return times;
  }

  static Order order_of(const Sight& sight, Pile pile, const Times& times) {
    Order order;
    std::array<std::uint8_t, longest> above{};                   // cards by time
    std::array<std::array<std::uint8_t, longest>, 4> by_suit{};  // of each suit
    int above_kind = -1;
    sight.for_each_card(pile, [&](Card card, int /*depth*/) {
      if (card.none()) return;
      const auto kind = static_cast<std::size_t>(card.kind()), suit = static_cast<std::size_t>(card.suit());
      const std::size_t soon = times.soon[kind], late = times.late[kind];
      int same = 0, all = 0;
      for (std::size_t t = soon + 1; t < longest; ++t) same += by_suit[suit][t], all += above[t];
      for (std::size_t t = late + 1; t < longest; ++t) order.sure += by_suit[suit][t];
      order.inversions += same;
      order.crossings += all - same;
      if (above_kind >= 0 && after(above_kind) == card.kind()) ++order.joints;
      ++above[soon], ++by_suit[suit][soon];
      above_kind = card.kind();
      order.base_time = static_cast<int>(soon);
    });
    return order;
  }

  static double guess(const Sight& sight) {
    const Times now = times(sight);
    Order circle;
    int loose = 0, lacking = 0, vacant = 0;
    for (int i = 0; i < Game::circle.count; ++i) {
      const Pile packet = Game::circle[i];
      const Order order = order_of(sight, packet, now);
      const int size = sight.size(packet);
      circle += order;
      loose += std::max(0, size - order.joints - 3);
      lacking += std::max(0, 3 - size);
      vacant += size == 0 ? 1 : 0;
    }
    const Order talon = order_of(sight, Game::talon, now);
    const int home = sight.total(Game::hours) - 12;
    const int points = 48 * home + 10 * now.struck - 8 * circle.inversions - 16 * circle.sure -
                       2 * circle.crossings + 18 * circle.joints - 4 * loose - 3 * lacking + 7 * vacant -
                       10 * sight.size(Game::talon) - 8 * talon.inversions - 30 * talon.sure -
                       4 * talon.crossings + 2 * talon.joints + 3 * talon.base_time;
    return points / 100.0;
  }
  static constexpr Guide guide{.guess = guess, .beam = 8, .depth = 12, .candidates = 10};
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheClock> = &guides::TheClock::guide;

}  // namespace longwood

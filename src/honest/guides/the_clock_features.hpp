#pragma once

#include <algorithm>
#include <array>

#include "games/the_clock/facts.hpp"
#include "honest/view.hpp"

namespace longwood::guides {

/// What is measured of a position of The Clock: how the packets are ordered by when their cards are wanted.
///
/// A card's time is how many cards its hour wants before it, counting it: 1 for the next. The two copies of a
/// card may be wanted at two hours; the sooner and the later time are kept. In a packet a card of the same
/// suit lying above one that is wanted before it is an *inversion* (a *sure* one if it is wanted later even
/// than the later time), one of another suit a *crossing*; a card lying on its successor a *joint*, which
/// travels as a run in time.
struct TheClockFeatures {
  using Game = longwood::TheClock;
  static constexpr int kinds = 52;

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
  /// What lies above the copy of a card that is dug out most easily: a price for each card in the way.
  using Prices = std::array<std::uint8_t, kinds>;
  static constexpr int of_inversion = 7, of_same_suit = 1, of_other_suit = 4, dearest = 60,
                       not_in_sight = 255;

  /// What is measured of a position.
  enum Feature : std::uint8_t {
    home,
    struck,
    inversions,
    sure,
    crossings,
    joints,
    loose,
    lacking,
    vacant,
    longest_packet,
    ready,      ///< exposed cards that are wanted next
    marriages,  ///< exposed cards that may be laid on another
    talon,
    talon_inversions,
    talon_sure,
    talon_crossings,
    talon_joints,
    talon_base_time,
    price,  ///< of the cards wanted at a time, summed: next, second and so on
    features = price + 6
  };
  static constexpr int priced_times = features - price;
  using Features = std::array<float, features>;
  static constexpr int after(int kind) { return kind >= 48 ? kind - 48 : kind + 4; }

  /// How many cards an hour lacks that shows this one.
  static constexpr int lacking_at(int hour, Card top) { return (hour + 1 - top.rank() + king) % king; }

  static Times times(const Sight& sight) {
    Times times;
    for (int hour = 0; hour < 12; ++hour) {
      const Card card = sight.top(Game::hours[hour]);
      const int lacks = lacking_at(hour, card);
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

  static Order order_of(const Sight& sight, Pile pile, const Times& times, Prices& prices) {
    Order order;
    std::uint64_t above = 0;              // cards by their sooner time, a byte for each of eight
    std::array<std::uint64_t, 4> same{};  // of each suit
    int above_kind = -1;
    const auto sum = [](std::uint64_t counts) { return static_cast<int>(counts * 0x0101010101010101 >> 56); };
    const auto later = [](std::uint64_t counts, int time) { return counts >> (8 * time - 8) >> 8; };
    sight.for_each_card(pile, [&](Card card, int depth) {
      if (card.none()) return;
      const auto kind = static_cast<std::size_t>(card.kind());
      std::uint64_t& own = same[static_cast<std::size_t>(card.suit())];
      const int soon = times.soon[kind], of_suit = sum(own), sooner = sum(later(own, soon));
      const int crossed = sum(later(above, soon)) - sooner;
      order.sure += sum(later(own, times.late[kind]));
      order.inversions += sooner;
      order.crossings += crossed;
      if (above_kind >= 0 && after(above_kind) == card.kind()) ++order.joints;
      const int price =
          of_inversion * sooner + of_same_suit * of_suit + of_other_suit * (depth - of_suit + crossed);
      prices[kind] = static_cast<std::uint8_t>(std::min({int{prices[kind]}, price, dearest}));
      const std::uint64_t one = std::uint64_t{1} << (8 * soon - 8);
      own += one, above += one;
      above_kind = card.kind();
      order.base_time = soon;
    });
    return order;
  }

  static Features measure(const Sight& sight) {
    const Times now = times(sight);
    Prices prices;
    prices.fill(not_in_sight);
    Order circle;
    std::array<bool, kinds> exposed{};
    std::array<int, features> count{};
    for (int i = 0; i < Game::circle.count; ++i) {
      const Pile packet = Game::circle[i];
      const Order order = order_of(sight, packet, now, prices);
      const int size = sight.size(packet);
      circle += order;
      count[loose] += std::max(0, size - order.joints - 3);
      count[lacking] += std::max(0, 3 - size);
      count[vacant] += size == 0 ? 1 : 0;
      count[longest_packet] = std::max(count[longest_packet], size);
      if (size > 0) exposed[static_cast<std::size_t>(sight.top(packet).kind())] = true;
    }
    const Order turned = order_of(sight, Game::talon, now, prices);
    count[home] = sight.total(Game::hours) - Game::hours.count;
    count[struck] = now.struck;
    count[inversions] = circle.inversions, count[sure] = circle.sure;
    count[crossings] = circle.crossings, count[joints] = circle.joints;
    count[talon] = sight.size(Game::talon);
    count[talon_inversions] = turned.inversions, count[talon_sure] = turned.sure;
    count[talon_crossings] = turned.crossings, count[talon_joints] = turned.joints;
    count[talon_base_time] = turned.base_time;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      const int time = now.soon[kind];
      if (exposed[kind] && time == 1) ++count[ready];
      if (exposed[kind] && exposed[static_cast<std::size_t>(after(static_cast<int>(kind)))])
        ++count[marriages];
      if (time > 0 && time <= priced_times && prices[kind] != not_in_sight)
        count[static_cast<std::size_t>(price + time - 1)] += prices[kind];
    }
    Features out;
    for (std::size_t i = 0; i < features; ++i)
      out[i] = static_cast<float>(count[i]) * (i < price ? 1.0F : of_prices);
    return out;
  }
  static constexpr float of_prices = 0.1F;

  /// The share of the cards dealt from the hand that still lie there.
  static float in_hand(const Sight& sight) { return static_cast<float>(sight.size(Game::hand)) / 56; }
};

}  // namespace longwood::guides

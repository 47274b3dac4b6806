#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/the_clock/rules.hpp"
#include "honest/information_state.hpp"

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
    std::uint64_t next = 0, priced = 0;              ///< kinds wanted next, and so soon that prices count
    int struck = 0;
  };
  struct Order {
    int inversions = 0, sure = 0, crossings = 0, joints = 0;
    int base_time = 0;   ///< of its lowest card
    unsigned suits = 0;  ///< of its cards, a bit each
    Order& operator+=(const Order& other) {
      inversions += other.inversions, sure += other.sure;
      crossings += other.crossings, joints += other.joints;
      return *this;
    }
  };
  /// What lies above each card: a price for each card in the way.
  using Prices = std::array<std::uint8_t, max_cards>;
  static constexpr int of_inversion = 7, of_same_suit = 1, of_other_suit = 4, dearest = 60,
                       not_in_sight = 255;
  /// That of the copy of a kind which is dug out most easily.
  static int price_of(const Prices& prices, std::size_t kind) {
    return std::min(prices[2 * kind], prices[2 * kind + 1]);
  }

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
  static constexpr std::uint64_t bit(int kind) { return std::uint64_t{1} << kind; }

  /// How many cards an hour lacks that shows this one.
  static constexpr int lacking_at(int hour, Card top) { return (hour + 1 - top.rank() + king) % king; }

  static Times times(const Observation& sight) {
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
        if (i == 1) times.next |= bit(kind);
        if (i <= priced_times) times.priced |= bit(kind);
      }
    }
    return times;
  }

  static Order order_of(const Observation& sight, Pile pile, const Times& times, Prices& prices) {
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
      prices[card.id] = static_cast<std::uint8_t>(std::min(price, dearest));
      const std::uint64_t one = std::uint64_t{1} << (8 * soon - 8);
      own += one, above += one;
      order.suits |= 1U << card.suit();
      above_kind = card.kind();
      order.base_time = soon;
    });
    return order;
  }

  /// The packets and the talon, each separately.
  struct Packets {
    struct Packet {
      Order order;
      int size = 0;
      Card top;
    };
    Times times;
    int home = 0;
    std::array<Packet, Game::circle.count + 1> packet;  ///< the last is the talon
    Prices prices;

    explicit Packets(const Observation& sight) : times{TheClockFeatures::times(sight)}, home{home_of(sight)} {
      prices.fill(not_in_sight);
      for (std::size_t i = 0; i < packet.size(); ++i) look_at(sight, i);
    }
    /// Advances by one move that showed nothing, to the measures `after` it: only those packets are looked
    /// at which it has changed, and those with cards of a suit of which others are wanted now.
    void go_on(const Observation& after) {
      unsigned wanted_anew = 0;
      if (home_of(after) != home) {
        const Times before = times;
        home = home_of(after);
        times = TheClockFeatures::times(after);
        for (std::size_t kind = 0; kind < kinds; ++kind)
          if (times.soon[kind] != before.soon[kind] || times.late[kind] != before.late[kind])
            wanted_anew |= 1U << kind % 4;
      }
      std::uint32_t stale = 0;
      for (std::size_t i = 0; i < packet.size(); ++i) {
        const Packet& was = packet[i];
        const bool as_it_was = after.size(pile(i)) == was.size && after.top(pile(i)) == was.top;
        if (as_it_was && (was.order.suits & wanted_anew) == 0) continue;
        stale |= 1U << i;
        if (!was.top.none()) prices[was.top.id] = not_in_sight;  // it may have left
      }
      for (; stale != 0; stale &= stale - 1)
        look_at(after, static_cast<std::size_t>(std::countr_zero(stale)));
    }

    [[nodiscard]] const Packet& talon() const { return packet.back(); }

   private:
    static Pile pile(std::size_t i) {
      return i < Game::circle.count ? Game::circle[static_cast<int>(i)] : Game::talon.first;
    }
    static int home_of(const Observation& sight) { return sight.total(Game::hours) - Game::hours.count; }
    void look_at(const Observation& sight, std::size_t i) {
      packet[i] = {order_of(sight, pile(i), times, prices), sight.size(pile(i)), sight.top(pile(i))};
    }
  };

  static Features measure(const Observation& sight) { return measure(Packets{sight}); }
  static Features measure(const Packets& packets) {
    Order circle;
    std::uint64_t exposed = 0;
    std::array<int, features> count{};
#pragma GCC unroll 1  // it would weigh a kilobyte of what the page loads
    for (const auto& [order, size, top] : std::span{packets.packet}.first<Game::circle.count>()) {
      circle += order;
      count[loose] += std::max(0, size - order.joints - 3);
      count[lacking] += std::max(0, 3 - size);
      count[vacant] += size == 0 ? 1 : 0;
      count[longest_packet] = std::max(count[longest_packet], size);
      if (size > 0) exposed |= bit(top.kind());
    }
    const Order& turned = packets.talon().order;
    count[home] = packets.home;
    count[struck] = packets.times.struck;
    count[inversions] = circle.inversions, count[sure] = circle.sure;
    count[crossings] = circle.crossings, count[joints] = circle.joints;
    count[talon] = packets.talon().size;
    count[talon_inversions] = turned.inversions, count[talon_sure] = turned.sure;
    count[talon_crossings] = turned.crossings, count[talon_joints] = turned.joints;
    count[talon_base_time] = turned.base_time;
    count[ready] = std::popcount(exposed & packets.times.next);
    count[marriages] = std::popcount(exposed & (exposed >> 4 | exposed << 48));
    for (std::uint64_t left = packets.times.priced; left != 0; left &= left - 1) {
      const auto kind = static_cast<std::size_t>(std::countr_zero(left));
      if (const int dug = price_of(packets.prices, kind); dug != not_in_sight)
        count[static_cast<std::size_t>(price + packets.times.soon[kind] - 1)] += dug;
    }
    Features out;
    for (std::size_t i = 0; i < features; ++i)
      out[i] = static_cast<float>(count[i]) * (i < price ? 1.0F : of_prices);
    return out;
  }
  static constexpr float of_prices = 0.1F;

  /// The share of the cards dealt from the hand that still lie there.
  static float in_hand(const Observation& sight) { return static_cast<float>(sight.size(Game::hand)) / 56; }
};

}  // namespace longwood::guides

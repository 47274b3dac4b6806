#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "games/the_clock/player_features.hpp"
#include "honest/set_net.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// The Clock: what the end of a plan is worth, the position before a card is turned or packets are refilled.
///
/// A net over 24 members: the hours, each by where the cards lie that it wants next, and the packets of the
/// circle, each by its order and its upper cards.
struct TheClockPlans : TheClockFeatures {
  /// Inputs of each of an hour's next places.
  enum OfPlace : std::uint8_t {
    wanted,
    unseen,     ///< copies of its kind in hand
    in_circle,  ///< a copy lies there, and what lies above it
    price_in_circle,
    exposed,
    to_be_covered,  ///< that copy lies in a packet to which a refill will deal
    in_talon,
    price_in_talon,
    in_talon_only,
    of_two,     ///< another hour wants the kind as well
    the_later,  ///< and before this one
    on_its_successor,
    per_place
  };
  /// Inputs of a packet.
  enum OfPacket : std::uint8_t {
    packet_size,
    packet_inversions = packet_size + 8,
    packet_sure,
    packet_crossings,
    packet_joints,
    packet_loose,
    base_time,
    card_time = base_time + 9,         ///< of the three uppermost cards
    joined_above = card_time + 3 * 9,  ///< of the second and the third
    top_of_two = joined_above + 2,
    successor_exposed,
    predecessor_exposed,
    predecessors_unseen,
    successors_unseen,
    size_before_refill,
    time_before_refill = size_before_refill + 4,
    per_packet = time_before_refill + 9
  };
  /// No hour lacks more than eight cards.
  static constexpr int places = 8, lacks = places * per_place, packets = lacks + places + 1, uppermost = 3;
  static constexpr std::size_t others = 7, of_whole = std::size_t{2} * features + others;
  using Net = SetNet<NetShape{packets + per_packet, 48, 24, of_whole, 32}>;

  static constexpr int steps_of_one = 64;

  static void describe(const Observation& sight, Net::Inputs& out) {
    const Layout layout = layout_of(sight);
    for (int hour = 0; hour < Game::hours.count; ++hour)
      describe_hour(sight, layout, hour, out.member[static_cast<std::size_t>(hour)]);
    for (int i = 0; i < Game::circle.count; ++i)
      describe_packet(sight, layout, i, out.member[static_cast<std::size_t>(Game::hours.count + i)]);
    describe_whole(sight, layout, out.whole);
  }

  static double evaluate(const Observation& sight, std::span<const float> weights) {
    Net::Inputs inputs;
    describe(sight, inputs);
    return Net::logit(weights, inputs);
  }

  static constexpr auto learnt = weights_from(std::to_array<std::int16_t>({
#include "games/the_clock/player_plans.inc"
                                              }),
                                              steps_of_one);
  static_assert(learnt.size() == Net::size);

 private:
  /// Where the cards of a kind lie.
  struct Place {
    int seen = 0;                                     ///< copies
    int circle = not_in_sight, talon = not_in_sight;  ///< prices
    int covered = 0;  ///< cards that a refill will deal on the copy in the circle that has that price
    bool exposed = false, on_successor = false;
  };
  struct Layout {
    Packets packets;
    std::array<Place, kinds> place = {};
    bool refills = false;

    [[nodiscard]] const Times& times() const { return packets.times; }
    [[nodiscard]] int price_of(Card card) const { return packets.prices[card.id]; }
  };

  static std::size_t at(int kind) { return static_cast<std::size_t>(kind); }
  static constexpr int before(int kind) { return kind < 4 ? kind + 48 : kind - 4; }

  static Layout layout_of(const Observation& sight) {
    Layout layout{.packets = Packets{sight}};
    for (int hour = 0; hour < Game::hours.count; ++hour)
      sight.for_each_card(Game::hours[hour], [&](Card card, int /*depth*/) {
        if (!card.none()) ++layout.place[at(card.kind())].seen;
      });
#pragma GCC unroll 1
    for (int i = 0; i < Game::circle.count; ++i) note_packet(sight, i, layout);
    sight.for_each_card(Game::talon, [&](Card card, int /*depth*/) {
      if (card.none()) return;
      Place& place = layout.place[at(card.kind())];
      ++place.seen;
      place.talon = std::min(place.talon, layout.price_of(card));
    });
    return layout;
  }

  static void note_packet(const Observation& sight, int i, Layout& layout) {
    const Pile packet = Game::circle[i];
    const int size = sight.size(packet);
    if (size < refilled) layout.refills = true;
    int above = -1;
    sight.for_each_card(packet, [&](Card card, int depth) {
      if (card.none()) return;
      Place& place = layout.place[at(card.kind())];
      ++place.seen;
      if (depth == 0) place.exposed = true;
      if (above >= 0 && after(above) == card.kind()) layout.place[at(above)].on_successor = true;
      above = card.kind();
      if (layout.price_of(card) >= place.circle) return;
      place.circle = layout.price_of(card);
      place.covered = std::max(0, refilled - size);
    });
  }

  static constexpr int refilled = 3;  ///< cards of a packet after a refill
  static constexpr float of_price = 0.05F, of_card = 1.0F / refilled, of_copy = 0.5F;

  static void describe_hour(const Observation& sight, const Layout& layout, int hour, Net::Member& out) {
    const Card top = sight.top(Game::hours[hour]);
    const int lacking_cards = std::min(lacking_at(hour, top), places);
    out.count = 0;
    out.add(lacks + lacking_cards);
    int kind = top.kind();
    for (int time = 1; time <= lacking_cards; ++time) {
      kind = after(kind);
      describe_place(layout, kind, time, out);
    }
  }

  static void describe_place(const Layout& layout, int kind, int time, Net::Member& out) {
    const Place& place = layout.place[at(kind)];
    const int first = (time - 1) * per_place;
    const auto add = [&](OfPlace which, float value = 1) {
      if (value != 0) out.add(first + which, value);
    };
    add(wanted);
    add(unseen, of_copy * static_cast<float>(2 - place.seen));
    if (place.circle != not_in_sight) {
      add(in_circle);
      add(price_in_circle, of_price * static_cast<float>(place.circle));
      add(exposed, place.exposed ? 1 : 0);
      add(to_be_covered, of_card * static_cast<float>(place.covered));
    }
    if (place.talon != not_in_sight) {
      const float price_there = of_price * static_cast<float>(place.talon);
      add(in_talon);
      add(price_in_talon, price_there);
      if (place.circle == not_in_sight) add(in_talon_only, price_there);
    }
    const int soon = layout.times().soon[at(kind)], late = layout.times().late[at(kind)];
    add(of_two, soon != late ? 1 : 0);
    add(the_later, soon != late && time > soon ? 1 : 0);
    add(on_its_successor, place.on_successor ? 1 : 0);
  }

  static void describe_packet(const Observation& sight, const Layout& layout, int i, Net::Member& out) {
    const Pile packet = Game::circle[i];
    const int size = sight.size(packet);
    const Order& order = layout.packets.packet[at(i)].order;
    const auto add = [&](int which, float value = 1) {
      if (value != 0) out.add(packets + which, value);
    };
    const auto count = [&](OfPacket which, int value, float scale) {
      add(which, scale * static_cast<float>(value));
    };
    out.count = 0;
    add(packet_size + std::min(size, 7));
    count(packet_inversions, order.inversions, 0.2F);
    count(packet_sure, order.sure, 0.3F);
    count(packet_crossings, order.crossings, 0.1F);
    count(packet_joints, order.joints, 0.3F);
    count(packet_loose, std::max(0, size - order.joints - refilled), 0.3F);
    if (size == 0) return;
    add(base_time + order.base_time);
    describe_cards(sight, layout, packet, add);
    if (!layout.refills) return;
    add(size_before_refill + std::min(size, refilled));
    if (size < refilled) add(time_before_refill + layout.times().soon[at(sight.top(packet).kind())]);
  }

  /// The uppermost cards of a packet.
  template <class Add>
  static void describe_cards(const Observation& sight, const Layout& layout, Pile packet, Add add) {
    int above = -1;
    sight.for_each_card(packet, [&](Card card, int depth) {
      if (depth >= uppermost || card.none()) return;
      const int kind = card.kind();
      add(card_time + 9 * depth + layout.times().soon[at(kind)]);
      if (depth > 0 && after(above) == kind) add(joined_above + depth - 1);
      above = kind;
      if (depth > 0) return;
      const Place &next = layout.place[at(after(kind))], &last = layout.place[at(before(kind))];
      add(top_of_two, layout.times().soon[at(kind)] != layout.times().late[at(kind)] ? 1 : 0);
      add(successor_exposed, next.exposed ? 1 : 0);
      add(predecessor_exposed, last.exposed ? 1 : 0);
      add(predecessors_unseen, of_copy * static_cast<float>(2 - last.seen));
      add(successors_unseen, of_copy * static_cast<float>(2 - next.seen));
    });
  }

  static void describe_whole(const Observation& sight, const Layout& layout,
                             std::array<float, of_whole>& out) {
    static constexpr std::array<float, features> scale{
        1 / 92.0F, 1 / 12.0F, .05F, .1F,  .02F, .05F, .05F, .1F, .2F, .1F, .25F, .2F,
        .05F,      .05F,      .2F,  .02F, .2F,  .12F, .1F,  .1F, .1F, .1F, .1F,  .1F};
    const Features measured = measure(layout.packets);
    const float hand = in_hand(sight);
    for (std::size_t i = 0; i < features; ++i) {
      out[i] = scale[i] * measured[i];
      out[features + i] = hand * out[i];
    }
    int next = 0, unseen_next = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (layout.times().soon[kind] != 1) continue;
      const Place& place = layout.place[kind];
      ++next;
      if (place.circle == not_in_sight && place.talon == not_in_sight) ++unseen_next;
    }
    const auto tenths = [](int n) { return 0.1F * static_cast<float>(n); };
    std::ranges::copy(
        std::array{hand, hand * hand, layout.refills ? 1.0F : 0.0F, tenths(next), tenths(unseen_next),
                   hand * tenths(unseen_next), sight.size(Game::talon) > 0 ? 1.0F : 0.0F},
        std::span{out}.last<others>().begin());
  }
};

}  // namespace longwood::guides

#pragma once

#include <algorithm>

#include "core/chapter.hpp"
#include "games/the_clock/choices.hpp"

namespace longwood {

/// The Clock (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheClock : words::the_clock::Choices, Chapter<TheClock> {
  using Rule = words::the_clock::Rule;

  static constexpr Group hours{0, 12}, circle{12, 12}, talon{24, 1}, hand{25, 1};  // both from I clockwise
  static constexpr Group families = hours;
  static constexpr int cards = max_cards;
  enum Counter : std::uint8_t { redeals, married };  // a marriage, and a packet to be refilled since
  static constexpr Why hour_is_struck = own_reason(0), talon_serves_hours = own_reason(1),
                       fill_up_first = own_reason(2), nothing_to_refill = own_reason(3),
                       hand_is_not_married = own_reason(4), packet_too_short = own_reason(5),
                       refill_before_play = own_reason(6);

  static constexpr RefusalReasons of_hour = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_circle{Why::wrong_suit, Why::not_next, Why::not_next,
                                            Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{circle, hours, BuildRule::up_round, VacancyRule::closed, of_hour}.by(Rule::foundations),
      MoveRule{circle, circle, BuildRule::down_round, VacancyRule::closed, of_circle}.by(Rule::marriage,
                                                                                         Rule::vacancy),
      MoveRule{talon, hours, BuildRule::up_round, VacancyRule::closed, of_hour}.by(Rule::talon),
  };
  static constexpr Rows lays_of(const Options& options) {
    const BuildRule fit = chosen(options, KingOnAce::no) ? BuildRule::down : BuildRule::down_round;
    Rows rows{lays[0], {circle, circle, fit, VacancyRule::closed, of_circle}, lays[2]};
    if (chosen(options, TalonUse::circle)) rows.add({talon, circle, fit, VacancyRule::closed, of_circle});
    return rows;
  }
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    return hours.has(to) && s.top[to].rank() == to + 1 ? hour_is_struck : Why::ok;  // [4]
  }
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (s.counter[married] != 0 && hours.has(to)) return refill_before_play;  // [13]
    const bool too_short = chosen(s, Marry::three) && circle.has(to) && s.size[to] < 3;
    return too_short ? packet_too_short : forbids(s, from, to);
  }
  static Why why_no_row(Pile from, Pile to) {
    if (hours.has(from)) return Why::families_are_final;
    if (hand.has(from)) return circle.has(to) ? hand_is_not_married : Why::hand_not_available;
    return talon.has(from) ? talon_serves_hours : Why::not_that_way;
  }

  /// The two of clubs at IX and on round the dial: the only setting in which all cards come out even [1].
  static constexpr auto withdrawn = [] {
    std::array<Card, 12> begun;
    constexpr std::array suits{clubs, hearts, spades, diamonds};
    for (int i = 0; i < 12; ++i)
      begun[static_cast<std::size_t>(i)] = Card::of(i + 2, suits[static_cast<std::size_t>(i % 4)]);
    return begun;
  }();

  static void lay_out(Table& t, const Deal& deal) {
    for (int i = 0; i < 12; ++i) t.put(hours[(i + 8) % 12], withdrawn[static_cast<std::size_t>(i)]);
    put_in_hand(t, deal, hand);
    for (int i = 0; i < circle.count; ++i) t.pour(hand, circle[i], std::min(3, t.size(hand)));  // [2]
  }

  /// Fills every packet up to three, one after another from I [12].
  static void refill(Table& t) {
    if (!chosen(t.state(), Refill::packets))
      return refill_in_rotation(t, chosen(t.state(), Refill::rotation) ? 0 : circle.count - 1);
    for (int i = 0; i < circle.count; ++i)
      t.pour(hand, circle[i], std::clamp(3 - t.size(circle[i]), 0, t.size(hand)));
  }

  /// Gives each short packet one card in its turn, round and round from this one, until all have three.
  static void refill_in_rotation(Table& t, int first) {
    for (bool any = true; any;) {
      any = false;
      for (int i = 0; i < circle.count; ++i) {
        const Pile packet = circle[(first + i) % circle.count];
        if (t.size(packet) >= 3 || t.size(hand) == 0) continue;
        t.shift(hand, packet);
        any = true;
      }
    }
  }

  static bool short_packet(const State& s) {
    for (int i = 0; i < circle.count; ++i)
      if (s.size[circle[i]] < 3) return true;
    return false;
  }

  /// The book has none [14].
  static int redeals_left(const State& s) { return chosen(s, Redeal::one) ? 1 - s.counter[redeals] : -1; }
  static Why why_not_redeal(const State& s) {
    if (redeals_left(s) <= 0) return Why::no_redeal_left;  // [14]
    if (s.size[hand] > 0) return Why::still_in_hand;
    return s.size[talon] > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static Why why_not_turn(const State& s) {
    if (s.size[hand] == 0) return Why::hand_is_out;
    return short_packet(s) ? fill_up_first : Why::ok;  // [13]
  }
  static Why why_not_refill(const State& s) {
    if (s.size[hand] == 0) return Why::hand_is_out;
    return short_packet(s) ? Why::ok : nothing_to_refill;
  }
  static void follow(Table& t, Move m) {
    if (chosen(t.state(), Phases::strict)) follow_phases(t, m);
    if (t.size(hand) == 0 && redeals_left(t.state()) <= 0) t.set(State::order_is_moot, 1);
  }
  /// From a marriage until no packet is short, or no card is left to refill it with [13].
  [[gnu::noinline]] static void follow_phases(Table& t, Move m) {
    const bool marriage = m.act == Act::lay && circle.has(m.to);
    const bool waits = (marriage || t[married] != 0) && t.size(hand) > 0 && short_packet(t.state());
    t.set(married, waits ? 1 : 0);
  }

  static constexpr Rules rules{
      .cards = cards,
      .families = families,
      .hand = hand,
      .talon = talon,
      .redeals = redeals,
      .lay_out = lay_out,
      .lays = lays,
      .lays_of = lays_of,
      .forbids = forbids,
      .forbids_by_choice = forbids_by_choice,
      .why_no_row = why_no_row,
      .acts = {HandAct{Act::turn, why_not_turn, turn_to_talon}, HandAct{Act::refill, why_not_refill, refill},
               HandAct{Act::redeal, why_not_redeal, turn_talon_over}},
      .redeals_left = redeals_left,
      .follows = follow};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

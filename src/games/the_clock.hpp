#pragma once

#include <algorithm>

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "games/words/the_clock.hpp"

namespace longwood {

/// The Clock (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheClock {
  static constexpr Group hours{0, 12}, circle{12, 12}, talon{24, 1}, hand{25, 1};  // both from I clockwise
  static constexpr Why hour_is_struck = own_reason(0), talon_serves_hours = own_reason(1),
                       fill_up_first = own_reason(2), nothing_to_refill = own_reason(3),
                       hand_is_not_married = own_reason(4);

  static constexpr std::array lays{
      Lay{circle, hours, Fit::up_round},     // [3]
      Lay{circle, circle, Fit::down_round},  // [9] [11]
      Lay{talon, hours, Fit::up_round},      // [7]
  };
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    return hours.has(to) && s.top[to].rank() == to + 1 ? hour_is_struck : Why::ok;  // [4]
  }
  static Why astray(Pile from, Pile to) {
    if (hours.has(from)) return Why::families_are_final;
    if (hand.has(from)) return circle.has(to) ? hand_is_not_married : Why::hand_not_available;
    return talon.has(from) ? talon_serves_hours : Why::not_that_way;
  }

  /// The two of clubs at IX and on round the dial: the only setting in which all cards come out even [1].
  static constexpr auto withdrawn = [] {
    std::array<Card, 12> cards;
    constexpr std::array suits{clubs, hearts, spades, diamonds};
    for (int i = 0; i < 12; ++i)
      cards[static_cast<std::size_t>(i)] = Card::of(i + 2, suits[static_cast<std::size_t>(i % 4)]);
    return cards;
  }();

  static void lay_out(Table& t, const Deal& deal) {
    for (int i = 0; i < 12; ++i) t.put(hours[(i + 8) % 12], withdrawn[static_cast<std::size_t>(i)]);
    for (int i = deal.count; i-- > 0;) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
    refill(t);  // three cards together to each packet [2]
  }

  /// Fills every packet up to three, one after another from I [12].
  static void refill(Table& t) {
    for (int i = 0; i < circle.count; ++i)
      t.pour(hand, circle[i], std::clamp(3 - t.size(circle[i]), 0, t.size(hand)));
  }

  static bool short_packet(const State& s) {
    for (int i = 0; i < circle.count; ++i)
      if (s.size[circle[i]] < 3) return true;
    return false;
  }

  static void moves(const State& s, MoveList& out) {
    lay_moves<TheClock>(s, out);
    if (s.size[hand] > 0) out.add(bare(short_packet(s) ? Act::refill : Act::turn));
  }

  static Why why_not(const State& s, Move m) {
    if (m.act == Act::lay) return why_not_lay<TheClock>(s, m);
    if (m != bare(Act::turn) && m != bare(Act::refill))
      return m == bare(Act::redeal) ? Why::no_redeal_left : Why::no_such_move;
    if (s.size[hand] == 0) return Why::hand_is_out;
    const bool wanted = short_packet(s);
    if (m.act == Act::turn) return wanted ? fill_up_first : Why::ok;  // [13]
    return wanted ? Why::ok : nothing_to_refill;
  }

  static void play(Table& t, Move m) {
    switch (m.act) {
      case Act::turn: t.shift(hand, talon); break;
      case Act::refill: refill(t); break;
      default: t.shift(m.from, m.to);
    }
    if (t.size(hand) == 0) t.set(State::alike, 1);
  }

  static bool won(const State& s) { return s.total(hours) == max_cards; }
  static int shown(const State& s, Pile pile) {
    if (hand.has(pile)) return 0;
    return talon.has(pile) ? std::min<int>(s.size[pile], 1) : s.size[pile];
  }

  static constexpr auto groups =
      std::to_array<PileGroup>({{"hours", hours}, {"circle", circle}, {"talon", talon}, {"hand", hand}});
  static constexpr auto names = std::to_array<std::string_view>(
      {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X",  "XI", "XII",   "1",
       "2", "3",  "4",   "5",  "6", "7",  "8",   "9",    "10", "11", "12", "talon", "hand"});
  static constexpr auto reasons = std::to_array<Reason>({
      {Why::no_such_move, "no_such_move", 0, "The Clock has no such move"},
      {hour_is_struck, "hour_is_struck", 4, "this foundation shows its hour and is finished"},
      {talon_serves_hours, "talon_serves_hours", 7, "the talon serves the foundations only"},
      {hand_is_not_married, "hand_is_not_married", 8, "the hand gives no card to a marriage"},
      {fill_up_first, "fill_up_first", 13,
       "a packet has fewer than three cards, and must be refilled before a card is turned"},
      {nothing_to_refill, "nothing_to_refill", 12, "every packet has its three cards"},
      {Why::nothing_there, "nothing_there", 6, "there is no card there"},
      {Why::same_place, "same_place", 9, "a card is moved to another packet, not to its own"},
      {Why::not_that_way, "not_that_way", 6,
       "only the uppermost cards of the circle and the talon are moved"},
      {Why::family_rises, "family_rises", 3,
       "this foundation takes only the next higher card of its suit, an ace after a king"},
      {Why::wrong_suit, "wrong_suit", 9, "a marriage is made in one suit"},
      {Why::not_next, "not_next", 9, "a card is married only to the next higher, a king to an ace"},
      {Why::one_card_at_a_time, "one_card_at_a_time", 10, "only one card is moved at a time"},
      {Why::space_stays_empty, "space_stays_empty", 11, "an empty packet is refilled from the hand alone"},
      {Why::families_are_final, "families_are_final", 5, "what lies on a foundation stays there"},
      {Why::hand_not_available, "hand_not_available", 7, "a card in hand must first be turned"},
      {Why::hand_is_out, "hand_is_out", 14, "the hand is out"},
      {Why::no_redeal_left, "no_redeal_left", 14, "there is no re-deal"},
  });
  static constexpr auto sets = std::to_array<RuleSet>({{"cadogan", "Cadogan", "Cadogan, The Clock"}});
  static constexpr GameInfo info{"the-clock",
                                 "The Clock",
                                 "Cadogan",
                                 1,
                                 {2, withdrawn},
                                 groups,
                                 names,
                                 PileClasses::of({}, {circle}),
                                 &words::the_clock::rulebook,
                                 reasons,
                                 sets};
};
static_assert(Game<TheClock>);

}  // namespace longwood

#pragma once

#include "games/st_helena/choices.hpp"
#include "games/two_rows.hpp"

namespace longwood {

/// St. Helena (Hoffmann, Selected no. 9). Numbers in brackets are sentences of its rulebook.
struct StHelena : words::st_helena::Choices, Chapter<StHelena> {
  using Rule = words::st_helena::Rule;

  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, families = two_rows::families,
                         packets{8, 12}, hand{20, 1}, between{21, 4}, squared{0, 25};
  static constexpr int cards = max_cards;
  static constexpr Group top_row{8, 4},
      bottom_row{14, 4};  // packets run clockwise from above the left king [2]
  // where the next card falls; redeals made; whether the first round is over, if that matters
  enum Counter : std::uint8_t { place, redeals, later_round };
  static constexpr Why bottom_row_serves_aces = own_reason(0), top_row_serves_kings = own_reason(1),
                       no_marriage_while_dealing = own_reason(2), supply_first = own_reason(3),
                       nothing_to_supply = own_reason(4), held_card_waits = own_reason(5);

  static constexpr std::array lays{
      two_rows::to_aces(packets, {}).by(Rule::rising),
      two_rows::to_kings(packets, {}).by(Rule::falling),
      MoveRule{packets, packets, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                              Rule::supply),
  };
  static constexpr Rows lays_of(const Options& options) {
    const bool round = chosen(options, Corner::open);
    BuildRule fit = round ? BuildRule::marry_round : BuildRule::marry;
    if (chosen(options, Packing::any_suit)) fit = round ? BuildRule::marry_any_round : BuildRule::marry_any;
    const VacancyRule vacancy =
        chosen(options, Vacancy::any_card) ? VacancyRule::any_card : VacancyRule::closed;
    return two_rows::rows_of({packets, packets, fit, vacancy, refuses::marriage},
                             chosen(options, Families::returnable), places_between(options));
  }
  /// Where a card may be held [17].
  static constexpr Group places_between(const Options& options) {
    return chosen(options, Abeyance::allowed) ? between : Group{};
  }
  /// What a bound row does not serve [7]; nor would both families take a card of it, so it is not held [17].
  static Why row_is_bound(Pile from, Pile to) {
    if (!aces.has(to) && bottom_row.has(from)) return bottom_row_serves_aces;
    return !kings.has(to) && top_row.has(from) ? top_row_serves_kings : Why::ok;
  }
  static Why forbids(const State& s, Pile from, Pile to) {
    if (s.size[hand] == 0) return Why::ok;  // [8]
    return packets.has(to) ? no_marriage_while_dealing : row_is_bound(from, to);
  }
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (families.has(from) && won(s)) return Why::families_are_final;
    if (chosen(s, Restriction::while_dealing) || packets.has(to)) return forbids(s, from, to);
    return bound_after_the_deal(s) ? row_is_bound(from, to) : Why::ok;
  }
  static Why why_no_row(Pile from, Pile to) {
    return between.has(from) ? held_card_waits : Chapter::why_no_row(from, to);
  }

  static void lay_out(Table& t, const Deal& deal) {
    two_rows::set_out(t, deal, hand);
    first_round(t);
  }

  static void first_round(Table& t) {
    const bool all = chosen(t.state(), Dealing::all_at_once);
    for (int i = 0; (all || i < packets.count) && t.size(hand) > 0; ++i)
      t.shift(hand, packets[i % packets.count]);
    t.set(place, 0);
    note_last_attempt(t);
  }

  /// Whether the rows stay bound when the hand is out: then it matters where a packet lies.
  static bool bound_after_the_deal(const State& s) {
    return chosen(s, Restriction::first_deal) && s.counter[redeals] == 0;
  }

  /// The order in which the packets lie counts only while cards are in hand or may be gathered again, or rows
  /// are bound.
  static void note_last_attempt(Table& t) {
    if (redeals_left(t.state()) == 0 && t.size(hand) == 0 && !bound_after_the_deal(t.state()))
      t.set(State::order_is_moot, 1);
  }

  static int redeals_left(const State& s) {  // [15]
    return (chosen(s, Redeals::none) ? 0 : 2) - s.counter[redeals];
  }

  /// Whether places left empty wait for the player to have them supplied.
  static bool supplies_later(const State& s) { return chosen(s, Supply::after_plays); }
  static bool any_vacant(const State& s) {
    for (int i = 0; i < packets.count; ++i)
      if (s.size[packets[i]] == 0) return true;
    return false;
  }
  static Why why_not_deal(const State& s) {
    if (s.size[hand] == 0) return Why::hand_is_out;
    return supplies_later(s) && any_vacant(s) ? supply_first : Why::ok;
  }
  static Why why_not_supply(const State& s) {
    if (!supplies_later(s)) return Why::no_such_move;
    if (s.size[hand] == 0) return Why::hand_is_out;
    return any_vacant(s) ? Why::ok : nothing_to_supply;
  }

  static Why why_not_redeal(const State& s) {
    if (s.size[hand] > 0) return Why::still_in_hand;
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [15]
    return s.total(packets) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  [[gnu::noinline]] static void gather_and_deal(Table& t) {
    gather(t, packets, hand, gather_order<Gathering>(t.state()));
    t.set(redeals, t[redeals] + 1);
    if (t[later_round] != 0) t.set(later_round, 0);
    first_round(t);
  }

  /// All vacant places at once, in the order of dealing.
  [[gnu::noinline]] static void supply_all(Table& t) {
    for (int i = 0; i < packets.count && t.size(hand) > 0; ++i)
      if (t.size(packets[i]) == 0) t.shift(hand, packets[i]);
    note_last_attempt(t);
  }

  static void deal_next(Table& t) {
    t.shift(hand, packets[t[place]]);
    t.set(place, (t[place] + 1) % packets.count);
    if (chosen(t.state(), Supply::first_round) && t[later_round] == 0) t.set(later_round, 1);
    note_last_attempt(t);
  }
  static void lay(Table& t, Move m) {
    if (chosen(t.state(), Abeyance::allowed) && families.has(m.to))
      two_rows::play_home(t, m.from, m.to, between);
    else
      t.shift(m.from, m.to);
    if (t.size(hand) == 0) return;
    if (t.size(m.from) > 0 && !chosen(t.state(), Refill::every_card)) return;
    if (!packets.has(m.from) || supplies_later(t.state()) || t[later_round] != 0) return;
    t.shift(hand, m.from);  // [13]
    note_last_attempt(t);
  }

  static constexpr Rules rules{
      .cards = cards,
      .families = families,
      .hand = hand,
      .squared = squared,
      .between = between,
      .redeals = redeals,
      .lay_out = lay_out,
      .lays = lays,
      .lays_of = lays_of,
      .forbids = forbids,
      .forbids_by_choice = forbids_by_choice,
      .why_no_row = why_no_row,
      .lay = lay,
      .acts = {HandAct{Act::deal, why_not_deal, deal_next}, HandAct{Act::refill, why_not_supply, supply_all},
               HandAct{Act::redeal, why_not_redeal, gather_and_deal}},
      .redeals_left = redeals_left};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

#pragma once

#include "games/la_capricieuse/sets.hpp"
#include "games/two_rows.hpp"

namespace longwood {

/// La Capricieuse (Hoffmann no. 49). Numbers in brackets are sentences of its rulebook.
struct LaCapricieuse {
  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, columns{8, 12}, turned{20, 1},
                         hand{21, 1}, between{22, 4};
  enum Counter : std::uint8_t { dealing, place, redeals };  // the deal is going on; next column; redeals made
  using Option = words::la_capricieuse::Option;
  using Pick = words::la_capricieuse::Pick;
  static constexpr Why bound_while_dealing = own_reason(0), no_marriage_while_dealing = own_reason(1),
                       held_card_waits = own_reason(2);

  static constexpr std::array lays{
      two_rows::to_aces(columns, between),                                  // [3]
      two_rows::to_kings(columns, between),                                 // [4]
      two_rows::to_between(columns, between),                               // [17]
      Lay{columns, columns, Fit::marry, Space::closed, refuses::marriage},  // [11] [14]
  };
  static constexpr Rows lays_of(const Options& chosen) {
    const Lay among{
        columns, columns, chosen[Option::corner] == Pick::corner_open ? Fit::marry_round : Fit::marry,
        chosen[Option::vacancy] == Pick::any_card ? Space::any_card : Space::closed, refuses::marriage};
    return two_rows::rows_of(among, chosen[Option::taking_back] == Pick::returnable, places_between(chosen));
  }
  static Why forbids_by_choice(const State& s, Pile from, Pile /*to*/) {
    return two_rows::keeps_when_won(s, from);
  }
  /// Where a card may be held [17].
  static constexpr Group places_between(const Options& chosen) {
    return chosen[Option::abeyance] == Pick::not_held ? Group{} : between;
  }
  static Why why_no_row(Pile from, Pile /*to*/) {
    if (two_rows::families.has(from)) return Why::families_are_final;
    if (between.has(from)) return held_card_waits;
    return hand.has(from) ? Why::hand_not_available : Why::not_that_way;
  }

  static void lay_out(Table& t, const Deal& deal) {
    two_rows::set_out(t, deal, hand);
    begin_deal(t);
  }

  static void begin_deal(Table& t) {
    t.set(dealing, 1);
    t.set(place, 0);
    deal_on(t);
  }

  /// Deals until the player must choose or the last card lies. Cards once laid are bound [8]: only the card
  /// turned is played, and it uses up no place [6] [7].
  static void deal_on(Table& t) {
    for (MoveList plays;; plays.clear()) {
      forced(t.state(), plays);
      if (two_rows::to_choose(t.state(), plays, places_between(t.state().option))) return;
      if (!plays.empty()) {
        if (may_decline(t.state())) return;
        two_rows::play_home(t, plays[0].from, plays[0].to, between);
      } else if (t.size(turned) > 0) {
        lay_turned(t);
      } else if (t.size(hand) > 0) {
        t.shift(hand, turned);
      } else {
        t.set(dealing, 0);
        if (t[redeals] == 2) t.set(State::alike, 1);
        return;
      }
    }
  }

  static void lay_turned(Table& t) {
    t.shift(turned, columns[t[place]]);
    t.set(place, (t[place] + 1) % columns.count);  // [2]
  }
  /// The plays of the card turned, which are compelled [6].
  static void forced(const State& s, MoveList& out) {
    if (s.option[Option::deal_play] == Pick::no_play) return;
    two_rows::add_family_plays(s, turned, places_between(s.option), out);
    const auto chosen = s.option[Option::deal_choice];
    if (chosen == 0 || out.size() < 2) return;
    out.keep_if([&](Move m) { return (chosen == Pick::ascending ? aces : kings).has(m.to); });
  }
  static bool may_decline(const State& s) { return s.option[Option::deal_play] == Pick::optional_play; }

  static int redeals_left(const State& s) { return 2 - s.counter[redeals]; }  // [15]

  static Why why_not_redeal(const State& s) {
    if (s.counter[dealing] != 0) return Why::must_play_first;
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [15]
    return s.total(columns) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static void moves(const State& s, MoveList& out) {
    if (s.counter[dealing] != 0) {
      forced(s, out);
      if (may_decline(s)) out.add(bare(Act::deal));
      return;
    }
    lay_moves<LaCapricieuse>(s, out);
    if (why_not_redeal(s) == Why::ok) out.add(bare(Act::redeal));
  }

  static Why why_not(const State& s, Move m) {
    if (m == bare(Act::redeal)) return why_not_redeal(s);
    if (m == bare(Act::deal) && may_decline(s)) return s.counter[dealing] != 0 ? Why::ok : Why::hand_is_out;
    if (m.act != Act::lay) return Why::no_such_move;
    if (s.counter[dealing] == 0) return why_not_lay<LaCapricieuse>(s, m);
    MoveList plays;
    forced(s, plays);
    for (const Move play : plays)
      if (play == m) return Why::ok;
    if (!columns.has(m.from))
      return may_decline(s)
                 ? two_rows::why_not_played(s, m, places_between(s.option), why_no_row(m.from, m.to))
                 : Why::must_play_first;
    return columns.has(m.to) ? no_marriage_while_dealing : bound_while_dealing;
  }

  static void play(Table& t, Move m) {
    if (m.act == Act::redeal) {
      gather(t, columns, hand, two_rows::gathered(t.state().option[Option::gathering]));
      t.set(redeals, t[redeals] + 1);
      return begin_deal(t);
    }
    if (m.act == Act::deal) {
      lay_turned(t);
      return deal_on(t);
    }
    two_rows::families.has(m.to) ? two_rows::play_home(t, m.from, m.to, between) : t.shift(m.from, m.to);
    if (t[dealing] != 0) deal_on(t);
  }

  static bool won(const State& s) { return two_rows::complete(s); }
  static int shown(const State& s, Pile pile) { return s.size[pile]; }

  static const GameInfo info;  ///< defined in facts.hpp
};
static_assert(Game<LaCapricieuse>);

}  // namespace longwood

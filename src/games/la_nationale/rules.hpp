#pragma once

#include "games/la_nationale/sets.hpp"
#include "games/two_rows.hpp"

namespace longwood {

/// La Nationale (Hoffmann no. 50). Numbers in brackets are sentences of its rulebook.
struct LaNationale {
  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, columns{8, 12}, turned{20, 1},
                         hand{21, 1}, between{22, 4};
  // the deal is going on; cards turned so far in it, each counted [7]; redeals made
  enum Counter : std::uint8_t { dealing, counted, redeals };
  using Option = words::la_nationale::Option;
  using Pick = words::la_nationale::Pick;
  static constexpr Why end_card_waits = own_reason(0), no_marriage_while_dealing = own_reason(1),
                       bound_while_dealing = own_reason(2), held_card_waits = own_reason(3),
                       one_card_fills = own_reason(4);

  static constexpr std::array lays{
      two_rows::to_aces(columns, between),                                       // [3]
      two_rows::to_kings(columns, between),                                      // [4]
      two_rows::to_between(columns, between),                                    // [17]
      Lay{columns, columns, Fit::marry, Space::card_or_run, refuses::marriage},  // [11] [14]
  };
  static constexpr Rows lays_of(const Options& chosen) {
    const Lay among{columns, columns,
                    chosen[Option::corner] == Pick::corner_open ? Fit::marry_round : Fit::marry,
                    chosen[Option::vacancy] == Pick::single_card ? Space::any_card : Space::card_or_run,
                    refuses::marriage.if_several_fill(one_card_fills)};
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
    t.set(counted, 0);
    deal_on(t);
  }

  /// Plays which are compelled while the cards are dealt: the card turned [6] and any end card [8].
  static void forced(const State& s, MoveList& out) {
    if (s.option[Option::deal_play] == Pick::no_play) return;
    const Group places = places_between(s.option);
    two_rows::add_family_plays(s, turned, places, out);
    if (s.option[Option::deal_ends] == Pick::locked) return;
    for (int i = 0; i < columns.count; ++i) two_rows::add_family_plays(s, columns[i], places, out);
  }
  static bool may_decline(const State& s) { return s.option[Option::deal_play] == Pick::optional_play; }

  /// Deals until the player must choose or the last card lies.
  static void deal_on(Table& t) {
    const bool free = may_decline(t.state());
    // when all is dealt there is nothing to decline, and by one reading nothing is compelled
    const bool ends_with_the_hand = free || t.state().option[Option::compulsion] == Pick::until_last_card;
    for (MoveList plays;; plays.clear()) {
      if (!ends_with_the_hand || t.size(turned) > 0 || t.size(hand) > 0) forced(t.state(), plays);  // [9]
      if (two_rows::to_choose(t.state(), plays, places_between(t.state().option))) return;
      if (!plays.empty()) {
        if (free) return;
        two_rows::play_home(t, plays[0].from, plays[0].to, between);
      } else if (!lay_or_turn(t)) {
        return;
      }
    }
  }

  /// The card turned is laid, or the next one is turned; false when the deal is over.
  static bool lay_or_turn(Table& t) {
    if (t.size(turned) > 0) {
      // families that give back may leave more cards to gather than twelve columns of eight hold
      t.shift(turned, columns[std::min((t[counted] - 1) / 8, columns.count - 1)]);  // [2]
    } else if (t.size(hand) > 0) {
      t.shift(hand, turned);
      t.set(counted, t[counted] + 1);  // [7]
    } else {
      t.set(dealing, 0);
      if (redeals_left(t.state()) <= 0) t.set(State::alike, 1);
      return false;
    }
    return true;
  }

  /// What may be played is declined: the deal goes on to the next card.
  [[gnu::noinline]] static void decline(Table& t) {
    if (t.size(turned) > 0) lay_or_turn(t);
    if (lay_or_turn(t)) deal_on(t);
  }

  /// The book has none [15].
  static int redeals_left(const State& s) {
    return s.option[Option::redeal] == Pick::two_redeals ? 2 - s.counter[redeals] : -1;
  }

  /// What holds the deal up.
  static Why waiting(const State& s) { return s.size[turned] > 0 ? Why::must_play_first : end_card_waits; }

  static Why why_not_redeal(const State& s) {
    if (redeals_left(s) <= 0) return Why::no_redeal_left;  // [15]
    if (s.counter[dealing] != 0) return waiting(s);
    return s.total(columns) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static void moves(const State& s, MoveList& out) {
    if (s.counter[dealing] == 0) {
      lay_moves<LaNationale>(s, out);
      if (why_not_redeal(s) == Why::ok) out.add(bare(Act::redeal));
    } else {
      forced(s, out);
      if (may_decline(s)) out.add(bare(Act::deal));
    }
  }

  static Why why_not(const State& s, Move m) {
    if (m == bare(Act::redeal)) return why_not_redeal(s);
    if (m == bare(Act::deal) && may_decline(s)) return s.counter[dealing] != 0 ? Why::ok : Why::hand_is_out;
    if (m.act != Act::lay) return Why::no_such_move;
    if (s.counter[dealing] == 0) return why_not_lay<LaNationale>(s, m);
    MoveList plays;
    forced(s, plays);
    for (const Move play : plays)
      if (play == m) return Why::ok;
    if (columns.has(m.from) && columns.has(m.to)) return no_marriage_while_dealing;
    if (s.option[Option::deal_ends] == Pick::locked && columns.has(m.from)) return bound_while_dealing;
    if (may_decline(s))
      return two_rows::why_not_played(s, m, places_between(s.option), why_no_row(m.from, m.to));
    return waiting(s);
  }

  // with options there are more edits to call; what the book needs is inlined all the same
  [[gnu::flatten]] static void play(Table& t, Move m) {
    if (m.act != Act::lay) return play_otherwise(t, m);
    two_rows::families.has(m.to) ? two_rows::play_home(t, m.from, m.to, between)
                                 : t.shift(m.from, m.to, m.count);
    if (t[dealing] != 0) deal_on(t);
  }
  [[gnu::noinline]] static void play_otherwise(Table& t, Move m) {
    if (m.act == Act::deal) {
      decline(t);
    } else {
      gather(t, columns, hand, two_rows::gathered(t.state().option[Option::gathering]));
      t.set(redeals, t[redeals] + 1);
      begin_deal(t);
    }
  }

  static bool won(const State& s) { return two_rows::complete(s); }
  static int shown(const State& s, Pile pile) { return s.size[pile]; }

  static const GameInfo info;  ///< defined in facts.hpp
};
static_assert(Game<LaNationale>);

}  // namespace longwood

#pragma once

#include "games/la_capricieuse/sets.hpp"
#include "games/la_capricieuse/words.hpp"
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
      two_rows::to_aces(columns, between),     // [3]
      two_rows::to_kings(columns, between),    // [4]
      two_rows::to_between(columns, between),  // [17]
      Lay{columns, columns, Fit::marry},       // [11] [14]
  };
  /// Rows and hooks as the options have them.
  struct Otherwise {
    static constexpr two_rows::OtherRows rows(const Options& chosen) {
      return {columns, chosen[Option::corner] == Pick::corner_open ? Fit::marry_round : Fit::marry,
              chosen[Option::vacancy] == Pick::any_card ? Space::any_card : Space::closed,
              chosen[Option::taking_back] == Pick::returnable, places_between(chosen)};
    }
    static Why forbids(const State& s, Pile from, Pile /*to*/) { return two_rows::keeps_when_won(s, from); }
    static Why astray(Pile from, Pile to) { return LaCapricieuse::astray(from, to); }
  };
  /// Where a card may be held [17].
  static constexpr Group places_between(const Options& chosen) {
    return chosen[Option::abeyance] == Pick::not_held ? Group{} : between;
  }
  static Why astray(Pile from, Pile /*to*/) {
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
    by_the_book(s) ? lay_moves<LaCapricieuse>(s, out) : other_moves(s, out);
    if (why_not_redeal(s) == Why::ok) out.add(bare(Act::redeal));
  }

  [[gnu::noinline]] static void other_moves(const State& s, MoveList& out) {
    lay_moves<Otherwise>(s, Otherwise::rows(s.option).rows(), out);
  }

  static Why why_not(const State& s, Move m) {
    if (m == bare(Act::redeal)) return why_not_redeal(s);
    if (m == bare(Act::deal) && may_decline(s)) return s.counter[dealing] != 0 ? Why::ok : Why::hand_is_out;
    if (m.act != Act::lay) return Why::no_such_move;
    if (s.counter[dealing] == 0)
      return by_the_book(s) ? why_not_lay<LaCapricieuse>(s, m)
                            : why_not_lay<Otherwise>(s, m, Otherwise::rows(s.option).rows());
    MoveList plays;
    forced(s, plays);
    for (const Move play : plays)
      if (play == m) return Why::ok;
    if (!columns.has(m.from))
      return may_decline(s) ? two_rows::why_not_played(s, m, places_between(s.option), astray(m.from, m.to))
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

  static constexpr auto groups = std::to_array<PileGroup>({{"aces", aces},
                                                           {"kings", kings},
                                                           {"columns", columns},
                                                           {"turned", turned},
                                                           {"hand", hand},
                                                           {"between", between}});
  static constexpr auto names = std::to_array<std::string_view>(
      {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",     "1",    "2",  "3",  "4",  "5",
       "6",  "7",  "8",  "9",  "10", "11", "12", "turned", "hand", "sb", "hb", "db", "cb"});
  static constexpr auto reasons = std::to_array<Reason>({
      {Why::no_such_move, "no_such_move", 0, "La Capricieuse has no such move"},
      {Why::must_play_first, "must_play_first", 6,
       "the card just turned suits a family and must be played first"},
      {bound_while_dealing, "bound_while_dealing", 8, "a card once laid is bound until the deal is over"},
      {no_marriage_while_dealing, "no_marriage_while_dealing", 9,
       "there are no marriages until the last card is dealt"},
      {Why::nothing_there, "nothing_there", 10, "there is no card there"},
      {Why::same_place, "same_place", 11, "a card is moved to another column, not to its own"},
      {Why::not_that_way, "not_that_way", 10,
       "only the lowest cards of columns are moved, to families and to other columns"},
      {Why::family_rises, "family_rises", 3, "this family takes only the next higher card of its suit"},
      {Why::family_falls, "family_falls", 4, "this family takes only the next lower card of its suit"},
      {Why::wrong_suit, "wrong_suit", 11, "a marriage is made in one suit"},
      {Why::not_next, "not_next", 11, "the two cards are not next to one another in value"},
      {Why::corner, "corner", 12, "king and ace do not join"},
      {Why::one_card_at_a_time, "one_card_at_a_time", 13, "only one card is moved at a time"},
      {Why::space_stays_empty, "space_stays_empty", 14, "a vacant column stays vacant until the next deal"},
      {Why::families_are_final, "families_are_final", 5, "what lies on a family stays there"},
      {Why::hand_not_available, "hand_not_available", 2, "the cards in hand are only dealt"},
      {Why::no_redeal_left, "no_redeal_left", 15, "the third deal was the last"},
      {Why::nothing_to_gather, "nothing_to_gather", 15, "no cards are left to gather"},
      {Why::not_for_both, "not_for_both", 17,
       "only a card that both families of its suit would take is held between them"},
      {Why::place_is_taken, "place_is_taken", 17, "one card of the suit is held there already"},
      {held_card_waits, "held_card_waits", 17, "a card that is held goes with the next play of its suit"},
      {Why::hand_is_out, "hand_is_out", 2, "all the cards are dealt"},
  });
  static constexpr auto rewordings = std::to_array<Rewording>({
      {Option::deal_play,
       Pick::optional_play,
       {Why::must_play_first, "must_play_first", 6,
        "the deal is not over: play the card turned, or deal on"}},
      {Option::abeyance,
       Pick::not_held,
       {held_card_waits, "held_card_waits", 17, "no card is held between the families"}},
      {Option::taking_back,
       Pick::returnable,
       {Why::families_are_final, "families_are_final", 5,
        "from a family a card goes only to a column or to the other family of its suit"}},
  });
  static constexpr auto absent = two_rows::absent_between(Option::abeyance, Pick::not_held, between);
  static constexpr auto remarks = std::to_array<Remark>({{dealing, 1, "The deal pauses for your choice"}});
  static constexpr GameInfo info{"la-capricieuse",
                                 "La Capricieuse",
                                 "Hoffmann no. 49",
                                 2,
                                 {2, two_rows::withdrawn},
                                 groups,
                                 names,
                                 PileClasses::of({}, {columns}),
                                 &words::la_capricieuse::rulebook,
                                 reasons,
                                 words::la_capricieuse::sets,
                                 remarks,
                                 {place, columns},
                                 {words::la_capricieuse::options,
                                  words::la_capricieuse::contradictions,
                                  rewordings,
                                  {},
                                  absent,
                                  words::la_capricieuse::comparison},
                                 {},
                                 words::la_capricieuse::changes};
};
static_assert(Game<LaCapricieuse>);

}  // namespace longwood

#pragma once

#include <array>

#include "games/dealt_columns.hpp"
#include "games/louis/choices.hpp"

namespace longwood {

/// The “Louis” Patience (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Louis : words::louis::Choices, Chapter<Louis> {
  using Rule = words::louis::Rule;

  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, families = two_rows::families,
                         alphabet{8, 12}, turned{20, 1}, hand{21, 1}, aside{22, 4};
  /// The cards of a family are known, and seen again once its uppermost card is changed to the other.
  static constexpr Group squared{8, 18};
  static constexpr int cards = max_cards;

  /// Where the deal has come to: the letter of the next card, the letters of which a card of the circle just
  /// dealt can be played (as bits, in two counters), and the family on which each suit has a card that may be
  /// changed (two bits a suit).
  enum Counter : std::uint8_t { dealing, place, redeals, fresh, fresh_beyond, changeable };
  enum Dealing : std::uint8_t { over, a_card_is_turned, between_circles, first_circle };
  enum Changeable : std::uint8_t { none, on_aces, on_kings };
  static constexpr Why marriages_wait = own_reason(0), blocked = own_reason(1), circle_first = own_reason(2),
                       not_yet_doubtful = own_reason(3), nothing_to_change = own_reason(4),
                       held_card_waits = own_reason(5);

  static constexpr std::array lays{
      two_rows::to_aces(alphabet, aside).by(Rule::families),
      two_rows::to_kings(alphabet, aside).by(Rule::families),
      two_rows::to_between(alphabet, aside).by(Rule::laid_aside),
      MoveRule{alphabet, alphabet, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(
          Rule::marriage, Rule::vacancy),
  };
  /// Where a doubtful card may be laid aside.
  static constexpr Group places(const Options& options) {
    return chosen(options, Doubles::off) ? Group{} : aside;
  }
  static constexpr Rows lays_of(const Options& options) {
    const BuildRule fit = chosen(options, Corner::open) ? BuildRule::marry_round : BuildRule::marry;
    return two_rows::rows_of({alphabet, alphabet, fit, VacancyRule::closed, refuses::marriage},
                             chosen(options, Families::returnable), places(options));
  }
  /// Whether a card that suits both families may be laid aside [10].
  static bool doubts(const State& s) { return chosen(s, Doubles::held) || s.counter[redeals] > 0; }
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    return aside.has(to) && !doubts(s) ? not_yet_doubtful : Why::ok;
  }

  static void lay_out(Table& t, const Deal& deal) {
    two_rows::set_out(t, deal, hand);
    begin_deal(t);
  }
  static void begin_deal(Table& t) {
    t.set(place, 0);
    if (!chosen(t.state(), Circle::first_supplied)) return deal_on(t);
    if (t[redeals] > 0) return deal_through(t);
    for (int i = 0; i < alphabet.count; ++i) t.shift(hand, alphabet[i]);
    t.set(dealing, first_circle);
  }
  /// Deals all that is in hand without a pause.
  static void deal_through(Table& t) {
    for (int i = 0; t.size(hand) > 0; ++i) t.shift(hand, alphabet[i % alphabet.count]);
    end_deal(t);
  }
  /// Whether the letters are played from by the rules for a pack that is out.
  static bool plays_freely(const State& s) {
    return s.counter[dealing] == over || s.counter[dealing] == first_circle;
  }

  // The cards of the circle just dealt.

  static constexpr std::uint8_t fresh_counter(int letter) { return letter < 8 ? fresh : fresh_beyond; }
  static bool is_fresh(const State& s, Pile pile) {
    const int letter = pile - alphabet.first;
    return alphabet.has(pile) && (s.counter[fresh_counter(letter)] >> letter % 8 & 1) != 0;
  }
  static void set_fresh(Table& t, Pile pile, bool yes) {
    const int letter = pile - alphabet.first, bit = 1 << letter % 8;
    const std::uint8_t counter = fresh_counter(letter);
    t.set(counter, yes ? t[counter] | bit : t[counter] & ~bit);
  }
  static void forget_circle(Table& t) {
    for (const std::uint8_t counter : {fresh, fresh_beyond})
      if (t[counter] != 0) t.set(counter, 0);
  }

  // The card that may be changed from one family to the other [11].

  static Changeable changeable_of(const State& s, int suit) {
    return static_cast<Changeable>(s.counter[changeable] >> 2 * suit & 3);
  }
  static void set_changeable(Table& t, int suit, Changeable to) {
    const int others = t[changeable] & ~(3 << 2 * suit);
    if (const int now = others | to << 2 * suit; now != t[changeable]) t.set(changeable, now);
  }
  static bool suits_both(const State& s, Card card) {
    return s.top[aside[card.suit()]].none() && takes(s, lays[0], card, aces[card.suit()]) &&
           takes(s, lays[1], card, kings[card.suit()]);
  }
  static bool is_change(const State& s, Move m) {
    const int suit = (m.from - two_rows::families.first) % 4;
    const Changeable on = changeable_of(s, suit);
    return m.count == 1 && ((on == on_aces && m.from == aces[suit] && m.to == kings[suit]) ||
                            (on == on_kings && m.from == kings[suit] && m.to == aces[suit]));
  }

  // The deal.

  /// Deals until something may be played, or the pack is out [5] [7].
  [[gnu::flatten]] static void deal_on(Table& t) {
    for (;;) {
      if (t.size(turned) > 0) {
        if (may_be_played(t.state(), turned)) return t.set(dealing, a_card_is_turned);
        lay_turned(t);
        if (t[place] == 0 && circle_pauses(t.state())) return t.set(dealing, between_circles);
        if (t[place] == 0) forget_circle(t);
      } else if (t.size(hand) > 0) {
        t.shift(hand, turned);
      } else {
        return end_deal(t);
      }
    }
  }
  static void lay_turned(Table& t) {
    const Pile letter = alphabet[t[place]];
    t.shift(turned, letter);
    if (chosen(t.state(), Circle::examined)) set_fresh(t, letter, true);
    t.set(place, (t[place] + 1) % alphabet.count);
  }
  static void end_deal(Table& t) {
    forget_circle(t);
    t.set(dealing, over);
    t.set(place, 0);
    if (redeals_left(t.state()) == 0) t.set(State::order_is_moot, 1);
  }
  /// Whether the exposed card of a pile suits a family, or would once a card has been changed.
  static bool may_be_played(const State& s, Pile pile) {
    const Card card = s.top[pile];
    if (card.none()) return false;
    const int suit = card.suit();
    if (takes(s, rising(s), card, aces[suit]) || takes(s, falling(s), card, kings[suit])) return true;
    if (const Changeable on = changeable_of(s, suit); on != none) {
      const Card doubtful = s.top[(on == on_aces ? aces : kings)[suit]];
      return fits(BuildRule::marry, card, doubtful);
    }
    return false;
  }
  /// Whether a whole circle lies from which something may be played, and cards are still in hand.
  static bool circle_pauses(const State& s) {
    for (int i = 0; s.size[hand] > 0 && i < alphabet.count; ++i)
      if (is_fresh(s, alphabet[i]) && may_be_played(s, alphabet[i])) return true;
    return false;
  }
  static MoveRule rising(const State& s) { return two_rows::to_aces(alphabet, places(s.option)); }
  static MoveRule falling(const State& s) { return two_rows::to_kings(alphabet, places(s.option)); }

  /// Adds the plays of an exposed card, and of one whose suit waits for a change.
  static void add_plays(const State& s, Pile from, MoveList& out) {
    MoveList plays;
    two_rows::add_family_plays(s, from, places(s.option), plays);
    for (const Move m : plays)
      if (!aside.has(m.to) || doubts(s)) out.add(m);
  }
  static void plays_in_deal(const State& s, MoveList& out) {
    if (s.counter[dealing] == a_card_is_turned) return add_plays(s, turned, out);
    for (int i = 0; i < alphabet.count; ++i)
      if (is_fresh(s, alphabet[i])) add_plays(s, alphabet[i], out);
  }
  /// Cards laid aside, and cards that may be changed, at any time.
  static void doubtful_moves(const State& s, MoveList& out) {
    for (int suit = 0; suit < 4; ++suit) {
      const Changeable on = changeable_of(s, suit);
      if (on == on_aces) out.lay(aces[suit], kings[suit]);
      if (on == on_kings) out.lay(kings[suit], aces[suit]);
      if (!s.top[aside[suit]].none() && chosen(s, Doubles::second_deal)) {
        out.lay(aside[suit], aces[suit]);
        out.lay(aside[suit], kings[suit]);
      }
    }
  }

  static void moves(const State& s, MoveList& out) {
    if (won(s)) return;
    if (plays_freely(s))
      lay_moves<Louis>(s, out);
    else
      plays_in_deal(s, out);
    doubtful_moves(s, out);
    add_act(s, out);
  }

  static Why why_not(const State& s, Move m) {
    if (m.act != Act::lay) return why_not_act(s, m);
    if (families.has(m.from) && !chosen(s, Families::returnable)) return why_not_change(s, m);
    if (aside.has(m.from)) return why_not_from_aside(s, m);
    if (plays_freely(s)) return why_not_lay<Louis>(s, m);
    return why_not_in_deal(s, m);
  }
  static Why why_not_change(const State& s, Move m) {
    if (s.size[m.from] == 0) return Why::nothing_there;
    if (won(s)) return Why::families_are_final;
    if (is_change(s, m)) return Why::ok;
    const bool across = families.has(m.to) && m.from != m.to && (m.from - m.to) % 4 == 0;
    return across && chosen(s, Doubles::second_deal) ? nothing_to_change : Why::families_are_final;
  }
  static Why why_not_from_aside(const State& s, Move m) {
    if (s.size[m.from] == 0) return Why::nothing_is_held;
    if (!chosen(s, Doubles::second_deal)) return held_card_waits;
    const int suit = m.from - aside.first;
    const bool home = m.to == aces[suit] || m.to == kings[suit];
    return home && m.count == 1 ? Why::ok : held_card_waits;
  }
  static Why why_not_in_deal(const State& s, Move m) {
    if (hand.has(m.from)) return Why::hand_not_available;
    if (m.count != 1) return Why::one_card_at_a_time;
    if (m.from == m.to) return Why::same_place;
    if (s.size[m.from] == 0) return Why::nothing_there;
    if (m.from == turned && alphabet.has(m.to)) return Why::must_play_first;
    if (alphabet.has(m.from)) {
      if (alphabet.has(m.to)) return marriages_wait;
      if (!is_fresh(s, m.from)) return blocked;
      if (s.counter[dealing] == a_card_is_turned) return circle_first;
    }
    if (aside.has(m.to)) {
      if (places(s.option).count == 0) return Why::not_that_way;
      if (!doubts(s)) return not_yet_doubtful;
      return why_not_fits(s, lays[2], s.top[m.from], m.to);
    }
    if (!families.has(m.to)) return Why::not_that_way;
    return why_not_fits(s, aces.has(m.to) ? rising(s) : falling(s), s.top[m.from], m.to);
  }

  static Why why_not_decline(const State& s) {
    return s.counter[dealing] != over ? Why::ok : Why::hand_is_out;
  }
  static int redeals_left(const State& s) {  // [17]
    return (chosen(s, Redeals::two) ? 2 : 3) - s.counter[redeals];
  }
  static Why why_not_redeal(const State& s) {
    if (s.counter[dealing] != over) return Why::still_in_hand;
    if (redeals_left(s) == 0) return Why::no_redeal_left;
    return s.total(alphabet) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static void lay(Table& t, Move m) {
    if (families.has(m.to) || aside.has(m.to))
      play_home(t, m);
    else
      t.shift(m.from, m.to);
    if (t[dealing] == first_circle) return supply(t, m.from);
    if (t[dealing] != over && !waits(t.state())) go_on(t);
  }
  static void supply(Table& t, Pile from) {
    if (alphabet.has(from) && t.size(from) == 0) t.shift(hand, from);
    if (t.size(hand) == 0) end_deal(t);
  }
  static void play_home(Table& t, Move m) {
    const Card card = t.top(m.from);
    const int suit = card.suit();
    const bool doubtful = families.has(m.from) || aside.has(m.from) || suits_both(t.state(), card);
    const bool changes =
        doubtful && families.has(m.to) && t[redeals] > 0 && chosen(t.state(), Doubles::second_deal);
    if (aside.has(m.from) || families.has(m.from))
      t.shift(m.from, m.to);
    else
      two_rows::play_home(t, m.from, m.to, aside);
    if (alphabet.has(m.from) && is_fresh(t.state(), m.from)) set_fresh(t, m.from, false);
    set_changeable(t, suit, !changes ? none : aces.has(m.to) ? on_aces : on_kings);
  }
  /// Whether the deal still waits for the player.
  static bool waits(const State& s) {
    return s.counter[dealing] == a_card_is_turned ? s.size[turned] > 0 : circle_pauses(s);
  }
  static void go_on(Table& t) {
    if (t[dealing] == between_circles) forget_circle(t);
    if (t.size(turned) == 0) return deal_on(t);
  }
  /// The card turned is laid, or the circle is left as it lies.
  [[gnu::noinline]] static void decline(Table& t) {
    if (t[dealing] == first_circle) return deal_through(t);
    if (t[dealing] == a_card_is_turned) {
      lay_turned(t);
      if (t[place] == 0 && circle_pauses(t.state())) return t.set(dealing, between_circles);
      if (t[place] == 0) forget_circle(t);
    } else {
      forget_circle(t);
    }
    deal_on(t);
  }
  /// The half that began with g comes first, so that each half lies where the other lay [17].
  [[gnu::noinline]] static void gather_and_deal(Table& t) {
    constexpr Group first_half{alphabet.first, 6}, second_half{alphabet[6], 6};
    if (chosen(t.state(), Gathering::all_reversed))
      gather(t, alphabet, hand, Gather::reverse_all);
    else
      for (const Group half : {first_half, second_half}) gather(t, half, hand, Gather::deal_order);
    t.set(redeals, t[redeals] + 1);
    begin_deal(t);
  }

  /// The deal pauses for choices alone, of which a board says nothing.
  static std::string_view invalid_board_reason(const State& s) {
    if (s.size[hand] == 0 && s.size[turned] == 0) return {};
    return message("cards are still in hand and will be dealt automatically, so give the deck instead",
                   "no board")
        .english;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .squared = squared,
                               .redeals = redeals,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .lay = lay,
                               .acts = {HandAct{Act::deal, why_not_decline, decline},
                                        HandAct{Act::redeal, why_not_redeal, gather_and_deal}},
                               .redeals_left = redeals_left,
                               .moves = moves,
                               .why_not = why_not,
                               .invalid_board_reason = invalid_board_reason};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

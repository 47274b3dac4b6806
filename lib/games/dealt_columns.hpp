#pragma once

#include <span>

#include "games/two_rows.hpp"

/// What La Nationale, La Capricieuse (Hoffmann nos. 50 and 49) and The Four Corners share: a deal card by
/// card in which cards are played, and cards held between two families.
namespace longwood::two_rows {

/// Adds the plays of the card turned or of an end card: to the families of its suit, an emptied one being
/// founded again, and to the place between them, if there are such places.
inline void add_family_plays(const State& s, Pile from, Group between, MoveList& out) {
  const Card card = s.top[from];
  if (card.none()) return;
  const int suit = card.suit();
  const auto add = [&](const MoveRule& lay) {
    if ((wanted_at(s, lay, suit) >> card.kind() & 1) != 0) out.lay(from, lay.to[suit]);
  };
  add(to_aces({}, between, VacancyRule::base));
  add(to_kings({}, between, VacancyRule::base));
  if (between.count > 0) add(to_between({}, between));
}

/// Whether these plays leave the player a choice: the twin of a card that is held settles both families,
/// whichever of them it goes to.
inline bool to_choose(const State& s, const MoveList& plays, Group between) {
  if (plays.size() != 2 || plays[0].from != plays[1].from || between.count == 0) return plays.size() > 1;
  const Card card = s.top[plays[0].from];
  return s.top[between[card.suit()]].none();
}

/// The rules which they have in common; sentences in brackets have one number in Hoffmann's two. A game `G`
/// also has
///   `lays`, `lays_of`              the rows, as every game has them;
///   `forced(state, out)`           the plays that are compelled in the deal;
///   `turn(table)`, `lay_turned(table)`  the next card in hand is turned; the card turned is laid;
///   `ends_with_the_hand(state)`    whether plays are made in the deal only while cards are dealt;
///   `ends_are_bound(state)`        whether cards once laid are bound until the deal is over;
///   `waiting(state)`               the reason for which the deal waits;
///   `redeals_left(state)`, `why_not_redeal(state)`;
///   `rules`                        made by `with`;
///   `may_decline(state)`           whether plays in the deal are the player's to make or leave;
///   `why_bound(state, move)`       the game's reason for which a play waits in the deal, or `Why::ok`;
///   `take_up(table)`               the columns are taken up into the hand.
template <class G, class Choices>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): nobody makes an object of rules
struct DealtColumns : Choices, Chapter<G> {
  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, families = two_rows::families,
                         columns{8, 12}, turned{20, 1}, hand{21, 1}, between{22, 4};
  static constexpr int cards = max_cards;
  // the deal is going on; how far it has come; redeals made
  enum Counter : std::uint8_t { dealing, progress, redeals };
  static constexpr Why held_card_waits = own_reason(0), no_marriage_while_dealing = own_reason(1),
                       bound_while_dealing = own_reason(2);

  /// Where a card may be held [17].
  static constexpr Group places_between(const Options& options) {
    return chosen(options, Choices::Abeyance::off) ? Group{} : between;
  }
  /// The rows as options have them, of which `among` leads from column to column.
  static constexpr Rows rows_with(const MoveRule& among, const Options& options,
                                  bool founded_in_play = false) {
    return rows_of(among, chosen(options, Choices::Families::returnable), places_between(options),
                   founded_in_play);
  }
  static Why why_no_row(Pile from, Pile to) {
    return between.has(from) ? held_card_waits : Chapter<G>::why_no_row(from, to);
  }

  static void lay_out(Table& t, const Deal& deal) {
    set_out(t, deal, hand);
    begin_deal(t);
  }
  static void begin_deal(Table& t) {
    t.set(dealing, 1);
    t.set(progress, 0);
    deal_on(t);
  }
  /// Whether plays are free by the options, which they are while there are cards to deal.
  static bool plays_are_free(const State& s) {
    return chosen(s, Choices::DealPlay::optional) && (s.size[turned] > 0 || s.size[hand] > 0);
  }

  /// Deals until the player must choose or the last card lies; all inlined, which starts a deal a seventh
  /// faster.
  [[gnu::flatten]] static void deal_on(Table& t) {
    for (MoveList plays;; plays.clear()) {
      if (!is_over(t.state())) G::forced(t.state(), plays);
      if (to_choose(t.state(), plays, places_between(t.state().option))) return;
      if (plays.empty()) {
        if (!lay_or_turn(t)) return;
      } else {
        if (G::may_decline(t.state())) return;
        play_home(t, plays[0].from, plays[0].to, between);
      }
    }
  }
  /// Whether nothing more is played in the deal, as all is dealt.
  static bool is_over(const State& s) {
    return s.size[turned] == 0 && s.size[hand] == 0 && G::ends_with_the_hand(s);
  }
  /// The card turned is laid, or the next one is turned; false when the deal is over.
  static bool lay_or_turn(Table& t) {
    if (t.size(turned) > 0) {
      G::lay_turned(t);
    } else if (t.size(hand) > 0) {
      G::turn(t);
    } else {
      t.set(dealing, 0);
      if (G::redeals_left(t.state()) <= 0) t.set(State::order_is_moot, 1);
      return false;
    }
    return true;
  }
  /// The possible plays are declined: the deal continues with the next card.
  [[gnu::noinline]] static void decline(Table& t) {
    if (t.size(turned) > 0) lay_or_turn(t);
    if (lay_or_turn(t)) deal_on(t);
  }

  static void moves(const State& s, MoveList& out) {
    if (s.counter[dealing] == 0) {
      lay_moves<G>(s, out);
    } else {
      G::forced(s, out);
    }
    Chapter<G>::add_act(s, out);
  }

  static Why why_not(const State& s, Move m) {
    return m.act == Act::lay && s.counter[dealing] != 0 ? why_not_in_deal(s, m) : Chapter<G>::why_not(s, m);
  }
  static Why why_not_decline(const State& s) {
    if (!chosen(s, Choices::DealPlay::optional)) return Why::no_such_move;
    return s.counter[dealing] != 0 && G::may_decline(s) ? Why::ok : Why::hand_is_out;
  }
  static Why why_not_in_deal(const State& s, Move m) {
    MoveList plays;
    G::forced(s, plays);
    for (const Move play : plays)
      if (play == m) return Why::ok;
    if (between.has(m.from) && s.size[m.from] == 0) return Why::nothing_is_held;
    if (columns.has(m.from) && columns.has(m.to)) return no_marriage_while_dealing;
    if (columns.has(m.from) && G::ends_are_bound(s)) return bound_while_dealing;
    if (const Why why = G::why_bound(s, m); why != Why::ok) return why;
    return G::may_decline(s) ? why_not_played(s, m) : G::waiting(s);
  }
  /// Why a card turned or an end card may not be played so, where plays in the deal are free.
  static Why why_not_played(const State& s, Move m) {
    if (m.from == turned && columns.has(m.to) && s.size[turned] > 0) return G::waiting(s);
    const Group places = places_between(s.option);
    if ((!families.has(m.to) && !places.has(m.to)) || families.has(m.from) || hand.has(m.from))
      return why_no_row(m.from, m.to);
    if (m.count == 0) return Why::no_such_move;
    if (s.size[m.from] == 0) return Why::nothing_there;
    if (places.has(m.to)) return s.size[m.to] > 0 ? Why::place_is_taken : Why::not_for_both;
    return aces.has(m.to) ? Why::family_rises : Why::family_falls;
  }

  static void lay_or_play_home(Table& t, Move m) {
    families.has(m.to) ? play_home(t, m.from, m.to, between) : t.shift(m.from, m.to, m.count);
  }
  static void deal_further(Table& t, Move m) {
    if (m.act == Act::lay && t[dealing] != 0) deal_on(t);
  }
  [[gnu::noinline]] static void gather_and_deal(Table& t) {
    G::take_up(t);
    t.set(redeals, t[redeals] + 1);
    begin_deal(t);
  }

  static void gather_columns(Table& t) {
    gather(t, columns, hand, gather_order<typename Choices::Gathering>(t.state()));
  }

  /// The deal pauses for choices alone, of which a board says nothing.
  static std::string_view invalid_board_reason(const State& s) {
    if (s.size[hand] == 0) return {};
    return message("cards are still in hand and will be dealt automatically, so give the deck instead",
                   "no board")
        .english;
  }

  /// The rules of such a game, whose rows and redeals are its own, and perhaps its layout.
  static consteval Rules with(std::span<const MoveRule> lays, Rows (*lays_of)(const Options&),
                              int (*redeals_left)(const State&), Why (*why_not_redeal)(const State&),
                              void (*laid_out)(Table&, const Deal&) = lay_out) {
    return {.cards = cards,
            .families = families,
            .hand = hand,
            .between = between,
            .redeals = redeals,
            .lay_out = laid_out,
            .lays = lays,
            .lays_of = lays_of,
            .why_no_row = why_no_row,
            .lay = lay_or_play_home,
            .acts = {HandAct{Act::deal, why_not_decline, decline},
                     HandAct{Act::redeal, why_not_redeal, gather_and_deal}},
            .redeals_left = redeals_left,
            .follows = deal_further,
            .moves = moves,
            .why_not = why_not,
            .invalid_board_reason = invalid_board_reason};
  }
};

}  // namespace longwood::two_rows

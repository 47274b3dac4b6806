#pragma once

#include "core/chapter.hpp"
#include "games/babette/choices.hpp"

namespace longwood {

/// Babette (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Babette : words::babette::Choices, Chapter<Babette> {
  using Rule = words::babette::Rule;

  static constexpr Group aces{0, 4}, kings{4, 4}, families{0, 8}, columns{8, 8}, hand{16, 1};
  static constexpr int cards = max_cards, most_rows = 13;

  /// Redeals made so far. The others are used only where gaps release cards: of each row dealt the columns
  /// without a card in it, as bits, and how many rows were dealt.
  enum Counter : std::uint8_t { redeals, gaps, rows_dealt = gaps + most_rows };
  static_assert(rows_dealt < State::order_is_moot);
  static constexpr Why nothing_is_built = own_reason(0), cards_can_be_played = own_reason(1),
                       covered = own_reason(2);

  static constexpr std::array lays{
      MoveRule{columns, aces, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit}.by(
          Rule::rising),
      MoveRule{columns, kings, BuildRule::down, VacancyRule::base, refuses::falls, Serves::one_suit}.by(
          Rule::falling),
  };
  static Why why_no_row(Pile from, Pile to) {
    if (families.has(from)) return Why::families_are_final;
    if (hand.has(from)) return Why::hand_not_available;
    return columns.has(to) ? nothing_is_built : Why::not_that_way;
  }

  static void lay_out(Table& t, const Deal& deal) {
    put_in_hand(t, deal, hand);
    deal_row(t);
  }

  /// A card to each column, as far as the hand goes [1] [2].
  static void deal_row(Table& t) {
    int laid = 0;
    for (; laid < columns.count && t.size(hand) > 0; ++laid) t.shift(hand, columns[laid]);
    if (gaps_release(t.state())) {
      t.set(gap_counter(t[rows_dealt]), 0xFF << laid & 0xFF);
      t.set(rows_dealt, t[rows_dealt] + 1);
    } else if (t.size(hand) == 0 && redeals_left(t.state()) == 0) {
      t.set(State::order_is_moot, 1);
    }
  }

  static int redeals_left(const State& s) {  // [10]
    return (chosen(s, Redeals::one) ? 1 : 2) - s.counter[redeals];
  }

  static Why why_not_redeal(const State& s) {
    if (s.size[hand] > 0) return Why::still_in_hand;
    if (redeals_left(s) == 0) return Why::no_redeal_left;
    if (s.total(columns) == 0) return Why::nothing_to_gather;
    return chosen(s, Redeal::played_out) && can_play(s) ? cards_can_be_played : Why::ok;  // [9]
  }

  /// Whether an available card suits a family.
  static bool can_play(const State& s) {
    const Kinds wanted = wanted_by_families<lays[0]>(s) | wanted_by_families<lays[1]>(s);
    bool any = false;
    for (int i = 0; i < columns.count; ++i)
      each_available(s, i, [&](Card card, int) { any = any || (wanted >> card.kind() & 1) != 0; });
    return any;
  }

  /// Whether a gap next below a card is enough to release it [7].
  static bool gaps_release(const State& s) { return chosen(s, Available::gap_below); }
  static constexpr std::uint8_t gap_counter(int row) { return static_cast<std::uint8_t>(gaps + row); }
  static bool is_gap(const State& s, int row, int column) {
    // a position that was given and not dealt has no rows
    return row >= 0 && row < most_rows && (s.counter[gap_counter(row)] >> column & 1) != 0;
  }

  /// Calls `visit(card, n, row)` for each card of a column from the lowest, the n-th of them from 1.
  template <class Visit>
  static void each_with_row(const State& s, int column, Visit visit) {
    Card card = s.top[columns[column]];
    for (int n = 1, row = s.counter[rows_dealt]; n <= s.size[columns[column]]; ++n, card = s.under[card.id]) {
      for (--row; is_gap(s, row, column);) --row;
      visit(card, n, row);
    }
  }

  /// Calls `visit(card, n)` for each available card of a column, the n-th from its lower end, from 1.
  template <class Visit>
  static void each_available(const State& s, int column, Visit visit) {
    if (!gaps_release(s)) {
      if (const Card card = s.top[columns[column]]; !card.none()) visit(card, 1);
      return;
    }
    each_with_row(s, column, [&](Card card, int n, int row) {
      if (row + 1 == s.counter[rows_dealt] || is_gap(s, row + 1, column)) visit(card, n);
    });
  }

  static void moves(const State& s, MoveList& out) {
    if (!gaps_release(s)) return Chapter::moves(s, out);
    for (const MoveRule& lay : lays)
      for (int i = 0; i < columns.count; ++i)
        each_available(s, i, [&](Card card, int n) {
          if (const Pile to = lay.to[card.suit()]; takes(s, lay, card, to)) out.lay(columns[i], to, n);
        });
    add_act(s, out);
  }
  static Why why_not(const State& s, Move m) {
    if (gaps_release(s) && m.act == Act::lay && columns.has(m.from) && families.has(m.to) && m.count > 1)
      return why_not_from_within(s, m);
    return Chapter::why_not(s, m);
  }
  /// Why a card with others below it may not be played, where gaps release cards: the last of `count`.
  static Why why_not_from_within(const State& s, Move m) {
    Card played;
    each_available(s, m.from - columns.first, [&](Card card, int n) {
      if (n == m.count) played = card;
    });
    if (m.count > s.size[m.from]) return Why::nothing_there;
    if (played.none()) return covered;
    return why_not_fits(s, lays[aces.has(m.to) ? 0 : 1], played, m.to);
  }

  static void gather_and_deal(Table& t) {
    gather(t, columns, hand,
           chosen(t.state(), Gathering::in_order) ? Gather::deal_order : Gather::reverse_packets);  // [9]
    t.set(redeals, t[redeals] + 1);
    if (gaps_release(t.state())) t.set(rows_dealt, 0);
    deal_row(t);
  }
  static void play_home(Table& t, Move m) {
    gaps_release(t.state()) ? play_from_within(t, m) : t.shift(m.from, m.to);
  }
  [[gnu::noinline]] static void play_from_within(Table& t, Move m) {
    int row = 0;
    const int column = m.from - columns.first;
    each_with_row(t.state(), column, [&](Card, int n, int its_row) {
      if (n == m.count) row = its_row;
    });
    // what lies below is set aside upon the hand for the moment, as a pile gives its last cards only
    if (m.count > 1) t.shift(m.from, hand, m.count - 1);
    t.shift(m.from, m.to);
    if (m.count > 1) t.shift(hand, m.from, m.count - 1);
    t.set(gap_counter(row), t[gap_counter(row)] | 1 << column);
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .redeals = redeals,
                               .lay_out = lay_out,
                               .lays = lays,
                               .why_no_row = why_no_row,
                               .lay = play_home,
                               .acts = {HandAct{Act::deal, why_not_from_hand, deal_row},
                                        HandAct{Act::redeal, why_not_redeal, gather_and_deal}},
                               .redeals_left = redeals_left,
                               .moves = moves,
                               .why_not = why_not};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

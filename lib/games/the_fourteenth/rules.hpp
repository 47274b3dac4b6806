#pragma once

#include <bit>

#include "core/chapter.hpp"
#include "games/the_fourteenth/choices.hpp"
#include "games/the_fourteenth/square.hpp"

namespace longwood {

/// The Fourteenth (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheFourteenth : words::the_fourteenth::Choices, FourteenthSquare, Chapter<TheFourteenth> {
  static constexpr Group out{25, 1}, hand{26, 1};
  enum Counter : std::uint8_t {
    spent,  // the exchange has been begun
    moved_a,
    moved_c,  // half of it is made: 1 + the two places
    waiting_a,
    waiting_b  // the last card in hand waits for the player's choice: 1 + the two places
  };
  static constexpr Why not_in_line = own_reason(0), not_fourteen = own_reason(1),
                       fourteen_remains = own_reason(2), exchange_spent = own_reason(3),
                       four_different_cards = own_reason(4), no_gap = own_reason(5),
                       last_card_waits = own_reason(6);
  static constexpr Pairs pairs{square, out, not_fourteen, 14, not_in_line};  // [3] [4]

  static void lay_out(Table& t, const Deal& deal) {
    const bool one = one_pack(t.state());
    for (int i = deal.count; i-- > 0;)
      if (const Card card = deal.cards[static_cast<std::size_t>(i)]; !one || card.twin() == 0)
        t.put(hand, card);
    for (int i = 0; i < square.count && t.size(hand) > 0; ++i) t.shift(hand, square[i]);
  }

  static bool one_pack(const State& s) { return chosen(s, PacksUsed::one); }
  /// The second pack, which is left out where one is played with.
  static constexpr auto second_pack = [] {
    std::array<Card, 52> cards;
    for (int kind = 0; kind < 52; ++kind)
      cards[static_cast<std::size_t>(kind)] = Card::of(kind / 4 + 1, kind % 4, 1);
    return cards;
  }();

  /// No further exchange may be begun [10].
  static bool is_spent(const State& s) {
    if (chosen(s, Exchange::once)) return s.counter[spent] != 0;
    return chosen(s, Exchange::none);
  }
  static Why why_not_exchange_at_all(const State& s) {
    if (s.counter[moved_a] != 0) return Why::ok;
    if (is_spent(s)) return exchange_spent;                            // [10]
    return pair_shows<TheFourteenth>(s) ? fourteen_remains : Why::ok;  // [9]
  }
  static Why why_not_places(const State& s, Pile a, Pile b) {
    if (s.size[a] == 0 || s.size[b] == 0) return Why::nothing_there;  // [8]
    const auto moved = [&](Pile p) { return p + 1 == s.counter[moved_a] || p + 1 == s.counter[moved_c]; };
    return moved(a) || moved(b) ? four_different_cards : Why::ok;  // [11]
  }

  static bool closes_up(const State& s) { return chosen(s, CloseUp::last_to_first); }
  static Why why_not_close_up(const State& s) {
    if (s.size[hand] > 0) return Why::still_in_hand;  // [7]
    return gap(s) ? Why::ok : no_gap;
  }
  /// The hand deals nothing when it is asked to [6], and is gone through once [13].
  static Why why_no_deal(const State& s) {
    return s.size[hand] > 0 ? Why::hand_not_available : Why::hand_is_out;
  }
  /// Whether the last card in hand waits to be laid in one of the two places of a pair [6].
  static bool last_card_waiting(const State& s) { return s.counter[waiting_a] != 0; }
  static Why why_not_last_card(const State& s, Move m) {
    const bool one_of_them = m.to + 1 == s.counter[waiting_a] || m.to + 1 == s.counter[waiting_b];
    return m.act == Act::lay && m.from == hand && m.count == 1 && one_of_them ? Why::ok : last_card_waits;
  }

  static void wait_for(Table& t, int a, int b) {
    t.set(waiting_a, a);
    t.set(waiting_b, b);
  }
  [[gnu::noinline]] static void lay_last_card(Table& t, Pile place) {
    t.shift(hand, place);
    wait_for(t, 0, 0);
    if (chosen(t.state(), CloseUp::shift)) shift_up(t);
  }

  static void moves(const State& s, MoveList& moves) {
    if (last_card_waiting(s)) {
      for (const auto place : {s.counter[waiting_a], s.counter[waiting_b]})
        moves.lay(hand, static_cast<Pile>(place - 1));
      return;
    }
    pair_moves<TheFourteenth>(s, moves);
    const bool stands_still = moves.empty();
    if (closes_up(s) && why_not_close_up(s) == Why::ok) moves.add(bare(Act::refill));
    if (s.counter[moved_a] == 0 && (!stands_still || is_spent(s))) return;
    std::uint32_t free = 0;
    for (Pile place = 0; place < 25; ++place)
      if (why_not_places(s, place, place) == Why::ok) free |= 1U << place;
    for (; free != 0; free &= free - 1) {
      const Pile a = square[std::countr_zero(free)];
      for_each_bit(free & (free - 1), [&](int b) { moves.add({Act::exchange, a, square[b], 0}); });
    }
  }

  static Why why_not(const State& s, Move m) {
    if (last_card_waiting(s)) return why_not_last_card(s, m);
    if (m.act == Act::lay && square.has(m.from) && square.has(m.to)) return Why::not_that_way;
    if (m == bare(Act::refill) && closes_up(s)) return why_not_close_up(s);
    if (m.act == Act::pair) return why_not_pair<TheFourteenth>(s, m);
    const bool lays_from_hand = m.act == Act::lay && m.from == hand && square.has(m.to);
    if ((!names_piles(m) && m == bare(m.act)) || lays_from_hand) return why_no_deal(s);
    if (m.act != Act::exchange || m.count != 0) return Why::no_such_move;
    if (!square.has(m.from) || !square.has(m.to) || m.from > m.to) return Why::no_such_move;
    if (m.from == m.to) return Why::same_place;
    const Why why = why_not_exchange_at_all(s);
    return why == Why::ok ? why_not_places(s, m.from, m.to) : why;
  }

  // with options there are more edits to call; what the book needs is inlined all the same
  [[gnu::flatten]] static void play(Table& t, Move m) {
    if (m.act == Act::pair) {
      const bool ask = t.size(hand) == 1 && chosen(t.state(), LastCard::chosen);
      for (const Pile place : {m.from, m.to}) {
        t.shift(place, out);
        if (t.size(hand) > 0 && !ask) t.shift(hand, place);  // [6] [7]
      }
      if (ask) wait_for(t, m.from + 1, m.to + 1);
      if (chosen(t.state(), CloseUp::shift) && t.size(hand) == 0) shift_up(t);
    } else if (m.act == Act::lay) {
      lay_last_card(t, m.to);
    } else if (m.act == Act::refill) {
      fill_gap(t);
    } else {
      t.swap_tops(m.from, m.to);
    }
    const bool begun = m.act == Act::exchange && t[moved_a] == 0;
    if (begun && chosen(t.state(), Exchange::once)) t.set(spent, 1);
    const bool first_half = begun && !chosen(t.state(), Size::one_with_one);
    t.set(moved_a, first_half ? m.from + 1 : 0);  // a pair gives up the second half [12]
    t.set(moved_c, first_half ? m.to + 1 : 0);
  }

  static bool won(const State& s) { return s.size[out] == (one_pack(s) ? max_cards / 2 : max_cards); }
  /// The last card in hand is known by those gone before, and shows while it waits.
  static bool hand_shows(const State& s) { return last_card_waiting(s); }
  /// How it stands with the exchange, or with the last card in hand; facts.cpp has the words in this order.
  enum class Exchanging : std::uint8_t { silent, last_card, half_changed, used, open, unused };
  static Exchanging situation(const State& s) {
    if (last_card_waiting(s)) return Exchanging::last_card;
    if (s.counter[moved_a] != 0) return Exchanging::half_changed;
    const bool once = chosen(s, Exchange::once);
    if (is_spent(s)) return once ? Exchanging::used : Exchanging::silent;
    if (!won(s) && !pair_shows<TheFourteenth>(s)) return Exchanging::open;
    return once ? Exchanging::unused : Exchanging::silent;
  }

  static constexpr Rules rules{.hand = hand,
                               .lay_out = lay_out,
                               .pairs = pairs,
                               .within = within,
                               .moves = moves,
                               .why_not = why_not,
                               .play = play,
                               .won = won,
                               .hand_shows = hand_shows,
                               .situation = index_of<situation>};

  static const GameInfo info;          ///< facts.cpp
  static const SearchSpec search;      ///< search.cpp
  static const Guide player;           ///< player.cpp
  static const LossEvidence evidence;  ///< evidence.cpp
  static const AnyGame game;           ///< all of it; facts.cpp
};

}  // namespace longwood

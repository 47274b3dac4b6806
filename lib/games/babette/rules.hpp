#pragma once

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "games/babette/sets.hpp"

namespace longwood {

/// Babette (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Babette : words::babette::Choices {
  static constexpr Group aces{0, 4}, kings{4, 4}, families{0, 8}, columns{8, 8}, hand{16, 1};

  enum Counter : std::uint8_t { redeals };  // made so far
  static constexpr Why nothing_is_built = own_reason(0);

  static constexpr std::array lays{
      Lay{columns, aces, Fit::up, Space::base, refuses::rises, true},     // [4]
      Lay{columns, kings, Fit::down, Space::base, refuses::falls, true},  // [5]
  };
  static Why why_no_row(Pile from, Pile to) {
    if (families.has(from)) return Why::families_are_final;
    if (hand.has(from)) return Why::hand_not_available;
    return columns.has(to) ? nothing_is_built : Why::not_that_way;
  }

  static void lay_out(Table& t, const Deal& deal) {
    for (int i = deal.count; i-- > 0;) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
    deal_row(t);
  }

  /// A card to each column, as far as the hand goes [1] [2].
  static void deal_row(Table& t) {
    for (int i = 0; i < columns.count && t.size(hand) > 0; ++i) t.shift(hand, columns[i]);
    if (t.size(hand) == 0 && redeals_left(t.state()) == 0) t.set(State::alike, 1);
  }

  static int redeals_left(const State& s) {  // [10]
    return (chosen(s, Redeals::one) ? 1 : 2) - s.counter[redeals];
  }

  static Why why_not_redeal(const State& s) {
    if (s.size[hand] > 0) return Why::still_in_hand;
    if (redeals_left(s) == 0) return Why::no_redeal_left;
    return s.total(columns) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static void moves(const State& s, MoveList& out) { moves_and_deals<Babette>(s, out); }
  static Why why_not(const State& s, Move m) { return why_not_move_or_deal<Babette>(s, m); }

  static void play(Table& t, Move m) {
    if (m.act == Act::lay) return t.shift(m.from, m.to);
    if (m.act == Act::redeal) {
      gather(t, columns, hand, Gather::reverse_packets);  // [9]
      t.set(redeals, t[redeals] + 1);
    }
    deal_row(t);
  }

  static bool won(const State& s) { return s.total(families) == max_cards; }
  static int shown(const State& s, Pile pile) { return s.size[pile]; }

  static const GameInfo info;  ///< defined in facts.hpp
};
static_assert(Game<Babette>);

}  // namespace longwood

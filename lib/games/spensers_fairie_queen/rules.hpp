#pragma once

#include <algorithm>

#include "core/chapter.hpp"
#include "games/spensers_fairie_queen/choices.hpp"

namespace longwood {

/// Spenser’s Fairie Queen (Cadogan). Numbers in brackets are sentences of its rulebook.
struct SpensersFairieQueen : words::spensers_fairie_queen::Choices, Chapter<SpensersFairieQueen> {
  using Rule = words::spensers_fairie_queen::Rule;

  /// Two families of a suit stand side by side; each column begins with its king.
  static constexpr Group families{0, 8}, columns{8, 8}, hand{16, 1};
  static constexpr int cards = 96;  ///< the eight kings stay in their columns [10]
  static constexpr Card first_king = Card::of(king, clubs);
  static constexpr Why bound_in_the_deal = own_reason(0), kings_head_columns = own_reason(1);

  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_column{Why::not_next, Why::not_next, Why::not_next, kings_head_columns};
  static constexpr std::array lays{
      MoveRule{columns, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
      MoveRule{.from = columns,
               .to = columns,
               .fit = BuildRule::down_any,
               .space = VacancyRule::any_card,
               .refusals = of_column,
               .head = king}
          .by(Rule::building, Rule::lone_king),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows;
    rows.add(chosen(options, Following::any_suit)
                 ? MoveRule{columns, families, BuildRule::up_any, VacancyRule::any_card, of_family}
                 : lays[0]);
    MoveRule among = lays[1];
    if (chosen(options, Runs::as_one)) {
      among.unit = Unit::tail;
      among.group = BuildRule::down_any;
    }
    rows.add(among);
    return rows;
  }

  /// Kings are never moved [10], and while cards are in hand nothing is laid from column to column [7].
  static Why forbids(const State& s, Pile from, Pile to) {
    if (s.top[from].rank() == king) return kings_head_columns;
    if (chosen(s, Following::any_suit) && families.has(to) && s.size[to] == 0 && !begins(s.top[from], to))
      return Why::family_rises;
    const bool waits = s.size[hand] > 0 && !chosen(s, Building::from_first_card);
    return waits && columns.has(to) ? bound_in_the_deal : Why::ok;
  }

  /// Whatever follows it, a family begins with the ace of its suit [3].
  static bool begins(Card card, Pile family) {
    return card.rank() == ace && card.suit() == (family - families.first) / 2;
  }

  static void lay_out(Table& t, const Deal& deal) {
    t.put(columns[0], first_king);  // [1]
    put_in_hand(t, deal, hand);
    deal_on(t);
  }
  static void derive_counters(State& s) {
    if (s.size[hand] == 0) s.counter[State::order_is_moot] = 1;
  }

  /// Deals until something may be moved or all is dealt: as long as nothing may, there is nothing to decide.
  [[gnu::noinline]] static void deal_on(Table& t) {
    do deal_card(t);
    while (t.size(hand) > 0 && !can_move(t.state()));
    if (t.size(hand) == 0) t.set(State::order_is_moot, 1);
  }
  static bool can_move(const State& s) {
    if (!by_the_book(s)) {
      MoveList moves;
      lay_moves<SpensersFairieQueen>(s, moves);
      return !moves.empty();
    }
    const Kinds kings = of_rank(king), wanted = wanted_by_families<lays[0]>(s);
    return (ExposedCards<columns, false>{s}.kinds() & wanted & ~kings & ~vacant) != 0;
  }
  /// The next card in hand: an ace home [3], unless it is dealt like the others, a king to the head of the
  /// next column, another card on the last king [2].
  static void deal_card(Table& t) {
    const Card card = t.top(hand);
    const int begun = columns_begun(t.state());
    if (card.rank() == ace && chosen(t.state(), Aces::at_once))
      return t.shift(hand, place_of_ace(t.state(), card.suit()));
    const int column = card.rank() == king ? begun : begun - 1;
    t.shift(hand, columns[std::clamp(column, 0, columns.count - 1)]);
  }
  static int columns_begun(const State& s) {
    int begun = columns.count;
    while (begun > 0 && s.size[columns[begun - 1]] == 0) --begun;
    return begun;
  }
  static Pile place_of_ace(const State& s, int suit) {
    const Pile first = families[2 * suit], second = families[2 * suit + 1];
    return s.size[first] == 0 ? first : second;
  }

  static void moves(const State& s, MoveList& out) {
    if (!won(s)) Chapter::moves(s, out);
  }
  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .acts = {HandAct{Act::deal, why_not_from_hand, deal_on}},
                               .moves = moves,
                               .derive_counters = derive_counters};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

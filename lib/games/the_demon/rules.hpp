#pragma once

#include "games/run_through.hpp"
#include "games/the_demon/choices.hpp"

namespace longwood {

/// The Demon (Hoffmann, Selected no. 7), better known as Canfield. Numbers in brackets are sentences of its
/// rulebook.
struct TheDemon : words::the_demon::Choices, RunThrough<TheDemon> {
  using Rule = words::the_demon::Rule;

  static constexpr Group families{0, 4}, columns{4, 4}, stock_pile{8, 1}, talon{9, 1}, hand{10, 1};
  static constexpr int cards = 52;
  enum Counter : std::uint8_t { redeals };
  static constexpr std::array script{DealStep{DealStep::piles, stock_pile, 13},
                                     DealStep{DealStep::rows, columns},
                                     DealStep{DealStep::found, families}};  // [1] [2] [3]
  static constexpr Group squared = stock_pile;
  static constexpr AutoFill filled{columns, stock_pile};  // [11]
  static constexpr Why nothing_on_the_stock = own_reason(0), base_stays_free = own_reason(1);

  static constexpr BuildRule falling = BuildRule::down_any.in(Suits::alternate),
                             round{.suits = Suits::alternate, .step = Direction::down, .round = true};
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_column{Why::wrong_suit, Why::not_next, Why::not_next,
                                            Why::space_stays_empty};
  static constexpr auto home = [](Group from) {
    return MoveRule{.from = from,
                    .to = families,
                    .fit = BuildRule::up_round,
                    .space = VacancyRule::base,
                    .refusals = of_family,
                    .serves = Serves::one_suit,
                    .begins = Begins::alike}
        .by(Rule::base, Rule::families);
  };
  static constexpr std::array lays{
      home(columns),
      MoveRule{.from = columns,
               .to = columns,
               .fit = round,
               .space = VacancyRule::closed,
               .refusals = of_column,
               .unit = Unit::whole,
               .group = round}
          .by(Rule::building, Rule::corner, Rule::whole),
      home(stock_pile),
      MoveRule{stock_pile, columns, round, VacancyRule::closed, of_column}.by(Rule::building),
      home(talon),
      MoveRule{talon, columns, round, VacancyRule::any_card, of_column}.by(Rule::building, Rule::after_stock),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows;
    for (MoveRule lay : lays) {
      if (lay.unit == Unit::whole && chosen(options, Part::any_part)) lay.unit = Unit::tail;
      if (lay.unit != Unit::one && chosen(options, AfterStock::any_card)) lay.space = VacancyRule::any_card;
      rows.add(lay);
    }
    return rows;
  }

  /// Where king and ace join in a column [9].
  static bool turns_corner(const State& s) {
    return chosen(s, Corner::always) || first_rank(s, families) != ace;
  }
  static Why forbids(const State& s, Pile from, Pile to) {
    if (!columns.has(to) || s.size[to] == 0) return Why::ok;
    const int on = s.top[to].rank();
    if (on == first_rank(s, families) && chosen(s, Corner::from_base)) return base_stays_free;
    return on == ace && !turns_corner(s) && has_king(s, from) ? Why::corner : Why::ok;
  }
  /// Whether a king is among the cards that can be moved from a pile to a column.
  static bool has_king(const State& s, Pile from) {
    const int among = columns.has(from) ? s.size[from] : 1;
    Card card = s.top[from];
    for (int i = 0; i < among; ++i, card = s.under[card.id])
      if (card.rank() == king) return true;
    return false;
  }
  static Why why_no_row(Pile from, Pile to) {
    return stock_pile.has(to) ? nothing_on_the_stock : RunThrough::why_no_row(from, to);
  }

  static int turned_at_once(const State& /*s*/) { return 3; }  // [13]
  static int runs(const State& /*s*/) { return 0; }            // [14]
  static bool is_fanned(const State& s) { return chosen(s, Packets::fanned); }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .squared = squared,
                               .redeals = redeals,
                               .script = script,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .why_no_row = why_no_row,
                               .acts = turned_and_run_through,
                               .redeals_left = redeals_left,
                               .filled = filled,
                               .shown = shown};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

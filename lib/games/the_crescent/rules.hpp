#pragma once

#include "core/chapter.hpp"
#include "games/the_crescent/choices.hpp"
#include "games/two_rows.hpp"

namespace longwood {

/// The Crescent (Hoffmann no. 30). Numbers in brackets are sentences of its rulebook.
struct TheCrescent : words::the_crescent::Choices, Chapter<TheCrescent> {
  using Rule = words::the_crescent::Rule;

  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, families = two_rows::families,
                         heaps{8, 16}, hand{24, 1}, between{25, 4};
  static constexpr int cards = max_cards;
  enum Counter : std::uint8_t { redeals };
  static constexpr Why held_card_waits = own_reason(0);
  static constexpr std::array script{DealStep{DealStep::piles, heaps, 6}};  // [2]
  static constexpr LayoutRedeal again{.packets = heaps, .redeals = 3};      // [11]

  static constexpr std::array lays{
      two_rows::to_aces(heaps, between).by(Rule::rising),
      two_rows::to_kings(heaps, between).by(Rule::falling),
      two_rows::to_between(heaps, between).by(Rule::both),
      MoveRule{heaps, heaps, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                          Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    return two_rows::rows_of(
        {heaps, heaps, chosen(options, Corner::open) ? BuildRule::marry_round : BuildRule::marry,
         chosen(options, Vacancy::any_card) ? VacancyRule::any_card : VacancyRule::closed, refuses::marriage},
        chosen(options, Families::returnable), places_between(options));
  }
  /// Where a card may be held [5].
  static constexpr Group places_between(const Options& options) {
    return chosen(options, Abeyance::allowed) ? between : Group{};
  }
  static Why why_no_row(Pile from, Pile to) {
    return between.has(from) ? held_card_waits : Chapter::why_no_row(from, to);
  }

  static void lay_out(Table& t, const Deal& deal) {
    two_rows::found(t);  // [1]
    Chapter::lay_out(t, deal);
  }

  static int redeals_left(const State& s) {  // [11]
    return again.redeals + std::to_underlying(choice<Turns>(s)) - s.counter[redeals];
  }

  static void lay(Table& t, Move m) {
    if (families.has(m.to) && chosen(t.state(), Abeyance::allowed))
      return two_rows::play_home(t, m.from, m.to, between);
    t.shift(m.from, m.to);
  }
  /// The lowest card of every heap comes to its top [11]. The hand is empty but for that.
  [[gnu::noinline]] static void turn_heaps(Table& t) {
    t.set(redeals, t[redeals] + 1);
    for (int i = 0; i < heaps.count; ++i) {
      const int size = t.size(heaps[i]);
      if (size < 2) continue;
      t.shift(heaps[i], hand, size - 1);
      t.shift(heaps[i], hand);
      t.shift(hand, heaps[i], size);
    }
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .between = between,
                               .redeals = redeals,
                               .script = script,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .why_no_row = why_no_row,
                               .lay = lay,
                               .acts = {HandAct{Act::redeal, why_not_again, turn_heaps}},
                               .again = again,
                               .redeals_left = redeals_left};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

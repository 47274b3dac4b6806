#pragma once

#include <algorithm>

#include "games/dealt_columns.hpp"
#include "games/la_nationale/choices.hpp"

namespace longwood {

/// La Nationale (Hoffmann no. 50). Numbers in brackets are sentences of its rulebook.
struct LaNationale : two_rows::DealtColumns<LaNationale, words::la_nationale::Choices> {
  using Rule = words::la_nationale::Rule;

  static constexpr Counter counted = progress;  ///< cards turned so far in the deal, each counted [7]
  static constexpr Why end_card_waits = own_reason(3), one_card_fills = own_reason(4);

  static constexpr std::array lays{
      two_rows::to_aces(columns, between).by(Rule::rising),
      two_rows::to_kings(columns, between).by(Rule::falling),
      two_rows::to_between(columns, between).by(Rule::held),
      MoveRule{columns, columns, BuildRule::marry, VacancyRule::card_or_run, refuses::marriage}.by(
          Rule::marriage, Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    return rows_with(
        {columns, columns, chosen(options, Corner::open) ? BuildRule::marry_round : BuildRule::marry,
         chosen(options, Vacancy::single_card) ? VacancyRule::any_card : VacancyRule::card_or_run,
         refuses::marriage.if_several_fill(one_card_fills)},
        options);
  }

  /// Plays which are compelled while the cards are dealt: the card turned [6] and any end card [8].
  static void forced(const State& s, MoveList& out) {
    if (chosen(s, DealPlay::none)) return;
    const Group places = places_between(s.option);
    two_rows::add_family_plays(s, turned, places, out);
    if (ends_are_bound(s)) return;
    for (int i = 0; i < columns.count; ++i) two_rows::add_family_plays(s, columns[i], places, out);
  }
  static bool ends_are_bound(const State& s) { return chosen(s, DealEnds::locked); }
  /// When all is dealt there is nothing to decline, and by one reading nothing is compelled [9].
  static bool ends_with_the_hand(const State& s) {
    return may_decline(s) || chosen(s, Compulsion::last_card);
  }

  static void turn(Table& t) {
    t.shift(hand, turned);
    t.set(counted, t[counted] + 1);  // [7]
  }
  static void lay_turned(Table& t) {
    // families that give back may leave more cards to gather than twelve columns of eight hold
    t.shift(turned, columns[std::min((t[counted] - 1) / 8, columns.count - 1)]);  // [2]
  }

  /// What holds the deal up.
  static Why waiting(const State& s) { return s.size[turned] > 0 ? Why::must_play_first : end_card_waits; }

  /// The book has none [15].
  static int redeals_left(const State& s) { return chosen(s, Redeals::two) ? 2 - s.counter[redeals] : -1; }
  static Why why_not_redeal(const State& s) {
    if (redeals_left(s) <= 0) return Why::no_redeal_left;  // [15]
    if (s.counter[dealing] != 0) return waiting(s);
    return s.total(columns) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static bool may_decline(const State& s) { return plays_are_free(s); }
  static Why why_bound(const State& /*s*/, Move /*m*/) { return Why::ok; }
  static void take_up(Table& t) { gather_columns(t); }

  static constexpr Rules rules = with(lays, lays_of, redeals_left, why_not_redeal);

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

#pragma once

#include "games/dealt_columns.hpp"
#include "games/la_capricieuse/choices.hpp"

namespace longwood {

/// La Capricieuse (Hoffmann no. 49). Numbers in brackets are sentences of its rulebook.
struct LaCapricieuse : two_rows::DealtColumns<LaCapricieuse, words::la_capricieuse::Choices> {
  using Rule = words::la_capricieuse::Rule;

  static constexpr Counter place = progress;  ///< the column on which the next card falls
  static constexpr Why lowest_card_waits = own_reason(3);

  static constexpr std::array lays{
      two_rows::to_aces(columns, between).by(Rule::rising),
      two_rows::to_kings(columns, between).by(Rule::falling),
      two_rows::to_between(columns, between).by(Rule::held),
      MoveRule{columns, columns, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                              Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    return rows_with(
        {columns, columns, chosen(options, Corner::open) ? BuildRule::marry_round : BuildRule::marry,
         chosen(options, Vacancy::any_card) ? VacancyRule::any_card : VacancyRule::closed, refuses::marriage},
        options);
  }

  /// The plays of the card turned, which are compelled [6], and by one reading those of the last row [9].
  static void forced(const State& s, MoveList& out) {
    if (is_last_row(s)) {
      for (int i = 0; i < columns.count; ++i)
        two_rows::add_family_plays(s, columns[i], places_between(s.option), out);
      return;
    }
    if (chosen(s, DealPlay::none)) return;
    two_rows::add_family_plays(s, turned, places_between(s.option), out);
    const auto family = choice<DealChoice>(s);
    if (family == DealChoice::ask || out.size() < 2) return;
    out.keep_if([&](Move m) { return (family == DealChoice::ascending ? aces : kings).has(m.to); });
  }
  /// Whether all is dealt and the lowest cards that suit a family are played first.
  static bool is_last_row(const State& s) {
    return chosen(s, LastRow::first) && s.size[turned] == 0 && s.size[hand] == 0;
  }
  /// By the book only the card turned is played, so the plays end with the last one.
  static bool ends_with_the_hand(const State& /*s*/) { return false; }
  /// Only the card turned is played in the deal [8].
  static bool ends_are_bound(const State& s) { return !is_last_row(s); }

  static void turn(Table& t) { t.shift(hand, turned); }
  /// The card turned is laid; one that is played uses up no place [7].
  static void lay_turned(Table& t) {
    t.shift(turned, columns[t[place]]);
    t.set(place, (t[place] + 1) % columns.count);  // [2]
  }

  static Why waiting(const State& s) { return is_last_row(s) ? lowest_card_waits : Why::must_play_first; }

  static int redeals_left(const State& s) { return 2 - s.counter[redeals]; }  // [15]
  static Why why_not_redeal(const State& s) {
    if (s.counter[dealing] != 0) return waiting(s);
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [15]
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

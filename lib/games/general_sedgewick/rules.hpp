#pragma once

#include "core/chapter.hpp"
#include "games/general_sedgewick/choices.hpp"

namespace longwood {

/// General Sedgewick (Cadogan), better known as Four Seasons. Numbers in brackets are sentences of its
/// rulebook.
struct GeneralSedgewick : words::general_sedgewick::Choices, Chapter<GeneralSedgewick> {
  using Rule = words::general_sedgewick::Rule;

  static constexpr Group families{0, 4}, cross{4, 5}, talon{9, 1}, hand{10, 1}, sources{4, 6};
  static constexpr int cards = 52;
  static constexpr std::array script{DealStep{DealStep::rows, cross},
                                     DealStep{DealStep::found, families}};  // [1] [2]
  static constexpr StockRules stock{};                                      // [12] [14]
  static constexpr Why vacancy_first = own_reason(0);

  static constexpr BuildRule falling = BuildRule::down_round.in(Suits::any);
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_cross{Why::not_next, Why::not_next, Why::not_next,
                                           Why::space_stays_empty};
  static constexpr RefusalReasons of_hand =
      refuses::of_family(Why::hand_not_available, Why::one_card_at_a_time);
  static constexpr std::array lays{
      MoveRule{.from = sources,
               .to = families,
               .fit = BuildRule::up_round,
               .space = VacancyRule::base,
               .refusals = of_family,
               .serves = Serves::one_suit,
               .begins = Begins::alike}
          .by(Rule::foundation, Rule::families),
      MoveRule{cross, cross, falling, VacancyRule::closed, of_cross}.by(Rule::building, Rule::vacancy),
      MoveRule{talon, cross, falling, VacancyRule::any_card, of_cross}.by(Rule::building, Rule::vacancy),
      MoveRule{hand, cross, BuildRule::none, VacancyRule::any_card, of_hand}.by(Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    const VacancyRule vacancy =
        chosen(options, Vacancy::any_card) ? VacancyRule::any_card : VacancyRule::closed;
    return {lays[0], {cross, cross, falling, vacancy, of_cross}, lays[2], lays[3]};
  }

  /// Whether a king may be laid on an ace of the cross [9].
  static bool turns_corner(const State& s) {
    if (!chosen(s, Corner::as_families)) return chosen(s, Corner::always);
    return first_rank(s, families) != ace;
  }
  static Why forbids(const State& s, Pile from, Pile to) {
    if (!cross.has(to) || hand.has(from) || s.size[to] == 0) return Why::ok;
    const bool king_on_ace = s.top[from].rank() == king && s.top[to].rank() == ace;
    return king_on_ace && !turns_corner(s) ? Why::corner : Why::ok;
  }
  static Why why_not_turn(const State& s) {
    bool vacancy = false;
    for (int i = 0; i < cross.count; ++i) vacancy = vacancy || s.size[cross[i]] == 0;
    if (s.size[hand] == 0) return Why::hand_is_out;
    return vacancy && chosen(s, Fill::at_once) ? vacancy_first : Why::ok;  // [12]
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .script = script,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .acts = {HandAct{Act::turn, why_not_turn, turn_to_talon}},
                               .stock = stock};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

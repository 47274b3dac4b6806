#pragma once

#include "core/chapter.hpp"
#include "games/napoleon_at_st_helena/choices.hpp"

namespace longwood {

/// Napoleon at St. Helena (Cadogan), better known as Forty Thieves. Numbers in brackets are sentences of its
/// rulebook.
struct NapoleonAtStHelena : words::napoleon_at_st_helena::Choices, Chapter<NapoleonAtStHelena> {
  using Rule = words::napoleon_at_st_helena::Rule;

  /// Two families of a suit stand side by side.
  static constexpr Group families{0, 8}, columns{8, 10}, talon{18, 1}, hand{19, 1}, sources{8, 11};
  static constexpr int cards = max_cards;
  static constexpr std::array script{DealStep{DealStep::rows, columns, 4}};  // [1]
  static constexpr StockRules stock{};                                       // [12] [14]

  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_column{Why::wrong_suit, Why::not_next, Why::corner,
                                            Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{sources, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
      MoveRule{sources, columns, BuildRule::down, VacancyRule::any_card, of_column}.by(Rule::marriage,
                                                                                       Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    const VacancyRule left =
        chosen(options, Vacancy::talon_only) ? VacancyRule::closed : VacancyRule::any_card;
    Rows rows{lays[0],
              {columns, columns, BuildRule::down, left, of_column},
              {talon, columns, BuildRule::down, VacancyRule::any_card, of_column}};
    if (chosen(options, Families::returnable))
      rows.add({families, columns, BuildRule::down, left, of_column});
    return rows;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .script = script,
                               .lays = lays,
                               .lays_of = lays_of,
                               .acts = {HandAct{Act::turn, why_not_from_hand, turn_to_talon}},
                               .stock = stock};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

#pragma once

#include "games/houses.hpp"
#include "games/la_belle_lucie/choices.hpp"
#include "games/the_house_in_the_wood/choices.hpp"

namespace longwood {

/// The House in the Wood (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheHouseInTheWood : House<TheHouseInTheWood, words::the_house_in_the_wood::Choices> {
  using Rule = words::la_belle_lucie::Rule;

  static constexpr std::array lays{
      MoveRule{fans, families, BuildRule::up, VacancyRule::base, rises, Serves::one_suit}.by(Rule::families),
      MoveRule{fans, fans, BuildRule::down, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                       Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    const BuildRule fit = chosen(options, Marriages::up_or_down) ? BuildRule::marry : BuildRule::down;
    Rows rows{lays[0], {fans, fans, fit, VacancyRule::closed, refuses::marriage}};
    if (chosen(options, Families::returnable))
      rows.add({families, fans, fit, VacancyRule::closed, refuses::marriage});
    return rows;
  }

  static constexpr Rules rules = with(script, script_of, lays, lays_of);

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

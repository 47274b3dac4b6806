#pragma once

#include "games/houses.hpp"
#include "games/la_belle_lucie/choices.hpp"
#include "games/the_house_on_the_hill/choices.hpp"

namespace longwood {

/// The House on the Hill (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheHouseOnTheHill : House<TheHouseOnTheHill, words::the_house_on_the_hill::Choices> {
  using Rule = words::la_belle_lucie::Rule;

  static constexpr Group aces{0, 4}, kings{4, 4};
  static constexpr std::array lays{
      MoveRule{fans, aces, BuildRule::up, VacancyRule::base, rises, Serves::one_suit}.by(Rule::families),
      MoveRule{fans, kings, BuildRule::down, VacancyRule::base, falls, Serves::one_suit}.by(Rule::families),
      MoveRule{fans, fans, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                        Rule::vacancy),
  };

  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0], lays[1], lays[2]};
    if (!chosen(options, Families::returnable)) return rows;
    rows.add({families, fans, BuildRule::marry, VacancyRule::closed, refuses::marriage});
    rows.add({aces, kings, BuildRule::down, VacancyRule::base, falls, Serves::one_suit});
    rows.add({kings, aces, BuildRule::up, VacancyRule::base, rises, Serves::one_suit});
    return rows;
  }

  static constexpr Rules rules = with(script, script_of, lays, lays_of);

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

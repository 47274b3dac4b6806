#pragma once

#include "games/dealt_fans.hpp"
#include "games/la_belle_lucie/choices.hpp"

namespace longwood {

/// La Belle Lucie (Cadogan). Numbers in brackets are sentences of its rulebook.
struct LaBelleLucie : DealtFans<LaBelleLucie, words::la_belle_lucie::Choices, 4, 18> {
  using Rule = words::la_belle_lucie::Rule;

  static constexpr std::array script{DealStep{DealStep::piles, fans, 3}};  // [1]
  static constexpr std::array in_rounds{DealStep{DealStep::rows, fans, 3}};

  static constexpr std::array lays{
      MoveRule{fans, families, BuildRule::up, VacancyRule::base, rises, Serves::one_suit}.by(Rule::families),
      MoveRule{fans, fans, BuildRule::down, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                       Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    const VacancyRule vacancy = chosen(options, Vacancy::kings) ? VacancyRule::kings : VacancyRule::closed;
    Rows rows{lays[0], {fans, fans, BuildRule::down, vacancy, refuses::marriage}};
    if (chosen(options, Families::returnable))
      rows.add({families, fans, BuildRule::down, vacancy, refuses::marriage});
    return rows;
  }

  static std::span<const DealStep> script_of(const Options& options) {
    return chosen(options, Layout::rounds) ? in_rounds : script;
  }

  static constexpr Rules rules = with(script, script_of, lays, lays_of);

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

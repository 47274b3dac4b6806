#pragma once

#include "core/chapter.hpp"
#include "games/${name}/choices.hpp"

namespace longwood {

/// ${title} (the book). Numbers in brackets are sentences of its rulebook.
struct ${type} : words::${name}::Choices, Chapter<${type}> {
  using Rule = words::${name}::Rule;

  static constexpr Group families{0, 4}, columns{4, 8};
  static constexpr int cards = 52;
  static constexpr std::array script{DealStep{DealStep::rows, columns, 7}};  // [1]

  static constexpr BuildRule falling = BuildRule::down.in(Suits::any);
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_column{Why::not_next, Why::not_next, Why::not_next, Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{columns, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(Rule::families),
      MoveRule{columns, columns, falling, VacancyRule::any_card, of_column}.by(Rule::building, Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0], lays[1]};
    if (chosen(options, Families::returnable))
      rows.add({families, columns, falling, VacancyRule::any_card, of_column});
    return rows;
  }

  static constexpr Rules rules{
      .cards = cards, .families = families, .script = script, .lays = lays, .lays_of = lays_of};

  static const GameInfo info;  ///< facts.cpp
  static const AnyGame game;   ///< all of it; facts.cpp
};

}  // namespace longwood

#pragma once

#include "core/chapter.hpp"
#include "games/the_flower_garden/choices.hpp"

namespace longwood {

/// The Flower-Garden (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheFlowerGarden : words::the_flower_garden::Choices, Chapter<TheFlowerGarden> {
  using Rule = words::the_flower_garden::Rule;

  static constexpr Group families{0, 4}, packets{4, 6}, bouquet{10, 16}, sources{4, 22};
  static constexpr int cards = 52;
  static constexpr std::array script{DealStep{DealStep::piles, packets, 6},
                                     DealStep{DealStep::piles, bouquet}};  // [1]

  static constexpr BuildRule falling = BuildRule::down.in(Suits::any);
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_packet{Why::not_next, Why::not_next, Why::corner,
                                            Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{sources, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
      MoveRule{sources, packets, falling, VacancyRule::any_card, of_packet}.by(Rule::building, Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    MoveRule among{packets, packets, falling, VacancyRule::any_card, of_packet};
    if (chosen(options, Runs::in_suit)) {
      among.unit = Unit::tail;
      among.group = BuildRule::down;
    }
    Rows rows{lays[0], {bouquet, packets, falling, VacancyRule::any_card, of_packet}, among};
    if (chosen(options, Families::returnable))
      rows.add({families, packets, falling, VacancyRule::any_card, of_packet});
    return rows;
  }

  static constexpr Rules rules{
      .cards = cards, .families = families, .script = script, .lays = lays, .lays_of = lays_of};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

#pragma once

#include "games/dealt_fans.hpp"
#include "games/laid_aces.hpp"
#include "games/the_trefoil/choices.hpp"

namespace longwood {

/// The Trefoil (Hoffmann no. 27). Numbers in brackets are sentences of its rulebook.
struct TheTrefoil : DealtFans<TheTrefoil, words::the_trefoil::Choices, 4, 18> {
  using Rule = words::the_trefoil::Rule;

  static constexpr Why cards_can_be_moved = own_reason(0);

  /// The last two fans are dealt only if the aces are dealt as well.
  static constexpr std::array script{DealStep{DealStep::piles, fans, 3}};  // [1]

  static constexpr std::array lays{
      MoveRule{fans, families, BuildRule::up, VacancyRule::base, rises, Serves::one_suit}.by(Rule::families),
      MoveRule{fans, fans, BuildRule::down, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                       Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0], lays[1]};
    if (chosen(options, Families::returnable))
      rows.add({families, fans, BuildRule::down, VacancyRule::closed, refuses::marriage});
    return rows;
  }
  /// Where families give back, each keeps its ace.
  static Why forbids(const State& s, Pile from, Pile /*to*/) {
    return families.has(from) && s.size[from] == 1 ? Why::families_are_final : Why::ok;
  }

  static void lay_out(Table& t, const Deal& deal) {
    if (chosen(t.state(), Aces::laid_out)) lay_out_aces(t, families);
    Chapter::lay_out(t, deal);
  }

  static constexpr LayoutRedeal again_of(const State& s) {
    return {.packets = fans,
            .redeals = again.redeals,
            .shuffled = chosen(s, Redeal::shuffled),
            .order = gather_order<Gathering>(s)};  // [10]
  }
  static Why why_not_redeal(const State& s) {
    const Why why = Chapter::why_not_again(s);
    if (why != Why::ok || chosen(s, Moment::at_will)) return why;
    return can_move(s) ? cards_can_be_moved : Why::ok;  // [11]
  }
  /// Whether a card of a fan can be played or married.
  static bool can_move(const State& s) {
    Kinds exposed = 0;
    for (int i = 0; i < fans.count; ++i)
      if (const Card card = s.top[fans[i]]; !card.none()) exposed |= Kinds{1} << card.kind();
    return (exposed & (wanted_by_families<lays[0]>(s) | accepted_on(BuildRule::down, exposed))) != 0;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .redeals = redeals,
                               .script = script,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .acts = {HandAct{Act::redeal, why_not_redeal, deal_again}},
                               .again = again,
                               .again_of = again_of,
                               .redeals_left = redeals_left};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

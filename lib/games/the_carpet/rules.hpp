#pragma once

#include "core/chapter.hpp"
#include "games/laid_aces.hpp"
#include "games/the_carpet/choices.hpp"

namespace longwood {

/// The Carpet of one pack (Hoffmann, Selected no. 4). Numbers in brackets are sentences of its rulebook.
struct TheCarpet : words::the_carpet::Choices, Chapter<TheCarpet> {
  using Rule = words::the_carpet::Rule;

  static constexpr Group families{0, 4}, carpet{4, 20}, talon{24, 1}, hand{25, 1}, sources{4, 21};
  static constexpr int cards = 52;
  enum Counter : std::uint8_t { redeals };
  static constexpr std::array script{
      DealStep{.how = DealStep::rows, .to = carpet, .aces_home = true}};  // [1] [2]
  static constexpr StockRules stock{.redeals = 1};                        // by an option [11]
  static constexpr AutoFill filled{carpet, talon, hand};                  // [7] [8]

  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr std::array lays{
      MoveRule{sources, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0]};
    if (chosen(options, Fill::leisure))
      rows.add({talon, carpet, BuildRule::none, VacancyRule::any_card, refuses::one_card});
    if (chosen(options, Families::returnable))
      rows.add({families, carpet, BuildRule::none, VacancyRule::any_card, refuses::one_card});
    return rows;
  }

  static void lay_out(Table& t, const Deal& deal) {
    if (chosen(t.state(), Aces::laid_out)) lay_out_aces(t, families);
    Chapter::lay_out(t, deal);
  }

  static bool fills(const State& s) { return chosen(s, Fill::at_once); }
  static int redeals_left(const State& s) {
    return chosen(s, Redeal::one) ? stock.redeals - s.counter[redeals] : -1;
  }
  /// Whether a card of the carpet suits its family.
  static bool can_play(const State& s) {
    const Kinds wanted = wanted_by_families<lays[0]>(s);
    for (int i = 0; i < carpet.count; ++i)
      if (const Card card = s.top[carpet[i]]; !card.none() && (wanted >> card.kind() & 1) != 0) return true;
    return false;
  }
  static Why compelled(const State& s) {
    return chosen(s, Plays::at_once) && can_play(s) ? Why::must_play_first : Why::ok;  // [6]
  }
  static Why why_not_turn(const State& s) { return s.size[hand] == 0 ? Why::hand_is_out : compelled(s); }
  static Why why_not_redeal(const State& s) {
    const Why why = Chapter::why_not_again(s);
    return why == Why::ok ? compelled(s) : why;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .redeals = redeals,
                               .script = script,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .acts = {HandAct{Act::turn, why_not_turn, turn_to_talon},
                                        HandAct{Act::redeal, why_not_redeal, turn_talon_over}},
                               .stock = stock,
                               .redeals_left = redeals_left,
                               .filled = filled,
                               .fills = fills};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

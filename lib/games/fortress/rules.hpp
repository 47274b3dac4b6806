#pragma once

#include "core/chapter.hpp"
#include "games/fortress/choices.hpp"

namespace longwood {

/// Fortress (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Fortress : words::fortress::Choices, Chapter<Fortress> {
  using Rule = words::fortress::Rule;

  static constexpr Group aces{0, 4}, left{4, 5}, right{9, 5}, rows{4, 10};
  static constexpr Group families = aces;
  static constexpr int cards = 52;

  static constexpr std::array lays{
      MoveRule{rows, aces, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit}.by(
          Rule::families),
      MoveRule{rows, rows, BuildRule::marry, VacancyRule::any_card, refuses::marriage}.by(Rule::marriage,
                                                                                          Rule::lane),
  };
  static constexpr Rows lays_of(const Options& options) {
    const BuildRule fit = chosen(options, Corner::open) ? BuildRule::marry_round : BuildRule::marry;
    MoveRule home = lays[0];
    if (chosen(options, Base::first_card)) {  // [3]
      home.fit = BuildRule::up_round;
      home.begins = Begins::alike;
    }
    Rows changed{home, {rows, rows, fit, VacancyRule::any_card, refuses::marriage}};
    if (!chosen(options, Families::final))
      changed.add({aces, rows, fit, VacancyRule::any_card, refuses::marriage});
    return changed;
  }
  static Why why_no_row(Pile /*from*/, Pile /*to*/) { return Why::families_are_final; }

  /// Straight across both groups, six cards in the bottom rows; a row's base is its inner end, so a left row
  /// is laid from its last card [1] [2].
  static void lay_out(Table& t, const Deal& deal) {
    if (chosen(t.state(), Dealing::rounds)) return lay_in_rounds(t, deal);
    for (int row = 0, next = 0; row < 5; ++row)
      for (const Group side : {left, right}) {
        const int length = row == 4 ? 6 : 5;
        for (int i = 0; i < length; ++i)
          t.put(side[row], deal.cards[static_cast<std::size_t>(next + (side == left ? length - 1 - i : i))]);
        next += length;
      }
  }

  /// A card to each row in turn, from the inner end outwards, the left row before the right one beside it.
  static void lay_in_rounds(Table& t, const Deal& deal) {
    for (int i = 0; i < deal.count; ++i) {
      const int place = i % rows.count;
      t.put((place % 2 == 0 ? left : right)[place / 2], deal.cards[static_cast<std::size_t>(i)]);
    }
  }

  static Why nothing_in_hand(const State& /*s*/) { return Why::hand_is_out; }
  static constexpr Rules rules{
      .cards = cards,
      .families = families,
      .lay_out = lay_out,
      .lays = lays,
      .lays_of = lays_of,
      .why_no_row = why_no_row,
      .acts = {HandAct{Act::deal, nothing_in_hand}, HandAct{Act::redeal, nothing_in_hand}}};

  static const GameInfo info;          ///< facts.cpp
  static const SearchSpec search;      ///< search.cpp
  static const Guide player;           ///< player.cpp
  static const LossEvidence evidence;  ///< evidence.cpp
  static const AnyGame game;           ///< all of it; facts.cpp
};

}  // namespace longwood

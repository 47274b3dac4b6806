#pragma once

#include "core/chapter.hpp"
#include "games/the_original_patience/choices.hpp"

namespace longwood {

/// The Original Patience (Hoffmann, Selected no. 1), better known as Sir Tommy. Numbers in brackets are
/// sentences of its rulebook.
struct TheOriginalPatience : words::the_original_patience::Choices, Chapter<TheOriginalPatience> {
  using Rule = words::the_original_patience::Rule;

  static constexpr Group families{0, 4}, heaps{4, 4}, turned{8, 1}, hand{9, 1}, sources{4, 5};
  static constexpr int cards = 52;

  static constexpr std::array lays{
      MoveRule{sources, families, BuildRule::up_any, VacancyRule::any_card,
               refuses::of_family(Why::family_rises, Why::one_card_at_a_time)}
          .by(Rule::families, Rule::aces),
  };

  /// A family begins with an ace [3].
  static Why forbids(const State& s, Pile from, Pile to) {
    return s.size[to] == 0 && s.top[from].rank() != ace ? Why::family_rises : Why::ok;
  }

  static void lay_out(Table& t, const Deal& deal) {
    put_in_hand(t, deal, hand);
    turn_next(t);
  }
  /// Turns the next card when the last one has been laid [2]. Unless it may be held back, an ace founds the
  /// next family at once [3].
  static void turn_next(Table& t) {
    while (t.size(turned) == 0 && t.size(hand) > 0) {
      t.shift(hand, turned);
      if (t.top(turned).rank() == ace && !chosen(t.state(), Hold::any))
        t.shift(turned, vacant_family(t.state()));
    }
  }
  /// Aces found families alone, so that there is a place for each.
  static Pile vacant_family(const State& s) {
    int i = 0;
    while (i < families.count - 1 && s.size[families[i]] > 0) ++i;
    return families[i];
  }
  static void turn_on(Table& t, Move /*last*/) { turn_next(t); }

  /// Whether the card turned suits a family.
  static bool suits_family(const State& s) {
    for (int i = 0; i < families.count; ++i)
      if (forbids(s, turned.first, families[i]) == Why::ok && takes(s, lays[0], s.top[turned], families[i]))
        return true;
    return false;
  }
  /// Why the card turned may not be laid on a heap [7] [9]; an ace may not be unless any card may.
  static Why why_not_laid(const State& s, Move m) {
    if (m.count == 0) return Why::no_such_move;
    if (s.size[turned] == 0) return Why::nothing_there;
    if (m.count > 1) return Why::one_card_at_a_time;
    const bool compelled =
        chosen(s, Hold::none) || (chosen(s, Hold::unless_ace) && s.top[turned].rank() == ace);
    return compelled && suits_family(s) ? Why::must_play_first : Why::ok;
  }

  static void moves(const State& s, MoveList& out) {
    Chapter::moves(s, out);
    for (int i = 0; i < heaps.count; ++i)
      if (const Move m{Act::lay, turned.first, heaps[i], 1}; why_not_laid(s, m) == Why::ok) out.add(m);
  }
  static Why why_not(const State& s, Move m) {
    if (m.act == Act::redeal && s.size[hand] > 0) return Why::hand_not_available;
    const bool lays_turned = m.act == Act::lay && turned.has(m.from) && heaps.has(m.to);
    return lays_turned ? why_not_laid(s, m) : Chapter::why_not(s, m);
  }

  static std::string_view invalid_board_reason(const State& s) {
    if (s.size[hand] == 0 || s.size[turned] > 0) return {};
    return message("a card is always turned while cards are in hand, so name it, as in turned: 5D",
                   "no board")
        .english;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .lay_out = lay_out,
                               .lays = lays,
                               .forbids = forbids,
                               .follows = turn_on,
                               .moves = moves,
                               .why_not = why_not,
                               .invalid_board_reason = invalid_board_reason};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

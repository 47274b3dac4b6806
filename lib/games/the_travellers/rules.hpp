#pragma once

#include "core/chapter.hpp"
#include "games/the_travellers/choices.hpp"

namespace longwood {

/// The Travellers (Hoffmann, Selected no. 3). Numbers in brackets are sentences of its rulebook.
///
/// The cards that came under a packet lie in a separate pile, its foot, and never move again: only four cards
/// can come there, and each sends away one of the four that were dealt.
struct TheTravellers : words::the_travellers::Choices, Chapter<TheTravellers> {
  using Rule = words::the_travellers::Rule;

  /// The kings thrown aside are the thirteenth of the places to which a traveller goes.
  static constexpr Group feet{0, 12}, kings{12, 1}, families{0, 13}, packets{13, 12}, traveller{25, 1},
      hand{26, 1};
  static constexpr Group squared = packets;
  static constexpr int cards = 52;
  static constexpr Why another_packet = own_reason(0), on_its_way = own_reason(1);

  static constexpr std::array script{DealStep{.how = DealStep::piles, .to = packets, .cards = 4}};  // [1] [2]
  static constexpr BuildRule equal{.suits = Suits::any, .step = Direction::equal};
  static constexpr std::array lays{
      MoveRule{traveller, families, equal, VacancyRule::any_card,
               refuses::of_family(another_packet, Why::one_card_at_a_time)}
          .by(Rule::under, Rule::kings),
  };

  static Why forbids(const State& s, Pile from, Pile to) {
    return s.top[from].rank() == to - families.first + 1 ? Why::ok : another_packet;
  }
  static Why why_not_turn(const State& s) {
    if (s.size[traveller] > 0) return on_its_way;  // [3]
    return s.size[hand] == 0 ? Why::hand_is_out : Why::ok;
  }
  static void set_out(Table& t) { t.shift(hand, traveller); }

  static void follow(Table& t, Move m) {
    if (m.act == Act::lay && feet.has(m.to))
      if (const Pile packet = packets[m.to - feet.first]; t.size(packet) > 0)
        t.shift(packet, traveller);  // [5]
    for (int i = 0; i < packets.count; ++i)
      if (t.size(packets[i]) > 0 && is_whole(t.state(), i)) t.shift(packets[i], feet[i], t.size(packets[i]));
  }
  static bool is_over(const State& s) { return s.size[hand] == 0 && s.size[traveller] == 0; }
  /// Whether what was dealt to a packet may stay there at the end: it is of the packet's own value [9].
  static bool is_whole(const State& s, int packet) {
    if (!is_over(s) || !chosen(s, Complete::alike)) return false;
    Card card = s.top[packets[packet]];
    for (; !card.none() && card.rank() == packet + 1; card = s.under[card.id]) {}
    return card.none();
  }
  static bool won(const State& s) {
    int whole = s.total(families);
    for (int i = 0; i < packets.count; ++i) whole += is_whole(s, i) ? s.size[packets[i]] : 0;
    return whole == cards;
  }
  static int shown(const State& s, Pile pile) {
    return packets.has(pile) && chosen(s, Packets::face_down) ? 0 : Chapter::shown(s, pile);
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .squared = squared,
                               .script = script,
                               .lays = lays,
                               .forbids = forbids,
                               .acts = {HandAct{Act::turn, why_not_turn, set_out}},
                               .follows = follow,
                               .won = won,
                               .shown = shown};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

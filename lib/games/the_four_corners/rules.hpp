#pragma once

#include <array>

#include "games/dealt_columns.hpp"
#include "games/the_four_corners/choices.hpp"

namespace longwood {

/// The Four Corners (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheFourCorners : two_rows::DealtColumns<TheFourCorners, words::the_four_corners::Choices> {
  using Rule = words::the_four_corners::Rule;

  /// From the upper corner of a wing down its four sides to the lower corner, the left wing first [1].
  static constexpr Group packets = columns, upper_left{8, 1}, left_sides{9, 4}, lower_left{13, 1},
                         upper_right{14, 1}, right_sides{15, 4}, lower_right{19, 1};
  static constexpr Counter place = progress;  ///< the packet on which the next card falls
  /// What `dealing` is while the deal pauses between two rounds, where options have it dealt by rounds.
  static constexpr int between_rounds = 2;
  static constexpr Why side_serves_its_neighbour = own_reason(3);

  static constexpr std::array lays{
      two_rows::to_aces(packets, {}, VacancyRule::base).by(Rule::rising),
      two_rows::to_kings(packets, {}, VacancyRule::base).by(Rule::falling),
      MoveRule{packets, packets, BuildRule::marry, VacancyRule::closed, refuses::marriage}.by(Rule::marriage,
                                                                                              Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    return rows_with(
        {packets, packets, chosen(options, Packing::any_suit) ? BuildRule::marry_any : BuildRule::marry,
         chosen(options, Vacancy::any_card) ? VacancyRule::any_card : VacancyRule::closed, refuses::marriage},
        options, true);
  }

  static void lay_out(Table& t, const Deal& deal) {
    put_in_hand(t, deal, hand);
    begin_deal(t);
  }

  /// The family beside a side packet [4].
  static Pile family_beside(const State& s, Pile side) {
    constexpr std::array as_drawn{diamonds, clubs, hearts, spades}, mirrored{clubs, spades, hearts, diamonds};
    const bool left = left_sides.has(side), drawn = chosen(s, Places::as_drawn);
    const auto down = static_cast<std::size_t>(side - (left ? left_sides : right_sides).first);
    return (left == drawn ? kings : aces)[drawn ? as_drawn[down] : mirrored[down]];
  }
  /// Whether a card of this packet, or one that falls on it, may go to a family in the deal [7] [8]. Of a
  /// card from a side both families would never do, so it is not held either.
  static bool serves(const State& s, Pile packet, Pile to) {
    const bool side = left_sides.has(packet) || right_sides.has(packet);
    return !side || to == family_beside(s, packet);
  }

  /// The plays of the card turned: only a founding one [6], otherwise what its place allows [7] [8].
  static void forced(const State& s, MoveList& out) {
    if (by_rounds(s)) return plays_between_rounds(s, out);
    const Card card = s.top[turned];
    const Pile packet = packets[s.counter[place]];
    if (card.none() || (chosen(s, FirstRound::laid) && s.size[packet] == 0)) return;
    two_rows::add_family_plays(s, turned, places_between(s.option), out);
    if (const Pile family = founded_by(card); founds(s))
      out.keep_if([&](Move m) { return m.to == family; });
    else
      out.keep_if([&](Move m) { return serves(s, packet, m.to); });
  }
  static Pile founded_by(Card card) { return (card.rank() == ace ? aces : kings)[card.suit()]; }
  /// Whether the card turned is the first ace or king of its suit.
  static bool founds(const State& s) {
    const Card card = s.top[turned];
    return (card.rank() == ace || card.rank() == king) && s.size[founded_by(card)] == 0;
  }
  static bool may_decline(const State& s) { return chosen(s, DealPlay::optional) && !founds(s); }
  /// Only the card turned is played, so the plays end with the last one.
  static bool ends_with_the_hand(const State& /*s*/) { return false; }
  /// Only the card turned is played in the deal [11].
  static bool ends_are_bound(const State& s) { return !by_rounds(s); }

  /// Whether whole rounds are dealt, and played from between them.
  static bool by_rounds(const State& s) { return chosen(s, Dealing::by_rounds); }
  static void plays_between_rounds(const State& s, MoveList& out) {
    if (s.counter[dealing] != between_rounds || s.size[hand] == 0) return;
    for (int i = 0; i < packets.count; ++i) {
      MoveList plays;
      two_rows::add_family_plays(s, packets[i], places_between(s.option), plays);
      for (const Move m : plays)
        if (m.to == founded_by_top(s, packets[i]) || serves(s, packets[i], m.to)) out.add(m);
    }
    if (!chosen(s, Families::returnable)) return;
    for (int i = 0; i < two_rows::families.count; ++i) {
      const Card card = s.top[two_rows::families[i]];
      if (card.none()) continue;
      const bool rises = aces.has(i);
      const MoveRule lay = rises ? two_rows::to_kings(aces, {}, VacancyRule::base)
                                 : two_rows::to_aces(kings, {}, VacancyRule::base);
      if (const Pile to = lay.to[card.suit()]; takes(s, lay, card, to)) out.lay(two_rows::families[i], to);
    }
  }
  /// The vacant family which the exposed card of a packet founds, or no pile.
  static Pile founded_by_top(const State& s, Pile packet) {
    const Card card = s.top[packet];
    const bool base = card.rank() == ace || card.rank() == king;
    return base && s.size[founded_by(card)] == 0 ? founded_by(card) : max_piles;
  }

  static void turn(Table& t) {
    t.shift(hand, turned);
    if (t[dealing] == between_rounds) t.set(dealing, 1);
  }
  /// The card turned is laid; one that is played uses up no place [10].
  static void lay_turned(Table& t) {
    t.shift(turned, packets[t[place]]);
    t.set(place, (t[place] + 1) % packets.count);  // [5]
    if (t[place] == 0 && by_rounds(t.state())) t.set(dealing, between_rounds);
  }

  static Why waiting(const State& /*s*/) { return Why::must_play_first; }
  static Why why_bound(const State& s, Move m) {
    if (two_rows::families.has(m.from) && packets.has(m.to)) return no_marriage_while_dealing;
    const Pile packet = m.from == turned ? packets[s.counter[place]] : m.from;
    if (m.count != 1 || !packets.has(packet) || !two_rows::families.has(m.to) || s.size[m.from] == 0)
      return Why::ok;
    return takes(s, lays[aces.has(m.to) ? 0 : 1], s.top[m.from], m.to) ? side_serves_its_neighbour : Why::ok;
  }

  static int redeals_left(const State& s) { return 2 - s.counter[redeals]; }  // [18]
  static Why why_not_redeal(const State& s) {
    if (s.counter[dealing] != 0) return waiting(s);
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [18]
    return s.total(packets) > 0 ? Why::ok : Why::nothing_to_gather;
  }
  /// From the first packet to the last [18]; or the sides backwards and after them the corners, as PySolFC.
  static void take_up(Table& t) {
    if (chosen(t.state(), Gathering::in_order)) return gather(t, packets, hand, Gather::deal_order);
    for (const Group group : {upper_left, upper_right, lower_left, lower_right, left_sides, right_sides})
      gather(t, group, hand, Gather::reverse_packets);
  }

  static constexpr Rules rules = with(lays, lays_of, redeals_left, why_not_redeal, lay_out);

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood

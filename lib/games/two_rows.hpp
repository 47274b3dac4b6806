#pragma once

#include "core/any_game.hpp"
#include "core/chapter.hpp"
#include "core/engine.hpp"

/// What Hoffmann's four games and The Four Corners share: an ace and a king of each suit found a rising and
/// a falling family of it.
namespace longwood::two_rows {

inline constexpr Group aces{0, 4}, kings{4, 4}, families{0, 8};

/// The aces and kings of the first pack.
inline constexpr auto withdrawn = std::to_array<Card>(
    {Card::of(ace, spades), Card::of(ace, hearts), Card::of(ace, diamonds), Card::of(ace, clubs),
     Card::of(king, spades), Card::of(king, hearts), Card::of(king, diamonds), Card::of(king, clubs)});

/// Sets the aces and kings out.
inline void found(Table& t) {
  for (const Card card : withdrawn) t.put((card.rank() == ace ? aces : kings)[card.suit()], card);
}
/// The same, and the rest face down in hand, the first to be dealt on top.
inline void set_out(Table& t, const Deal& deal, Pile hand) {
  found(t);
  put_in_hand(t, deal, hand);
}

/// The row of a family: what a card waiting in `between` lets it take as well.
constexpr MoveRule to_aces(Group packets, Group between, VacancyRule space = VacancyRule::closed) {
  return {packets, aces, BuildRule::up, space, refuses::rises, Serves::one_suit, between};
}
constexpr MoveRule to_kings(Group packets, Group between, VacancyRule space = VacancyRule::closed) {
  return {packets, kings, BuildRule::down, space, refuses::falls, Serves::one_suit, between};
}
/// A card which both families of its suit would take is held between them.
constexpr MoveRule to_between(Group packets, Group between) {
  return {packets,           between,          BuildRule::none, VacancyRule::shared,
          refuses::for_both, Serves::one_suit, families};
}

/// Plays a card to a family or between two, and with it whatever its suit held there: that goes first to the
/// family which the card continues, or to the other one if the card is its twin.
[[gnu::always_inline]] inline void play_home(Table& t, Pile from, Pile to, Group between) {
  const Card card = t.top(from);
  const Pile place = between[card.suit()];
  const Card held = t.top(place);
  if (held.none()) return t.shift(from, to);
  if (held.kind() != card.kind()) {
    t.shift(place, to);
    return t.shift(from, to);
  }
  t.shift(from, to);
  t.shift(place, (aces.has(to) ? kings : aces)[card.suit()]);
}

/// The rows as options have them: to the families and between them, if they are given places for that; by the
/// row `among` from packet to packet; and, where families give back, from a family to packets and to the
/// other family of its suit. A vacant family is founded where the game has it founded in play, or where it
/// may have given back its base.
constexpr Rows rows_of(const MoveRule& among, bool giving_back, Group between = {},
                       bool founded_in_play = false) {
  const Group packets = among.to;
  const VacancyRule founding = giving_back || founded_in_play ? VacancyRule::base : VacancyRule::closed;
  Rows rows{to_aces(packets, between, founding), to_kings(packets, between, founding)};
  if (between.count > 0) rows.add(to_between(packets, between));
  rows.add(among);
  if (!giving_back) return rows;
  const VacancyRule one = among.space == VacancyRule::card_or_run ? VacancyRule::any_card : among.space;
  rows.add({families, packets, among.fit, one, among.refusals});
  rows.add({aces, kings, BuildRule::down, founding, refuses::falls, Serves::one_suit});
  rows.add({kings, aces, BuildRule::up, founding, refuses::rises, Serves::one_suit});
  return rows;
}

/// The places between the families are not there where no card is held.
constexpr std::array<AbsentPile, 4> absent_between(Setting not_held, Group between) {
  return {AbsentPile{not_held, between[0]}, AbsentPile{not_held, between[1]},
          AbsentPile{not_held, between[2]}, AbsentPile{not_held, between[3]}};
}

/// How a game `G` words what concerns a card that is held, and the sentence of it that says so.
constexpr Reason not_for_both(std::uint8_t sentence) {
  return {Why::not_for_both, "not_for_both", sentence,
          "only a card that both families of its suit would take is held between them"};
}
constexpr Reason place_is_taken(std::uint8_t sentence) {
  return {Why::place_is_taken, "place_is_taken", sentence, "one card of the suit is held there already"};
}
template <class G>
constexpr Reason held_card_waits(std::uint8_t sentence) {
  return {G::held_card_waits, "held_card_waits", sentence,
          "a card that is held goes with the next play of its suit"};
}
constexpr Reason nothing_is_held(std::uint8_t sentence) {
  return {Why::nothing_is_held, "nothing_is_held", sentence, "no card of this suit is held there"};
}
constexpr Reason no_card_is_held(std::uint8_t sentence) {
  return {Why::nothing_is_held, "nothing_is_held", sentence, "no card is held between the families"};
}

inline constexpr std::array<std::string_view, 8> family_names{"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck"};

}  // namespace longwood::two_rows

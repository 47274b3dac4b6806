#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "core/kinds.hpp"
#include "core/state.hpp"
#include "core/why.hpp"

namespace longwood {

/// Which suits a card may have, relative to the card on which it is laid.
enum class Suits : std::uint8_t {
  same,
  any,
  alternate,  ///< of the other colour
  other,      ///< of another suit
  colour,     ///< of the same colour
};

/// How a card's value follows that of the card on which it is laid.
enum class Direction : std::uint8_t { none, up, down, either, equal };

/// Which cards may be laid on a card.
struct BuildRule {
  Suits suits = Suits::same;
  Direction step = Direction::none;  ///< none: only a vacant place is filled
  bool round = false;                ///< king and ace are next to one another
  std::uint8_t by = 1;               ///< ranks from one to the next

  /// The same in other suits.
  [[nodiscard]] constexpr BuildRule in(Suits which) const { return {which, step, round, by}; }
  friend constexpr bool operator==(BuildRule, BuildRule) = default;

  static const BuildRule none;        ///< nothing: only a vacant place is filled
  static const BuildRule up;          ///< the next higher in suit; the corner is not turned
  static const BuildRule down;        ///< the next lower in suit; the corner is not turned
  static const BuildRule marry;       ///< the next higher or lower in suit; the corner is not turned
  static const BuildRule up_round;    ///< the next higher in suit, and the ace on the king
  static const BuildRule down_round;  ///< the next lower in suit, and the king on the ace
  static const BuildRule
      marry_round;  ///< the next higher or lower in suit, king and ace being next to one another
  static const BuildRule marry_any;        ///< the next higher or lower of any suit; the corner is not turned
  static const BuildRule marry_any_round;  ///< the same, king and ace being next to one another
  static const BuildRule up_any;           ///< the next higher of any suit; the corner is not turned
  static const BuildRule down_any;         ///< the next lower of any suit; the corner is not turned
};

inline constexpr BuildRule BuildRule::none{};
inline constexpr BuildRule BuildRule::up{.step = Direction::up};
inline constexpr BuildRule BuildRule::down{.step = Direction::down};
inline constexpr BuildRule BuildRule::marry{.step = Direction::either};
inline constexpr BuildRule BuildRule::up_round{.step = Direction::up, .round = true};
inline constexpr BuildRule BuildRule::down_round{.step = Direction::down, .round = true};
inline constexpr BuildRule BuildRule::marry_round{.step = Direction::either, .round = true};
inline constexpr BuildRule BuildRule::marry_any{.suits = Suits::any, .step = Direction::either};
inline constexpr BuildRule BuildRule::marry_any_round{
    .suits = Suits::any, .step = Direction::either, .round = true};
inline constexpr BuildRule BuildRule::up_any{.suits = Suits::any, .step = Direction::up};
inline constexpr BuildRule BuildRule::down_any{.suits = Suits::any, .step = Direction::down};

/// What a vacant place takes.
enum class VacancyRule : std::uint8_t {
  closed,  ///< nothing from the player
  base,  ///< with `Serves::one_suit`: the card of its suit with which the family begins (`MoveRule::begins`)
  any_card,     ///< any one available card, or a unit of cards if the row moves units
  kings,        ///< a king, or a unit of which it is the base
  card_or_run,  ///< any one available card, or a sequence of one suit as a unit, its order kept
  shared,       ///< a card that the rising and the falling family of its suit would both take
};

/// How many cards a row moves at once.
enum class Unit : std::uint8_t {
  one,
  whole,  ///< all the cards at the end of a pile that follow one another, and no fewer
  tail,   ///< any number of them
};

/// Whose cards a place to which a row leads takes.
enum class Serves : std::uint8_t {
  all_suits,
  one_suit,  ///< each place, or two side by side, has a suit of its own
};

/// The rank with which the families of a row begin.
enum class Begins : std::uint8_t {
  ace_or_king,  ///< one that rises with its ace, one that falls with its king
  alike,        ///< whichever the first of them began with; while all are vacant, any
};

/// The reasons with which a row refuses a move that violates it.
struct RefusalReasons {
  Why other_suit;  ///< the row asks for one suit, and the card is of another than the one exposed
  Why not_next;    ///< the suits are right, the values do not follow one another
  Why corner;      ///< the same where the two are king and ace
  Why vacancy;     ///< a vacant place does not take the card
  Why several = Why::one_card_at_a_time;               ///< more cards than one, on an exposed card
  Why several_into_vacancy = Why::one_card_at_a_time;  ///< the same into a vacancy that takes one card
  Pile apart = max_piles;                              ///< a place with another reason for single cards
  Why at_that_place = Why::ok;                         ///< that do not fit, and this reason

  /// The same, with another reason for a card that does not fit at one place.
  [[nodiscard]] constexpr RefusalReasons but_at(Pile place, Why why) const {
    RefusalReasons changed = *this;
    changed.apart = place;
    changed.at_that_place = why;
    return changed;
  }
  /// The same, with a separate reason for several cards if a vacancy takes only one.
  [[nodiscard]] constexpr RefusalReasons if_several_fill(Why why) const {
    RefusalReasons changed = *this;
    changed.several_into_vacancy = why;
    return changed;
  }
};

/// Refusals shared by several games.
namespace refuses {

/// For a family: one reason for every card, and optionally another for several cards.
constexpr RefusalReasons of_family(Why off_family, Why several) {
  return {off_family, off_family, off_family, off_family, several, several};
}
inline constexpr RefusalReasons rises = of_family(Why::family_rises, Why::family_rises);
inline constexpr RefusalReasons falls = of_family(Why::family_falls, Why::family_falls);
/// For a place where cards marry.
inline constexpr RefusalReasons marriage{Why::wrong_suit, Why::not_next, Why::corner, Why::space_stays_empty};
/// For a place that holds one card.
inline constexpr RefusalReasons one_card{Why::place_is_taken, Why::place_is_taken, Why::place_is_taken,
                                         Why::space_stays_empty};
/// For a place between two families (`VacancyRule::shared`).
inline constexpr RefusalReasons for_both{Why::place_is_taken, Why::place_is_taken, Why::place_is_taken,
                                         Why::not_for_both,   Why::not_for_both,   Why::not_for_both};

}  // namespace refuses

/// One sentence of a game: whose exposed cards may go to which places, how they must fit, and why a card is
/// refused. No two rows of a game lead from one pile to the same other pile.
///
/// With `Serves::one_suit`, `to` is four places in the order spades, hearts, diamonds, clubs, each for its
/// own suit, or eight, two alike for each suit side by side: families, or places where a card waits that both
/// families would take (`VacancyRule::shared`). For such places `beside` names the eight families, rising
/// ones first; for families it names the four places, if there are any.
struct MoveRule {
  Group from, to;
  BuildRule fit;
  VacancyRule space;
  RefusalReasons refusals;
  Serves serves = Serves::all_suits;
  Group beside = {};
  Unit unit = Unit::one;
  BuildRule group = {};  ///< how the cards of a unit follow one another
  Begins begins = Begins::ace_or_king;
  /// If not 0, the rank of the cards that head the places of `to` and stay there: one that lies alone is a
  /// vacant place, and a place without one takes nothing.
  std::uint8_t head = 0;
  std::array<std::uint8_t, 3> sentences = {};  ///< which it states, by number; 0 for none

  /// The same, stating these sentences.
  [[nodiscard]] constexpr MoveRule by(std::uint8_t first, std::uint8_t second = 0,
                                      std::uint8_t third = 0) const {
    MoveRule stating = *this;
    stating.sentences = {first, second, third};
    return stating;
  }
  [[nodiscard]] constexpr bool by_suit() const { return serves == Serves::one_suit; }
  /// Of how many places each suit has its own; of a row with `Serves::one_suit`.
  [[nodiscard]] constexpr int alike() const { return to.count / 4; }
};

/// The rows of a game under its options, in a buffer of fixed size.
class Rows {
 public:
  constexpr Rows() = default;
  constexpr Rows(std::initializer_list<MoveRule> lays) {
    for (const MoveRule& lay : lays) add(lay);
  }
  constexpr void add(const MoveRule& lay) { lays_[size_++] = lay; }
  [[nodiscard]] constexpr const MoveRule* begin() const { return lays_.data(); }
  [[nodiscard]] constexpr const MoveRule* end() const { return lays_.data() + size_; }

 private:
  std::array<MoveRule, 8> lays_;  // set up to `size_` only
  std::size_t size_ = 0;
};

/// The same ranks in the suits that may lie on these. The outer two of the four suits of a rank are black.
[[gnu::always_inline]] constexpr Kinds in_suits(Suits suits, Kinds kinds) {
  const Kinds black = (kinds | kinds >> 3) & suit_of_spades, red = (kinds >> 1 | kinds >> 2) & suit_of_spades;
  constexpr Kinds first = suit_of_spades, last = suit_of_spades << 3;
  switch (suits) {
    case Suits::same: return kinds;
    case Suits::any: return of_any_suit(kinds);
    case Suits::alternate: return black * 0x6 | red * 0x9;
    case Suits::colour: return black * 0x9 | red * 0x6;
    case Suits::other:
      return ((kinds << 1 & ~first) | (kinds >> 3 & first) | (kinds << 2 & ~(first | first << 1)) |
              (kinds >> 2 & (first | first << 1)) | (kinds << 3 & last) | (kinds >> 1 & ~last)) &
             all_kinds;
  }
  return 0;
}

/// Kinds that may be laid on any of these kinds. Kinds are numbered by rank and then by suit, so a shift by
/// four gives the next rank of the same suit.
[[gnu::always_inline]] constexpr Kinds accepted_on(BuildRule fit, Kinds kinds) {
  kinds = in_suits(fit.suits, kinds & all_kinds);
  const int by = 4 * fit.by, rest = 52 - by;
  Kinds taken = 0;
  if (fit.step == Direction::up || fit.step == Direction::either)
    taken |= (kinds << by & all_kinds) | (fit.round ? kinds >> rest : 0);
  if (fit.step == Direction::down || fit.step == Direction::either)
    taken |= kinds >> by | (fit.round ? kinds << rest & all_kinds : 0);
  return fit.step == Direction::equal ? kinds : taken;
}

/// The reversed fit: the lower card on the upper.
constexpr BuildRule reverse(BuildRule fit) {
  if (fit.step == Direction::up)
    fit.step = Direction::down;
  else if (fit.step == Direction::down)
    fit.step = Direction::up;
  return fit;
}

/// Whether a card may be laid on another.
constexpr bool fits(BuildRule fit, Card card, Card on) {
  return (accepted_on(fit, Kinds{1} << on.kind()) >> card.kind() & 1) != 0;
}

/// Whether a card is of a suit that may lie on the other's, whatever their values.
constexpr bool suits_fit(BuildRule fit, Card card, Card on) {
  return (in_suits(fit.suits, suit_of_spades << on.suit()) >> card.suit() & 1) != 0;
}

/// The card with which an empty family of this suit begins.
constexpr int base_kind(BuildRule fit, int suit) {
  return suit + (fit.step == Direction::down ? 4 * (king - 1) : 0);
}

}  // namespace longwood

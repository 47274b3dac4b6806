#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "core/state.hpp"
#include "core/why.hpp"

namespace longwood {

/// Which cards may be laid on a card; in suit unless it says otherwise.
enum class Fit : std::uint8_t {
  none,             ///< nothing: only a vacant place is filled
  up,               ///< the next higher; the corner is not turned
  down,             ///< the next lower; the corner is not turned
  marry,            ///< the next higher or lower; the corner is not turned
  up_round,         ///< the next higher, and the ace on the king
  down_round,       ///< the next lower, and the king on the ace
  marry_round,      ///< the next higher or lower, king and ace being next to one another
  marry_any,        ///< the next higher or lower of any suit; the corner is not turned
  marry_any_round,  ///< the next higher or lower of any suit, king and ace being next to one another
};

/// What a vacant place takes.
enum class Space : std::uint8_t {
  closed,       ///< nothing from the player
  base,         ///< with `by_suit`: the ace of its suit where the family rises, the king where it falls
  any_card,     ///< any one available card
  card_or_run,  ///< any one available card, or a sequence of one suit as a unit, its order kept
  shared,       ///< a card which the rising and the falling family of its suit would both take
};

/// With which reasons a row refuses a move that does not keep to it.
struct Refusals {
  Why other_suit;  ///< the row asks for one suit, and the card is of another than the one exposed
  Why not_next;    ///< the suits are right, the values do not follow one another
  Why corner;      ///< the same where the two are king and ace
  Why vacancy;     ///< a vacant place does not take the card
  Why several = Why::one_card_at_a_time;               ///< more cards than one, on an exposed card
  Why several_into_vacancy = Why::one_card_at_a_time;  ///< the same into a vacancy that takes one card
  Pile apart = max_piles;                              ///< a place where every single card that does not fit
  Why at_that_place = Why::ok;                         ///< is refused with this reason instead

  /// The same, but at one place a card that does not fit is refused with another reason.
  [[nodiscard]] constexpr Refusals but_at(Pile place, Why why) const {
    Refusals changed = *this;
    changed.apart = place;
    changed.at_that_place = why;
    return changed;
  }
  /// The same, but with a reason of its own for several cards where a vacancy takes one.
  [[nodiscard]] constexpr Refusals if_several_fill(Why why) const {
    Refusals changed = *this;
    changed.several_into_vacancy = why;
    return changed;
  }
};

/// The refusals which games share.
namespace refuses {

/// Of a family, which has one reason whatever the card, and perhaps another for several cards.
constexpr Refusals of_family(Why off_family, Why several) {
  return {off_family, off_family, off_family, off_family, several, several};
}
inline constexpr Refusals rises = of_family(Why::family_rises, Why::family_rises);
inline constexpr Refusals falls = of_family(Why::family_falls, Why::family_falls);
/// Of a place where cards marry.
inline constexpr Refusals marriage{Why::wrong_suit, Why::not_next, Why::corner, Why::space_stays_empty};
/// Of a place which holds one card.
inline constexpr Refusals one_card{Why::place_is_taken, Why::place_is_taken, Why::place_is_taken,
                                   Why::space_stays_empty};
/// Of a place between two families (`Space::shared`).
inline constexpr Refusals for_both{Why::place_is_taken, Why::place_is_taken, Why::place_is_taken,
                                   Why::not_for_both,   Why::not_for_both,   Why::not_for_both};

}  // namespace refuses

/// One sentence of a game: whose exposed cards may go to which places, how they must fit, and why a card is
/// refused. No two rows of a game lead from one pile to the same other pile.
///
/// With `by_suit`, `to` is four places in the order spades, hearts, diamonds, clubs, each for its own suit:
/// families, or places where a card waits that both families would take (`Space::shared`). Of such places
/// `beside` names the eight families, the rising ones first; of families it names the four places, if there
/// are any.
struct Lay {
  Group from, to;
  Fit fit;
  Space space;
  Refusals refusals;
  bool by_suit = false;
  Group beside = {};
};

/// The rows of a game as its options have them, in fixed room.
class Rows {
 public:
  constexpr Rows() = default;
  constexpr Rows(std::initializer_list<Lay> lays) {
    for (const Lay& lay : lays) add(lay);
  }
  constexpr void add(const Lay& lay) { lays_[size_++] = lay; }
  [[nodiscard]] constexpr const Lay* begin() const { return lays_.data(); }
  [[nodiscard]] constexpr const Lay* end() const { return lays_.data() + size_; }

 private:
  std::array<Lay, 8> lays_;  // set up to `size_` only
  std::size_t size_ = 0;
};

/// A 64-bit set of kinds of card, `1 << kind`.
using Kinds = std::uint64_t;
/// All kinds of spades; those of another suit lie as many bits higher as the suit's number.
inline constexpr Kinds suit_of_spades = 0x1111111111111;

inline constexpr Kinds all_kinds = (Kinds{1} << 52) - 1;

/// Whether only cards of one suit fit so.
constexpr bool in_suit(Fit fit) { return fit != Fit::marry_any && fit != Fit::marry_any_round; }

/// The same ranks in every suit.
constexpr Kinds of_any_suit(Kinds kinds) {
  return ((kinds | kinds >> 1 | kinds >> 2 | kinds >> 3) & suit_of_spades) * 0xF;
}

/// Kinds which may be laid on any of these kinds. As kinds are numbered four to a rank, suit by suit, the
/// next rank of the same suit is a shift by four.
[[gnu::always_inline]] constexpr Kinds takers(Fit fit, Kinds kinds) {
  kinds &= all_kinds;
  if (!in_suit(fit)) kinds = of_any_suit(kinds);
  const Kinds higher = kinds << 4 & all_kinds, lower = kinds >> 4;
  switch (fit) {
    case Fit::none: return 0;
    case Fit::up: return higher;
    case Fit::down: return lower;
    case Fit::marry:
    case Fit::marry_any: return higher | lower;
    case Fit::up_round: return higher | kinds >> 48;
    case Fit::down_round: return lower | (kinds << 48 & all_kinds);
    case Fit::marry_round:
    case Fit::marry_any_round: return higher | lower | kinds >> 48 | (kinds << 48 & all_kinds);
  }
  return 0;
}

/// The fit by which the lower card would go on the upper instead.
constexpr Fit reverse(Fit fit) {
  switch (fit) {
    case Fit::up: return Fit::down;
    case Fit::down: return Fit::up;
    case Fit::up_round: return Fit::down_round;
    case Fit::down_round: return Fit::up_round;
    default: return fit;
  }
}

/// Whether a card may be laid on another.
constexpr bool fits(Fit fit, Card card, Card on) {
  return (takers(fit, Kinds{1} << on.kind()) >> card.kind() & 1) != 0;
}

/// The card with which an empty family of this suit begins.
constexpr int base_kind(Fit fit, int suit) { return suit + (fit == Fit::down ? 4 * (king - 1) : 0); }

}  // namespace longwood

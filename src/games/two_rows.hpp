#pragma once

#include <span>

#include "core/any_game.hpp"
#include "core/engine.hpp"

/// What Hoffmann's three games share: one pack's aces and kings found a rising and a falling family of each
/// suit.
namespace longwood::two_rows {

inline constexpr Group aces{0, 4}, kings{4, 4}, families{0, 8};

/// The aces and kings of the first pack.
inline constexpr auto withdrawn = std::to_array<Card>(
    {Card::of(ace, spades), Card::of(ace, hearts), Card::of(ace, diamonds), Card::of(ace, clubs),
     Card::of(king, spades), Card::of(king, hearts), Card::of(king, diamonds), Card::of(king, clubs)});

/// Sets the aces and kings out, and the rest face down in hand, the first to be dealt on top.
inline void set_out(Table& t, const Deal& deal, Pile hand) {
  for (const Card card : withdrawn) t.put((card.rank() == ace ? aces : kings)[card.suit()], card);
  for (int i = deal.count; i-- > 0;) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
}

/// All eight families are whole.
inline bool complete(const State& s) { return s.total(families) == max_cards; }

/// Whether a card is next on the rising or the falling family of its suit; an emptied one is founded anew.
inline bool follows(const State& s, Card card, bool falling) {
  const Card on = s.top[(falling ? kings : aces)[card.suit()]];
  if (on.none()) return card.rank() == (falling ? king : ace);
  return fits(falling ? Fit::down : Fit::up, card, on);
}

/// The places which may follow by rule when the card turned or an end card must be played.
inline void add_family_plays(const State& s, Pile from, MoveList& out) {
  const Card card = s.top[from];
  if (card.none()) return;
  if (follows(s, card, false)) out.lay(from, aces[card.suit()]);
  if (follows(s, card, true)) out.lay(from, kings[card.suit()]);
}

/// Why a card turned or an end card may not be played so, where plays in the deal are free; `astray` if no
/// play is meant at all.
inline Why why_not_played(const State& s, Move m, Why astray) {
  if (!families.has(m.to) || families.has(m.from) || astray == Why::hand_not_available) return astray;
  if (m.count == 0) return Why::no_such_move;
  if (s.size[m.from] == 0) return Why::nothing_there;
  if (m.count > 1) return Why::one_card_at_a_time;
  return aces.has(m.to) ? Why::family_rises : Why::family_falls;
}

/// The rows as options have them: to the families, among the packets and, where families give back, from a
/// family to packets and to the other family of its suit.
class OtherRows {
 public:
  constexpr OtherRows(Group packets, Fit marriage, Space vacancy, bool giving_back)
      : size_{giving_back ? 6U : 3U} {
    const Space founding = giving_back ? Space::base : Space::closed;
    const Space for_one = vacancy == Space::card_or_run ? Space::any_card : vacancy;
    lays_ = {Lay{packets, aces, Fit::up, founding, true}, Lay{packets, kings, Fit::down, founding, true},
             Lay{packets, packets, marriage, vacancy},    Lay{families, packets, marriage, for_one},
             Lay{aces, kings, Fit::down, founding, true}, Lay{kings, aces, Fit::up, founding, true}};
  }
  [[nodiscard]] constexpr std::span<const Lay> rows() const { return std::span{lays_}.first(size_); }

 private:
  std::array<Lay, 6> lays_;
  std::size_t size_;
};

/// When the game is won no family gives back any more.
inline Why keeps_when_won(const State& s, Pile from) {
  return families.has(from) && complete(s) ? Why::families_are_final : Why::ok;
}

/// How the packets are taken up under an option `gather`, whose choices are in this order.
constexpr Gather gathered(std::uint8_t choice) { return static_cast<Gather>(choice); }

inline constexpr std::array<std::string_view, 8> family_names{"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck"};

}  // namespace longwood::two_rows

#pragma once

#include <algorithm>

#include "games/search/common.hpp"
#include "games/two_rows.hpp"
#include "solve/heuristics/search_spec.hpp"

/// Advice for games in which each suit has a family that rises and one that falls.
namespace longwood::advice {

/// How far a suit's rising family has come: 0 where it was emptied.
inline int risen(const State& s, int suit) {
  const Card top = s.top[two_rows::aces[suit]];
  return top.none() ? 0 : top.rank();
}
/// How far its falling family has come: one above the king where it was emptied.
inline int fallen(const State& s, int suit) {
  const Card top = s.top[two_rows::kings[suit]];
  return top.none() ? king + 1 : top.rank();
}

/// The crossing rule. Once a suit's families have met (the rising one shows u, the falling one d, and u + 1
/// >= d), a play of rank u + 1 up or of rank d - 1 down is safe. Claim: the card can go nowhere else in the
/// end, and no card needs it. Its twin already lies on the other family; and a card that would rest on it is
/// of rank u (already on both families), or u + 2, whose own place opens by this very play. Premise: no
/// redeal is to come, for in a redeal every card played shifts the cards that follow. The twin of a card that
/// is held in `between` is safe for the same reasons: one of the two is due on each family, and whatever
/// would rest on it can then go to a family.
inline std::optional<Move> crossing_play(const State& s, Group packets, Group between = {}) {
  using namespace two_rows;
  Kinds rising = 0, falling = 0;
  for (int suit = 0; suit < 4; ++suit) {
    if (between.count > 0 && s.size[between[suit]] > 0) {
      rising |= Kinds{1} << s.top[between[suit]].kind();
      continue;
    }
    const Card up = s.top[aces[suit]], down = s.top[kings[suit]];
    if (up.none() || down.none() || up.rank() + 1 < down.rank()) continue;
    rising |= accepted_on(BuildRule::up, Kinds{1} << up.kind());
    falling |= accepted_on(BuildRule::down, Kinds{1} << down.kind());
  }
  if ((rising | falling) == 0) return {};
  const Kinds exposed = exposed_kinds(s, packets);
  if (const auto play = play_wanted(s, packets, aces, rising & exposed)) return play;
  return play_wanted(s, packets, kings, falling & exposed);
}

/// Leaves out plays to a family of cards which may be held instead; holding dominates. What can be played
/// after the play can be played after holding: the card held goes to the family that it would have been
/// played to as soon as one continues it there, and also if its twin goes to the other family. Premise:
/// nothing is compelled any more, so no card is being dealt or to be dealt again; otherwise a card that is
/// held would compel plays of both its neighbours.
inline void hold_rather(MoveList& moves, Group between) {
  Kinds held = 0;  // places to move from, as bits
  for (const Move m : moves)
    if (between.has(m.to)) held |= Kinds{1} << m.from;
  if (held != 0)
    moves.keep_if([&](Move m) { return (held >> m.from & 1) == 0 || !two_rows::families.has(m.to); });
}

/// Weights of `packets_estimate`.
struct PacketWeights {
  int left = 6, joint = 3, vacancy = 4, cover = 1;
};

/// Cards left, marriages made, vacancies, and how deep the next card of each family lies in the packets.
inline int packets_estimate(const Table& table, PileSums& memory, Group packets, const PacketWeights& w,
                            Group between = {}) {
  using namespace two_rows;
  const State& s = table.state();
  std::array<int, 8> depth;
  depth.fill(12);
  std::array<int, 8> next{};
  for (int suit = 0; suit < 4; ++suit) {
    next[static_cast<std::size_t>(suit)] = risen(s, suit) + 1;
    next[static_cast<std::size_t>(suit + 4)] = fallen(s, suit) - 1;
    if (next[static_cast<std::size_t>(suit)] > king) depth[static_cast<std::size_t>(suit)] = 0;
    if (next[static_cast<std::size_t>(suit + 4)] < ace) depth[static_cast<std::size_t>(suit + 4)] = 0;
  }
  Kinds wanted = 0;
  for (std::size_t i = 0; i < next.size(); ++i)
    if (next[i] >= ace && next[i] <= king)
      wanted |= Kinds{1} << Card::of(next[i], static_cast<int>(i % 4)).kind();
  const auto joint = [](Card card, Card below, Kinds) {
    return !below.none() && (card.kind() == below.kind() + 4 || card.kind() + 4 == below.kind()) ? 1 : 0;
  };
  int joints = 0, vacancies = 0;
  for (int i = 0; i < packets.count; ++i) {
    Card card = s.top[packets[i]];
    if (card.none()) ++vacancies;
    joints += memory.sum(table, card, joint);
    for (int above = 0; (table.kinds_up_to(card) & wanted) != 0; ++above, card = s.under[card.id]) {
      const auto suit = static_cast<std::size_t>(card.suit());
      if (card.rank() == next[suit]) depth[suit] = std::min(depth[suit], above);
      if (card.rank() == next[suit + 4]) depth[suit + 4] = std::min(depth[suit + 4], above);
    }
  }
  int value = 4000 + w.left * (max_cards - s.total(families) - s.total(between)) - w.joint * joints -
              w.vacancy * vacancies;
  for (const int d : depth) value += w.cover * d;
  return value;
}

/// Order for the two games of three deals, whose layouts are gathered and dealt again twice. A layout whose
/// order is still to be dealt is worth something else than one that must be played out as it lies, hence
/// weights of its own for each of four phases. Found by a search over the weights, on deals of their own.
struct ThreeDeals {
  std::array<PacketWeights, 4> weights;  ///< dealing, playing; then the same in the last deal
  int in_hand = 320;                     ///< weight of a card still in hand

  static constexpr bool last(int redeals) { return redeals == 2; }

  [[nodiscard]] int estimate(const Table& table, PileSums& memory, Group packets, Pile hand, int redeals,
                             bool dealing, Group between = {}) const {
    const std::size_t phase = (last(redeals) ? 2U : 0U) + (dealing ? 0U : 1U);
    return packets_estimate(table, memory, packets, weights[phase], between) + in_hand * table.size(hand);
  }

  /// While cards are dealt, every four are a stage; in play before a redeal, every card out: so that layouts
  /// of few and of many cards both reach the next deal. The last play is one stage, and so is any play where
  /// families give back, for then the cards out may become fewer.
  static int stage(const State& s, Pile hand, int redeals, bool dealing, bool giving_back,
                   Group between = {}) {
    const int played = last(redeals) || giving_back ? 0 : s.total(two_rows::families) + s.total(between);
    return 256 * redeals + (dealing ? (100 - s.size[hand]) / 4 : 100 + played);
  }
};

/// Heuristic pruning where there is a play to a family. If the families of a suit have met, it keeps one of
/// its plays; otherwise, if `all`, it omits everything that is not a play. Not sound: before the last redeal
/// a play shifts the cards that follow, and a marriage may have to come before a play.
inline void plays_first(const State& s, MoveList& moves, bool all, Group between = {}) {
  using namespace two_rows;
  bool any = false;
  for (const Move m : moves) {
    if (m.act != Act::lay || (!families.has(m.to) && !between.has(m.to))) continue;
    const int suit = s.top[m.from].suit();
    if (risen(s, suit) + 1 >= fallen(s, suit)) {
      const Move crossing = m;
      moves.clear();
      return moves.add(crossing);
    }
    any = true;
  }
  if (any && all)
    moves.keep_if([&](Move m) { return m.act == Act::lay && (families.has(m.to) || between.has(m.to)); });
}

}  // namespace longwood::advice

#pragma once

#include <utility>

#include "core/move.hpp"
#include "core/rules.hpp"
#include "core/state.hpp"
#include "core/table.hpp"
#include "core/why.hpp"

/// The blocks which all games share. A game `G` states its ordinary rules as the constexpr rows `G::lays`; what a
/// row cannot say stands in two hooks:
///   `Why G::forbids(state, from, to)`  refuses what a row would allow (optional);
///   `Why G::astray(from, to)`          says why no row leads from the one pile to the other (optional).
/// `lay_moves` and `why_not_lay` read the same rows and the same hooks, so they cannot disagree.
namespace longwood {

/// The kinds exposed in a group.
constexpr Kinds exposed_kinds(const State& s, Group group) {
  Kinds kinds = 0;
  for (int i = 0; i < group.count; ++i) kinds |= Kinds{1} << (s.top[group[i]].kind() & 63);
  return kinds & all_kinds;
}

/// The exception to a row, if the game has any.
template <class G>
constexpr Why forbids(const State& s, Pile from, Pile to) {
  if constexpr (requires { G::forbids(s, from, to); }) return G::forbids(s, from, to);
  return Why::ok;
}

/// How many cards at the end of a pile are a sequence of one suit, in one direction.
constexpr int run_length(const State& s, Pile pile) {
  int length = s.size[pile] > 0 ? 1 : 0;
  Card card = s.top[pile];
  for (int step = 0; length < s.size[pile]; ++length) {
    const Card below = s.under[card.id];
    const int change = below.rank() - card.rank();
    if (below.suit() != card.suit() || change * change != 1 || (step != 0 && change != step)) break;
    step = change;
    card = below;
  }
  return length;
}

/// The kinds which the families of a row take now.
template <Lay lay>
constexpr Kinds wanted_by_families(const State& s) {
  Kinds wanted = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const Card top = s.top[lay.to[suit]];
    if (!top.none())
      wanted |= takers(lay.fit, Kinds{1} << top.kind());
    else if constexpr (lay.space == Space::base)
      wanted |= Kinds{1} << base_kind(lay.fit, suit);
  }
  return wanted;
}

/// Adds the moves of one row; `exposed` are the kinds shown in `lay.from`.
template <class G, Lay lay>
void add_lays(const State& s, Kinds exposed, MoveList& out) {
  const auto offer = [&](Pile from, Pile to) {
    if (forbids<G>(s, from, to) == Why::ok) out.lay(from, to);
  };
  if constexpr (lay.by_suit) {
    const Kinds wanted = wanted_by_families<lay>(s);
    if ((wanted & exposed) == 0) return;
    for (int i = 0; i < lay.from.count; ++i)
      if (const Card card = s.top[lay.from[i]]; !card.none() && (wanted >> card.kind() & 1) != 0)
        offer(lay.from[i], lay.to[card.suit()]);
  } else if constexpr (lay.fit != Fit::none) {
    const Kinds wanted = takers(lay.fit, lay.to == lay.from ? exposed : exposed_kinds(s, lay.to));
    if ((wanted & exposed) != 0)
      for (int i = 0; i < lay.from.count; ++i)
        if (const Card card = s.top[lay.from[i]]; !card.none() && (wanted >> card.kind() & 1) != 0)
          for (int j = 0; j < lay.to.count; ++j)
            if (const Card on = s.top[lay.to[j]]; !on.none() && fits(lay.fit, card, on)) offer(lay.from[i], lay.to[j]);
  }
  if constexpr (lay.space == Space::any_card || lay.space == Space::card_or_run)
    for (int j = 0; j < lay.to.count; ++j)
      if (s.size[lay.to[j]] == 0)
        for (int i = 0; i < lay.from.count; ++i)
          if (const Pile from = lay.from[i]; s.size[from] > 0 && forbids<G>(s, from, lay.to[j]) == Why::ok) {
            const int longest = lay.space == Space::card_or_run ? run_length(s, from) : 1;
            for (int n = 1; n <= longest; ++n) out.lay(from, lay.to[j], n);
          }
}

/// Adds every move that the rows of `G` allow, row by row; rows with the same `from` should stand together.
template <class G>
void lay_moves(const State& s, MoveList& out) {
  [&]<std::size_t... row>(std::index_sequence<row...>) {
    Kinds exposed = 0;
    const auto read = [&]<std::size_t i>() {
      if constexpr (i == 0 || G::lays[i].from != G::lays[i == 0 ? 0 : i - 1].from)
        exposed = exposed_kinds(s, G::lays[i].from);
    };
    ((read.template operator()<row>(), add_lays<G, G::lays[row]>(s, exposed, out)), ...);
  }(std::make_index_sequence<G::lays.size()>{});
}

/// Why a row does not let `card` go to the pile `to`.
constexpr Why why_not_fits(const State& s, const Lay& lay, Card card, Pile to) {
  const bool falls = lay.fit == Fit::down, rises = lay.fit == Fit::up || lay.fit == Fit::up_round;
  const Why off_family = falls ? Why::family_falls : Why::family_rises;
  const Card on = s.top[to];
  if (on.none()) {
    if (lay.space == Space::closed) return Why::space_stays_empty;
    if (lay.space != Space::base) return Why::ok;
    return card.kind() == base_kind(lay.fit, to - lay.to.first) ? Why::ok : off_family;
  }
  if (fits(lay.fit, card, on)) return Why::ok;
  if (falls || rises) return off_family;
  if (lay.fit == Fit::none) return Why::place_is_taken;
  if (card.suit() != on.suit()) return Why::wrong_suit;
  const bool at_the_corner = card.rank() + on.rank() == ace + king && card.rank() * on.rank() == ace * king;
  return at_the_corner ? Why::corner : Why::not_next;
}

/// Why the rows and hooks of `G` refuse a `lay`; `Why::ok` exactly if `lay_moves` lists it.
template <class G>
constexpr Why why_not_lay(const State& s, Move m) {
  if (m.count == 0) return Why::no_such_move;
  if (m.from == m.to) return Why::same_place;
  const Lay* lay = nullptr;
  for (const Lay& row : G::lays)
    if (row.from.has(m.from) && row.to.has(m.to) && (lay == nullptr || !row.by_suit)) lay = &row;
  if (lay == nullptr) {
    if constexpr (requires { G::astray(m.from, m.to); }) return G::astray(m.from, m.to);
    return Why::not_that_way;
  }
  if (s.size[m.from] == 0) return Why::nothing_there;
  if (const Why why = forbids<G>(s, m.from, m.to); why != Why::ok) return why;
  if (m.count > 1) {
    if (lay->space != Space::card_or_run || s.size[m.to] > 0) return Why::one_card_at_a_time;
    return m.count <= run_length(s, m.from) ? Why::ok : Why::not_a_run;
  }
  return why_not_fits(s, *lay, s.top[m.from], m.to);
}

/// How packets are taken up for a redeal. P1…Pn are the packets in dealing order.
enum class Gather : std::uint8_t {
  deal_order,  ///< the first card dealt is the base of P1, then the rest of P1 upward, then P2
};

/// Takes up the packets into the hand, unshuffled.
inline void gather(Table& t, Group packets, Pile hand, Gather order) {
  if (order == Gather::deal_order)
    for (int i = packets.count; i-- > 0;) t.pour(packets[i], hand, t.size(packets[i]));
}

}  // namespace longwood

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "core/move.hpp"
#include "core/rules.hpp"
#include "core/state.hpp"
#include "core/table.hpp"
#include "core/why.hpp"

/// The blocks which all games share. A game `G` states its ordinary rules as the constexpr rows `G::lays`;
/// what a row cannot say stands in two hooks:
///   `Why G::forbids(state, from, to)`  refuses what a row would allow (optional);
///   `Why G::astray(from, to)`          says why no row leads from the one pile to the other (optional).
/// `lay_moves` and `why_not_lay` read the same rows and the same hooks, so they cannot disagree.
namespace longwood {

/// Stands among the kinds for the vacant places of a group.
inline constexpr Kinds vacant = Kinds{1} << 63;

/// What a group shows at one time; `indexed` if the places are asked for often enough to note them by kind.
template <Group group, bool indexed>
class Faces {
 public:
  explicit Faces(const State& s) : state_{s} {
    for (int i = 0; i < group.count; ++i) {
      const int kind = kind_at(i);
      if constexpr (indexed) {
        std::uint32_t& places = places_[static_cast<std::size_t>(kind)];
        places = ((kinds_ >> kind & 1) != 0 ? places : 0) | 1U << i;
      }
      kinds_ |= Kinds{1} << kind;
    }
  }

  /// The kinds exposed, and `vacant` if a place is.
  [[nodiscard]] Kinds kinds() const { return kinds_; }

  /// The places which show one of these kinds, as a set of bits.
  [[nodiscard]] std::uint32_t showing(Kinds wanted) const {
    std::uint32_t found = 0;
    wanted &= kinds_;
    if constexpr (indexed)
      for (; wanted != 0; wanted &= wanted - 1)
        found |= places_[static_cast<std::size_t>(std::countr_zero(wanted))];
    else if (wanted != 0)
      for (int i = 0; i < group.count; ++i)
        found |= static_cast<std::uint32_t>(wanted >> kind_at(i) & 1) << i;
    return found;
  }

 private:
  // No card is kind 63 here, so that a vacant place shows `vacant`.
  [[nodiscard]] int kind_at(int i) const { return state_.top[group[i]].kind() & 63; }

  const State& state_;
  Kinds kinds_ = 0;
  std::array<std::uint32_t, 64> places_;  // set for `kinds_` only: filling all would cost more than the rest
};

/// Calls `visit` with the number of each bit that is set, from the lowest.
template <class Visit>
constexpr void for_each_bit(std::uint32_t bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
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

/// The kinds which go next on a card; none where there is none.
constexpr Kinds takers_on(Fit fit, Card card) {
  return card.none() ? 0 : takers(fit, Kinds{1} << card.kind());
}

/// The kinds which the place of one suit takes now under a row with `by_suit`. A card that waits between two
/// families lets each take its twin as well, and the card which would follow it there.
[[gnu::always_inline]] constexpr Kinds wanted_in_suit(const State& s, const Lay& lay, int suit) {
  const Card top = s.top[lay.to[suit]];
  if (lay.space == Space::shared)
    return top.none() ? takers_on(Fit::up, s.top[lay.beside[suit]]) &
                            takers_on(Fit::down, s.top[lay.beside[suit + 4]])
                      : 0;
  if (lay.beside.count > 0)
    if (const Card waiting = s.top[lay.beside[suit]]; !waiting.none())
      return takers_on(lay.fit, waiting) | Kinds{1} << waiting.kind();
  if (!top.none()) return takers(lay.fit, Kinds{1} << top.kind());
  if (lay.space == Space::base) return Kinds{1} << base_kind(lay.fit, suit);
  return lay.space == Space::closed ? 0 : all_kinds;
}

/// The kinds which the families of a row take now, or the places between them.
template <Lay lay>
constexpr Kinds wanted_by_families(const State& s) {
  Kinds wanted = 0;
  for (int suit = 0; suit < 4; ++suit) wanted |= wanted_in_suit(s, lay, suit);
  return wanted;
}

/// Adds the moves of one row; `from` is what `lay.from` shows.
template <class G, Lay lay, class From>
void add_lays(const State& s, const From& from, MoveList& out) {
  const auto offer = [&](int i, Pile to) {
    if (forbids<G>(s, lay.from[i], to) == Why::ok) out.lay(lay.from[i], to);
  };
  if constexpr (lay.by_suit) {
    for_each_bit(from.showing(wanted_by_families<lay>(s)),
                 [&](int i) { offer(i, lay.to[s.top[lay.from[i]].suit()]); });
  } else {
    const auto add_to = [&](const auto& to) {
      if constexpr (lay.fit != Fit::none)
        for_each_bit(from.showing(takers(lay.fit, to.kinds())), [&](int i) {
          const Kinds kind = Kinds{1} << s.top[lay.from[i]].kind();
          for_each_bit(to.showing(takers(reverse(lay.fit), kind)), [&](int j) { offer(i, lay.to[j]); });
        });
      if constexpr (lay.space == Space::any_card || lay.space == Space::card_or_run)
        for_each_bit(to.showing(vacant), [&](int j) {
          for (int i = 0; i < lay.from.count; ++i)
            if (s.size[lay.from[i]] > 0 && forbids<G>(s, lay.from[i], lay.to[j]) == Why::ok) {
              const int longest = lay.space == Space::card_or_run ? run_length(s, lay.from[i]) : 1;
              for (int n = 1; n <= longest; ++n) out.lay(lay.from[i], lay.to[j], n);
            }
        });
    };
    if constexpr (lay.to == lay.from)
      add_to(from);
    else
      add_to(Faces<lay.to, false>{s});
  }
}

/// Whether the cards of a group are laid on one another in `G`.
template <class G>
constexpr bool marries(Group group) {
  return std::ranges::any_of(G::lays, [&](const Lay& lay) { return lay.from == group && lay.to == group; });
}

/// Where the rows end which stand together with this one because they have the same `from`.
template <class G>
constexpr std::size_t end_of_rows(std::size_t row) {
  const Group from = G::lays[row].from;
  while (row < G::lays.size() && G::lays[row].from == from) ++row;
  return row;
}

/// Adds every move that the rows of `G` allow, row by row; rows with the same `from` should stand together.
template <class G, std::size_t row = 0>
void lay_moves(const State& s, MoveList& out) {
  if constexpr (row < G::lays.size()) {
    constexpr Group group = G::lays[row].from;
    const Faces<group, marries<G>(group)> faces{s};
    constexpr std::size_t end = end_of_rows<G>(row);
    [&]<std::size_t... i>(std::index_sequence<i...>) {
      (add_lays<G, G::lays[row + i]>(s, faces, out), ...);
    }(std::make_index_sequence<end - row>{});
    lay_moves<G, end>(s, out);
  }
}

/// Why a row with `by_suit` does not let `card` go to the pile `to`.
constexpr Why why_not_in_suit(const State& s, const Lay& lay, Card card, Pile to) {
  const int suit = to - lay.to.first;
  if ((wanted_in_suit(s, lay, suit) >> card.kind() & 1) != 0) return Why::ok;
  if (lay.space == Space::shared) return s.top[to].none() ? Why::not_for_both : Why::place_is_taken;
  if (s.top[to].none() && lay.space == Space::closed) return Why::space_stays_empty;
  return lay.fit == Fit::down ? Why::family_falls : Why::family_rises;
}

/// Why a row does not let `card` go to the pile `to`.
constexpr Why why_not_fits(const State& s, const Lay& lay, Card card, Pile to) {
  if (lay.by_suit) return why_not_in_suit(s, lay, card, to);
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
  if (card.suit() != on.suit() && lay.fit != Fit::marry_any && lay.fit != Fit::marry_any_round)
    return Why::wrong_suit;
  const bool at_the_corner = (lay.fit == Fit::marry || lay.fit == Fit::marry_any) &&
                             card.rank() + on.rank() == ace + king && card.rank() * on.rank() == ace * king;
  return at_the_corner ? Why::corner : Why::not_next;
}

/// Adds every move that rows chosen by options allow; the hooks are those of `G`. Slower than the rows which
/// `G` states as constants, of which the same is true.
template <class G>
[[gnu::noinline]] void lay_moves(const State& s, std::span<const Lay> rows, MoveList& out) {
  for (const Lay& lay : rows)
    for (int i = 0; i < lay.from.count; ++i) {
      const Pile from = lay.from[i];
      const Card card = s.top[from];
      if (card.none()) continue;
      const auto offer = [&](Pile to, int count) {
        if (from != to && forbids<G>(s, from, to) == Why::ok) out.lay(from, to, count);
      };
      if (lay.by_suit) {
        const Pile to = lay.to[card.suit()];
        if (why_not_fits(s, lay, card, to) == Why::ok) offer(to, 1);
        continue;
      }
      const Kinds below = takers(reverse(lay.fit), Kinds{1} << card.kind());
      const bool fills = lay.space == Space::any_card || lay.space == Space::card_or_run;
      const int longest = lay.space == Space::card_or_run ? run_length(s, from) : 1;
      for (int j = 0; j < lay.to.count; ++j) {
        const Pile to = lay.to[j];
        if (s.top[to].none()) {
          for (int n = 1; fills && n <= longest; ++n) offer(to, n);
        } else if ((below >> s.top[to].kind() & 1) != 0) {
          offer(to, 1);
        }
      }
    }
}

/// Why these rows and the hooks of `G` refuse a `lay`; `Why::ok` exactly if `lay_moves` lists it.
template <class G>
constexpr Why why_not_lay(const State& s, Move m, std::span<const Lay> rows) {
  if (m.count == 0) return Why::no_such_move;
  if (m.from == m.to) return Why::same_place;
  const Lay* lay = nullptr;
  for (const Lay& row : rows)
    if (row.from.has(m.from) && row.to.has(m.to) && (lay == nullptr || !row.by_suit)) lay = &row;
  if (lay == nullptr) {
    if constexpr (requires { G::astray(m.from, m.to); }) return G::astray(m.from, m.to);
    return Why::not_that_way;
  }
  if (s.size[m.from] == 0) return Why::nothing_there;
  if (const Why why = forbids<G>(s, m.from, m.to); why != Why::ok) return why;
  if (m.count > 1) {
    // a family rises or falls card by card, and one card only is held
    if (lay->space == Space::shared) return Why::not_for_both;
    if (lay->by_suit) return lay->fit == Fit::down ? Why::family_falls : Why::family_rises;
    if (lay->space != Space::card_or_run || s.size[m.to] > 0) return Why::one_card_at_a_time;
    return m.count <= run_length(s, m.from) ? Why::ok : Why::not_a_run;
  }
  return why_not_fits(s, *lay, s.top[m.from], m.to);
}

/// The same by the rows which `G` states as constants.
template <class G>
constexpr Why why_not_lay(const State& s, Move m) {
  return why_not_lay<G>(s, m, G::lays);
}

/// How packets are taken up for a redeal. P1…Pn are the packets in dealing order.
enum class Gather : std::uint8_t {
  deal_order,       ///< the first card dealt is the base of P1, then the rest of P1 upward, then P2
  reverse_packets,  ///< the first card dealt is the base of Pn, then the rest of Pn upward, then Pn-1
  reverse_all,      ///< the first card dealt is the exposed card of Pn, then the rest of Pn downward
};

/// Takes up the packets into the hand, unshuffled.
inline void gather(Table& t, Group packets, Pile hand, Gather order) {
  for (int i = 0; i < packets.count; ++i) {
    const Pile packet = packets[order == Gather::deal_order ? packets.count - 1 - i : i];
    if (order != Gather::reverse_all)
      t.pour(packet, hand, t.size(packet));
    else if (t.size(packet) > 0)
      t.shift(packet, hand, t.size(packet));
  }
}

}  // namespace longwood

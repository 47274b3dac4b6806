#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <span>
#include <type_traits>
#include <utility>

#include "core/game_rules.hpp"
#include "core/move.hpp"
#include "core/options.hpp"
#include "core/pile_group.hpp"
#include "core/rules.hpp"
#include "core/state.hpp"
#include "core/table.hpp"
#include "core/why.hpp"

/// Code that all games share: it reads the rows and hooks of `G::rules` (core/game_rules.hpp). `lay_moves`
/// and `why_not_lay` read the same, so they cannot disagree.
namespace longwood {

/// A value among the kinds that means a vacant place of a group.
inline constexpr Kinds vacant = Kinds{1} << 63;

/// The kind of this exposed card, or `vacant` if there is none; no card has kind 63.
constexpr Kinds kind_shown(Card card) { return Kinds{1} << (card.kind() & 63); }

/// The same by the card's number, for loops over many places.
inline constexpr auto kinds_shown = [] {
  std::array<Kinds, 256> shown{};
  for (std::size_t id = 0; id < shown.size(); ++id)
    shown[id] = kind_shown(Card{static_cast<std::uint8_t>(id)});
  return shown;
}();

/// The exposed cards of a group; `indexed` if places are looked up by kind often enough to record them.
template <Group group, bool indexed>
class ExposedCards {
  static_assert(group.count <= 64, "a set of places has a bit for each");
  /// A set of places, as bits: 32 bits are faster if they suffice.
  using Places = std::conditional_t<group.count <= 32, std::uint32_t, std::uint64_t>;

 public:
  explicit ExposedCards(const State& s) : state_{s} {
    for (int i = 0; i < group.count; ++i) {
      const int kind = kind_at(i);
      if constexpr (indexed) {
        Places& places = places_[static_cast<std::size_t>(kind)];
        places = ((kinds_ >> kind & 1) != 0 ? places : 0) | Places{1} << i;
      }
      kinds_ |= Kinds{1} << kind;
    }
  }

  /// The exposed kinds, with `vacant` if a place is vacant.
  [[nodiscard]] Kinds kinds() const { return kinds_; }

  /// The places that show one of these kinds, as a set of bits.
  [[nodiscard]] Places showing(Kinds wanted) const {
    Places found = 0;
    wanted &= kinds_;
    if constexpr (indexed)
      for (; wanted != 0; wanted &= wanted - 1)
        found |= places_[static_cast<std::size_t>(std::countr_zero(wanted))];
    else if (wanted != 0)
      for (int i = 0; i < group.count; ++i) found |= static_cast<Places>(wanted >> kind_at(i) & 1) << i;
    return found;
  }

 private:
  // Kind 63 is never a card, so a vacant place shows `vacant`.
  [[nodiscard]] int kind_at(int i) const { return state_.top[group[i]].kind() & 63; }

  const State& state_;
  Kinds kinds_ = 0;
  std::array<Places, 64> places_;  // set for `kinds_` only: filling all would be slower
};

/// Calls `visit` with the number of each bit that is set, from the lowest.
template <std::unsigned_integral Bits, class Visit>
constexpr void for_each_bit(Bits bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

/// Which rows are read: the book's, which are compile-time constants, or those that depend on options.
enum class RuleSource : bool { book, options };

/// The game's exception to a row, if it has one.
template <class G, RuleSource by>
constexpr Why forbids(const State& s, Pile from, Pile to) {
  if constexpr (by == RuleSource::options) return G::forbids_by_choice(s, from, to);
  constexpr auto forbidden = G::rules.forbids;
  if constexpr (forbidden != nullptr) return forbidden(s, from, to);
  return Why::ok;
}

/// How many cards of a pile, from the exposed one down, lie face up.
template <class G>
constexpr int open_cards(const State& s, Pile pile) {
  if constexpr (constexpr FaceDown covered = G::rules.covered; covered.piles.count > 0)
    if (covered.piles.has(pile)) return s.size[pile] - s.counter[covered.of(pile)];
  return s.size[pile];
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

/// How many of the `open` cards at the end of a pile follow one another by this fit.
constexpr int run_length(const State& s, Pile pile, BuildRule fit, int open) {
  int length = open > 0 ? 1 : 0;
  for (Card card = s.top[pile]; length < open; ++length) {
    const Card below = s.under[card.id];
    if (!fits(fit, card, below)) break;
    card = below;
  }
  return length;
}

/// The kinds that go next on a card; none if there is no card.
constexpr Kinds accepted_on(BuildRule fit, Card card) {
  return card.none() ? 0 : accepted_on(fit, Kinds{1} << card.kind());
}

/// The first rank of families that continue round the corner, up or down; 0 while all are vacant.
constexpr int first_rank(const State& s, Group families, Direction step = Direction::up) {
  for (int i = 0; i < families.count; ++i)
    if (const int size = s.size[families[i]]; size > 0) {
      const int top = s.top[families[i]].rank(), steps = size - 1;
      return (step == Direction::down ? top + steps - 1 : top - steps + 12) % 13 + 1;
    }
  return 0;
}

/// The kinds that a place takes now under a row with `Serves::one_suit`. If a card is held between two
/// families, each may also take its twin, and the card that follows it there.
[[gnu::always_inline]] constexpr Kinds wanted_at(const State& s, const MoveRule& lay, int place) {
  const int suit = place * 4 / lay.to.count;
  const Card top = s.top[lay.to[place]];
  if (lay.space == VacancyRule::shared)
    return top.none() ? accepted_on(BuildRule::up, s.top[lay.beside[suit]]) &
                            accepted_on(BuildRule::down, s.top[lay.beside[suit + 4]])
                      : 0;
  if (lay.beside.count > 0)
    if (const Card waiting = s.top[lay.beside[suit]]; !waiting.none())
      return accepted_on(lay.fit, waiting) | Kinds{1} << waiting.kind();
  if (!top.none()) {
    // a family that went round the corner is complete, although its base would fit again
    if (lay.begins == Begins::alike && s.size[lay.to[place]] >= king) return 0;
    return accepted_on(lay.fit, Kinds{1} << top.kind());
  }
  if (lay.space == VacancyRule::base) {
    if (lay.begins == Begins::ace_or_king) return Kinds{1} << base_kind(lay.fit, suit);
    const int rank = first_rank(s, lay.to, lay.fit.step);
    return rank == 0 ? suit_of_spades << suit : Kinds{1} << Card::of(rank, suit).kind();
  }
  return lay.space == VacancyRule::closed ? 0 : suit_of_spades << suit;
}

/// The kinds that the families of a row, or the places between them, take now.
template <MoveRule lay>
constexpr Kinds wanted_by_families(const State& s) {
  Kinds wanted = 0;
  for (int place = 0; place < lay.to.count; ++place) wanted |= wanted_at(s, lay, place);
  return wanted;
}

/// What a vacant place of the row shows.
constexpr Kinds vacancies(const MoveRule& lay) { return lay.head == 0 ? vacant : of_rank(lay.head); }
/// Whether a place of the row that shows this card, or none, counts as vacant.
constexpr bool is_vacant(const MoveRule& lay, Card on) {
  return (vacancies(lay) >> (on.kind() & 63) & 1) != 0;
}

/// Whether a vacant place of the row takes a card, or a unit with this base.
constexpr bool fills(const MoveRule& lay, Card card) {
  if (card.rank() == lay.head) return false;
  if (lay.space == VacancyRule::kings) return card.rank() == king;
  return lay.space == VacancyRule::any_card || lay.space == VacancyRule::card_or_run;
}

/// Whether a row lets `card` go to the pile `to`.
constexpr bool takes(const State& s, const MoveRule& lay, Card card, Pile to) {
  if (lay.by_suit()) return (wanted_at(s, lay, to - lay.to.first) >> card.kind() & 1) != 0;
  const Card on = s.top[to];
  return is_vacant(lay, on) ? fills(lay, card) : !on.none() && fits(lay.fit, card, on);
}

/// How many cards at the end of a pile a row may move together.
template <class G>
constexpr int longest_unit(const State& s, const MoveRule& lay, Pile from) {
  return run_length(s, from, lay.group, open_cards<G>(s, from));
}

/// Calls `offer(to, count)` for every unit that a row lets move from one pile to another.
template <class G, class Offer>
[[gnu::always_inline]] constexpr void each_unit(const State& s, const MoveRule& lay, Pile from, Offer offer) {
  const int longest = longest_unit<G>(s, lay, from);
  Card base = s.top[from];
  for (int n = 1; n <= longest; ++n, base = s.under[base.id]) {
    if (lay.unit == Unit::whole && n < longest) continue;
    for (int j = 0; j < lay.to.count; ++j)
      if (const Pile to = lay.to[j]; to != from && takes(s, lay, base, to)) offer(to, n);
  }
}

/// Adds the moves of one row; `from` is what `lay.from` shows.
template <class G, MoveRule lay, class From>
void add_lays(const State& s, const From& from, MoveList& out) {
  const auto offer = [&](int i, Pile to) {
    if (forbids<G, RuleSource::book>(s, lay.from[i], to) == Why::ok) out.lay(lay.from[i], to);
  };
  if constexpr (lay.unit != Unit::one) {
    for (int i = 0; i < lay.from.count; ++i)
      each_unit<G>(s, lay, lay.from[i], [&](Pile to, int n) {
        if (forbids<G, RuleSource::book>(s, lay.from[i], to) == Why::ok) out.lay(lay.from[i], to, n);
      });
  } else if constexpr (lay.by_suit() && lay.alike() > 1) {
    for_each_bit(from.showing(wanted_by_families<lay>(s)), [&](int i) {
      const Card card = s.top[lay.from[i]];
      for (int place = lay.alike() * card.suit(), n = 0; n < lay.alike(); ++n, ++place)
        if ((wanted_at(s, lay, place) >> card.kind() & 1) != 0) offer(i, lay.to[place]);
    });
  } else if constexpr (lay.by_suit()) {
    for_each_bit(from.showing(wanted_by_families<lay>(s)),
                 [&](int i) { offer(i, lay.to[s.top[lay.from[i]].suit()]); });
  } else {
    const auto add_to = [&](const auto& to) {
      // a place that counts as vacant is filled below
      constexpr Kinds laid_on = ~vacancies(lay);
      if constexpr (lay.fit.step != Direction::none)
        for_each_bit(from.showing(accepted_on(lay.fit, to.kinds() & laid_on)), [&](int i) {
          const Kinds kind = Kinds{1} << s.top[lay.from[i]].kind();
          for_each_bit(to.showing(accepted_on(reverse(lay.fit), kind) & laid_on), [&](int j) {
            // a card fits itself only if the row asks for equal values
            if (lay.fit.step != Direction::equal || lay.from[i] != lay.to[j]) offer(i, lay.to[j]);
          });
        });
      if constexpr (lay.space == VacancyRule::any_card || lay.space == VacancyRule::card_or_run ||
                    lay.space == VacancyRule::kings)
        for_each_bit(to.showing(vacancies(lay)), [&](int j) {
          for (int i = 0; i < lay.from.count; ++i)
            if (s.size[lay.from[i]] > 0 && fills(lay, s.top[lay.from[i]]) &&
                forbids<G, RuleSource::book>(s, lay.from[i], lay.to[j]) == Why::ok) {
              const int longest = lay.space == VacancyRule::card_or_run ? run_length(s, lay.from[i]) : 1;
              for (int n = 1; n <= longest; ++n) out.lay(lay.from[i], lay.to[j], n);
            }
        });
    };
    if constexpr (lay.to == lay.from)
      add_to(from);
    else
      add_to(ExposedCards<lay.to, false>{s});
  }
}

/// Whether the cards of a group are laid on one another in `G`.
template <class G>
constexpr bool marries(Group group) {
  return std::ranges::any_of(G::rules.lays,
                             [&](const MoveRule& lay) { return lay.from == group && lay.to == group; });
}

/// The end of the run of rows that have the same `from` as this one.
template <class G>
constexpr std::size_t end_of_rows(std::size_t row) {
  const Group from = G::rules.lays[row].from;
  while (row < G::rules.lays.size() && G::rules.lays[row].from == from) ++row;
  return row;
}

/// Adds every move that the book's rows of `G` allow, row by row; rows with the same `from` should be
/// adjacent.
template <class G, std::size_t row = 0>
void book_moves(const State& s, MoveList& out) {
  if constexpr (row < G::rules.lays.size()) {
    constexpr Group group = G::rules.lays[row].from;
    const ExposedCards<group, marries<G>(group)> faces{s};
    constexpr std::size_t end = end_of_rows<G>(row);
    [&]<std::size_t... i>(std::index_sequence<i...>) {
      (add_lays<G, G::rules.lays[row + i]>(s, faces, out), ...);
    }(std::make_index_sequence<end - row>{});
    book_moves<G, end>(s, out);
  }
}

/// Why a row does not let `card` go to the pile `to`; `Why::ok` if it does.
constexpr Why why_not_fits(const State& s, const MoveRule& lay, Card card, Pile to) {
  if (takes(s, lay, card, to)) return Why::ok;
  const RefusalReasons& why = lay.refusals;
  if (to == why.apart) return why.at_that_place;
  const Card on = s.top[to];
  if (on.none() || is_vacant(lay, on)) return why.vacancy;
  if (!suits_fit(lay.fit, card, on)) return why.other_suit;
  const bool king_and_ace = card.rank() + on.rank() == ace + king && card.rank() * on.rank() == ace * king;
  return king_and_ace ? why.corner : why.not_next;
}

/// Adds every move that the rows of `G` allow under the options; slower than the constant rows.
template <class G>
[[gnu::noinline]] void chosen_moves(const State& s, MoveList& out) {
  constexpr auto lays_of = G::rules.lays_of;
  for (const MoveRule& lay : lays_of(s.option))
    for (int i = 0; i < lay.from.count; ++i) {
      const Pile from = lay.from[i];
      const Card card = s.top[from];
      if (card.none()) continue;
      const auto offer = [&](Pile to, int count) {
        if (from != to && forbids<G, RuleSource::options>(s, from, to) == Why::ok) out.lay(from, to, count);
      };
      if (lay.unit != Unit::one) {
        each_unit<G>(s, lay, from, offer);
        continue;
      }
      if (lay.by_suit()) {
        for (int place = lay.alike() * card.suit(), n = 0; n < lay.alike(); ++n, ++place)
          if (takes(s, lay, card, lay.to[place])) offer(lay.to[place], 1);
        continue;
      }
      const Kinds below = accepted_on(reverse(lay.fit), Kinds{1} << card.kind());
      const int longest = lay.space == VacancyRule::card_or_run ? run_length(s, from) : 1;
      for (int j = 0; j < lay.to.count; ++j) {
        const Pile to = lay.to[j];
        if (is_vacant(lay, s.top[to])) {
          for (int n = 1; fills(lay, card) && n <= longest; ++n) offer(to, n);
        } else if (!s.top[to].none() && (below >> s.top[to].kind() & 1) != 0) {
          offer(to, 1);
        }
      }
    }
}

/// Why a row refuses a unit of cards.
template <class G>
constexpr Why why_not_unit(const State& s, const MoveRule& lay, Move m) {
  const int longest = longest_unit<G>(s, lay, m.from);
  if (m.count > longest) return Why::not_a_run;
  if (lay.unit == Unit::whole && m.count < longest) return Why::whole_run_only;
  Card base = s.top[m.from];
  for (int n = 1; n < m.count; ++n) base = s.under[base.id];
  return why_not_fits(s, lay, base, m.to);
}

/// Why these rows and the hooks of `G` refuse a `lay`.
template <class G, RuleSource by>
constexpr Why why_not_by(const State& s, Move m, std::span<const MoveRule> rows) {
  if (m.count == 0) return Why::no_such_move;
  if (m.from == m.to) return Why::same_place;
  const auto lay = std::ranges::find_if(
      rows, [&](const MoveRule& row) { return row.from.has(m.from) && row.to.has(m.to); });
  if (lay == rows.end()) {
    constexpr Group between = G::rules.between;
    if (between.has(m.from) && s.size[m.from] == 0) return Why::nothing_is_held;
    return G::why_no_row(m.from, m.to);
  }
  if (s.size[m.from] == 0) return Why::nothing_there;
  if (const Why why = forbids<G, by>(s, m.from, m.to); why != Why::ok) return why;
  if (lay->unit != Unit::one) return why_not_unit<G>(s, *lay, m);
  if (m.count == 1) return why_not_fits(s, *lay, s.top[m.from], m.to);
  if (!is_vacant(*lay, s.top[m.to])) return lay->refusals.several;
  if (lay->space != VacancyRule::card_or_run) return lay->refusals.several_into_vacancy;
  return m.count <= run_length(s, m.from) ? Why::ok : Why::not_a_run;
}

/// Calls `book` if all options of the position are the book's, otherwise `chosen`. Nothing else decides which
/// rows of a game are read. `chosen` takes the game as a type, so it is compiled only for games that have
/// such rows.
template <class G, class Book, class Chosen>
[[gnu::always_inline]] constexpr auto dispatch(const State& s, Book book, Chosen chosen) {
  if constexpr (G::rules.lays_of != nullptr)
    if (!by_the_book(s)) return chosen.template operator()<G>();
  return book();
}

/// Adds every move that the rows of `G` allow.
template <class G>
[[gnu::always_inline]] constexpr void lay_moves(const State& s, MoveList& out) {
  dispatch<G>(s, [&] { book_moves<G>(s, out); }, [&]<class Same> { chosen_moves<Same>(s, out); });
}

/// Whether each row has its reasons, and no two rows lead from one pile to the same other pile.
constexpr bool are_complete(std::span<const MoveRule> rows) {
  const auto meet = [](Group a, Group b) {
    return a.first < b.first + b.count && b.first < a.first + a.count;
  };
  for (const MoveRule& row : rows) {
    const RefusalReasons& why = row.refusals;
    for (const Why reason : {why.other_suit, why.not_next, why.corner, why.vacancy, why.several})
      if (reason == Why::ok) return false;
    for (const MoveRule& other : rows)
      if (&other != &row && meet(row.from, other.from) && meet(row.to, other.to)) return false;
  }
  return true;
}

/// Why the rows and the hooks of `G` refuse a `lay`; `Why::ok` exactly if `lay_moves` lists it.
template <class G>
constexpr Why why_not_lay(const State& s, Move m) {
  static_assert(are_complete(G::rules.lays), "each row gives its reasons, and no two lead to the same pile");
  return dispatch<G>(
      s,
      [&] {
        constexpr auto lays = G::rules.lays;
        return why_not_by<G, RuleSource::book>(s, m, lays);
      },
      [&]<class Same> {
        constexpr auto lays_of = Same::rules.lays_of;
        return why_not_by<Same, RuleSource::options>(s, m, lays_of(s.option));
      });
}

/// How packets are taken up under the option `gather`.
template <OptionChoice Gathering>
constexpr Gather gather_order(const State& s) {
  const auto means = [](Gathering choice, Gather order) {
    return std::to_underlying(choice) == std::to_underlying(order);
  };
  static_assert(means(Gathering::in_order, Gather::deal_order) &&
                means(Gathering::packets_reversed, Gather::reverse_packets) &&
                means(Gathering::all_reversed, Gather::reverse_all));
  return static_cast<Gather>(choice<Gathering>(s));
}

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

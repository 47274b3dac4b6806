#pragma once

#include <algorithm>
#include <array>

#include "core/rules.hpp"
#include "games/search/common.hpp"
#include "solve/heuristics/search_spec.hpp"

/// Advice for games in which every family rises, from its ace or from a rank that the deal gives, and cards
/// are built downwards.
namespace longwood::advice {

/// Families that rise: one of each suit, or two alike side by side.
struct Rising {
  Group families;
  Begins begins = Begins::ace_or_king;

  [[nodiscard]] constexpr int alike() const { return families.count / 4; }
  /// The rank with which families begin.
  [[nodiscard]] int first(const State& s) const {
    return begins == Begins::alike ? std::max<int>(ace, first_rank(s, families)) : ace;
  }
  /// Which card of its family one of this rank is, from 1.
  [[nodiscard]] static int place(int rank, int first) { return rank - first + (rank < first ? king + 1 : 1); }
  /// The rank of the card of a family at this place.
  [[nodiscard]] static int rank(int place, int first) {
    const int rank = place + first - 1;
    return rank > king ? rank - king : rank;
  }
  /// The kinds which families take before a card of this rank.
  static Kinds before(int rank, int first) {
    const auto up_to = [](int end) { return (Kinds{1} << 4 * (end - 1)) - 1; };
    return rank >= first ? up_to(rank) & ~up_to(first) : (all_kinds & ~up_to(first)) | up_to(rank);
  }
  /// How far the lower family of a suit has come; 0 where it is empty.
  [[nodiscard]] int lower(const State& s, int suit) const {
    int least = king;
    for (int i = 0; i < alike(); ++i) least = std::min(least, height(s, alike() * suit + i));
    return least;
  }
  /// How far a family has come, by its place in the group.
  [[nodiscard]] int height(const State& s, int family) const {
    const Card top = s.top[families[family]];
    return top.none() ? 0 : place(top.rank(), first(s));
  }
  /// A play to the lower family of its suit of an exposed card whose kind is among these.
  [[nodiscard]] std::optional<Move> play(const State& s, Group from, Kinds kinds) const {
    for (int i = 0; i < from.count; ++i) {
      const Card card = s.top[from[i]];
      if (card.none() || (kinds >> card.kind() & 1) == 0) continue;
      for (int n = 0, place = alike() * card.suit(); n < alike(); ++n, ++place)
        if (height(s, place) + 1 == Rising::place(card.rank(), first(s)))
          return Move{Act::lay, from[i], families[place], 1};
    }
    return {};
  }
  /// The kinds which the lower family of each suit takes next, up to this place in it.
  [[nodiscard]] Kinds next(const State& s, int highest = king) const {
    Kinds kinds = 0;
    for (int suit = 0; suit < 4; ++suit)
      if (const int at = lower(s, suit) + 1; at <= highest && at <= king)
        kinds |= Kinds{1} << Card::of(rank(at, first(s)), suit).kind();
    return kinds;
  }
  /// Whether all cards of one kind lie beneath kings of their suit: where a king leaves only for its family,
  /// the one that goes first needs a family which has one of them.
  [[nodiscard]] bool beneath_kings(const State& s, Group from) const {
    std::array<std::uint8_t, 64> beneath{};  // cards of each kind that lie so
    for (int i = 0; i < from.count; ++i) {
      unsigned kings = 0;  // suits of which a king lies above
      Card card = s.top[from[i]];
      for (int n = s.size[from[i]]; n-- > 0; card = s.under[card.id]) {
        if (card.rank() == king)
          kings |= 1U << card.suit();
        else if ((kings >> card.suit() & 1) != 0 &&
                 ++beneath[static_cast<std::size_t>(card.kind())] == alike())
          return true;
      }
    }
    return false;
  }
  /// Leaves out the second of two families which show the same: they are interchangeable.
  void one_of_equals(const State& s, MoveList& moves) const {
    moves.keep_if([&](Move m) {
      const int place = m.to - families.first;
      return m.act != Act::lay || !families.has(m.to) || place % 2 == 0 ||
             height(s, place) != height(s, place - 1);
    });
  }
};

/// Leaves out what gains nothing where all of a group's vacancies are alike: all of them but one, and to it a
/// card that lies alone.
inline void no_idle_vacancies(const State& s, Group group, MoveList& moves) {
  one_vacancy(s, group, moves);
  moves.keep_if([&](Move m) {
    return m.act != Act::lay || !group.has(m.to) || s.size[m.to] > 0 || !group.has(m.from) ||
           s.size[m.from] > m.count;
  });
}

/// Weights of `rising_estimate`.
struct RisingWeights {
  int left = 8, vacancy = 12, joint = 2, above = 2, cover = 1;
};

/// Cards left; cards that lie above a lower one which must come out before them, of their suit or of any;
/// cards over the next ones wanted; joints by `fit` and vacancies count for the position.
inline int rising_estimate(const Table& table, PileSums& memory, Rising rising, Group packets, BuildRule fit,
                           int cards, const RisingWeights& w) {
  const State& s = table.state();
  int value = 2000 + w.left * (cards - s.total(rising.families));
  const Kinds wanted = rising.next(s);
  const auto of = [&](Card card, Card below, Kinds beneath) {
    const Kinds lower = Rising::before(card.rank(), ace);
    const Kinds blocked = fit.suits == Suits::any ? lower : lower & suit_of_spades << card.suit();
    int sum = (beneath & blocked) != 0 ? w.above : 0;
    if (w.joint != 0 && !below.none() && fits(fit, card, below)) sum -= w.joint;
    return sum;
  };
  for (int i = 0; i < packets.count; ++i) {
    const Card top = s.top[packets[i]];
    if (top.none()) value -= w.vacancy;
    value += memory.sum(table, top, of) + w.cover * memory.above(table, top, wanted);
  }
  return value;
}

}  // namespace longwood::advice

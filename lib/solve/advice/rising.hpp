#pragma once

#include <algorithm>
#include <array>

#include "core/rules.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

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
inline int rising_estimate(const State& s, Rising rising, Group packets, Fit fit, int cards,
                           const RisingWeights& w) {
  int value = 2000 + w.left * (cards - s.total(rising.families));
  const Kinds wanted = rising.next(s);
  for (int i = 0; i < packets.count; ++i) {
    const Pile packet = packets[i];
    if (s.size[packet] == 0) value -= w.vacancy;
    std::array<Card, max_cards> pile;
    const int n = s.cards(packet, pile);
    std::array<int, 4> lowest{king + 1, king + 1, king + 1, king + 1};  // so far, by suit
    for (int at = 0; at < n; ++at) {
      const Card card = pile[static_cast<std::size_t>(at)];
      const auto suit = static_cast<std::size_t>(card.suit());
      const int beneath = fit.suits == Suits::any ? *std::ranges::min_element(lowest) : lowest[suit];
      if (beneath < card.rank()) value += w.above;
      if (at > 0 && fits(fit, card, pile[static_cast<std::size_t>(at - 1)])) value -= w.joint;
      if ((wanted >> card.kind() & 1) != 0) value += w.cover * (n - 1 - at);
      lowest[suit] = std::min(lowest[suit], card.rank());
    }
  }
  return value;
}

}  // namespace longwood::advice

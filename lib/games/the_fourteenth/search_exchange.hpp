#pragma once

#include <optional>

#include "games/the_fourteenth/search_pairing.hpp"

/// Whether an exchange still wins The Fourteenth once the hand is out.
namespace longwood::advice::fourteen {

/// Decides a game whose hand is out and whose gaps stay, before the exchange or between its halves.
///
/// Before the exchange pairs are taken until none can be; then two cards change places with two others, and
/// what is left must all be paired as it lies, for no card moves any more. At the standstill no pair is in
/// line, so each pair made later needs one of the four cards moved: at most four pairs can be left. So the
/// game is won if and only if all cards but some subset of four pairs or fewer can be paired as they lie, the
/// cards of that subset show no fourteen, and some exchange among them lets them all be paired. All such
/// subsets are tried, and all exchanges of each. An exchange of one card with one is included: the second
/// half is given up by taking a pair. Between the halves taking a pair gives up the second, so all cards that
/// remain must be paired after one more change of places, or as they lie.
class LastExchange {
 public:
  /// At most `halves` changes of places are allowed, two or one; cards at `fixed` places stay.
  LastExchange(const ByRank& places, int halves, Places fixed = 0)
      : places_{places}, halves_{halves}, fixed_{fixed} {}

  /// A move towards winning by an exchange still to be begun; none if no exchange wins.
  std::optional<Move> before() {
    least_pairs_[8] = 0;
    least_pairs_[7] = std::popcount(places_[7]) - 2 * pairs_of_sevens(places_[7]);
    if (least_pairs_[7] % 2 != 0) return {};
    least_pairs_[7] /= 2;
    Partners whose;
    for (std::size_t rank = 6; rank > 0; --rank) {
      const int pairs = std::popcount(places_[rank]);
      if (pairs != std::popcount(places_[14 - rank])) return {};
      least_pairs_[rank] = least_pairs_[rank + 1] + pairs - pair_up(places_[rank], places_[14 - rank], whose);
      if (least_pairs_[rank] > 2 * halves_) return {};
    }
    if (!leave(1, 2 * halves_)) return {};
    ByRank taken;
    bool any = false;
    for (std::size_t rank = 1; rank < 14; ++rank) {
      taken[rank] = places_[rank] & ~left_[rank];
      any |= taken[rank] != 0;
    }
    return any ? pair_of_complete(taken) : found_;
  }

  /// The second change of places, after which all cards can be paired; none if there is no such.
  std::optional<Move> half_way() {
    left_ = places_;
    return exchange() ? found_ : std::nullopt;
  }

 private:
  /// Calls `visit` with the union of `chosen` and each subset of `count` places of `from`, until it returns
  /// true.
  template <class Visit>
  static bool any_subset(Places from, int count, Places chosen, Visit& visit) {
    if (count == 0) return visit(chosen);
    for (; std::popcount(from) >= count; from &= from - 1)
      if (any_subset(from & (from - 1), count - 1, chosen | lowest(from), visit)) return true;
    return false;
  }

  static Places near(Places places) {
    Places all = 0;
    for (; places != 0; places &= places - 1) all |= lines[first_of(places)];
    return all;
  }

  /// Tries to leave each subset of at most `most` pairs, of this rank and those above it, on the square.
  bool leave(std::size_t rank, int most) {
    if (rank == 7) return leave_sevens(most);
    const Places some = places_[rank], others = places_[14 - rank];
    Partners whose;
    const int least = least_pairs_[rank] - least_pairs_[rank + 1];
    const int most_here = std::min(most - least_pairs_[rank + 1], std::popcount(some));
    for (int pairs = least; pairs <= most_here; ++pairs) {
      auto with_some = [&](Places chosen) {
        auto with_others = [&](Places chosen_others) {
          if (pair_up(some & ~chosen, others & ~chosen_others, whose) != std::popcount(some) - pairs)
            return false;
          left_[rank] = chosen;
          left_[14 - rank] = chosen_others;
          return leave(rank + 1, most - pairs);
        };
        return any_subset(others & ~near(chosen), pairs, 0, with_others);
      };
      if (any_subset(some, pairs, 0, with_some)) return true;
    }
    return false;
  }
  bool leave_sevens(int most) {
    const Places sevens = places_[7];
    for (int pairs = least_pairs_[7]; pairs <= std::min(most, std::popcount(sevens) / 2); ++pairs) {
      auto with = [&](Places chosen) {
        if ((near(chosen) & chosen) != 0 || !all_sevens_paired(sevens & ~chosen)) return false;
        left_[7] = chosen;
        return exchange();
      };
      if (any_subset(sevens, 2 * pairs, 0, with)) return true;
    }
    return false;
  }

  void swap(std::size_t i, std::size_t j) {
    const Places both = Places{1} << where_[i] | Places{1} << where_[j];
    left_[rank_[i]] ^= both;
    left_[rank_[j]] ^= both;
  }

  /// Whether an exchange among the cards left lets them all be paired; notes its first half.
  bool exchange() {
    cards_ = 0;
    for (std::size_t rank = 1; rank < 14; ++rank)
      for (Places at = left_[rank] & ~fixed_; at != 0; at &= at - 1) {
        rank_[cards_] = static_cast<std::uint8_t>(rank);
        where_[cards_++] = static_cast<std::uint8_t>(first_of(at));
      }
    for (std::size_t i = 0; i < cards_; ++i)
      for (std::size_t j = i + 1; j < cards_; ++j) {
        if (rank_[i] == rank_[j]) continue;
        swap(i, j);
        const bool wins = complete(left_) || (halves_ > 1 && second_half(i, j));
        swap(i, j);
        if (!wins) continue;
        found_ = Move{Act::exchange, std::min(where_[i], where_[j]), std::max(where_[i], where_[j]), 0};
        return true;
      }
    return false;
  }
  bool second_half(std::size_t i, std::size_t j) {
    for (std::size_t k = i + 1; k < cards_; ++k)
      for (std::size_t l = k + 1; l < cards_; ++l) {
        if (k == j || l == j || rank_[k] == rank_[l]) continue;
        swap(k, l);
        const bool wins = complete(left_);
        swap(k, l);
        if (wins) return true;
      }
    return false;
  }

  ByRank places_;
  int halves_;
  Places fixed_;
  std::array<int, 9> least_pairs_{};  ///< that must be left, of this rank and those above
  ByRank left_{};
  std::size_t cards_ = 0;
  std::array<std::uint8_t, 25> rank_, where_;  ///< of the cards left
  std::optional<Move> found_;
};

}  // namespace longwood::advice::fourteen

#pragma once

#include <optional>
#include <utility>

#include "solve/advice/the_fourteenth_pairing.hpp"

/// What the exchange of The Fourteenth can still mend once the hand is out.
namespace longwood::advice::fourteen {

/// Decides a game whose hand is out and whose gaps stay, before the exchange or between its halves.
///
/// Before the exchange pairs are taken until none can be; then two cards change places with two others, and
/// what is left must all be paired as it lies, for no card moves any more. At the standstill no pair is in
/// line, so each pair that comes after needs one of the four cards moved: at most four pairs can be left.
/// So the game is won if and only if all cards but some four pairs or fewer can be paired as they lie, the
/// cards left show no fourteen, and some exchange among them lets them all be paired. All such rests are
/// tried, and all exchanges of each. An exchange of one card with one is the weaker use: the second half is
/// given up by taking a pair. Between the halves a pair taken gives up the second, so all cards that remain
/// must be paired after one more change of places, or as they lie.
class LastExchange {
 public:
  /// `halves` are the changes of places allowed at most: two, or one; cards at `bound` places stay.
  LastExchange(const ByRank& places, int halves, Places bound = 0)
      : places_{places}, halves_{halves}, bound_{bound} {}

  /// A move on a way to win by an exchange still to be begun. There is none if none is found.
  std::optional<Move> before() {
    least_[8] = 0;
    least_[7] = std::popcount(places_[7]) - 2 * pairs_of_sevens(places_[7]);
    if (least_[7] % 2 != 0) return {};
    least_[7] /= 2;
    Partners whose;
    for (std::size_t rank = 6; rank > 0; --rank) {
      const int pairs = std::popcount(places_[rank]);
      if (pairs != std::popcount(places_[14 - rank])) return {};
      least_[rank] = least_[rank + 1] + pairs - pair_up(places_[rank], places_[14 - rank], whose);
      if (least_[rank] > 2 * halves_) return {};
    }
    if (!leave(1, 2 * halves_)) return {};
    ByRank taken;
    bool any = false;
    for (std::size_t rank = 1; rank < 14; ++rank) {
      taken[rank] = places_[rank] & ~rest_[rank];
      any |= taken[rank] != 0;
    }
    return any ? pair_of_complete(taken) : found_;
  }

  /// The second change of places, after which all cards can be paired. There is none if none is found.
  std::optional<Move> half_way() {
    rest_ = places_;
    return mend() ? found_ : std::nullopt;
  }

 private:
  /// Calls `visit` with `chosen` and any so many places of `from` besides, until it returns true.
  template <class Visit>
  static bool any_choice(Places from, int count, Places chosen, Visit& visit) {
    if (count == 0) return visit(chosen);
    for (; std::popcount(from) >= count; from &= from - 1)
      if (any_choice(from & (from - 1), count - 1, chosen | lowest(from), visit)) return true;
    return false;
  }

  static Places near(Places places) {
    Places all = 0;
    for (; places != 0; places &= places - 1) all |= lines[first_of(places)];
    return all;
  }

  /// Tries all rests of this rank and those above it, of at most so many pairs.
  bool leave(std::size_t rank, int most) {
    if (rank == 7) return leave_sevens(most);
    const Places some = places_[rank], others = places_[14 - rank];
    Partners whose;
    const int least = least_[rank] - least_[rank + 1];
    const int bound = std::min(most - least_[rank + 1], std::popcount(some));
    for (int pairs = least; pairs <= bound; ++pairs) {
      auto with_some = [&](Places left) {
        auto with_others = [&](Places left_others) {
          if (pair_up(some & ~left, others & ~left_others, whose) != std::popcount(some) - pairs)
            return false;
          rest_[rank] = left;
          rest_[14 - rank] = left_others;
          return leave(rank + 1, most - pairs);
        };
        return any_choice(others & ~near(left), pairs, 0, with_others);
      };
      if (any_choice(some, pairs, 0, with_some)) return true;
    }
    return false;
  }
  bool leave_sevens(int most) {
    const Places sevens = places_[7];
    for (int pairs = least_[7]; pairs <= std::min(most, std::popcount(sevens) / 2); ++pairs) {
      auto with = [&](Places left) {
        if ((near(left) & left) != 0 || !all_sevens_paired(sevens & ~left)) return false;
        rest_[7] = left;
        return mend();
      };
      if (any_choice(sevens, 2 * pairs, 0, with)) return true;
    }
    return false;
  }

  void swap(std::size_t i, std::size_t j) {
    const Places both = Places{1} << where_[i] | Places{1} << where_[j];
    rest_[rank_[i]] ^= both;
    rest_[rank_[j]] ^= both;
  }

  /// Whether an exchange among the cards left lets them all be paired; notes its first half.
  bool mend() {
    cards_ = 0;
    for (std::size_t rank = 1; rank < 14; ++rank)
      for (Places at = rest_[rank] & ~bound_; at != 0; at &= at - 1) {
        rank_[cards_] = static_cast<std::uint8_t>(rank);
        where_[cards_++] = static_cast<std::uint8_t>(first_of(at));
      }
    for (std::size_t i = 0; i < cards_; ++i)
      for (std::size_t j = i + 1; j < cards_; ++j) {
        if (rank_[i] == rank_[j]) continue;
        swap(i, j);
        const bool mended = complete(rest_) || (halves_ > 1 && mend_second(i, j));
        swap(i, j);
        if (!mended) continue;
        found_ = Move{Act::exchange, std::min(where_[i], where_[j]), std::max(where_[i], where_[j]), 0};
        return true;
      }
    return false;
  }
  bool mend_second(std::size_t i, std::size_t j) {
    for (std::size_t k = i + 1; k < cards_; ++k)
      for (std::size_t l = k + 1; l < cards_; ++l) {
        if (k == j || l == j || rank_[k] == rank_[l]) continue;
        swap(k, l);
        const bool mended = complete(rest_);
        swap(k, l);
        if (mended) return true;
      }
    return false;
  }

  ByRank places_;
  int halves_;
  Places bound_;
  std::array<int, 9> least_{};  ///< pairs that must be left of this rank and those above
  ByRank rest_{};
  std::size_t cards_ = 0;
  std::array<std::uint8_t, 25> rank_, where_;  ///< of the cards left
  std::optional<Move> found_;
};

}  // namespace longwood::advice::fourteen

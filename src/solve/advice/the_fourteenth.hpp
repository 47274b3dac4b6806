#pragma once

#include <algorithm>
#include <bit>
#include <utility>

#include "games/the_fourteenth.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct TheFourteenthAdvice {
  using Game = TheFourteenth;
  using Places = std::uint32_t;  ///< a set of places of the square

  /// The places in line with each place.
  static constexpr auto lines = [] {
    std::array<Places, 25> lines{};
    for (const auto [a, b] : Game::in_line) {
      lines[a] |= Places{1} << b;
      lines[b] |= Places{1} << a;
    }
    return lines;
  }();

  static constexpr Places lowest(Places places) { return places & (~places + 1); }
  static constexpr std::size_t first_of(Places places) {
    return static_cast<std::size_t>(std::countr_zero(places));
  }
  static constexpr bool several(Places places) { return (places & (places - 1)) != 0; }

  static std::array<Places, 14> places_by_rank(const State& s) {
    std::array<Places, 14> places{};
    for (Pile p = 0; p < 25; ++p)
      if (const Card card = s.top[p]; !card.none())
        places[static_cast<std::size_t>(card.rank())] |= Places{1} << p;
    return places;
  }

  /// By place: whose partner the card there is. Said only of cards that have been given away.
  using Partners = std::array<std::uint8_t, 25>;

  /// Finds a partner among `others` for the card at `place`, moving partners already given if need be;
  /// `free` are those of the others not given yet.
  static bool find_partner(std::size_t place, Places others, Places& free, Places& tried, Partners& whose) {
    const Places near = lines[place] & others;
    if (const Places open = near & free; open != 0) {
      free &= ~lowest(open);
      whose[first_of(open)] = static_cast<std::uint8_t>(place);
      return true;
    }
    for (Places open; (open = near & ~tried) != 0;) {
      const std::size_t other = first_of(open);
      tried |= lowest(open);
      if (find_partner(whose[other], others, free, tried, whose)) {
        whose[other] = static_cast<std::uint8_t>(place);
        return true;
      }
    }
    return false;
  }

  /// Gives the cards of one rank partners of their own, in line, among the cards of the complement: as many
  /// as possible at once. Returns how many.
  static int pair_up(Places some, Places others, Partners& whose) {
    int pairs = 0;
    Places free = others;
    for (; some != 0 && free != 0; some &= some - 1) {
      Places tried = 0;
      if (find_partner(first_of(some), others, free, tried, whose)) ++pairs;
    }
    return pairs;
  }

  /// The most pairs in line at once among sevens, which are their own complement.
  static int pairs_of_sevens(Places sevens) {
    if (!several(sevens)) return 0;
    const int bound = std::popcount(sevens) / 2;
    const Places near = lines[first_of(sevens)];
    sevens &= sevens - 1;
    int most = 0;
    for (Places open = near & sevens; open != 0 && most < bound; open &= open - 1)
      most = std::max(most, 1 + pairs_of_sevens(sevens & ~lowest(open)));
    return most < bound ? std::max(most, pairs_of_sevens(sevens)) : most;
  }

  struct Survey {
    int unpaired = 0;  ///< cards over when as many as possible are paired at once, as they lie
    int excess = 0;    ///< those of them for which too few cards are to come
    int reached = 0;   ///< cards in line with a complement
    int twice = 0;     ///< cards in line with several
  };
  static Survey survey(const State& s) {
    const auto places = places_by_rank(s);
    Survey survey;
    std::array<std::uint8_t, 8> to_come{};  // by the lower rank of two complements
    Card next = s.top[Game::hand];
    for (int i = s.size[Game::hand]; i > 0; --i, next = s.under[next.id])
      ++to_come[static_cast<std::size_t>(std::min(next.rank(), 14 - next.rank()))];
    const auto add_unpaired = [&](std::size_t rank, int cards) {
      survey.unpaired += cards;
      survey.excess += std::max(0, cards - to_come[rank]);
    };
    const auto count = [&](Places some, Places others) {
      Places once = 0, again = 0;  // of the others
      for (; some != 0; some &= some - 1) {
        const Places near = lines[first_of(some)] & others;
        again |= once & near;
        once |= near;
        survey.reached += near != 0 ? 1 : 0;
        survey.twice += several(near) ? 1 : 0;
      }
      return std::pair{std::popcount(once), std::popcount(again)};
    };
    Partners whose;
    for (std::size_t rank = 1; rank < 7; ++rank) {
      const Places some = places[rank], others = places[14 - rank];
      const int cards = std::popcount(some | others);
      if (some == 0 || others == 0) {
        add_unpaired(rank, cards);
        continue;
      }
      add_unpaired(rank, cards - 2 * pair_up(some, others, whose));
      const auto [once, again] = count(some, others);
      survey.reached += once;
      survey.twice += again;
    }
    add_unpaired(7, std::popcount(places[7]) - 2 * pairs_of_sevens(places[7]));
    count(places[7], places[7]);
    return survey;
  }

  /// Whether a fourteen can be made. Most often one is seen after a few places.
  static bool shows(const State& s) {
    std::array<std::uint32_t, 5> rows{}, columns{};  // ranks met in each
    for (std::size_t p = 0; p < 25; ++p) {
      const Card card = s.top[p];
      if (card.none()) continue;
      if (((rows[p / 5] | columns[p % 5]) >> (14 - card.rank()) & 1) != 0) return true;
      rows[p / 5] |= 1U << card.rank();
      columns[p % 5] |= 1U << card.rank();
    }
    return false;
  }

  /// Pairs out; then, in one stage, all standstills before the exchange; then pairs out again, the exchange
  /// begun. So a standstill is not crowded out by positions of better looks, nor does it crowd them out.
  static int stage(const State& s) {
    const int pairs = s.size[Game::out] / 2;
    if (s.option[Game::Option::exchange] != 0) return pairs;
    if (s.counter[Game::spent] != 0) return 54 + pairs;
    return shows(s) ? pairs : 53;
  }

  /// A pair of a complete pairing, once the hand is out. No place is filled any more and vacant places do not
  /// part a line, so where all cards can be paired as they lie, the others stay paired when one pair is gone:
  /// the game is won by going on, whatever became of the exchange.
  static std::optional<Move> safe(const State& s) {
    if (s.size[Game::hand] > 0 || s.option[Game::Option::close_up] == Game::Pick::shifting) return {};
    const auto places = places_by_rank(s);
    std::optional<Move> found;
    const auto take = [&](std::size_t a, std::size_t b) {
      found = Move{Act::pair, static_cast<Pile>(std::min(a, b)), static_cast<Pile>(std::max(a, b)), 0};
    };
    Partners whose;
    for (std::size_t rank = 1; rank < 7; ++rank) {
      const Places some = places[rank], others = places[14 - rank];
      const int pairs = std::popcount(some);
      if (pairs != std::popcount(others) || pair_up(some, others, whose) != pairs) return {};
      if (pairs > 0) take(whose[first_of(others)], first_of(others));
    }
    const Places sevens = places[7];
    if (2 * pairs_of_sevens(sevens) != std::popcount(sevens)) return {};
    if (found || sevens == 0) return found;
    const std::size_t first = first_of(sevens);
    for (Places open = lines[first] & sevens; open != 0 && !found; open &= open - 1)
      if (2 * pairs_of_sevens(sevens & (sevens - 1) & ~lowest(open)) == std::popcount(sevens) - 2)
        take(first, first_of(open));
    return found;
  }

  /// Whether the pairs must give out while cards remain in the hand, even if all places were in line. The
  /// square and the first 2k cards of the hand hold a certain number of pairs that can be made at once; the
  /// first k + 1 pairs from here are all made of those cards, whatever is taken and exchanged.
  static bool runs_dry(const State& s) {
    std::array<std::uint8_t, 14> single{};  // cards without a complement so far
    int pairs = 0;
    const auto add = [&](Card card) {
      const auto rank = static_cast<std::size_t>(card.rank());
      if (single[14 - rank] > 0) {
        --single[14 - rank];
        ++pairs;
      } else {
        ++single[rank];
      }
    };
    for (Pile p = 0; p < 25; ++p)
      if (const Card card = s.top[p]; !card.none()) add(card);
    Card next = s.top[Game::hand];
    for (int i = 0; i < s.size[Game::hand]; ++i, next = s.under[next.id]) {
      if (i % 2 == 0 && --pairs < 0) return true;  // the pair that brings this card out
      add(next);
    }
    return false;
  }

  /// Lost if pairs run dry: it is the same all along a game and takes a while to see, so only now and then is
  /// it looked for. Or if, the exchange being over, nothing can be taken; or, the hand being out as well,
  /// some card remains over however they are paired, for as they lie they stay.
  static bool dead(const State& s) {
    const int hand = s.size[Game::hand];
    if (hand % 16 == 15 && runs_dry(s)) return true;
    if (!Game::is_spent(s) || s.counter[Game::moved_a] != 0 || Game::won(s)) return false;
    if (hand == 0 && s.option[Game::Option::close_up] != 0)
      return false;  // the cards do not stay as they lie
    return hand == 0 ? survey(s).unpaired > 0 : !shows(s);
  }

  /// What is over counts most, and twice what too few are to come for; then what no complement reaches. More
  /// than two ways for a card are no better than two. Where only the exchange helps, a standstill is sought.
  static int estimate(const State& s) {
    const Survey v = survey(s);
    if (v.excess > 0 && s.counter[Game::spent] == 0) return 4000 + 60 * v.excess + 9 * v.reached + v.twice;
    return 1000 + 60 * (v.unpaired + v.excess) - 9 * v.reached - v.twice;
  }

  /// No exchange of equal ranks: suits play no part, so as a first half it comes to exchanging one card with
  /// one, and that is listed as a first half; as a second half it does what giving up the second half does,
  /// and only a pair can follow it.
  /// (Where every standstill brings another exchange, one that changes nothing would end the half made.)
  static void prune(const State& s, MoveList& moves) {
    if (s.option[Game::Option::exchange] == Game::Pick::each_standstill) return;
    moves.keep_if(
        [&](Move m) { return m.act != Act::exchange || s.top[m.from].rank() != s.top[m.to].rank(); });
  }

  /// The exchange opens hundreds of moves, and most deals come out without it. Where too few cards are to
  /// come for those that are over, nothing else helps.
  static void hasty(const State& s, MoveList& moves) {
    const bool lost_as_it_lies = survey(s).excess > 0;
    moves.keep_if([&](Move m) { return m.act != Act::exchange && !lost_as_it_lies; });
  }

  static constexpr std::array widths{1 | hastily,  4 | hastily, 16 | hastily, 4U,   8U,    2U,
                                     64 | hastily, 15U,         30U,          300U, 10000U};
  static constexpr Advice advice{stage, estimate, safe, prune, dead, hasty, widths};
};

}  // namespace longwood::advice

#pragma once

#include <algorithm>
#include <bit>
#include <utility>

#include "games/the_fourteenth/rules.hpp"
#include "games/the_fourteenth/search_exchange.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

struct TheFourteenthAdvice {
  using Game = TheFourteenth;
  struct Survey {
    int unpaired = 0;  ///< cards left over by a largest set of disjoint pairs, as they lie
    int excess = 0;    ///< the part of them for which too few cards are to come
    int reached = 0;   ///< cards in line with a complement
    int twice = 0;     ///< cards in line with several
  };
  /// Cards in hand, by the lower rank of two complements: counted in the hand, or by what is out if that is
  /// less work.
  static std::array<int, 8> cards_to_come(const State& s, const fourteen::ByRank& places) {
    std::array<int, 8> cards{};
    const bool by_out = s.size[Game::out] < s.size[Game::hand];
    const Pile pile = by_out ? Game::out : Game::hand;
    Card next = s.top[pile];
    for (int i = s.size[pile]; i > 0; --i, next = s.under[next.id])
      ++cards[static_cast<std::size_t>(std::min(next.rank(), 14 - next.rank()))];
    if (!by_out) return cards;
    const int of_each = Game::one_pack(s) ? 4 : 8;
    for (std::size_t rank = 1; rank < 7; ++rank)
      cards[rank] = 2 * of_each - std::popcount(places[rank] | places[14 - rank]) - cards[rank];
    cards[7] = of_each - std::popcount(places[7]) - cards[7];
    return cards;
  }

  static Survey survey(const State& s) {
    using namespace fourteen;
    const auto places = places_by_rank(s);
    Survey survey;
    const auto to_come = cards_to_come(s, places);
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

  /// Whether a fourteen can be made.
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
  /// begun. So standstills do not compete for the beam with positions of better estimates. If gaps can be
  /// closed up, a standstill may pass, so it is not a separate stage.
  static int stage(const State& s) {
    const int pairs = s.size[Game::out] / 2;
    if (!chosen(s, Game::Exchange::once)) return pairs;
    if (s.counter[Game::spent] != 0) return 54 + pairs;
    const bool stays = s.size[Game::hand] > 0 || !Game::closes_up(s);
    return stays && !shows(s) && !Game::last_card_waiting(s) ? 53 : pairs;
  }

  /// Whether the position is decided without search: the hand is out, no card moves but in one exchange, and
  /// no other exchange is to come.
  static bool decided_without_search(const State& s) {
    return s.size[Game::hand] == 0 && chosen(s, Game::CloseUp::off) &&
           (chosen(s, Game::Exchange::once) || Game::is_spent(s));
  }

  /// Once the hand is out, a pair of a complete pairing: no place is filled any more and vacant places do not
  /// interrupt a line, so where all cards can be paired as they lie, the others stay paired when one pair is
  /// gone, and taking pairs wins whatever became of the exchange. Else a move towards an exchange that wins.
  static std::optional<Move> safe(const State& s) {
    if (s.size[Game::hand] > 0 || chosen(s, Game::CloseUp::shift)) return {};
    const auto places = fourteen::places_by_rank(s);
    if (const auto pair = fourteen::pair_of_complete(places)) return pair;
    if (!decided_without_search(s)) return {};
    const int a = s.counter[Game::moved_a], c = s.counter[Game::moved_c];
    if (a != 0) return fourteen::LastExchange{places, 1, 1U << (a - 1) | 1U << (c - 1)}.half_way();
    if (Game::is_spent(s)) return {};
    const bool one_half = chosen(s, Game::Size::one_with_one);
    return fourteen::LastExchange{places, one_half ? 1 : 2}.before();
  }

  /// Whether the pairs must run out while cards remain in the hand, even in the relaxation where all places
  /// are in line. The first k + 1 pairs from here are made of the square and the first 2k cards of the hand,
  /// whatever is taken and exchanged; so those cards must hold k + 1 disjoint pairs for each k.
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

  /// An upper bound on the excess (see `Survey`) that exchanges can still pair. A pair made later is of two
  /// cards as they lie, or one of the two comes from the hand, or one of the two changes places; so each card
  /// that changes places pairs two cards of the excess at most.
  static int most_excess(const State& s) {
    if (Game::is_spent(s)) return s.counter[Game::moved_a] != 0 ? 4 : 0;
    return chosen(s, Game::Size::one_with_one) ? 4 : 8;
  }

  /// Lost if the pairs run dry; as that hardly changes along a line and is expensive to compute, it is tested
  /// at one size of the hand in eight. Or if the position is decided without search and there is no way to
  /// win. Or if the excess is more than exchanges can pair, which is tested where it is likely: at a
  /// standstill and after, and where few cards are to come.
  static bool lost(const State& s) {
    const int hand = s.size[Game::hand];
    if (hand % 8 == 7 && runs_dry(s)) return true;
    if (Game::won(s)) return false;
    if (decided_without_search(s)) return !safe(s);
    const bool spent = Game::is_spent(s), half_way = s.counter[Game::moved_a] != 0;
    if (hand == 0 || (!chosen(s, Game::Exchange::once) && !spent)) return false;
    const bool stands_still = !shows(s) && !Game::last_card_waiting(s);
    if (stands_still && spent && !half_way) return true;
    constexpr int few = 20;
    if ((!spent && !stands_still && hand > few) || !chosen(s, Game::CloseUp::off)) return false;
    return survey(s).excess > most_excess(s);
  }

  /// Unpaired cards count most, and twice those of the excess; then those that no complement reaches. More
  /// than two complements in line are no better than two.
  static int estimate(const State& s) {
    const Survey v = survey(s);
    return 1000 + 60 * (v.unpaired + v.excess) - 9 * v.reached - v.twice;
  }

  /// An exchange of equal ranks is dominated. Suits play no part: so a first half of this kind leaves the
  /// exchange of one card with one, which is itself listed as a first half; and a second half of this kind
  /// does what giving up the second half does, and only a pair can follow it. (Where every standstill brings
  /// another exchange this fails: one that changes nothing ends the exchange begun.)
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (chosen(s, Game::Exchange::each_standstill)) return;
    moves.keep_if(
        [&](Move m) { return m.act != Act::exchange || s.top[m.from].rank() != s.top[m.to].rank(); });
  }

  /// An exchange opens hundreds of moves, and most deals come out without one. Where the excess is large only
  /// an exchange can help, so no move at all is kept.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    const bool needs_exchange = survey(s).excess > 4;
    moves.keep_if([&](Move m) { return m.act != Act::exchange && !needs_exchange; });
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{heuristic(1),   heuristic(4),     heuristic(16),
                                   Run::beam(4),   Run::beam(8),     Run::beam(2),
                                   heuristic(64),  Run::beam(15),    Run::beam(30),
                                   Run::beam(300), Run::beam(10000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .prove = {.lost = lost},
      .runs = runs,
      .version = 4};
};

}  // namespace longwood::advice

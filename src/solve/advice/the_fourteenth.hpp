#pragma once

#include <algorithm>
#include <bit>
#include <utility>

#include "games/the_fourteenth/rules.hpp"
#include "solve/advice.hpp"
#include "solve/advice/the_fourteenth_exchange.hpp"

namespace longwood::advice {

struct TheFourteenthAdvice {
  using Game = TheFourteenth;
  struct Survey {
    int unpaired = 0;  ///< cards over when as many as possible are paired at once, as they lie
    int excess = 0;    ///< those of them for which too few cards are to come
    int reached = 0;   ///< cards in line with a complement
    int twice = 0;     ///< cards in line with several
  };
  /// Cards in hand, by the lower rank of two complements. They are counted, or those out are where these are
  /// fewer.
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
  /// Where a gap can be closed up a standstill may pass, so it is no stage of its own there.
  static int stage(const State& s) {
    const int pairs = s.size[Game::out] / 2;
    if (!chosen(s, Game::Exchange::once)) return pairs;
    if (s.counter[Game::spent] != 0) return 54 + pairs;
    const bool stays = s.size[Game::hand] > 0 || !Game::closes_up(s);
    return stays && !shows(s) && !Game::last_card_waiting(s) ? 53 : pairs;
  }

  /// Whether what can be done once the hand is out is known at sight: no card moves but in one exchange, and
  /// there is no other to come.
  static bool decided_at_sight(const State& s) {
    return s.size[Game::hand] == 0 && chosen(s, Game::CloseUp::off) &&
           (chosen(s, Game::Exchange::once) || Game::is_spent(s));
  }

  /// Once the hand is out, a pair of a complete pairing: no place is filled any more and vacant places do not
  /// part a line, so where all cards can be paired as they lie, the others stay paired when one pair is gone:
  /// the game is won by going on, whatever became of the exchange. Else what leads to an exchange that wins.
  static std::optional<Move> safe(const State& s) {
    if (s.size[Game::hand] > 0 || chosen(s, Game::CloseUp::shift)) return {};
    const auto places = fourteen::places_by_rank(s);
    if (const auto pair = fourteen::pair_of_complete(places)) return pair;
    if (!decided_at_sight(s)) return {};
    const int a = s.counter[Game::moved_a], c = s.counter[Game::moved_c];
    if (a != 0) return fourteen::LastExchange{places, 1, 1U << (a - 1) | 1U << (c - 1)}.half_way();
    if (Game::is_spent(s)) return {};
    const bool one_half = chosen(s, Game::Size::one_with_one);
    return fourteen::LastExchange{places, one_half ? 1 : 2}.before();
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

  /// How many cards of the square that are over, beyond those for which cards are to come, an exchange can
  /// still mend. A pair made later is of two cards as they lie, or one of the two comes from the hand, or one
  /// of the two changes places; so each card that does so mends two at most.
  static int mendable(const State& s) {
    if (Game::is_spent(s)) return s.counter[Game::moved_a] != 0 ? 4 : 0;
    return chosen(s, Game::Size::one_with_one) ? 4 : 8;
  }

  /// Lost if pairs run dry: it is the same all along a game and takes a while to see, so only now and then is
  /// it looked for. Or if the hand is out and no way to win is seen, though it would be. Or if more cards are
  /// over than can be mended: that is looked for where it may well be so, at a standstill and after, and
  /// where few cards are to come.
  static bool dead(const State& s) {
    const int hand = s.size[Game::hand];
    if (hand % 8 == 7 && runs_dry(s)) return true;
    if (Game::won(s)) return false;
    if (decided_at_sight(s)) return !safe(s);
    const bool spent = Game::is_spent(s), half_way = s.counter[Game::moved_a] != 0;
    if (hand == 0 || (!chosen(s, Game::Exchange::once) && !spent)) return false;
    const bool stands_still = !shows(s) && !Game::last_card_waiting(s);
    if (stands_still && spent && !half_way) return true;
    constexpr int few = 20;
    if ((!spent && !stands_still && hand > few) || !chosen(s, Game::CloseUp::off)) return false;
    return survey(s).excess > mendable(s);
  }

  /// What is over counts most, and twice what too few are to come for; then what no complement reaches. More
  /// than two ways for a card are no better than two.
  static int estimate(const State& s) {
    const Survey v = survey(s);
    return 1000 + 60 * (v.unpaired + v.excess) - 9 * v.reached - v.twice;
  }

  /// No exchange of equal ranks: suits play no part, so as a first half it comes to exchanging one card with
  /// one, and that is listed as a first half; as a second half it does what giving up the second half does,
  /// and only a pair can follow it.
  /// (Where every standstill brings another exchange, one that changes nothing would end the half made.)
  static void prune(const State& s, MoveList& moves) {
    if (chosen(s, Game::Exchange::each_standstill)) return;
    moves.keep_if(
        [&](Move m) { return m.act != Act::exchange || s.top[m.from].rank() != s.top[m.to].rank(); });
  }

  /// The exchange opens hundreds of moves, and most deals come out without it. Where too few cards are to
  /// come for those that are over, nothing else helps.
  static void hasty(const State& s, MoveList& moves) {
    const bool lost_as_it_lies = survey(s).excess > 4;
    moves.keep_if([&](Move m) { return m.act != Act::exchange && !lost_as_it_lies; });
  }

  static constexpr std::array widths{1 | hastily,  4 | hastily, 16 | hastily, 4U,   8U,     2U,
                                     64 | hastily, 15U,         30U,          300U, 10000U, 0U};
  static constexpr Advice advice{.stage = stage,
                                 .estimate = estimate,
                                 .safe = safe,
                                 .prune = prune,
                                 .dead = dead,
                                 .hasty = hasty,
                                 .widths = widths,
                                 .version = 4};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheFourteenth> =
    &longwood::advice::TheFourteenthAdvice::advice;

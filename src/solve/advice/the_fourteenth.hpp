#pragma once

#include <algorithm>
#include <bit>

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

  static std::array<Places, 14> places_by_rank(const State& s) {
    std::array<Places, 14> places{};
    for (Pile p = 0; p < 25; ++p)
      if (const Card card = s.top[p]; !card.none())
        places[static_cast<std::size_t>(card.rank())] |= Places{1} << p;
    return places;
  }

  /// Finds a partner among `others` for the card at `place`, moving partners already given if need be.
  static bool find_partner(int place, Places others, Places& tried, std::array<std::int8_t, 25>& partner_of) {
    for (Places open; (open = lines[static_cast<std::size_t>(place)] & others & ~tried) != 0;) {
      const auto other = static_cast<std::size_t>(std::countr_zero(open));
      tried |= Places{1} << other;
      if (partner_of[other] < 0 || find_partner(partner_of[other], others, tried, partner_of)) {
        partner_of[other] = static_cast<std::int8_t>(place);
        return true;
      }
    }
    return false;
  }

  /// How many cards of one rank remain without a partner of their own, in line, among the cards of the
  /// complement.
  static int without_partner(Places some, Places others) {
    std::array<std::int8_t, 25> partner_of;
    partner_of.fill(-1);
    int left = 0;
    for (; some != 0; some &= some - 1) {
      Places tried = 0;
      if (!find_partner(std::countr_zero(some), others, tried, partner_of)) ++left;
    }
    return left;
  }

  /// The least number of sevens that remain over when as many as possible are paired in line.
  static int sevens_over(Places sevens) {
    if (sevens == 0) return 0;
    const auto first = static_cast<std::size_t>(std::countr_zero(sevens));
    sevens &= sevens - 1;
    int least = 1 + sevens_over(sevens);
    for (Places open = lines[first] & sevens; open != 0; open &= open - 1)
      least = std::min(least, sevens_over(sevens & ~(open & (~open + 1))));
    return least;
  }

  /// Cards of the square that find no partner when as many as possible are paired as they lie. Vacant places
  /// do not part a line, so once the hand is out and no exchange is to come, the game is won exactly if this
  /// is nothing.
  static int unpaired(const State& s) {
    const auto places = places_by_rank(s);
    int left = sevens_over(places[7]);
    for (std::size_t rank = 1; rank < 7; ++rank) {
      const Places some = places[rank], others = places[14 - rank];
      left += 2 * without_partner(some, others) + std::popcount(others) - std::popcount(some);
    }
    return left;
  }

  static int stage(const State& s) { return s.size[Game::out] / 2; }

  static bool dead(const State& s) {
    const bool no_exchange = s.counter[Game::spent] != 0 && s.counter[Game::moved_a] == 0;
    return no_exchange && s.size[Game::hand] == 0 && unpaired(s) > 0;
  }

  static int estimate(const State& s) {
    const auto places = places_by_rank(s);
    int lines_now = 0;
    for (Pile p = 0; p < 25; ++p)
      if (const Card card = s.top[p]; !card.none())
        lines_now += std::popcount(lines[p] & places[static_cast<std::size_t>(14 - card.rank())]);
    return 1000 + 8 * unpaired(s) - lines_now;
  }

  /// The exchange opens hundreds of moves, and most deals come out without it.
  static void hasty(const State&, MoveList& moves) {
    moves.keep_if([](Move m) { return m.act != Act::exchange; });
  }

  static constexpr std::array<std::uint32_t, 5> widths{2 | hastily, 8 | hastily, 64 | hastily, 100, 10000};
  static constexpr Advice advice{stage, estimate, nullptr, nullptr, dead, hasty, widths};
};

}  // namespace longwood::advice

#pragma once

#include "games/the_sultan/rules.hpp"
#include "solve/advice.hpp"
#include "solve/advice/common.hpp"

namespace longwood::advice {

struct TheSultanAdvice {
  using Game = TheSultan;
  static int stage(const State& s) { return s.counter[Game::redeals] * 128 + 100 - s.size[Game::hand]; }

  /// Families that are level leave more cards suitable; a divan of low cards is soon free.
  static int estimate(const State& s) {
    int value = 2000 - 8 * s.total(Game::families);
    std::array<int, 4> least;
    least.fill(queen);
    for (int i = 0; i < Game::families.count; ++i) {
      const Card top = s.top[Game::families[i]];
      const int height = top.rank() == king ? 0 : top.rank();
      const auto suit = static_cast<std::size_t>(top.suit());
      least[suit] = std::min(least[suit], height);
    }
    for (int i = 0; i < Game::divan.count; ++i)
      if (const Card card = s.top[Game::divan[i]]; !card.none())
        value += 2 * (card.rank() - least[static_cast<std::size_t>(card.suit())]);
    return value;
  }

  /// Proof-safe: the places of the Divan are alike, so that one vacancy stands for all, and a card which goes
  /// from place to place changes nothing.
  static void prune(const State& s, MoveList& moves) {
    if (chosen(s, Game::Refill::at_once)) return;
    int vacancy = -1;
    moves.keep_if([&](Move m) {
      if (m.act != Act::lay || !Game::divan.has(m.to)) return true;
      if (Game::divan.has(m.from)) return false;
      if (vacancy < 0) vacancy = m.to;
      return m.to == vacancy;
    });
  }

  static constexpr std::array<std::uint32_t, 5> widths{10, 100, 1000, 10000, 100000};
  static constexpr Advice advice{stage, estimate, nullptr, prune, nullptr, nullptr, widths};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheSultan> =
    &longwood::advice::TheSultanAdvice::advice;

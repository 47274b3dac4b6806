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

  /// The places of the Divan are interchangeable, and a card which goes from one to another changes nothing.
  /// The vacancy kept is the first listed, since a rule set may leave places of the group unused.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (chosen(s, Game::Refill::at_once)) return;
    int vacancy = -1;
    moves.keep_if([&](Move m) {
      if (m.act != Act::lay || !Game::divan.has(m.to)) return true;
      if (Game::divan.has(m.from)) return false;
      if (vacancy < 0) vacancy = m.to;
      return m.to == vacancy;
    });
  }

  static constexpr std::array runs{Run::beam(10),    Run::beam(100),    Run::beam(1000),
                                   Run::beam(10000), Run::beam(100000), Run::unlimited(Engine::depth_first)};
  static constexpr Advice advice{.order = {.stage = stage, .estimate = estimate},
                                 .prune = {.dominated = leave_out_dominated},
                                 .runs = runs,
                                 .version = 4};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheSultan> =
    &longwood::advice::TheSultanAdvice::advice;

#pragma once

#include "games/search/common.hpp"
#include "games/the_sultan/rules.hpp"
#include "games/the_sultan/search_relaxation.hpp"
#include "solve/heuristics/search_spec.hpp"

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

  /// When no card is to be turned any more, every play is safe. The cards in the Divan and the uppermost card
  /// of the talon can be played, and each play at most opens the next card of the talon, whichever it is; so
  /// any order opens as many. If a line that wins plays the twin first, the two change their parts. Premise:
  /// vacancies take the talon's cards; otherwise only a play from the talon opens the next.
  static std::optional<Move> safe(const State& s) {
    if (s.size[Game::hand] > 0 || Game::redeals_left(s) > 0 || chosen(s, Game::Refill::from_hand))
      return std::nullopt;
    for (const MoveRule& lay : Game::lays)
      for (int i = 0; i < lay.from.count; ++i) {
        const Card card = s.top[lay.from[i]];
        if (card.none()) continue;
        for (int j = 0; j < Game::families.count; ++j)
          if (Game::suits(s, card, Game::families[j]))
            return Move{Act::lay, lay.from[i], Game::families[j], 1};
      }
    return std::nullopt;
  }

  static bool lost(const State& s) { return Game::redeals_left(s) == 0 && SultanRelaxation{s}.lost(); }
  /// Searched for every eighth card turned only, and where nothing is known yet, since a search costs as much
  /// as a hundred positions.
  static bool lost_by_search(const State& s, KeySet& memory) {
    constexpr int most_positions = 200;
    static_assert(most_positions <= static_cast<int>(Prove::most_keys) / 2);
    return Game::redeals_left(s) == 0 && (s.size[Game::hand] % 8 == 0 || memory.size() == 0) &&
           SultanRelaxation{s}.lost(memory, most_positions);
  }

  static constexpr std::array runs{Run::beam(10),    Run::beam(100),    Run::beam(1000),
                                   Run::beam(10000), Run::beam(100000), Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .estimate = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .prove = {.lost = lost, .lost_cached = lost_by_search},
                                     .runs = runs,
                                     .version = 5};
};

}  // namespace longwood::advice

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "games/search/rising.hpp"
#include "games/the_original_patience/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

struct TheOriginalPatienceAdvice {
  using Game = TheOriginalPatience;
  static constexpr Rising rising{Game::families};

  /// Cards that have left the hand.
  static int stage(const State& s) { return Game::cards - s.size[Game::hand]; }
  /// Cards left, and of those in heaps each that lies above lower ones or above its like.
  static int estimate(const Table& table, PileSums& memory) {
    constexpr int left = 10, above = 6, equal = 1;
    const State& s = table.state();
    int value = 4000 + left * (Game::cards - s.total(Game::families));
    const auto of = [](Card card, Card, Kinds beneath) {
      const Kinds lower = (Kinds{1} << 4 * (card.rank() - 1)) - 1;
      return ((beneath & lower) != 0 ? above : 0) + ((beneath & of_rank(card.rank())) != 0 ? equal : 0);
    };
    for (int i = 0; i < Game::heaps.count; ++i) value += memory.sum(table, s.top[Game::heaps[i]], of);
    return value;
  }
  /// How many cards of each rank, from 0 for a vacant place, the families show.
  static std::array<int, king + 1> shown(const State& s) {
    std::array<int, king + 1> count{};
    for (int i = 0; i < Game::families.count; ++i) ++count[static_cast<std::size_t>(rising.height(s, i))];
    return count;
  }
  /// A play is safe if each card of its rank that is not home has a family that waits for it: then whichever
  /// goes first, the others can follow at any time. With fewer families it matters which card goes. Not where
  /// a card turned that suits must be played, as a play to a family compels others.
  static std::optional<Move> safe(const State& s) {
    if (chosen(s, Game::Hold::none)) return {};
    const std::array<int, king + 1> count = shown(s);
    for (int i = 0; i < Game::sources.count; ++i) {
      const Card card = s.top[Game::sources[i]];
      if (card.none()) continue;
      const auto rank = static_cast<std::size_t>(card.rank());
      int out = Game::families.count;  // cards of this rank that are not home
      for (std::size_t r = rank; r <= king; ++r) out -= count[r];
      if (count[rank - 1] < out) continue;
      for (int family = 0; family < Game::families.count; ++family)
        if (rising.height(s, family) + 1 == card.rank())
          return Move{Act::lay, Game::sources[i], Game::families[family], 1};
    }
    return {};
  }
  /// Of families that show the same rank one serves as well as another, and so of vacant heaps.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::heaps, moves);
    moves.keep_if([&](Move m) {
      if (!Game::families.has(m.to)) return true;
      for (int i = 0; Game::families[i] != m.to; ++i)
        if (rising.height(s, i) == rising.height(s, m.to - Game::families.first)) return false;
      return true;
    });
  }

  static constexpr std::array runs{Run::beam(30), Run::beam(300), Run::beam(3'000), Run::beam(30'000),
                                   Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = runs,
                                     .version = 1};
};

}  // namespace longwood::advice

#pragma once

#include <array>
#include <optional>

#include "games/nestor/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

struct NestorAdvice {
  using Game = Nestor;

  /// Cards left, so that the search goes down at once and comes back as it must.
  static int estimate(const State& s) { return Game::cards - s.size[Game::out]; }

  /// The first two available cards of a rank of which all that are left are available, two or four. In a line
  /// that wins they go out with one another. Until they do a pair is there, so that the reserve is taken up
  /// meanwhile only where that asks for nothing; hence they may as well go out at once.
  static std::optional<Move> safe(const State& s) {
    std::array<std::uint8_t, king + 1> gone{};
    Card card = s.top[Game::out];
    for (int i = s.size[Game::out]; i > 0; --i, card = s.under[card.id])
      ++gone[static_cast<std::size_t>(card.rank())];
    std::array<std::uint32_t, king + 1> showing{};
    for (int i = 0; i < Game::available.count; ++i)
      if (const Card end = s.top[Game::available[i]]; !end.none())
        showing[static_cast<std::size_t>(end.rank())] |= 1U << i;
    for (std::size_t rank = ace; rank <= king; ++rank) {
      const auto places = showing[rank];
      const int count = std::popcount(places);
      if (count < 2 || count % 2 != 0 || count + gone[rank] != 4) continue;
      const auto later = places & (places - 1);
      return Move{Act::pair, Game::available[std::countr_zero(places)],
                  Game::available[std::countr_zero(later)], 0};
    }
    return {};
  }

  /// The cards that are out follow from the others, and their order does not matter.
  static std::uint64_t irrelevant(const State& /*s*/) { return std::uint64_t{1} << Game::out.first; }

  static constexpr SearchSpec advice{
      .order = {.estimate = estimate}, .prune = {.safe = safe, .irrelevant = irrelevant}, .version = 1};
};

}  // namespace longwood::advice

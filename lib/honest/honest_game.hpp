#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "honest/adviser.hpp"

namespace longwood {

/// The honest player's limits for one position of a whole game; part of its version.
inline constexpr Effort effort_of_games{.confirming = 0};

/// Memory of its searches if nothing is unknown, in megabytes.
inline constexpr std::uint64_t megabytes_of_games = 1024;

/// Limits of its searches if nothing is unknown.
Limits limits_of_games(const GameInfo& game);

/// The random stream for the worlds of the game with this deal.
std::uint64_t seed_of_game(std::uint64_t deal);

/// Far more than the moves of any game: only a faulty adviser or file could reach it.
inline constexpr std::size_t most_moves = 20'000;

/// The player gives a game up after this many open searches in a row of positions in which nothing is
/// unknown. Games of The Flower-Garden and Spenser's Fairie Queen that were won without this limit are won by
/// the same moves with it.
inline constexpr int most_undecided = 100;

/// A game of the honest player.
struct HonestGame {
  std::vector<Move> line;
  bool won = false;
  std::uint64_t rollouts = 0;  ///< games simulated for its hints
};

/// Plays a deal to its end by following the adviser, or gives up (`most_undecided`); nothing if `stop` became
/// true. The game depends on the deal alone.
std::optional<HonestGame> play_honestly(const AnyGame& game, const Options& options, std::uint64_t deal,
                                        const std::atomic<bool>& stop);

}  // namespace longwood

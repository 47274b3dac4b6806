#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// A lost position: a deal, and the moves to it.
struct Lost {
  std::uint64_t deal;
  State state;
  std::vector<Move> moves;
};

/// Which lost positions are sought.
enum class LostHow : std::uint8_t {
  dealt,      ///< deals that are lost
  at_random,  ///< where winnable deals are first lost when they are played at random
  late,       ///< the same, when a winning line is followed at first, for at least half its moves
};

/// Finds lost positions, one per deal at most. The same deal and seed give the same position.
class Losses {
 public:
  Losses(const AnyGame& game, const Options& options, LostHow how, std::uint64_t seed)
      : game_{game}, options_{options}, solver_{game, {.nodes = 300'000}}, how_{how}, seed_{seed} {}

  /// The lost position of a deal, if it has one and that is proved.
  std::optional<Lost> of(std::uint64_t number);

 private:
  std::optional<Lost> played(Table table, std::vector<Move> moves, Rng& rng);

  const AnyGame& game_;
  Options options_;
  Solver solver_;
  LostHow how_;
  std::uint64_t seed_;
};

}  // namespace longwood

#pragma once

#include <atomic>
#include <vector>

#include "honest/adviser.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// What the honest player of studies may spend on a position; part of his version.
inline constexpr Effort effort_of_games{.confirming = 0};

/// The budget that rows of his games name: positions searched where nothing is unknown.
inline Budget budget_of_games(const AnyGame& game) {
  constexpr std::uint64_t megabytes = 1024;
  return {guide_for(*game.info).certainty, megabytes};
}

/// The stream from which the worlds of his game with this deal are drawn.
std::uint64_t seed_of_game(std::uint64_t deal);

/// Plays games of the honest player, who does what the adviser advises, one after another.
class HonestGames {
 public:
  HonestGames(const AnyGame& game, const Options& options);

  /// Plays a deal to its end; false if `stop` turned true meanwhile, and then there is no row.
  bool decide_timed(std::uint64_t deal, const std::atomic<bool>& stop);
  /// The row of the last game: won or lost, never open; its budget is for the caller to fill in.
  [[nodiscard]] const Row& row() const { return row_; }
  /// Its moves.
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

 private:
  const AnyGame& game_;
  Options options_;
  Row row_;
  std::vector<Move> line_;
};

}  // namespace longwood::study

#pragma once

#include <atomic>

#include "honest/honest_game.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// The budget that rows of its games name: positions searched where nothing is unknown.
inline Budget budget_of_games(const AnyGame& game) {
  return {guide_for(*game.info).endgame.full_information_nodes, megabytes_of_games};
}

/// Plays games of the honest player, who does what the adviser advises, one after another.
class HonestGames {
 public:
  HonestGames(const AnyGame& game, const Options& options);

  /// Plays a deal to its end; false if `stop` turned true meanwhile, and then there is no row.
  bool decide_timed(std::uint64_t deal, const std::atomic<bool>& stop);
  /// The row of the last game: won or lost, never open; its budget is for the caller to fill in.
  [[nodiscard]] const Row& row() const { return row_; }

 private:
  const AnyGame& game_;
  Options options_;
  Row row_;
};

}  // namespace longwood::study

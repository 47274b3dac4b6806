#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "honest/chance.hpp"
#include "study/charts.hpp"
#include "study/trial.hpp"

namespace longwood::study {

/// Chances that lie in the same tenth of the range.
struct Tenth {
  std::uint64_t positions = 0;
  double shown = 0, won = 0;  ///< means
  /// By how much their difference would scatter if all these chances were true: one standard error, positions
  /// of one game being won or lost together.
  double error = 0;
};

/// Positions at which a bound was shown, and no chance.
struct Bounds {
  std::uint64_t positions = 0;
  double told = 0, won = 0;  ///< means
};

/// How well the displayed chances agreed with the results. Games are weighted by `TriedGame::takeovers` in
/// means, line and errors.
struct Calibration {
  std::uint64_t games = 0, positions = 0;  ///< all of them; the rest counts only those with a chance
  Bounds none, all;                        ///< where no rollout was won: at most; and every one: at least
  double shown = 0, won = 0;               ///< means
  double slope = 1, level = 0;             ///< logit(won) = slope · logit(shown) + level
  double slope_error = 0;                  ///< one standard error
  double brier = 0;                        ///< mean square of the difference
  std::array<Tenth, 10> tenths = {};

  /// The tenth which is furthest off, of those with enough positions to tell: by how much more was won.
  [[nodiscard]] const Tenth* worst() const;
  /// Positions with a chance.
  [[nodiscard]] std::uint64_t chances() const { return positions - none.positions - all.positions; }
};

Calibration calibration_of(const std::vector<Judged>& judged);

/// The correction with the greatest likelihood, from the positions with a chance; what is chosen and not
/// fitted is as in `like`.
Correction fitted_correction(const std::vector<Judged>& judged, const Correction& like = {});

/// The weights of the game's value function with the greatest likelihood, from positions with `facts`, less
/// for large weights (`regress`): each fact is divided by its standard deviation for that.
std::vector<double> fitted_value(const std::vector<Judged>& judged, double ridge);

/// The reliability plot.
Chart reliability_chart(const Terms& terms, const Calibration& calibration);

}  // namespace longwood::study

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "honest/chance.hpp"
#include "study/charts.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// Who played before the adviser took over: from none to all of his skill.
enum class Skill : std::uint8_t { random, greedy, quick, advised };
inline constexpr int skills = 4;

/// A chance that was shown, and what came of it.
struct Judged {
  std::uint64_t deal = 0;
  Skill skill = Skill::advised;
  longwood::Tally tally;   ///< the rollouts on which the chance rests
  double unknown = 0;      ///< share of all cards
  double shown = 0;        ///< the chance, corrected as it is for a person
  bool finishing = false;  ///< `is_finishing`, where another correction holds
  bool won = false;        ///< the game, by one who went on as advised
};

/// Which games are played to be judged, and how.
struct Trial {
  const AnyGame* game = nullptr;
  ChosenRules rules;
  Range deals;
  int samples = 256;  ///< rollouts for one chance
  int positions = 4;  ///< most of one game
  unsigned threads = 1;
};

/// Plays a game of each deal: at first by a player of some skill (in turn), as far as a random move, then as
/// advised. The first position of the second part and some later ones are judged; those where nothing is
/// unknown are proved, and left out. The same trial gives the same list.
std::vector<Judged> judge(const Trial& trial);

/// Chances that lie in the same tenth of the range.
struct Tenth {
  std::uint64_t positions = 0;
  double shown = 0, won = 0;  ///< means
  double error = 0;           ///< of their difference: one standard error, positions of one game being alike
};

/// How well the chances shown agreed with what came of them.
struct Calibration {
  std::uint64_t games = 0, positions = 0;
  double shown = 0, won = 0;    ///< means
  double slope = 1, level = 0;  ///< logit(won) = slope · logit(shown) + level
  double slope_error = 0;       ///< one standard error
  double brier = 0;             ///< mean square of the difference
  std::array<Tenth, 10> tenths = {};

  /// The tenth which is furthest off, of those with enough positions to tell: by how much more was won.
  [[nodiscard]] const Tenth* worst() const;
};

Calibration calibration_of(const std::vector<Judged>& judged);

/// The correction that fits these best (by likelihood).
Correction fitted_correction(const std::vector<Judged>& judged);

/// The reliability plot.
Chart reliability_chart(const Terms& terms, const Calibration& calibration);

}  // namespace longwood::study

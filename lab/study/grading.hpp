#pragma once

#include "honest/rollout_solvers.hpp"
#include "session/proved_deals.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// The won deals of a study, at most `most` of them and the lowest numbers, with their grades.
///
/// Grades are ranks among all won deals of the study. A deal's score is two thirds its rank by positions
/// searched and one third its rank by the length of the solution, equal values sharing the middle of their
/// ranks; the fifth of the deals with the least score has grade 1, the next grade 2, and so on.
ProvedDeals grade(StudyFile& file, std::uint64_t most);

/// The same deals graded by how likely the honest player is to win each from its first position: by its
/// `first_chance` in `worlds` worlds; where that is equal, by the score above. `games` are that player's, of
/// the same rules; the list tells how many of them were won in each grade. At most `most` deals are looked
/// at, and grades are ranks among these.
ProvedDeals grade_by_chance(StudyFile& file, StudyFile& games, std::uint64_t most, int worlds);

/// Counts how many of these games of the honest player have deals of each grade, and were won.
void count_games(ProvedDeals& list, StudyFile& games);

/// How likely the honest player is to win a deal, as it looks before the first move: its guess, if that
/// decides its moves; otherwise the share of `worlds` quick games that is won, corrected as in a displayed
/// chance; 1 if nothing is unknown. The deal can be won.
double first_chance(const AnyGame& game, const Options& options, std::uint64_t deal, int worlds,
                    RolloutSolvers& solvers);

}  // namespace longwood::study

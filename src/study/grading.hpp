#pragma once

#include "session/proved_deals.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// The won deals of a study, at most `most` of them and the lowest numbers, with their grades.
///
/// Grades are ranks among all won deals of the study. A deal's score is two thirds its rank by positions
/// searched and one third its rank by the length of the solution, equal values sharing the middle of their
/// ranks; the fifth of the deals with the least score has grade 1, the next grade 2, and so on.
ProvedDeals grade(StudyFile& file, std::uint64_t most);

}  // namespace longwood::study

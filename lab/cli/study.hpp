#pragma once

#include "cli/common.hpp"

namespace longwood::cli {

// The parts of `longwood-lab study`: each adds itself and sets the status which its run is to return.
void add_study_run(CLI::App& study, int& status);
void add_study_report(CLI::App& study, int& status);
void add_study_compare(CLI::App& study, int& status);
void add_study_merge(CLI::App& study, int& status);
void add_study_check(CLI::App& study, int& status);
void add_study_grade(CLI::App& study, int& status);
void add_study_record(CLI::App& study, int& status);
void add_study_calibrate(CLI::App& study, int& status);
void add_study_upper_bound(CLI::App& study, int& status);

}  // namespace longwood::cli

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/reports.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// Says on standard error, a line each, what a reader should know of files that are not whole.
inline void warn(const std::vector<std::string>& warnings) {
  for (const std::string& warning : warnings) report(warning);
}

/// Adds --machine: what all threads may take together.
void add_machine_memory(CLI::App& command, std::uint64_t& megabytes);

/// The number of threads that fit when each may use `megabytes_each`; reports on standard error if it is less
/// than asked for.
unsigned fewer_threads(unsigned threads, std::uint64_t megabytes_each, std::uint64_t all);

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
void add_study_value(CLI::App& study, int& status);

}  // namespace longwood::cli

#include "cli/study.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "study/memory_share.hpp"

namespace longwood::cli {

void add_machine_memory(CLI::App& command, std::uint64_t& megabytes) {
  megabytes = study::megabytes_of_machine();
  add_number(command, "--machine", megabytes, 16, std::uint64_t{1} << 30,
             "memory of all threads together; without it, 80 % of the machine's");
}

unsigned fewer_threads(unsigned threads, std::uint64_t megabytes_each, std::uint64_t all) {
  const unsigned fit = study::threads_that_fit(threads, megabytes_each, all);
  if (fit < threads)
    report(fmt::format("{} threads instead of {}: each may need {} MB, of {} MB in all", fit, threads,
                       megabytes_each, all));
  return fit;
}

void add_study(CLI::App& app, int& status) {
  auto* study =
      app.add_subcommand("study", "Measure win rates over many deals in a file; runs can be resumed");
  study->require_subcommand(1);
  add_examples(*study, {"study run fortress --deals 0-9 --out a.study", "study report a.study"});
  for (const auto add :
       {add_study_run, add_study_report, add_study_compare, add_study_merge, add_study_check, add_study_grade,
        add_study_record, add_study_calibrate, add_study_upper_bound, add_study_value})
    add(*study, status);
}

}  // namespace longwood::cli

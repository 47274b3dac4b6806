#include "cli/study.hpp"

#include <CLI/CLI.hpp>

#include "cli/commands.hpp"

namespace longwood::cli {

void add_study(CLI::App& app, int& status) {
  auto* study =
      app.add_subcommand("study", "winning chances over many deals, kept in a file and gone on with");
  study->require_subcommand(1);
  for (const auto add : {add_study_run, add_study_report, add_study_compare, add_study_merge, add_study_check,
                         add_study_grade, add_study_record, add_study_calibrate, add_study_upper_bound})
    add(*study, status);
}

}  // namespace longwood::cli

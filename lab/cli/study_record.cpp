#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/help.hpp"
#include "cli/study.hpp"
#include "study/recheck.hpp"

namespace longwood::cli {
namespace {

void print_record(const std::string& path, std::uint64_t deal) {
  auto file = study::StudyFile::read(path);
  if (file.terms().player == 0)
    throw Fault{"'" + path +
                "' is not a study of the honest player and has no games; longwood solve --deal " +
                std::to_string(deal) + " decides one"};
  const auto played = study::rules_now(file.terms(), path);
  study::Row row;
  if (!file.find(deal, row)) throw Fault{"'" + path + "' has no game of deal " + std::to_string(deal)};
  const auto session = study::game_of(played, row);
  if (!session) throw Fault{"'" + path + "', deal " + std::to_string(deal) + ": " + session.error()};
  fmt::print("{}", write_record(session->record()));
}

}  // namespace

void add_study_record(CLI::App& study, int& /*status*/) {
  struct Options {
    std::string file;
    std::uint64_t deal = 0;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand("record", "Print one game of the honest player as a saved game");
  command->add_option("FILE", options->file, "a study run with --player honest")->required();
  add_number(*command, "--deal", options->deal, 0, study::last_deal, "deal number")->required();
  add_examples(*command,
               {"study record honest.study --deal 0", "study record honest.study --deal 1 > my.record"});
  command->callback([options] { print_record(options->file, options->deal); });
}

}  // namespace longwood::cli

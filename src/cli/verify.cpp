#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

/// Whether the file is a record which plays, said on standard output. A file that cannot be read is a fault.
bool verify(const std::string& path, bool json) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  const auto session = replay(*text);
  if (!session) {
    if (json)
      print_json({{"file", path}, {"ok", false}, {"error", session.error()}});
    else
      fmt::print("{}: no: {}\n", path, session.error());
    return false;
  }
  const auto standing = standing_name(session->standing());
  if (json) {
    Json object{{"file", path}, {"ok", true}};
    object.update(game_json(session->info(), session->set(), session->deal()));
    object["moves"] = session->length();
    object["state"] = standing;
    print_json(object);
  } else {
    fmt::print("{}: ok: {}, {}, {}, {}\n", path, session->info().title, deal_words(session->deal()),
               count_of(static_cast<int>(session->length()), "move"), standing);
  }
  return true;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  struct Options {
    std::vector<std::string> files;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("verify", "replay records; status 1 if one does not hold");
  command->add_option("FILE", options->files, "records")->required();
  command->add_flag("--json", options->json, "one JSON object a file");
  command->callback([options, &status] {
    for (const std::string& file : options->files) {
      try {
        if (!verify(file, options->json)) status = std::max<int>(status, answer_is_no);
      } catch (const Fault& fault) {
        // The other files still get their answer.
        std::fflush(stdout);
        report(fault.what());
        status = wrong_use;
      }
    }
  });
}

}  // namespace longwood::cli

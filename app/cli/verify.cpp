#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/proof.hpp"
#include "core/notation.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

void refuse(const std::string& path, const std::string& error, bool json) {
  if (json)
    print_json({{"file", path}, {"ok", false}, {"error", error}});
  else
    fmt::print("{}: no: {}\n", printable(path), printable(error));
}

/// What the second search made of a claim.
void tell_claim(const std::string& path, const CheckedLoss& reproof, const std::string& what,
                const Limits& limits) {
  const auto& [claim, session, solution, how, fault] = reproof;
  const auto where = position_words(in_english_of(session.info()), session);
  if (solution.verdict == Verdict::lost) {
    fmt::print("{}: ok: {}, {}, lost: a claim, proved again {}, {} nodes\n", printable(path), what, where,
               how, solution.nodes);
  } else if (solution.verdict == Verdict::won) {
    fmt::print("{}: no: {}, {}: can be won in {} moves\n", printable(path), what, where,
               solution.line.size());
  } else {
    const bool nodes = solution.nodes >= limits.nodes;
    fmt::print("{}: no: {}, {}: not proved again {} when {} after {} nodes; try a greater {}\n",
               printable(path), what, where, how, nodes ? "the nodes ended" : "the memory ended",
               solution.nodes, nodes ? "--nodes" : "--memory");
  }
}

/// Checks a proof of loss, or proves a claim again, and says what came of it.
bool verify_loss(const std::string& path, const std::string& text, const Limits& limits, bool json) {
  const auto reproof = prove_again(text, limits);
  if (!reproof) throw Fault{path + ": " + reproof.error()};
  const auto& [claim, session, solution, how, fault] = *reproof;
  const bool ok = solution.verdict == Verdict::lost;
  const std::string what =
      std::string{session.info().title} + rules_words(in_english_of(session.info()), session);
  if (json) {
    Json object{{"file", path}, {"ok", ok}};
    object.update(game_json(session));
    object["after"] = write_moves(session.info(), session.line());
    object["verdict"] = verdict_name(solution.verdict);
    object["claim"] = claim;
    object["how"] = how;
    object["nodes"] = solution.nodes;
    if (!fault.empty())
      object["error"] = fault;
    else if (solution.verdict == Verdict::open)
      object["ended_by"] = solution.nodes >= limits.nodes ? "nodes" : "memory";
    print_json(object);
  } else if (!fault.empty()) {
    fmt::print("{}: no: {}, {}: the proof does not hold: {}\n", printable(path), what,
               position_words(in_english_of(session.info()), session), printable(fault));
  } else if (claim) {
    tell_claim(path, *reproof, what, limits);
  } else {
    fmt::print("{}: ok: {}, {}, lost: {}\n", printable(path), what,
               position_words(in_english_of(session.info()), session), how);
  }
  return ok;
}

/// Whether the file is a record which plays or a proof which holds, said on standard output. A file that
/// cannot be read is a fault.
bool verify(const std::string& path, const Limits& limits, bool json) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  if (is_proof(*text)) return verify_loss(path, *text, limits, json);
  const auto session = read_game(*text);
  if (!session) return refuse(path, session.error(), json), false;
  const auto standing = standing_name(session->standing());
  if (json) {
    Json object{{"file", path}, {"ok", true}};
    object.update(game_json(*session));
    object["moves"] = session->length();
    object["state"] = standing;
    print_json(object);
  } else {
    fmt::print("{}: ok: {}, {}, {}, {}\n", printable(path),
               std::string{session->info().title} + rules_words(in_english_of(session->info()), *session),
               deal_words(in_english_of(session->info()), session->deal()),
               count_of(static_cast<int>(session->length()), "move"), standing);
  }
  return true;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  struct Options {
    std::vector<std::string> files;
    Limits limits{.nodes = 100'000'000};
    std::uint64_t megabytes = 1024;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("verify", "replay records, check losses; status 1 if one does not hold");
  command->add_option("FILE", options->files, "records, or proofs of longwood solve")->required();
  add_effort_to(*command, options->limits.nodes, options->megabytes, "for proving a loss again", "for it");
  command->add_flag("--json", options->json, "one JSON object a file");
  command->callback([options, &status] {
    options->limits.memory = static_cast<std::size_t>(options->megabytes) << 20;
    for (const std::string& file : options->files) {
      try {
        if (!verify(file, options->limits, options->json)) status = std::max<int>(status, answer_is_no);
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

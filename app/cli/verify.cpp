#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_words.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/proof.hpp"
#include "cli/reports.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

/// What came of a file, in a line.
void tell_outcome(const Speaker& say, bool good, const std::string& path, const std::string& what) {
  const auto file = printable(path), words = printable(what);
  fmt::print("{}\n", good ? say.phrase("{file}: ok: {what}", file, words)
                          : say.phrase("{file}: no: {what}", file, words));
}

/// The game and its rules: "Fortress, Hoffmann".
std::string game_words(const Speaker& say, const Session& session) {
  return say.word(title_text(session.info())) + rules_words(say, session);
}

/// What the second search made of a claim: after the game and the position.
std::string claim_words(const Speaker& say, const CheckedLoss& reproof, const Limits& limits) {
  const Solution& solution = reproof.solution;
  const auto nodes = std::to_string(solution.nodes);
  if (solution.verdict == Verdict::lost)
    return say.phrase("lost: claim confirmed {how}, {nodes} nodes", reproof.how, nodes);
  if (solution.verdict == Verdict::won) {
    const auto moves = static_cast<int>(solution.line.size());
    return say.count("can be won in {n} move", "can be won in {n} moves", moves);
  }
  return solution.nodes >= limits.nodes
             ? say.phrase("not confirmed {how}: node limit reached after {nodes} nodes; try a larger --nodes",
                          reproof.how, nodes)
             : say.phrase(
                   "not confirmed {how}: memory limit reached after {nodes} nodes; try a larger --memory",
                   reproof.how, nodes);
}

/// The result for a loss, after the game and the position.
std::string loss_words(const Speaker& say, const CheckedLoss& reproof, const Limits& limits) {
  if (!reproof.fault.empty()) return say.phrase("the proof does not hold: {why}", reproof.fault);
  if (reproof.claim) return claim_words(say, reproof, limits);
  return say.phrase("lost: {how}", reproof.how);
}

struct VerifyOptions {
  std::vector<std::string> files;
  Limits limits{.nodes = 100'000'000};
  std::uint64_t megabytes = 1024;
  std::string language;
  bool json = false;
};

/// Checks a proof of loss, or proves a claim again, and prints the result.
bool verify_loss(const Language& language, const std::string& path, const std::string& text,
                 const VerifyOptions& options) {
  const auto reproof = prove_again(text, options.limits, options.json ? in_english : language);
  if (!reproof) throw Fault{problem("{what}: {why}", in_quotes(path), reproof.error())};
  const bool ok = reproof->solution.verdict == Verdict::lost;
  if (options.json) {
    const auto& [claim, session, solution, how, fault] = *reproof;
    print_answer(
        face::LossChecked{outside(path), {session}, solution, claim, how, fault, options.limits.nodes});
    return ok;
  }
  const Speaker say{language, reproof->session.info()};
  tell_outcome(say, ok, path,
               game_words(say, reproof->session) + ", " + position_words(say, reproof->session) + ", " +
                   loss_words(say, *reproof, options.limits));
  return ok;
}

/// Whether the file is a record which plays or a proof which holds, said on standard output. A file that
/// cannot be read is a fault.
bool verify(const Language& language, const std::string& path, const VerifyOptions& options) {
  const auto text = store::read_file(path, max_record_size);
  if (!text) throw Fault{text.error()};
  if (is_proof(*text)) return verify_loss(language, path, *text, options);
  const auto session = read_game(*text);
  if (!session && options.json)
    print_answer(face::NotReplayed{outside(path), outside(session.error().english())});
  else if (!session)
    tell_outcome(Speaker{language}, false, path, language.say(session.error()));
  if (!session) return false;
  if (options.json) {
    print_answer(face::Replayed{outside(path), {*session}});
  } else {
    const Speaker say{language, session->info()};
    tell_outcome(say, true, path,
                 game_words(say, *session) + ", " + deal_words(say, session->deal()) + ", " +
                     say.count("{n} move", "{n} moves", static_cast<int>(session->length())) + ", " +
                     say.word(standing_text(session->standing())));
  }
  return true;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  auto options = std::make_shared<VerifyOptions>();
  auto* command = app.add_subcommand("verify", "Replay saved games and check proofs");
  command->add_option("FILE", options->files, "saved games, or proofs by longwood solve")->required();
  add_effort_to(*command, options->limits.nodes, options->megabytes, "positions to search for a proof",
                "memory for a proof");
  command->add_flag("--json", options->json, "print one JSON object per file");
  add_language_to(*command, options->language);
  add_examples(*command, {"verify my.record", "verify my.proof --nodes 1000000"});
  command->callback([options, &status] {
    const Language language = language_named(options->language);
    options->limits.memory = static_cast<std::size_t>(options->megabytes) << 20;
    for (const std::string& file : options->files) {
      try {
        if (!verify(language, file, *options)) status = std::max<int>(status, answer_is_no);
      } catch (const Fault& fault) {
        // The other files still get their answer.
        std::fflush(stdout);
        report(language.say(fault.problem));
        status = wrong_use;
      }
    }
  });
}

}  // namespace longwood::cli

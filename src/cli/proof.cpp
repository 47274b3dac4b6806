#include "cli/proof.hpp"

#include "core/deal.hpp"
#include "session/record.hpp"
#include "study/reprove.hpp"

namespace longwood::cli {
namespace {

/// The lines which a certificate has and a record has not.
constexpr std::string_view own_keys[] = {"verdict ", "engine ", "advice ", "nodes "};

std::string advice_words(const Switches& switches) {
  std::string words;
  for (const auto& [on, name] :
       {std::pair{switches.safe_moves, "safe-moves"}, std::pair{switches.pruning, "pruning"},
        std::pair{switches.dead_ends, "dead-ends"}, std::pair{switches.classes, "classes"}})
    if (on) (words += words.empty() ? "" : " ") += name;
  return words.empty() ? "none" : words;
}

}  // namespace

std::string write_proof(const Session& session, const Solution& solution, const Switches& switches) {
  const std::string record = write_record(session.record());
  const auto body = record.find('\n') + 1, moves = record.find("\nmoves") + 1;
  std::string text{proof_heading};
  text += '\n' + record.substr(body, moves - body);
  text += "verdict " + std::string{verdict_name(solution.verdict)} + '\n';
  text += "engine " + std::string{engine_name(solution.engine)} + '\n';
  text += "advice " + advice_words(switches) + '\n';
  text += "nodes " + std::to_string(solution.nodes) + '\n';
  return text + record.substr(moves);
}

std::expected<Reproof, std::string> prove_again(std::string_view text, const Limits& limits) {
  std::string record = "longwood record 1\n";
  bool lost = false;
  Engine first = Engine::staged;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto words = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line == 1) continue;
    if (words == "verdict lost") lost = true;
    if (words == "engine depth-first") first = Engine::depth_first;
    bool own = false;
    for (const auto key : own_keys) own = own || words.starts_with(key);
    // an empty line keeps the numbers of the lines that follow
    record += (own ? std::string{} : std::string{words}) + '\n';
  }
  if (!lost) return std::unexpected("the certificate has no line 'verdict lost'; only losses need one");
  auto session = replay(record);
  if (!session) return std::unexpected(session.error());

  const auto again = study::reprove(session->game(), session->state(), limits, first);
  return Reproof{*std::move(session), again.solution, again.how()};
}

}  // namespace longwood::cli

#include "cli/proof.hpp"

#include <algorithm>
#include <vector>

#include "core/deal.hpp"
#include "core/notation.hpp"
#include "session/record.hpp"
#include "solve/proofs/evidence.hpp"
#include "solve/proofs/reprove.hpp"

namespace longwood::cli {
namespace {

constexpr std::string_view proof_line = "longwood proof 2", claim_line = "longwood claim 1";
/// So claims were headed before there were proofs.
constexpr std::string_view old_claim_line = "longwood proof 1";

constexpr std::string_view advice_names[] = {"safe-moves", "pruning", "dead-ends", "classes"};

std::string advice_words(const Switches& switches) {
  std::string words;
  const bool on[] = {switches.safe_moves, switches.pruning, switches.dead_ends, switches.classes};
  for (std::size_t i = 0; i < std::size(on); ++i)
    if (on[i]) (words += words.empty() ? "" : " ") += advice_names[i];
  return words.empty() ? "none" : words;
}

bool is_advice(std::string_view value) {
  if (value == "none") return true;
  Words words{value};
  for (auto word = words.next(); !word.empty(); word = words.next())
    if (std::ranges::find(advice_names, word) == std::end(advice_names)) return false;
  return true;
}

bool is_number(std::string_view value) {
  return !value.empty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_lost(std::string_view value) { return value == "lost"; }
bool is_engine(std::string_view value) { return value == "staged" || value == "depth-first"; }
bool is_kind(std::string_view value) { return value == "stopped" || value == "pairs"; }

/// A line which a certificate has and a record has not.
struct OwnLine {
  std::string_view key, may_say;
  bool (*good)(std::string_view value);
  std::string_view value = {};
};

/// A certificate: the record of its position, and its additional lines.
struct Certificate {
  bool claim = true;
  std::string record = "longwood record 1\n";
  std::vector<OwnLine> own;
  std::string evidence;  ///< lines which only the kind of evidence understands

  explicit Certificate(bool of_claim) : claim{of_claim} {
    own.push_back({"verdict", "lost", is_lost});
    if (!claim) {
      own.push_back({"because", "stopped or pairs", is_kind});
      return;
    }
    own.push_back({"engine", "staged or depth-first", is_engine});
    own.push_back({"advice", "none, or safe-moves, pruning, dead-ends and classes", is_advice});
    own.push_back({"nodes", "a number", is_number});
  }

  [[nodiscard]] std::string_view value(std::string_view key) const {
    return std::ranges::find(own, key, &OwnLine::key)->value;
  }

  /// Notes an additional line; false if the line belongs to the record. An error names the problem in one
  /// line.
  std::expected<bool, std::string> note(std::string_view line) {
    const auto space = std::min(line.find(' '), line.size());
    const auto key = line.substr(0, space);
    const auto at = std::ranges::find(own, key, &OwnLine::key);
    if (at == own.end()) return note_evidence(key, line);
    const auto value = line.substr(std::min(space + 1, line.size()));
    if (!at->value.empty()) return std::unexpected("a second line '" + std::string{at->key} + "'");
    if (!at->good(value))
      return std::unexpected("'" + std::string{at->key} + "' is followed by " + std::string{at->may_say});
    at->value = value;
    return true;
  }

 private:
  /// Words are for the reader; the other lines of evidence are checked later.
  bool note_evidence(std::string_view key, std::string_view line) {
    if (claim || std::ranges::find(evidence_keys, key) == std::end(evidence_keys)) return false;
    if (key != "words") evidence += std::string{line} + '\n';
    return true;
  }
  static constexpr std::string_view evidence_keys[] = {"words", "exposed", "families", "stuck", "pairs"};
};

std::expected<Certificate, std::string> read_certificate(std::string_view text) {
  const auto heading = text.substr(0, text.find('\n'));
  if (heading.starts_with(byte_order_mark))
    return std::unexpected("line 1: a byte order mark; save the certificate as UTF-8 without one");
  if (heading.ends_with('\r'))
    return std::unexpected("line 1: a carriage return; save the certificate with plain line ends");
  if (heading != proof_line && heading != claim_line && heading != old_claim_line)
    return std::unexpected("line 1: this program reads certificates that begin with '" +
                           std::string{proof_line} + "' or '" + std::string{claim_line} + "'");
  Certificate certificate{heading != proof_line};
  bool moves = false;
  text.remove_prefix(std::min(heading.size() + 1, text.size()));
  for (std::size_t number = 2; !text.empty(); ++number) {
    const auto fault = [&](std::string_view what) {
      return std::unexpected("line " + std::to_string(number) + ": " + std::string{what});
    };
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.contains('\r')) return fault("a carriage return; save the certificate with plain line ends");
    moves = moves || line == "moves";
    const auto own = moves ? false : certificate.note(line);
    if (!own) return fault(own.error());
    // an empty line keeps the numbers of the lines that follow
    certificate.record += (*own ? std::string{} : std::string{line}) + '\n';
  }
  for (const OwnLine& line : certificate.own)
    if (line.value.empty())
      return std::unexpected("there is no line '" + std::string{line.key} + "' before 'moves'");
  return certificate;
}

}  // namespace

std::string write_proof(const Session& session, const Solution& solution, const Switches& switches) {
  const std::string record = write_record(session.record());
  const auto body = record.find('\n') + 1, moves = record.find("\nmoves") + 1;
  const auto evidence = evidence_of_loss(session.game(), session.state());
  std::string text{evidence ? proof_line : claim_line};
  text += '\n' + record.substr(body, moves - body);
  text += "verdict " + std::string{verdict_name(solution.verdict)} + '\n';
  if (evidence) {
    text += "because " + std::string{evidence->kind} + "\nwords " + evidence->words + ".\n" + evidence->lines;
  } else {
    text += "engine " + std::string{engine_name(solution.engine)} + '\n';
    text += "advice " + advice_words(switches) + '\n';
    text += "nodes " + std::to_string(solution.nodes) + '\n';
  }
  return text + record.substr(moves);
}

bool is_proof(std::string_view text) {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return text.starts_with("longwood proof") || text.starts_with("longwood claim");
}

std::expected<CheckedLoss, Problem> prove_again(std::string_view text, const Limits& limits,
                                                const Language& language) {
  const auto certificate = read_certificate(text);
  if (!certificate) return std::unexpected(certificate.error());
  auto session = replay(certificate->record);
  if (!session) return std::unexpected(session.error());
  if (certificate->claim) {
    const Engine first = certificate->value("engine") == "staged" ? Engine::staged : Engine::depth_first;
    const auto again = reprove(session->game(), session->state(), limits, first);
    return CheckedLoss{true, *std::move(session), again.solution, std::string{language.of(again.how())}, {}};
  }
  const auto kind = certificate->value("because");
  const auto holds = check_evidence(session->game(), session->state(), kind, certificate->evidence);
  CheckedLoss reproof{false, *std::move(session), {}, {}, {}};
  if (!holds) {
    reproof.fault = holds.error();
    return reproof;
  }
  reproof.solution.verdict = Verdict::lost;
  if (const auto evidence = evidence_of_loss(reproof.session.game(), reproof.session.state(), language))
    reproof.how = evidence->words;
  return reproof;
}

}  // namespace longwood::cli

#include "cli/proof.hpp"

#include <algorithm>
#include <array>

#include "core/deal.hpp"
#include "core/notation.hpp"
#include "session/record.hpp"
#include "study/reprove.hpp"

namespace longwood::cli {
namespace {

constexpr std::string_view first_line = "longwood proof 1";

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

/// A line which a certificate has and a record has not.
struct OwnLine {
  std::string_view key, may_say;
  bool (*good)(std::string_view value);
  std::string_view value = {};
};

/// What stands in a certificate: the record of its position, and its own lines.
struct Certificate {
  std::string record = "longwood record 1\n";
  std::array<OwnLine, 4> own{{
      {"verdict", "lost", [](std::string_view value) { return value == "lost"; }},
      {"engine", "staged or depth-first",
       [](std::string_view value) { return value == "staged" || value == "depth-first"; }},
      {"advice", "none, or safe-moves, pruning, dead-ends and classes", is_advice},
      {"nodes", "a number", is_number},
  }};

  /// Notes a line of its own; false if it is one of the record, or one line naming the fault.
  std::expected<bool, std::string> note(std::string_view line) {
    const auto space = std::min(line.find(' '), line.size());
    const auto at = std::ranges::find(own, line.substr(0, space), &OwnLine::key);
    if (at == own.end()) return false;
    const auto value = line.substr(std::min(space + 1, line.size()));
    if (!at->value.empty()) return std::unexpected("a second line '" + std::string{at->key} + "'");
    if (!at->good(value))
      return std::unexpected("'" + std::string{at->key} + "' is followed by " + std::string{at->may_say});
    at->value = value;
    return true;
  }
};

std::expected<Certificate, std::string> read_certificate(std::string_view text) {
  Certificate certificate;
  bool moves = false;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const auto fault = [&](std::string_view what) {
      return std::unexpected("line " + std::to_string(number) + ": " + std::string{what});
    };
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (number == 1 && line.starts_with(byte_order_mark))
      return fault("a byte order mark; save the certificate as UTF-8 without one");
    if (line.contains('\r')) return fault("a carriage return; save the certificate with plain line ends");
    if (number == 1 && line != first_line)
      return fault("this program reads certificates that begin with '" + std::string{first_line} + "'");
    if (number == 1) continue;
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
  std::string text{first_line};
  text += '\n' + record.substr(body, moves - body);
  text += "verdict " + std::string{verdict_name(solution.verdict)} + '\n';
  text += "engine " + std::string{engine_name(solution.engine)} + '\n';
  text += "advice " + advice_words(switches) + '\n';
  text += "nodes " + std::to_string(solution.nodes) + '\n';
  return text + record.substr(moves);
}

bool is_proof(std::string_view text) {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return text.starts_with(proof_heading);
}

std::expected<Reproof, std::string> prove_again(std::string_view text, const Limits& limits) {
  const auto certificate = read_certificate(text);
  if (!certificate) return std::unexpected(certificate.error());
  auto session = replay(certificate->record);
  if (!session) return std::unexpected(session.error());
  const Engine first = certificate->own[1].value == "staged" ? Engine::staged : Engine::depth_first;
  const auto again = study::reprove(session->game(), session->state(), limits, first);
  return Reproof{*std::move(session), again.solution, again.how()};
}

}  // namespace longwood::cli

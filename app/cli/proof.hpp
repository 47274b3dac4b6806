#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/speech.hpp"
#include "session/session.hpp"
#include "solve/results/verdict.hpp"

namespace longwood::cli {

/// Whether a text is meant for a certificate: it begins so, perhaps after a byte order mark.
bool is_proof(std::string_view text);

/// What there is to show for a loss of the position at which the session stands (docs/reference/cli.md): a
/// proof, if the loss can be seen without search; otherwise the claim that a search with such advice found no
/// way to win. A won position needs neither: its record is its proof.
std::string write_proof(const Session& session, const Solution& solution, const Switches& switches);

/// The result of checking a proof, or of searching again what a claim says.
struct CheckedLoss {
  bool claim;  ///< else a proof
  Session session;
  Solution solution;  ///< of the second search; lost without any for a proof that holds
  std::string how;    ///< "without advice or symmetry"; of a proof, why the position is lost
  std::string fault;  ///< of a proof: what does not hold
};

/// Reads a proof or a claim, and says in the language how it is lost. Proofs are checked by the rules, claims
/// are proved again by the second engine, within the limits; or one line naming the fault and its place.
/// Every line is there once and says what `write_proof` might have said.
std::expected<CheckedLoss, Problem> prove_again(std::string_view text, const Limits& limits,
                                                const Language& language);

}  // namespace longwood::cli

#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "session/session.hpp"
#include "solve/verdict.hpp"

namespace longwood::cli {

/// How the first line of a certificate of loss begins; its version follows.
inline constexpr std::string_view proof_heading = "longwood proof";

/// Whether a text is meant for a certificate: it begins so, perhaps after a byte order mark.
bool is_proof(std::string_view text);

/// A certificate of loss for the position at which the session stands: what was searched, and with which
/// advice (docs/cli.md). A won position needs none: its record is its proof.
std::string write_proof(const Session& session, const Solution& solution, const Switches& switches);

/// What came of re-proving a certificate.
struct Reproof {
  Session session;
  Solution solution;     ///< of the second search
  std::string_view how;  ///< "without advice or symmetry"
};

/// Reads a certificate and proves it again by the second engine, within the limits; or one line naming the
/// fault and its place. Every line is there once and says what `write_proof` might have said.
std::expected<Reproof, std::string> prove_again(std::string_view text, const Limits& limits);

}  // namespace longwood::cli

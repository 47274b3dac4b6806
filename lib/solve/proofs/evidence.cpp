#include "solve/proofs/evidence.hpp"

namespace longwood {

std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position,
                                         const Language& language) {
  const LossEvidence* const own = game.info->evidence;
  return own != nullptr ? own->find(Speaker{language, *game.info}, position) : std::nullopt;
}

std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines) {
  const LossEvidence* const own = game.info->evidence;
  if (own != nullptr && own->kind == kind) return own->check(*game.info, position, lines);
  return std::unexpected("there is no evidence '" + std::string{kind} + "' of " +
                         std::string{game.info->title});
}

}  // namespace longwood

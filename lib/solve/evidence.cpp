#include "solve/evidence.hpp"

#include "generated/games/list.hpp"
#include "generated/solve/evidence.hpp"

namespace longwood {

std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position,
                                         const Language& language) {
  const FindEvidence find =
      for_game(Games{}, game.info->id, FindEvidence{}, []<Game G> { return find_evidence_of<G>; });
  return find != nullptr ? find(Speaker{language, *game.info}, position) : std::nullopt;
}

std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines) {
  const EvidenceCheck own =
      for_game(Games{}, game.info->id, EvidenceCheck{}, []<Game G> { return evidence_check_of<G>; });
  if (own.check != nullptr && own.kind == kind) return own.check(*game.info, position, lines);
  return std::unexpected("there is no evidence '" + std::string{kind} + "' of " +
                         std::string{game.info->title});
}

}  // namespace longwood

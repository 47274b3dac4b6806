#include "solve/evidence.hpp"

#include <array>

#include "solve/evidence_fortress.hpp"
#include "solve/evidence_the_fourteenth.hpp"

namespace longwood {
namespace {

/// A kind of evidence, and the one game that has it.
struct Kind {
  std::string_view name, game;
  std::optional<Evidence> (*find)(const GameInfo&, const State&);
  std::expected<void, std::string> (*check)(const GameInfo&, const State&, std::string_view lines);
};

constexpr std::array<Kind, 2> kinds{{
    {evidence::stopped, "fortress", evidence::find_stopped, evidence::check_stopped},
    {evidence::pairs, "the-fourteenth", evidence::find_pairs, evidence::check_pairs},
}};

}  // namespace

std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position) {
  for (const Kind& kind : kinds)
    if (kind.game == game.info->id) return kind.find(*game.info, position);
  return {};
}

std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines) {
  for (const Kind& each : kinds)
    if (each.name == kind && each.game == game.info->id) return each.check(*game.info, position, lines);
  return std::unexpected("there is no evidence '" + std::string{kind} + "' of " +
                         std::string{game.info->title});
}

}  // namespace longwood

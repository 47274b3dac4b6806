#include "solve/evidence.hpp"

#include <array>

#include "solve/evidence_fortress.hpp"
#include "solve/evidence_the_fourteenth.hpp"

namespace longwood {
namespace {

using Find = std::optional<Evidence> (*)(const GameInfo&, const State&);
using Check = std::expected<void, std::string> (*)(const GameInfo&, const State&, std::string_view lines);

/// A kind of evidence, and the one game that has it. Finding and checking have tables of their own, since the
/// browser only finds.
template <class Function>
struct Kind {
  std::string_view name, game;
  Function does;
};

constexpr std::array<Kind<Find>, 2> finders{{
    {evidence::stopped, "fortress", evidence::find_stopped},
    {evidence::pairs, "the-fourteenth", evidence::find_pairs},
}};
constexpr std::array<Kind<Check>, 2> checkers{{
    {evidence::stopped, "fortress", evidence::check_stopped},
    {evidence::pairs, "the-fourteenth", evidence::check_pairs},
}};

}  // namespace

std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position) {
  for (const auto& kind : finders)
    if (kind.game == game.info->id) return kind.does(*game.info, position);
  return {};
}

std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines) {
  for (const auto& each : checkers)
    if (each.name == kind && each.game == game.info->id) return each.does(*game.info, position, lines);
  return std::unexpected("there is no evidence '" + std::string{kind} + "' of " +
                         std::string{game.info->title});
}

}  // namespace longwood

#include "honest/guide.hpp"

#include <algorithm>
#include <array>

#include "honest/graph_play.hpp"
#include "session/tell.hpp"

namespace longwood {

namespace {

constexpr double home = 0.12, ready = 0.03, gathering = -2;  // of the default policy

/// The graph that plays under these options; null if none does.
const GraphPlay* graph_under(const Guide& guide, const Options& options) {
  const GraphPlay* const graph = guide.graph;
  return graph != nullptr && graph->plays(options) && graph->net() != nullptr ? graph : nullptr;
}

const Calibrated* holding(const Calibrated& calibrated, const Guide& guide, bool same_rules) {
  return same_rules && calibrated.games > 0 && calibrated.version == guide.version ? &calibrated : nullptr;
}

}  // namespace

double Policy::plain_value(const Observation& sight, std::span<const float> /*weights*/) {
  const GameInfo& info = *sight.game().info;
  int at_home = 0;
  for (const PileGroup& group : info.groups)
    if (is_home(group.role)) at_home += sight.total(group.piles);
  MoveList moves;
  sight.moves(moves);
  std::array<bool, max_piles> counted{};
  int may_go = 0;
  for (const Move move : moves)
    if (brings_home(info, move) && !counted[move.from]) counted[move.from] = true, ++may_go;
  return home * at_home + ready * may_go;
}

double Policy::plain_reveal_bonus(const Observation& sight, Move move, std::span<const float> /*weights*/) {
  if (brings_home(*sight.game().info, move)) return home;
  return move.act == Act::redeal ? gathering : 0;
}

const Calibrated* calibrated_under(const Guide& guide, const Options& options) {
  const GraphPlay* const graph = graph_under(guide, options);
  if (graph != nullptr) {
    const auto found = std::ranges::find(graph->compared, options, &Compared::rules);
    return found == graph->compared.end() ? nullptr : holding(found->calibrated, guide, true);
  }
  return holding(guide.calibrated, guide, options == Options{});
}

bool shows_chances(const Guide& guide, const Options& options) {
  if (graph_under(guide, options) != nullptr) return calibrated_under(guide, options) != nullptr;
  return guide.was_compared();
}

const Guide& guide_for(const GameInfo& game) {
  static constexpr Guide general;
  return game.player != nullptr ? *game.player : general;
}

}  // namespace longwood

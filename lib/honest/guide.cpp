#include "honest/guide.hpp"

#include "honest/graph_play.hpp"
#include "honest/plain_guide.hpp"

namespace longwood {

namespace {

/// The graph that plays under these options; null if none does.
const GraphPlay* graph_under(const Guide& guide, const Options& options) {
  const GraphPlay* const graph = guide.graph;
  return graph != nullptr && graph->plays(options) && graph->net() != nullptr ? graph : nullptr;
}

const Calibrated* holding(const Calibrated& calibrated, const Guide& guide, bool same_rules) {
  return same_rules && calibrated.games > 0 && calibrated.version == guide.version ? &calibrated : nullptr;
}

}  // namespace

const Calibrated* calibrated_under(const Guide& guide, const Options& options) {
  const GraphPlay* const graph = graph_under(guide, options);
  if (graph != nullptr) return holding(graph->calibrated, guide, options == graph->tried);
  return holding(guide.calibrated, guide, options == Options{});
}

bool shows_chances(const Guide& guide, const Options& options) {
  if (graph_under(guide, options) != nullptr) return calibrated_under(guide, options) != nullptr;
  return guide.was_compared();
}

const Guide& guide_for(const GameInfo& game) {
  return game.player != nullptr ? *game.player : guides::Plain::guide;
}

}  // namespace longwood

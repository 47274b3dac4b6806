#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "honest/byte_net.hpp"
#include "honest/chance.hpp"
#include "honest/information_graph.hpp"
#include "honest/information_state.hpp"
#include "honest/nets.hpp"
#include "honest/observed_game.hpp"

namespace longwood {

/// A move of the graph as moves of the game, and its value.
struct GraphPlan {
  std::vector<Move> moves;
  bool stops = false;    ///< the last move shows something
  bool returns = false;  ///< other moves may lead back to where it began
  Value value = 0;
};

/// A search of one position over information sets (see `InformationGraph`), for the adviser.
class GraphSearch {
 public:
  GraphSearch() = default;
  GraphSearch(const GraphSearch&) = delete;
  GraphSearch(GraphSearch&&) = delete;
  GraphSearch& operator=(const GraphSearch&) = delete;
  GraphSearch& operator=(GraphSearch&&) = delete;
  virtual ~GraphSearch() = default;

  virtual void walk() = 0;
  /// By how many walks the best move is ahead.
  [[nodiscard]] virtual int lead() const = 0;
  /// How many moves there are.
  [[nodiscard]] virtual std::size_t choices() const = 0;
  /// Whether values say something yet: not before what costs nothing to see was seen.
  [[nodiscard]] virtual bool is_valued() const = 0;
  /// The best moves, the best first, each with another first move of the game; empty if there is none.
  [[nodiscard]] virtual std::vector<GraphPlan> plans(std::size_t most) const = 0;
};

/// Rules under which chances were compared with results, and that comparison.
struct Compared {
  Options rules = {};
  Calibrated calibrated = {};
};

/// How a game is played by `GraphSearch`.
struct GraphPlay {
  bool (*plays)(const Options& options);          ///< whether the model knows these rules
  bool (*applies)(const InformationState& view);  ///< and from this position
  const ByteNet* (*net)();                        ///< null if it was not loaded
  std::expected<void, Problem> (*load)(std::string_view file);
  std::unique_ptr<GraphSearch> (*begin)(const ByteNet& net, const InformationState& view, std::uint64_t seed);
  /// From the value of the best move to the player's chance.
  Correction (*correction)(const Options& options);
  int walks = 2'000;
  /// The rules under which chances were compared with results. Under others no chance is shown.
  std::span<const Compared> compared = {};
};

/// The search of a game by its adapter `Table`, which offers the `Model`, `position(view)`, and
/// `play(seat, position, move, made)`: it makes a move of the model on the seat until something is shown, and
/// notes the moves in `made`; true if the last one showed something. `settle` does so with the moves that the
/// model makes automatically.
template <class Table>
class GraphSearchOf final : public GraphSearch {
 public:
  using Model = typename Table::Model;

  GraphSearchOf(const ByteNet& net, const InformationState& view, std::uint64_t seed)
      : view_{view}, position_{Table::position(view)}, graph_{net} {
    graph_.begin(position_, seed);
  }
  /// How the game is played by this search. The adapter offers the other parts, too, under their names in
  /// `GraphPlay`.
  static constexpr GraphPlay graph_play() {
    return {.plays = Table::plays,
            .applies = Table::applies,
            .net = NetOf<Model>::get,
            .load = NetOf<Model>::load,
            .begin = begin,
            .correction = Table::correction,
            .compared = Table::compared};
  }
  static std::unique_ptr<GraphSearch> begin(const ByteNet& net, const InformationState& view,
                                            std::uint64_t seed) {
    return std::make_unique<GraphSearchOf>(net, view, seed);
  }

  void walk() override { graph_.walk(); }
  [[nodiscard]] int lead() const override { return graph_.lead(); }
  [[nodiscard]] std::size_t choices() const override { return graph_.moves().size(); }
  [[nodiscard]] bool is_valued() const override { return Model::is_valued(position_); }
  [[nodiscard]] std::vector<GraphPlan> plans(std::size_t most) const override {
    std::vector<GraphPlan> plans;
    for (const std::size_t i : graph_.ranked()) {
      const auto& edge = graph_.moves()[i];
      GraphPlan plan = on_table(graph_.line(i));
      plan.value = graph_.mean(edge);
      if (plan.moves.empty() || std::ranges::any_of(plans, [&](const GraphPlan& other) {
            return other.moves.front() == plan.moves.front();
          }))
        continue;
      plans.push_back(std::move(plan));
      if (plans.size() == most) break;
    }
    return plans;
  }

 private:
  [[nodiscard]] GraphPlan on_table(const std::vector<typename Model::Move>& line) const {
    GraphPlan plan;
    ObservedGame seat{view_, view_.state()};
    auto position = position_;
    for (const auto move : line) {
      if (!plan.moves.empty() && Model::is_unsettled(position)) {
        plan.stops = Table::settle(seat, position, plan.moves);
        Model::settle(position);
      }
      plan.stops = plan.stops || Table::play(seat, position, move, plan.moves);
      plan.returns = plan.returns || Model::leads_on(move);
      if (plan.stops) break;
      Model::make(position, move);
    }
    return plan;
  }

  InformationState view_;
  typename Model::Position position_;
  InformationGraph<Model> graph_;
};

}  // namespace longwood

// Information set Monte Carlo tree search with a single observer. Each iteration draws a world, goes down a
// tree whose nodes are what the player would know there, by UCB1, adds one node, and plays the world on at
// random. A node includes the cards that were revealed, so the tree has one branch for each card that may
// appear. The move made most often is chosen.

#include <cmath>
#include <unordered_map>

#include "arena/method.hpp"

namespace longwood::arena {
namespace {

/// A legal move of a node and its results so far.
struct Edge {
  Move move;
  bool goes_round = false;  ///< leads back to a position on the way to it
  std::uint32_t visits = 0;
  double sum = 0;
};

struct Node {
  std::vector<Edge> edges;
  std::uint32_t visits = 0;
};

struct HashOfKey {
  std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.a); }
};

/// What the player knows, with interchangeable piles told apart, since the moves of a node name piles.
Key exact_key_of(const InformationState& view) {
  Table table{view.game().info->classes, view.state()};
  table.use_classes(false);
  return table.key();
}

class Search {
 public:
  explicit Search(const Turn& turn) : turn_{turn}, root_{exact_key_of(turn.view)} {
    Node& node = nodes_[root_];
    for (const Choice& choice : turn.choices) node.edges.push_back({.move = choice.move});
  }

  Decision run() {
    while (steps_ < turn_.budget && iterate()) continue;
    const Node& root = nodes_[root_];
    std::size_t best = choice_of_policy(turn_);
    for (std::size_t i = 0; i < root.edges.size(); ++i)
      if (root.edges[i].visits > root.edges[best].visits) best = i;
    return {.choice = best, .steps = steps_};
  }

 private:
  static constexpr double exploration = 0.7;

  /// One world; false if every choice leads back.
  bool iterate() {
    ObservedGame seat{turn_.view, turn_.view.world(turn_.rng)};
    std::vector<Edge*> path;
    std::vector<Node*> way{&nodes_[root_]};
    KeySet on_the_way;
    on_the_way.insert(root_);
    for (bool added = false; !added && !seat.won();) {
      Edge* edge = best_edge(*way.back());
      if (edge == nullptr) break;
      seat.play(edge->move);
      steps_ += 2;  // the move, and the key of what is known then
      const Key key = exact_key_of(seat.view());
      if (!on_the_way.insert(key)) {
        edge->goes_round = true;
        return way.size() > 1 || best_edge(*way.back()) != nullptr;
      }
      path.push_back(edge);
      const auto [at, is_new] = nodes_.try_emplace(key);
      added = is_new;
      if (is_new) {
        MoveList moves;
        seat.sight().moves(moves);
        for (const Move move : moves) at->second.edges.push_back({.move = move});
      }
      way.push_back(&at->second);
    }
    Table table{seat.game().info->classes, seat.state()};
    const double value = play_at_random(seat.game(), table, turn_.rng, steps_);
    for (Edge* edge : path) ++edge->visits, edge->sum += value;
    for (Node* node : way) ++node->visits;
    return true;
  }

  /// By UCB1; a move that was never made comes first, of several one at random.
  Edge* best_edge(Node& node) {
    Edge* best = nullptr;
    double most = -1;
    std::uint64_t fresh = 0;
    for (Edge& edge : node.edges) {
      if (edge.goes_round) continue;
      if (edge.visits == 0) {
        if (turn_.rng.below(++fresh) == 0) best = &edge;
        continue;
      }
      if (fresh > 0) continue;
      const double bound =
          edge.sum / edge.visits + exploration * std::sqrt(std::log(node.visits + 1.0) / edge.visits);
      if (bound > most) most = bound, best = &edge;
    }
    return best;
  }

  const Turn& turn_;
  Key root_;
  std::unordered_map<Key, Node, HashOfKey> nodes_;  // pointers to its nodes stay valid as it grows
  std::uint64_t steps_ = 0;
};

}  // namespace

Agent ismcts_player(const AnyGame& /*game*/) {
  return [](const Turn& turn) { return Search{turn}.run(); };
}

}  // namespace longwood::arena

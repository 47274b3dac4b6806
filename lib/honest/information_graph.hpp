#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "honest/byte_net.hpp"
#include "honest/known_search.hpp"

namespace longwood {

/// The moves of a position in a buffer of fixed size.
template <class Move, int most>
struct MovesOf {
  std::array<Move, static_cast<std::size_t>(most)> at;
  int size = 0;

  void add(Move move) { at[static_cast<std::size_t>(size++)] = move; }
  const Move& operator[](int i) const { return at[static_cast<std::size_t>(i)]; }
};

/// Judges positions of a model by a net.
template <class Model>
class NetJudge {
 public:
  using Position = typename Model::Position;
  using Facts = std::array<std::uint16_t, Model::slots>;
  static_assert(Model::slots % 4 == 0);

  explicit NetJudge(const ByteNet& net) : net_{net} {}

  /// The values of the positions to which these moves lead, before anything is shown, with the suits renamed
  /// in one of the model's ways. If `kept` is given, it gets the facts of each.
  void judge(const Position& position, const typename Model::Moves& moves, int way, std::span<Value> values,
             Facts* kept = nullptr) const {
    Facts before, after;
    ByteNet::Sums sums_before;
    describe(position, way, before);
    net_.sum(before, sums_before);
    for (int i = 0; i < moves.size; ++i) {
      Position next = position;
      Model::make(next, moves[i]);
      const bool won = Model::won(next);
      Facts& facts = kept != nullptr ? kept[i] : after;
      describe(next, way, facts);
      Value& value = values[static_cast<std::size_t>(i)];
      if (won) {
        value = one_value;
        continue;
      }
      ByteNet::Sums sums = sums_before;
      net_.change(before, facts, sums);
      value = net_.chance(sums);
    }
  }

 private:
  void describe(const Position& position, int way, Facts& facts) const {
    facts.fill(net_.no_fact());
    if (way == 0) return Model::describe(position, facts);
    Position renamed = position;
    Model::rename(renamed, way);
    Model::describe(renamed, facts);
  }

  const ByteNet& net_;
};

/// How a graph is searched.
struct GraphOptions {
  double exploring = 0.6;     ///< how much a move that was walked little is preferred
  double spread = 0.5;        ///< a move worse by this much than the best has half its weight at first
  int end_positions = 3'000;  ///< most positions searched where every card is known
};

/// Finds the best move of a player who sees only the table, by walks through a graph of information sets.
///
/// * A node is an *information set*: all positions that look alike to the player (von Neumann and
///   Morgenstern, 1944). Searching these instead of sampled worlds avoids strategy fusion (Frank and Basin,
///   1998; Cowling, Powley and Whitehouse, 2012). Orders of the same moves meet in one node.
/// * A move that shows something has *chance nodes* after it (Michie, 1966; Ballard, 1983): its value is the
///   mean over what was shown.
/// * Each walk draws a world, goes down by PUCT (Rosin, 2011; Silver and others, 2017) and ends at a node
///   that is new, which a net values.
///
/// `Model` is a game as this search sees it. A `Position` is a plain value with every card in some place.
/// The model offers: `moves` (those worth making), `make` (without what the move shows), `settle` (shows what
/// the move laid bare and makes forced moves; true if something was shown), `next_unseen` (which of the
/// unseen cards a `settle` will show), `shuffle` and `sort_unseen` (lay the unseen cards in a random order,
/// or in that of their numbers), `unknown` (how many there are), `won`, `leads_on` (whether a move is made
/// for the sake of the next), `key` (of what the player sees, never of an unseen card), `key_with_all_known`,
/// `promise` and `forget_course` for `KnownSearch`, and `describe` and `rename` for the net. It may have its
/// own `options`.
///
/// Everything is computed in whole numbers or by correctly rounded operations, from the seed alone, so that
/// the result is the same on every machine.
template <class Model>
class InformationGraph {
 public:
  using Position = typename Model::Position;
  using Move = typename Model::Move;

  /// A move of a node.
  struct Edge {
    Move move;
    Value guess;   ///< the net's, of the position after it
    Value value;   ///< after the walks
    float weight;  ///< at first, of one in all
    std::int32_t walks = 0;
    std::int32_t child = none, outcomes = none;
  };

  explicit InformationGraph(const ByteNet& net) : judge_{net} {}

  /// Starts at this position. How the unseen cards lie in it does not matter.
  void begin(const Position& position, std::uint64_t seed) {
    nodes_.clear();
    edges_.clear();
    outcomes_.clear();
    numbers_.clear();
    nodes_.push_back({.first = 0, .count = 0, .walks = 0, .value = one_value});
    rng_ = Rng{seed, stream};
    root_position_ = position;
    Model::sort_unseen(root_position_);
    root_ = find(root_position_);
  }
  /// The moves at the start, valid until the next walk; none where the game is won or nothing can be done.
  [[nodiscard]] std::span<const Edge> moves() const { return edges_of(nodes_[index(root_)]); }
  /// The move that was walked most; of equal ones the one with the best value, then the first.
  [[nodiscard]] std::size_t best() const {
    const auto all = moves();
    std::size_t best = 0;
    for (std::size_t i = 1; i < all.size(); ++i)
      if (rank(all[i]) > rank(all[best])) best = i;
    return best;
  }
  /// The numbers of all moves in this order.
  [[nodiscard]] std::vector<std::size_t> ranked() const {
    const auto all = moves();
    std::vector<std::size_t> order(all.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
      return rank(all[a]) != rank(all[b]) ? rank(all[a]) > rank(all[b]) : a < b;
    });
    return order;
  }
  /// A move and those that belong to it: the best ones after a move that is made for the next one's sake
  /// (`Model::leads_on`), as far as they were walked.
  [[nodiscard]] std::vector<Move> line(std::size_t move) const {
    std::vector<Move> line;
    for (const Edge* edge = &moves()[move]; line.size() < longest_line;) {
      line.push_back(edge->move);
      if (!Model::leads_on(edge->move) || edge->child == none) break;
      const auto next = edges_of(nodes_[index(edge->child)]);
      if (next.empty()) break;
      edge = &*std::ranges::max_element(next, {}, rank);
    }
    return line;
  }
  /// The value of a move as far as it is known; the net's guess counts like one walk.
  static Value mean(const Edge& edge) {
    return static_cast<Value>((std::int64_t{edge.walks} * edge.value + edge.guess) / (edge.walks + 1));
  }
  /// The value of the start if nothing can be chosen there.
  [[nodiscard]] Value value() const { return nodes_[index(root_)].value; }
  /// By how many walks the leader is ahead.
  [[nodiscard]] int lead() const {
    int most = 0, second = 0;
    for (const Edge& edge : moves()) {
      if (edge.walks > most)
        second = std::exchange(most, edge.walks);
      else
        second = std::max(second, edge.walks);
    }
    return most - second;
  }

  /// One walk from the start to a new node or the end of the game.
  void walk() {
    Position position = root_position_;
    Model::shuffle(position, rng_);
    std::array<std::int32_t, longest> through, along;
    std::size_t length = 0;
    std::int32_t at = root_;
    while (nodes_[index(at)].count > 0 && length < longest) {
      Node& node = nodes_[index(at)];
      const bool fresh = node.walks == 0 && at != root_;
      ++node.walks;
      if (fresh) break;
      const std::int32_t chosen = choose(node);
      through[length] = at;
      along[length++] = chosen;
      const Move move = edges_[index(chosen)].move;
      Model::make(position, move);
      Model::next_unseen(position, static_cast<std::uint32_t>(edges_[index(chosen)].walks),
                         static_cast<std::uint32_t>(chosen) * scatter);
      at = Model::settle(position) ? follow_outcome(chosen, position) : follow(chosen, position);
    }
    while (length-- > 0) back_up(along[length], through[length]);
  }

 private:
  /// Those of the model, if it has its own.
  static constexpr GraphOptions options = [] {
    if constexpr (requires { Model::options; })
      return Model::options;
    else
      return GraphOptions{};
  }();
  static constexpr std::int32_t none = -1;
  static constexpr std::size_t longest = 120, longest_line = 8;
  static constexpr std::uint64_t stream = 0x6772617068;  // "graph"
  static constexpr std::uint32_t scatter = 7919;         // a prime: moves begin with different cards

  struct Node {
    std::int32_t first, count;  ///< of its moves
    std::int32_t walks;
    Value value;
  };
  /// One of the nodes to which a move led.
  struct Outcome {
    std::int32_t child, walks, next;
  };

  static std::pair<int, Value> rank(const Edge& edge) { return {edge.walks, mean(edge)}; }
  static constexpr std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] std::span<const Edge> edges_of(const Node& node) const {
    return std::span{edges_}.subspan(index(node.first), index(node.count));
  }

  std::int32_t find(const Position& position) {
    if (Model::won(position)) return 0;
    const bool all_known = Model::unknown(position) <= 1;
    const std::uint64_t key =
        all_known ? mix(Model::key(position) ^ Model::key_with_all_known(position)) : Model::key(position);
    const auto [place, fresh] = numbers_.try_emplace(key, static_cast<std::int32_t>(nodes_.size()));
    if (!fresh) return place->second;
    const std::int32_t number = place->second;
    if (all_known)
      if (const auto won = ends_.decide(position, options.end_positions)) {
        nodes_.push_back({.first = 0, .count = 0, .walks = 0, .value = *won ? one_value : 0});
        return number;
      }
    add_node(position);
    return number;
  }

  void add_node(const Position& position) {
    typename Model::Moves moves;
    Model::moves(position, moves);
    std::array<Value, Model::most_moves> values;
    judge_.judge(position, moves, static_cast<int>(rng_.below(Model::ways)), values);
    const auto known = std::span{values}.first(index(moves.size));
    const Value best = moves.size > 0 ? std::ranges::max(known) : 0;
    double all = 0;
    std::array<double, Model::most_moves> weights;
    for (std::size_t i = 0; i < known.size(); ++i)
      all += weights[i] = 1 / (1 + as_chance(best - known[i]) / options.spread);
    nodes_.push_back(
        {.first = static_cast<std::int32_t>(edges_.size()), .count = moves.size, .walks = 0, .value = best});
    for (std::size_t i = 0; i < known.size(); ++i)
      edges_.push_back({.move = moves.at[i],
                        .guess = known[i],
                        .value = known[i],
                        .weight = static_cast<float>(weights[i] / all)});
  }

  std::int32_t choose(const Node& node) const {
    const double exploring = options.exploring * std::sqrt(static_cast<double>(node.walks));
    std::int32_t best = node.first;
    double most = -1;
    for (std::int32_t i = node.first; i < node.first + node.count; ++i) {
      const Edge& edge = edges_[index(i)];
      // the last operation before the sum is a division, which no compiler joins with it
      const double score = as_chance(mean(edge)) + exploring * double{edge.weight} / (1 + edge.walks);
      if (score > most) most = score, best = i;
    }
    return best;
  }

  std::int32_t follow(std::int32_t edge, const Position& position) {
    if (edges_[index(edge)].child == none) {
      const std::int32_t child = find(position);
      edges_[index(edge)].child = child;
    }
    return edges_[index(edge)].child;
  }

  std::int32_t follow_outcome(std::int32_t edge, const Position& position) {
    const std::int32_t child = find(position);
    std::int32_t outcome = edges_[index(edge)].outcomes;
    while (outcome != none && outcomes_[index(outcome)].child != child)
      outcome = outcomes_[index(outcome)].next;
    if (outcome == none) {
      outcome = static_cast<std::int32_t>(outcomes_.size());
      outcomes_.push_back({child, 0, edges_[index(edge)].outcomes});
      edges_[index(edge)].outcomes = outcome;
    }
    ++outcomes_[index(outcome)].walks;
    return child;
  }

  void back_up(std::int32_t along, std::int32_t through) {
    Edge& edge = edges_[index(along)];
    ++edge.walks;
    if (edge.outcomes == none) {
      edge.value = nodes_[index(edge.child)].value;
    } else {
      std::int64_t sum = 0, walks = 0;
      for (std::int32_t i = edge.outcomes; i != none; i = outcomes_[index(i)].next) {
        const Outcome& outcome = outcomes_[index(i)];
        sum += std::int64_t{outcome.walks} * nodes_[index(outcome.child)].value;
        walks += outcome.walks;
      }
      edge.value = static_cast<Value>(sum / walks);
    }
    Node& node = nodes_[index(through)];
    std::int64_t sum = 0, walks = 0;
    for (const Edge& one : edges_of(node)) sum += std::int64_t{one.walks} * one.value, walks += one.walks;
    node.value = static_cast<Value>(sum / walks);
  }

  NetJudge<Model> judge_;
  KnownSearch<Model> ends_;
  std::vector<Node> nodes_;  ///< the first is a game that is won
  std::vector<Edge> edges_;
  std::vector<Outcome> outcomes_;
  std::unordered_map<std::uint64_t, std::int32_t> numbers_;  ///< of nodes, by key
  Rng rng_{0};
  Position root_position_{};
  std::int32_t root_ = 0;
};

/// The n-th of `count` outcomes in an order that spreads them evenly.
constexpr int spread_evenly(std::uint32_t n, std::uint32_t from, int count) {
  const auto gcd = [](int a, int b) {
    while (b != 0) a = std::exchange(b, a % b);
    return a;
  };
  int step = std::max(1, count * 618 / 1000);
  while (gcd(step, count) != 1) ++step;
  return static_cast<int>((std::uint64_t{n} * static_cast<std::uint64_t>(step) + from) %
                          static_cast<std::uint64_t>(count));
}

}  // namespace longwood

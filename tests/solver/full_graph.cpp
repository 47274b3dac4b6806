#include "full_graph.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "core/notation.hpp"
#include "games/playout.hpp"
#include "naive_search.hpp"
#include "solve/engines/depth_first.hpp"
#include "solve/engines/stratified_best_first.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"

namespace longwood::test {

std::optional<FullGraph> FullGraph::from(const AnyGame& game, const State& root, std::size_t most) {
  FullGraph graph;
  std::unordered_map<std::string, std::uint32_t> number{{spelled(game, root), 0}};
  graph.states_.push_back(root);
  for (std::size_t i = 0; i < graph.states_.size(); ++i) {
    Table table{game.info->classes, graph.states_[i]};
    std::vector<Edge> edges;
    MoveList moves;
    if (!game.won(table.state())) game.moves(table.state(), moves);
    for (const Move move : moves) {
      game.play(table, move);
      const auto next = static_cast<std::uint32_t>(graph.states_.size());
      const auto [at, fresh] = number.emplace(spelled(game, table.state()), next);
      if (fresh) graph.states_.push_back(table.state());
      edges.push_back({at->second, move});
      table.undo_to(0);
    }
    graph.edges_.push_back(std::move(edges));
    if (graph.states_.size() > most) return {};
  }
  graph.settle(game);
  return graph;
}

void FullGraph::settle(const AnyGame& game) {
  std::vector<std::vector<std::uint32_t>> before(size());
  for (std::uint32_t i = 0; i < size(); ++i)
    for (const Edge& edge : edges_[i]) before[edge.to].push_back(i);
  distance_.assign(size(), lost);
  std::vector<std::uint32_t> settled;
  for (std::uint32_t i = 0; i < size(); ++i)
    if (game.won(states_[i])) {
      distance_[i] = 0;
      settled.push_back(i);
    }
  for (std::size_t k = 0; k < settled.size(); ++k)
    for (const std::uint32_t i : before[settled[k]])
      if (distance_[i] == lost) {
        distance_[i] = distance_[settled[k]] + 1;
        settled.push_back(i);
      }
}

namespace {

constexpr std::size_t memory = std::size_t{1} << 26;
constexpr std::uint32_t nodes = 60'000;

/// One graph being compared.
class Comparison {
 public:
  Comparison(const AnyGame& game, const SearchSpec& advice, const FullGraph& graph, Tally& tally)
      : game_{game}, advice_{advice}, graph_{graph}, tally_{tally} {}

  void look_at_sight(std::size_t i) {
    ++tally_.positions;
    if (graph_.won(i)) ++tally_.won;
    compare_key(i);
    const State& s = graph_.state(i);
    if (game_.won(s)) return;
    const Prove& prove = advice_.prove;
    const bool dead = (prove.lost != nullptr && prove.lost(s)) ||
                      (prove.lost_cached != nullptr && prove.lost_cached(s, proved_lost_));
    if (dead) ++tally_.given_up;
    if (dead && graph_.won(i)) say(i, "is given up at sight");
    MoveList kept;
    for (const auto& edge : graph_.edges(i)) kept.add(edge.move);
    select_moves(advice_, Table{game_.info->classes, s}, kept);
    if (graph_.won(i) && std::ranges::none_of(kept, [&](Move m) { return graph_.won(after(i, m)); }))
      say(i, "has no move left that wins");
    if (advice_.prune.safe != nullptr)
      if (const auto safe = advice_.prune.safe(s)) compare_safe(i, *safe);
    Bound bound;
    if (advice_.bound) {
      bound = advice_.bound->of(s, buffers_);
      if (graph_.won(i) && bound.moves > static_cast<int>(graph_.distance(i))) say(i, "has too high a bound");
      // the moves kept must keep the shortest way as well
      if (graph_.won(i) && std::ranges::none_of(kept, [&](Move m) { return shortens(i, after(i, m)); }))
        say(i, "has no move left that wins soonest");
    }
    for (const auto& edge : graph_.edges(i)) compare_move(i, edge, bound);
  }

  void search(std::size_t i, Rng& rng) {
    const State& s = graph_.state(i);
    Switches some;
    for (bool* on : {&some.safe_moves, &some.pruning, &some.dead_ends, &some.classes})
      *on = rng.below(2) != 0;
    for (const Switches& switches : {Switches{}, some, plain}) {
      Solver solver{game_, advice_, {.nodes = nodes, .memory = memory}, switches};
      const Solution& solution = solver.solve(s);
      compare_verdict(i, "solver", solution.verdict);
      if (solution.verdict == Verdict::won && !wins(game_, s, solution.line)) say(i, "has a line that fails");
    }
    for (const Switches& switches : {Switches{}, some}) {
      StratifiedBestFirst staged{game_, advice_, switches, memory};
      staged.start(s, Run::unlimited(Engine::staged));
      compare_verdict(i, "staged", verdict_of(staged.step(nodes)));
      staged.start(s, Run::unlimited(Engine::staged).exploring(static_cast<std::uint32_t>(rng.below(20))));
      compare_verdict(i, "staged, exploring,", verdict_of(staged.step(nodes)));
      DepthFirst deep{game_, advice_, switches, memory};
      deep.start(s, Run::depth_first(nodes));
      compare_verdict(i, "depth first", verdict_of(deep.step(nodes)));
    }
    // cut short in every way, a run may leave the answer open and no more
    StratifiedBestFirst narrow{game_, advice_, some, std::size_t{3} << 20};
    const auto width = static_cast<std::uint32_t>(1 + rng.below(6));
    const Run cut = rng.below(2) != 0 ? Run::heuristic_beam(width) : Run::beam(width);
    narrow.start(s, rng.below(2) != 0 ? cut.exploring(0) : cut);
    ++tally_.cut_short;
    if (verdict_of(narrow.step(1 + rng.below(500))) == Verdict::lost && graph_.won(i))
      say(i, "is called lost by a run that was cut short");
    for (const Engine engine : {Engine::staged, Engine::depth_first})
      compare_verdict(
          i, engine_name(engine),
          exhaustive_search(game_, s, {.nodes = nodes, .memory = memory}, engine, rng.below(2) != 0).verdict);
    if (advice_.prove.project_to_suits != nullptr) search_suits(i, 1 + static_cast<unsigned>(rng.below(15)));
    if (!advice_.bound) return;
    const Solution best = shortest(game_, advice_, s, {.nodes = nodes, .memory = memory});
    compare_verdict(i, "shortest", best.verdict);
    if (best.verdict != Verdict::won || !best.fewest) return;
    ++tally_.lengths;
    if (best.line.size() != graph_.distance(i)) say(i, "has a shorter way to win");
  }

  std::vector<std::string> take() { return std::move(said_); }

 private:
  /// What is lost of some suits alone is lost.
  void search_suits(std::size_t i, unsigned suits) {
    State left = graph_.state(i);
    if (!advice_.prove.project_to_suits(left, suits)) return;
    Solver solver{game_, advice_, {.nodes = nodes, .memory = memory}, Switches{}};
    const Verdict verdict = solver.solve(left).verdict;
    ++tally_.of_suits;
    if (verdict == Verdict::lost && graph_.won(i)) say(i, "is called lost by some of its suits");
    if (verdict == Verdict::lost) ++tally_.lost_of_suits;
  }

  static Verdict verdict_of(RunStatus status) {
    return status == RunStatus::won    ? Verdict::won
           : status == RunStatus::lost ? Verdict::lost
                                       : Verdict::open;
  }

  [[nodiscard]] std::size_t after(std::size_t i, Move move) const {
    return std::ranges::find(graph_.edges(i), move, &FullGraph::Edge::move)->to;
  }
  [[nodiscard]] bool shortens(std::size_t i, std::size_t next) const {
    return graph_.won(next) && graph_.distance(next) + 1 == graph_.distance(i);
  }

  void compare_verdict(std::size_t i, std::string_view whose, Verdict verdict) {
    ++tally_.verdicts;
    if (verdict == Verdict::open)
      ++tally_.open;
    else if ((verdict == Verdict::won) != graph_.won(i))
      say(i, std::string{whose} + " says " + std::string{verdict_name(verdict)});
  }

  void compare_safe(std::size_t i, Move safe) {
    if (game_.why_not(graph_.state(i), safe) != Why::ok || !graph_.won(i)) return;
    const std::size_t next = after(i, safe);
    if (!graph_.won(next))
      say(i, "is lost by the safe move " + write_move(*game_.info, safe));
    else if (advice_.bound && !shortens(i, next))
      say(i, "takes longer by the safe move " + write_move(*game_.info, safe));
  }

  void compare_move(std::size_t i, const FullGraph::Edge& edge, const Bound& before) {
    ++tally_.moves;
    const State &s = graph_.state(i), &next = graph_.state(edge.to);
    const auto told = [&](const char* what) { say(i, write_move(*game_.info, edge.move) + what); };
    if (advice_.order.stage(next) < advice_.order.stage(s)) told(": the stage falls");
    if (advice_.prove.lost_after != nullptr && graph_.won(edge.to) && advice_.prove.lost_after(s, edge.move))
      told(": is given up before it is made");
    if (!advice_.bound || game_.won(next)) return;
    const int moves = advice_.bound->of(next, buffers_).moves;
    if (moves + 1 < before.moves) told(": the bound falls by more than one");
    const Bound after = advice_.bound->after(s, edge.move, before);
    if (after.moves > moves || (after.choices != Bound::unknown && after.moves != moves))
      told(": the bound is told wrongly beforehand");
  }

  /// Positions with one key have one verdict, also when the search leaves something out of the key.
  void compare_key(std::size_t i) {
    const Table table{game_.info->classes, graph_.state(i)};
    const auto [first, fresh] = by_key_.emplace(advice_.prune.key_of(table), i);
    if (!fresh && graph_.won(first->second) != graph_.won(i))
      say(i, "has the key of one with another verdict");
    if (!fresh && advice_.bound && graph_.won(i) && graph_.distance(first->second) != graph_.distance(i))
      say(i, "has the key of one with a shorter way");
  }

  void say(std::size_t i, std::string what) {
    said_.push_back("position " + std::to_string(i) + ", " + (graph_.won(i) ? "won" : "lost") + ", " +
                    std::move(what));
  }

  const AnyGame& game_;
  const SearchSpec& advice_;
  const FullGraph& graph_;
  Tally& tally_;
  KeySet proved_lost_;  ///< the memory of `Prove::lost_cached`
  BoundBuffers buffers_;
  std::map<Key, std::size_t> by_key_;
  std::vector<std::string> said_;
};

}  // namespace

std::vector<std::string> disagreements(const AnyGame& game, const SearchSpec& advice, const FullGraph& graph,
                                       Rng& rng, int searches, Tally& tally) {
  ++tally.graphs;
  Comparison comparison{game, advice, graph, tally};
  for (std::size_t i = 0; i < graph.size(); ++i) comparison.look_at_sight(i);
  for (; searches > 0; --searches) comparison.search(rng.below(graph.size()), rng);
  return comparison.take();
}

Options mixed_options(const GameInfo& info, Rng& rng) {
  for (;;) {
    Options options{};
    for (std::size_t i = 0; i < info.variants.options.size(); ++i)
      if (rng.below(2) != 0)
        options[i] =
            static_cast<std::uint8_t>(rng.below(static_cast<std::uint64_t>(info.variants.options[i].size())));
    if (info.contradiction(options).empty()) return options;
  }
}

std::string options_text(const GameInfo& info, const Options& options) {
  std::string text;
  for (std::size_t i = 0; i < info.variants.options.size(); ++i) {
    const RuleOption& option = info.variants.options[i];
    if (options[i] != 0)
      text += " " + std::string{option.id} + "=" + std::string{option.choices[options[i]].id};
  }
  return text;
}

std::vector<State> random_game(const AnyGame& game, const Deal& deal, const Options& options, Rng& rng) {
  Table table = game.start(deal, options);
  const SearchSpec& advice = search_spec_for(*game.info);
  std::vector<State> line{table.state()};
  const auto play = [&](Move move) {
    game.play(table, move);
    line.push_back(table.state());
  };
  if (rng.below(2) != 0) {
    Solver solver{game, {.nodes = 30'000, .memory = memory}};
    const std::vector<Move> found = solver.solve(table.state()).line;
    const std::size_t kept = found.size() - std::min<std::size_t>(found.size(), rng.below(30));
    for (std::size_t i = 0; i < kept; ++i) play(found[i]);
  }
  const bool careful = rng.below(4) != 0;
  constexpr std::size_t longest = 600;
  PileSums pile_sums;
  while (line.size() < longest) {
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    const auto any = [&] { return random_move(moves, rng); };
    Move best = any();
    int least = 0;
    for (int tries = careful ? 6 : 1; tries > 0; --tries) {
      const Move move = any();
      const Table::Mark mark = table.mark();
      game.play(table, move);
      const int value = advice.order.value(table, pile_sums) - 400 * advice.order.stage(table.state());
      table.undo_to(mark);
      if (tries == 6 || value < least) best = move, least = value;
    }
    play(best);
  }
  return line;
}

std::optional<FullGraph> late_graph(const AnyGame& game, const std::vector<State>& line, std::size_t most) {
  std::optional<FullGraph> found;
  for (std::size_t back = 0; back < line.size(); back += 1 + back / 3) {
    auto graph = FullGraph::from(game, line[line.size() - 1 - back], most);
    if (!graph) break;
    found = std::move(graph);
  }
  return found;
}

}  // namespace longwood::test

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::test {

/// All positions that can be reached from one, by the rules alone, each labelled won or lost.
///
/// Positions are told apart by every pile's faces and every counter; there are no keys, no symmetry, no
/// advice and no order. A position is won if a won game can be reached from it; the labels are settled
/// backwards from the won games, after every position has been found.
class FullGraph {
 public:
  struct Edge {
    std::uint32_t to;
    Move move;
  };
  /// Nothing if there are more positions than `most`.
  static std::optional<FullGraph> from(const AnyGame& game, const State& root, std::size_t most);

  [[nodiscard]] std::size_t size() const { return states_.size(); }
  [[nodiscard]] const State& state(std::size_t i) const { return states_[i]; }
  [[nodiscard]] const std::vector<Edge>& edges(std::size_t i) const { return edges_[i]; }
  [[nodiscard]] bool won(std::size_t i) const { return distance_[i] != lost; }
  /// The fewest moves to a won game; only for a won position.
  [[nodiscard]] std::uint32_t distance(std::size_t i) const { return distance_[i]; }

 private:
  static constexpr std::uint32_t lost = ~0U;

  void settle(const AnyGame& game);

  std::vector<State> states_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<std::uint32_t> distance_;
};

/// What was compared, over any number of graphs.
struct Tally {
  std::uint64_t graphs = 0, positions = 0, won = 0, moves = 0;
  std::uint64_t verdicts = 0, open = 0;           ///< of searches; of these, left open
  std::uint64_t cut_short = 0;                    ///< runs ended before their time
  std::uint64_t given_up = 0;                     ///< positions that advice proves lost without search
  std::uint64_t of_suits = 0, lost_of_suits = 0;  ///< searches of some suits alone; of these, lost
  std::uint64_t lengths = 0;                      ///< shortest solutions
};

/// Compares advice and engines with the labels of a graph: at every position and move what advice says
/// of it, and at `searches` positions every engine. Each disagreement is one line.
std::vector<std::string> disagreements(const AnyGame& game, const SearchSpec& advice, const FullGraph& graph,
                                       Rng& rng, int searches, Tally& tally);

/// Compatible options drawn at random, each the book's half the time.
Options mixed_options(const GameInfo& info, Rng& rng);

/// The options that are not the book's, as in "vacancy=king corner=open".
std::string options_text(const GameInfo& info, const Options& options);

/// A line from the deal towards the end of a game: half the time along a solution if one is found
/// quickly, then by the estimate of positions, with some moves at random.
std::vector<State> random_game(const AnyGame& game, const Deal& deal, const Options& options, Rng& rng);

/// The graph of the earliest position of a game, from its end backwards, that has no more positions than
/// `most`; nothing if there is no such position before the end.
std::optional<FullGraph> late_graph(const AnyGame& game, const std::vector<State>& line, std::size_t most);

}  // namespace longwood::test

#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/memory/search_tree.hpp"

namespace longwood {

/// Looks for short lines: of the positions that are as many moves away, safe moves apart, only the most
/// promising few are followed. It proves nothing.
class BeamSearch {
 public:
  BeamSearch(const AnyGame& game, const SearchSpec& advice, bool classes);

  /// A line of fewer than `most` moves that wins the table's position in `state`; none if there is none among
  /// the `width` most promising of each layer.
  std::vector<Move> line(const State& state, std::uint32_t width, std::size_t most);
  /// Moves made so far, over all searches.
  [[nodiscard]] std::uint64_t made() const { return made_; }

 private:
  struct Node {
    std::uint32_t parent;
    Move move;
  };
  struct Waiting {
    State state;
    std::uint32_t estimate, node;
  };

  std::uint32_t add_node(std::uint32_t parent, Move move);
  bool arrive(std::uint32_t node);
  bool expand(const Waiting& waiting);
  void keep_best(std::uint32_t width);

  const AnyGame& game_;
  const SearchSpec& advice_;
  Table table_;
  KeySet seen_;
  PileSums pile_sums_;
  std::vector<Node> tree_;
  std::vector<Waiting> layer_, next_;
  std::uint32_t goal_ = root_node;
  std::uint64_t made_ = 0;
};

}  // namespace longwood

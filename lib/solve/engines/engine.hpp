#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/move.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// A search of one position that proceeds in slices. Each type has its own `start`, which says what it takes.
template <class E>
concept SearchEngine = requires(E& engine, const E& searched, std::uint64_t nodes, std::size_t memory) {
  /// Searches about so many more positions, unless the search ends sooner.
  { engine.step(nodes) } -> std::same_as<RunStatus>;
  /// Sets how many bytes may be reserved from now on.
  engine.limit(memory);
  /// Positions reached by a move since `start`.
  { searched.nodes() } -> std::same_as<std::uint64_t>;
  /// Bytes reserved for everything that grows with a search.
  { searched.bytes() } -> std::same_as<std::size_t>;
  /// After `won`: the moves from the root.
  { searched.line() } -> std::convertible_to<std::vector<Move>>;
};

}  // namespace longwood

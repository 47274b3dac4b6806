#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/move.hpp"

namespace longwood {

/// The number of a search tree's root. A node's parent has a lower number than the node.
inline constexpr std::uint32_t root_node = 0;

/// The moves from the root of a search tree to a node. `tree[node]` tells the `parent` of a node and the
/// `move` that led from there to it.
template <class Tree>
std::vector<Move> line_to(const Tree& tree, std::uint32_t node) {
  std::vector<Move> line;
  for (; node != root_node; node = tree[node].parent) line.push_back(tree[node].move);
  std::ranges::reverse(line);
  return line;
}

}  // namespace longwood

#include "solve/engines/type_buckets.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace longwood::test {
namespace {

/// Nodes in the order in which they are drawn, all that wait.
std::vector<std::uint32_t> drawn(TypeBuckets& exploration) {
  std::vector<std::uint32_t> nodes;
  while (!exploration.empty()) nodes.push_back(exploration.draw().node);
  return nodes;
}

/// Positions 0 to `n` - 1, of which all but every hundredth are of one kind.
void add_alike(TypeBuckets& exploration, std::uint32_t n) {
  for (std::uint32_t node = 0; node < n; ++node)
    exploration.add(node % 100 == 0 ? 3000 : 2000, 40, {node, node + 7});
}

TEST(TypeBuckets, DrawsEachPositionOnceFromItsSlot) {
  TypeBuckets exploration;
  for (std::uint32_t node = 0; node < 1000; ++node)
    exploration.add(2000 + node % 90, node % 70, {node, node + 7});
  std::vector<std::uint32_t> nodes;
  while (!exploration.empty()) {
    const auto [node, slot] = exploration.draw();
    EXPECT_EQ(slot, node + 7);
    nodes.push_back(node);
  }
  std::ranges::sort(nodes);
  ASSERT_EQ(nodes.size(), 1000U);
  for (std::uint32_t node = 0; node < 1000; ++node) EXPECT_EQ(nodes[node], node);
}

TEST(TypeBuckets, DrawsTheSameAgain) {
  TypeBuckets exploration;
  add_alike(exploration, 500);
  const auto first = drawn(exploration);
  add_alike(exploration, 500);
  exploration.clear();
  EXPECT_TRUE(exploration.empty());
  add_alike(exploration, 500);
  EXPECT_EQ(drawn(exploration), first);
}

TEST(TypeBuckets, TakesARareKindAsOftenAsACommonOne) {
  TypeBuckets exploration;
  add_alike(exploration, 10'000);
  int rare = 0;
  for (int i = 0; i < 100; ++i)
    if (exploration.draw().node % 100 == 0) ++rare;
  // 50 are expected, with a standard deviation of 5; drawn one by one from all it would be 1
  EXPECT_GE(rare, 30);
  EXPECT_LE(rare, 70);
}

TEST(TypeBuckets, CountsWhatItHasReserved) {
  TypeBuckets exploration;
  add_alike(exploration, 100'000);
  const std::size_t reserved = exploration.bytes();
  EXPECT_GE(reserved, 100'000 * sizeof(TypeBuckets::Waiting));
  EXPECT_GE(exploration.growth_bytes(), 99'000 * sizeof(TypeBuckets::Waiting));
  exploration.clear();
  add_alike(exploration, 100'000);
  EXPECT_EQ(exploration.bytes(), reserved);
}

}  // namespace
}  // namespace longwood::test

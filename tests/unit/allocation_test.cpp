#include <atomic>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "support.hpp"

/// Playing allocates nothing. To see it, the whole test program takes its memory through the operators below.
namespace {

std::atomic<std::size_t> allocations = 0;

void* counted(std::size_t size) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_throw(std::size_t size) {
  void* memory = counted(size);
  if (memory == nullptr) throw std::bad_alloc{};
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted_or_throw(size); }
void* operator new[](std::size_t size) { return counted_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace longwood::test {
namespace {

class Allocation : public testing::TestWithParam<GameUnder> {};

INSTANTIATE_TEST_SUITE_P(All, Allocation, testing::ValuesIn(all_ways()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Allocation, PlayingAllocatesNothing) {
  for (std::uint64_t number = 0; number < 10; ++number) {
    Table table = GetParam().start(GetParam().deal(number), *GetParam().set);
    Rng rng{number, 3};
    const std::size_t before = allocations;
    for (int ply = 0; ply < 1000 && play_at_random(GetParam(), table, rng); ++ply) {}
    perft(GetParam(), table, 2);
    const std::size_t after = allocations;
    EXPECT_EQ(after, before) << "deal " << number << " with " << table.mark() << " edits";
    EXPECT_LE(table.mark(), 4096U) << "the journal's reserve no longer holds a long game";
    table.undo_to(0);
  }
}

TEST(Allocation, TheCounterCounts) {
  const std::size_t before = allocations;
  const std::vector<int> some(100);
  EXPECT_EQ(allocations, before + 1);
}

}  // namespace
}  // namespace longwood::test

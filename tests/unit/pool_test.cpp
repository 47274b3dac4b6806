#include "parallel/pool.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace longwood {
namespace {

/// Gives out 0, 1, 2, and so on, as many as `count`.
auto numbers(int count) {
  return [at = 0, count]() mutable { return at < count ? std::optional{at++} : std::nullopt; };
}

template <class Pool, class Result>
std::vector<Result> all_of(Pool& pool) {
  std::vector<Result> all;
  for (std::vector<Result> some; pool.take(some);) all.insert(all.end(), some.begin(), some.end());
  return all;
}

TEST(Pool, HandsOverInTheOrderOfItems) {
  using Squares = Pool<int, int>;
  const auto make_worker = [] {
    return [](int item, const Squares::Out& out) {
      if (item % 7 == 0) std::this_thread::sleep_for(std::chrono::milliseconds{2});  // late on purpose
      out.give(item * item);
    };
  };
  Squares pool{4, Handover::of_items, numbers(200), make_worker};
  const auto found = all_of<Squares, int>(pool);
  ASSERT_EQ(found.size(), 200U);
  for (int i = 0; i < 200; ++i) EXPECT_EQ(found[static_cast<std::size_t>(i)], i * i);
}

TEST(Pool, MayGiveSeveralResultsForAnItemOrNone) {
  using Words = Pool<int, std::string>;
  const auto make_worker = [] {
    return [](int item, const Words::Out& out) {
      for (int i = 0; i < item; ++i) out.give(std::to_string(item));
    };
  };
  Words pool{3, Handover::as_done, numbers(5), make_worker};
  auto found = all_of<Words, std::string>(pool);
  std::ranges::sort(found);
  const std::vector<std::string> expected{"1", "2", "2", "3", "3", "3", "4", "4", "4", "4"};
  EXPECT_EQ(found, expected);
}

TEST(Pool, ThrowsWhatAThreadThrewAfterWhatWasReady) {
  using Numbers = Pool<int, int>;
  const auto make_worker = [] {
    return [](int item, const Numbers::Out& out) {
      if (item == 3) throw std::runtime_error{"the third"};
      out.give(item);
    };
  };
  Numbers pool{1, Handover::of_items, numbers(10), make_worker};
  std::vector<int> found;
  const auto take_all = [&] {
    for (std::vector<int> some; pool.take(some);) found.insert(found.end(), some.begin(), some.end());
  };
  EXPECT_THROW(take_all(), std::runtime_error);
  EXPECT_EQ(found, (std::vector{0, 1, 2}));
}

TEST(Pool, GivesNoMoreOutWhenItIsStopped) {
  using Numbers = Pool<int, int>;
  std::atomic<bool> stop = false;
  const auto make_worker = [&] {
    return [&](int item, const Numbers::Out& out) {
      if (item < 2) return out.give(item);
      while (!out.halt()) std::this_thread::sleep_for(std::chrono::milliseconds{1});
    };
  };
  Numbers pool{1, Handover::of_items, numbers(1'000'000), make_worker, stop};
  std::vector<int> found;
  for (std::vector<int> some; pool.take(some);) {
    found.insert(found.end(), some.begin(), some.end());
    if (found.size() == 2) stop = true;
  }
  EXPECT_EQ(found, (std::vector{0, 1}));
}

TEST(Pool, KeepsNoEndlessQueue) {
  using Numbers = Pool<int, int>;
  std::atomic<int> given = 0;
  const auto make_worker = [&] {
    return [&](int item, const Numbers::Out& out) {
      out.give(item);
      ++given;
    };
  };
  const int many = static_cast<int>(Numbers::most_kept) + 500;
  Numbers pool{2, Handover::as_done, numbers(many), make_worker};
  while (given < static_cast<int>(Numbers::most_kept))
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  std::this_thread::sleep_for(std::chrono::milliseconds{20});
  EXPECT_EQ(given, static_cast<int>(Numbers::most_kept)) << "results wait for the owner";
  EXPECT_EQ((all_of<Numbers, int>(pool).size()), static_cast<std::size_t>(many));
}

TEST(ShareOut, GivesEachItemToOneThreadAndThrowsWhatItThrew) {
  std::vector<int> items(100);
  std::iota(items.begin(), items.end(), 1);
  std::atomic<int> sum = 0;
  share_out(items, 4, [&] { return [&](int item) { sum += item; }; });
  EXPECT_EQ(sum, 5050);
  EXPECT_THROW(share_out(items, 4,
                         [] {
                           return [](int item) {
                             if (item == 50) throw std::out_of_range{""};
                           };
                         }),
               std::out_of_range);
}

}  // namespace
}  // namespace longwood

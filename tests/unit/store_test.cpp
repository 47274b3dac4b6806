#include "session/store.hpp"

#include <filesystem>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "support.hpp"

namespace longwood::test {
namespace {

namespace fs = std::filesystem;

class Store : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("longwood-store-" + std::to_string(::getpid()) + (GetParam() ? "a" : "b"));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::string at(const std::string& name) const { return (folder_ / name).string(); }
  [[nodiscard]] std::string text(const std::string& name) const {
    return store::read_file(at(name), 100).value_or("nothing");
  }

 private:
  fs::path folder_;
};

INSTANTIATE_TEST_SUITE_P(LinksOrNone, Store, testing::Bool(),
                         [](const auto& links) { return links.param ? "Links" : "NoLinks"; });

TEST_P(Store, AFileIsMovedToANewNameOnly) {
  ASSERT_TRUE(store::write_file(at("one"), "one"));
  ASSERT_TRUE(store::write_file(at("two"), "two"));
  EXPECT_EQ(store::move_to_new(at("one"), at("kept"), GetParam()), true);
  EXPECT_EQ(text("kept"), "one");
  EXPECT_FALSE(store::exists(at("one")));
  EXPECT_EQ(store::move_to_new(at("two"), at("kept"), GetParam()), false);
  EXPECT_EQ(text("kept"), "one") << "what has the name already stays as it is";
  EXPECT_EQ(text("two"), "two") << "and what was to be moved is still there";
}

TEST_P(Store, AFileThatIsNotThereLeavesNothingBehind) {
  EXPECT_FALSE(store::move_to_new(at("none"), at("kept"), GetParam()));
  EXPECT_FALSE(store::exists(at("kept")));
}

TEST_P(Store, OfTwoThatWantOneNameBothAreKept) {
  constexpr int writers = 4, rounds = 50;
  for (int w = 0; w < writers; ++w)
    for (int i = 0; i < rounds; ++i)
      ASSERT_TRUE(store::write_file(at(std::to_string(w) + "-" + std::to_string(i)), std::to_string(w)));
  std::vector<std::jthread> threads;
  for (int w = 0; w < writers; ++w)
    threads.emplace_back([this, w] {
      for (int i = 0, number = 0; i < rounds; ++i)
        while (!store::move_to_new(at(std::to_string(w) + "-" + std::to_string(i)),
                                   at("kept-" + std::to_string(number)), GetParam())
                    .value_or(false))
          ++number;
    });
  threads.clear();
  std::vector<int> of(writers);
  for (int number = 0; number < writers * rounds; ++number)
    ++of[static_cast<std::size_t>(text("kept-" + std::to_string(number))[0] - '0')];
  EXPECT_EQ(of, std::vector<int>(writers, rounds));
}

}  // namespace
}  // namespace longwood::test

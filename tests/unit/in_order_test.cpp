#include "cli/in_order.hpp"

#include <string>

#include <gtest/gtest.h>

namespace longwood::cli {
namespace {

TEST(InOrder, KeepsWhatComesEarlyAndGivesAllOutInOrder) {
  InOrder<char> answers;
  std::string out;
  const auto give = [&](std::uint64_t ticket, char answer) {
    ASSERT_TRUE(answers.takes(ticket)) << "nobody waits for ticket 0";
    answers.give(ticket, answer, [&](char next) { out += next; });
  };
  give(3, 'd');
  give(1, 'b');
  EXPECT_EQ(out, "");
  give(0, 'a');
  EXPECT_EQ(out, "ab");
  give(2, 'c');
  EXPECT_EQ(out, "abcd");
  give(4, 'e');
  EXPECT_EQ(out, "abcde");
}

TEST(InOrder, KeepsNoEndlessQueue) {
  InOrder<int> answers;
  const auto most = InOrder<int>::most_kept;
  EXPECT_TRUE(answers.takes(most - 1));
  EXPECT_FALSE(answers.takes(most));
  answers.give(0, 0, [](int) {});
  EXPECT_TRUE(answers.takes(most));
}

}  // namespace
}  // namespace longwood::cli

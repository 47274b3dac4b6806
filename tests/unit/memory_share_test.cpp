#include "study/memory_share.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "study/campaign.hpp"
#include "study_folder.hpp"

namespace longwood::study {
namespace {

class MemoryShares : public StudyFolder {};

TEST_F(MemoryShares, AreTheWholeBudgetWhereThereIsEnough) {
  EXPECT_FALSE((MemoryShare{{1, 1024}, 4, 4096}.divided()));
  EXPECT_EQ((MemoryShare{{1, 1024}, 4, 4096}.words()), "");
  const MemoryShare divided{{1, 1024}, 4, 2048};
  EXPECT_EQ(divided.megabytes(), 256U);  // so that one deal may take the whole besides
  EXPECT_THAT(divided.words(), testing::HasSubstr("4 threads share 2048 MB, 256 MB each"));
  EXPECT_EQ(threads_that_fit(8, 1024, 4000), 3U);
  EXPECT_EQ(threads_that_fit(8, 1024, 100), 1U);
  EXPECT_EQ(threads_that_fit(8, 16, 4000), 8U);
  EXPECT_GE(megabytes_of_machine(), 16U);
}

/// La Nivernaise has a deal among these that needs more than the least share.
TEST_F(MemoryShares, DoNotChangeTheRows) {
  auto campaign = campaign_for("la-nivernaise", {5, 9}, 2);
  campaign.budget = {400'000, 64};
  const auto rows_with = [&](const std::string& name, MemoryShare* memory) {
    campaign.memory = memory;
    auto file = StudyFile::write(path(name), terms_now(*campaign.game->info, campaign.rules));
    const std::atomic<bool> never = false;
    run(file, campaign, never, [](const Progress&) {});
    std::vector<Row> rows;
    file.each([&](const Row& row) { rows.push_back(row); });
    return rows;
  };
  const auto whole = rows_with("whole.study", nullptr);
  MemoryShare memory{campaign.budget, 2, 96};
  ASSERT_EQ(memory.megabytes(), 16U);
  const auto divided = rows_with("divided.study", &memory);
  ASSERT_EQ(divided.size(), whole.size());
  std::uint64_t most = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    EXPECT_TRUE(divided[i].tells_same(whole[i])) << whole[i].deal;
    most = std::max(most, whole[i].kilobytes);
  }
  EXPECT_GT(most, 16U << 10) << "no deal needed more than its share: take others";
}

}  // namespace
}  // namespace longwood::study

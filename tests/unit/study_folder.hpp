#pragma once

#include <filesystem>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/all_games.hpp"
#include "study/campaign.hpp"

namespace longwood::study {

inline constexpr Budget small{200'000, 64};

/// Tests of studies: a folder of their own for the files, and plans under the book's rules.
class StudyFolder : public testing::Test {
 protected:
  StudyFolder()
      : folder_{std::filesystem::temp_directory_path() / ("longwood-study-" + std::to_string(::getpid()))} {
    std::filesystem::create_directories(folder_);
  }
  ~StudyFolder() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  static Campaign campaign_for(std::string_view id, Range deals, unsigned threads) {
    const AnyGame* game = find_game(id);
    return {.game = game,
            .rules = {&game->info->sets.front(), game->info->sets.front().options},
            .deals = deals,
            .budget = small,
            .threads = threads,
            .retry_open = false};
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace longwood::study

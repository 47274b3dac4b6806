#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "today.hpp"

namespace longwood::test {

/// Tests which are run for every game.
class EveryGame : public testing::TestWithParam<const AnyGame*> {
 public:
  static std::vector<const AnyGame*> games() {
    std::vector<const AnyGame*> list;
    for (const AnyGame& game : all_games()) list.push_back(&game);
    return list;
  }
  static std::vector<const AnyGame*> games_of_today() { return of_today(games(), 5); }
  /// The game's id without hyphens, as names of tests have none.
  static std::string name(const testing::TestParamInfo<const AnyGame*>& info) {
    std::string name{info.param->info->id};
    std::erase(name, '-');
    return name;
  }
};

}  // namespace longwood::test

#include "games/names.hpp"

#include <gtest/gtest.h>

#include "games/all_games.hpp"

namespace longwood {
namespace {

TEST(Names, EveryGameIsFoundByIdTitleAndOtherNames) {
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    for (const auto name : {info.id, info.title}) {
      const auto called = game_called(name);
      ASSERT_TRUE(called) << name;
      EXPECT_EQ(called->game, &game) << name;
      EXPECT_EQ(called->set, &info.sets.front()) << name;
    }
    for (const KnownAs& known : info.known_as) {
      const auto called = game_called(known.name);
      ASSERT_TRUE(called) << known.name;
      EXPECT_EQ(called->game, &game) << known.name << " is found as " << called->game->info->title;
      EXPECT_EQ(called->set->id, known.set.empty() ? info.sets.front().id : known.set) << known.name;
      EXPECT_FALSE(known.source.empty()) << known.name;
    }
  }
}

TEST(Names, WritingDoesNotMatter) {
  for (const std::string_view name : {"the clock", "Clock", "THE-CLOCK", "the  clock."}) {
    const auto called = game_called(name);
    ASSERT_TRUE(called) << name;
    EXPECT_EQ(called->game->info->id, "the-clock") << name;
  }
  EXPECT_EQ(game_called("big  ben")->set->id, "big-ben");
  EXPECT_EQ(game_called("Napoleons flank")->game->info->id, "la-nivernaise");
  EXPECT_EQ(game_called("Napoleon’s Flank")->game->info->id, "la-nivernaise");
  EXPECT_FALSE(game_called(""));
  EXPECT_FALSE(game_called("the"));
  EXPECT_FALSE(game_called("no such game"));
}

TEST(Names, WhatIsMistakenForAGameIsNoneOfThem) {
  for (const AnyGame& game : all_games())
    for (const Mistaken& other : game.info->mistaken) {
      EXPECT_FALSE(game_called(other.name)) << other.name;
      const auto said = mistaken_for(other.name)->english();
      EXPECT_NE(said.find(game.info->title), said.npos) << said;
      EXPECT_NE(said.find(other.is), said.npos) << said;
    }
  EXPECT_FALSE(mistaken_for("The Clock"));
}

}  // namespace
}  // namespace longwood

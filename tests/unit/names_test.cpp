#include "games/names.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"

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

TEST(Names, AMissingGameIsNoneOfThemAndNearToSome) {
  EXPECT_FALSE(missing_games.empty());
  for (const MissingGame& missing : missing_games) {
    EXPECT_FALSE(missing.source.empty()) << missing.title;
    EXPECT_TRUE(missing.why.ends_with('.')) << missing.title;
    auto names = parts_of(missing.others);
    names.push_back(missing.title);
    for (const auto name : names) {
      EXPECT_FALSE(game_called(name)) << name;
      EXPECT_EQ(missing_game(name), &missing) << name;
      EXPECT_NE(mistaken_for(name)->english().find(missing.title), std::string::npos) << name;
    }
    EXPECT_FALSE(parts_of(missing.near).empty()) << missing.title;
    for (const auto id : parts_of(missing.near)) {
      const auto called = game_called(id);
      ASSERT_TRUE(called) << id;
      EXPECT_EQ(called->game->info->id, id);
    }
  }
  for (const std::string_view name : {"Spider", "große harfe", "Der Zopf", "bäckerdutzend", "daemon"})
    EXPECT_EQ(missing_game(name) != nullptr, name != "daemon") << name;
  EXPECT_EQ(missing_game("fortress"), nullptr);
  EXPECT_EQ(missing_game(""), nullptr);
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

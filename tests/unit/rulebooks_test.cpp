#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "core/all_games.hpp"

/// What the rulebooks say of points on which nothing is played otherwise, only understood otherwise.
namespace longwood::test {
namespace {

/// Four games are gathered "at a standstill"; a note on that sentence leaves it to the player.
TEST(Rulebooks, AStandstillIsThePlayersToDeclare) {
  struct Place {
    std::string_view game, says;
    int sentence;
  };
  for (const auto& [id, says, sentence] :
       {Place{"la-capricieuse", "You do", 15}, Place{"st-helena", "The player", 15},
        Place{"la-nivernaise", "the player", 14}, Place{"la-belle-lucie", "The player", 10}}) {
    const auto& notes = find_game(id)->info->rulebook->notes;
    EXPECT_TRUE(std::ranges::any_of(notes, [&](const Note& note) {
      return note.sentence == sentence &&
             (note.point.contains("standstill") || note.point.contains("Who decides")) &&
             note.ours.contains(says);
    })) << id;
  }
}

/// The Flower-garden has no re-deal: the passage about columns taken up is Babette's.
TEST(Rulebooks, TheLastColumnFirstIsBabettes) {
  int named = 0;
  for (const AnyGame& game : all_games())
    for (const RuleOption& option : game.info->variants.options) {
      if (option.id != "gather") continue;
      for (const Choice& choice : option.choices)
        for (const Amendment& amendment : choice.amendments) {
          EXPECT_FALSE(amendment.source.contains("Flower")) << game.info->id;
          if (amendment.sentence == 0 || choice.id != "packets-reversed") continue;
          EXPECT_TRUE(amendment.source.contains("Babette") || amendment.source.contains("The Nation"))
              << game.info->id;
          ++named;
        }
    }
  EXPECT_GE(named, 4);
}

}  // namespace
}  // namespace longwood::test

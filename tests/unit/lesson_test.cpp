#include <set>

#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "session/session.hpp"

/// What a newcomer is shown of each game is played by its rules.
namespace longwood::test {
namespace {

TEST(Lessons, AreLegalFromTheDealOn) {
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    const RuleSet& set = info.sets.front();
    const Lesson& lesson = info.rulebook->lesson;
    Session session{game, set, deal_by_number(info.packs_for(set.options), lesson.deal)};
    for (const ShownMove& shown : lesson.moves) {
      const auto move = read_move(info, shown.move);
      ASSERT_TRUE(move) << info.id << ": " << shown.move;
      ASSERT_EQ(session.play(*move), Why::ok) << info.id << ": " << shown.move;
    }
    EXPECT_EQ(session.standing(), Standing::playing) << info.id;
  }
}

/// A newcomer who only watched cards go home would not know what else may be done.
TEST(Lessons, ShowSeveralRules) {
  for (const AnyGame& game : all_games()) {
    std::set<int> sentences;
    for (const ShownMove& shown : game.info->rulebook->lesson.moves) sentences.insert(shown.sentence);
    EXPECT_GE(sentences.size(), 3U) << game.info->id;
  }
}

}  // namespace
}  // namespace longwood::test

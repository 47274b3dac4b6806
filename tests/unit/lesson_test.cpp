#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "session/session.hpp"
#include "support.hpp"

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

/// Visits each position of a game's lesson with the move that is shown there.
template <class Visit>
void follow_lesson(const AnyGame& game, Visit visit) {
  const GameInfo& info = *game.info;
  const RuleSet& set = info.sets.front();
  Table table = game.start(deal_by_number(info.packs_for(set.options), info.rulebook->lesson.deal), set);
  for (const ShownMove& shown : info.rulebook->lesson.moves) {
    const Move move = read_move(info, shown.move).value();
    visit(table.state(), move);
    game.play(table, move);
  }
}

/// Whoever sees a card laid elsewhere asks why it does not go home.
TEST(Lessons, LayNoCardElsewhereThatCouldGoHome) {
  for (const AnyGame& game : all_games()) {
    const auto goes_home = [&](Move move) {
      return move.act == Act::lay && is_home(game.info->role_of(move.to));
    };
    follow_lesson(game, [&](const State& state, Move shown) {
      if (shown.act != Act::lay || goes_home(shown)) return;
      for (const Move move : list_moves(game, state))
        EXPECT_FALSE(goes_home(move) && move.from == shown.from)
            << game.info->id << ": " << write_move(*game.info, shown);
    });
  }
}

/// What sets a game apart from all others is shown: each kind of move that is met in it alone.
TEST(Lessons, ShowTheMovesThatNoOtherGameHas) {
  std::map<Act, std::set<const GameInfo*>> known;
  for (const AnyGame& game : all_games())
    for (std::uint64_t number = 0; number < 20; ++number)
      play_through(game, number, 200, [&](Table& /*table*/, const Move* last) {
        if (last != nullptr) known[last->act].insert(game.info);
      });
  std::set<Act> apart;
  for (const AnyGame& game : all_games()) {
    std::set<Act> shown;
    follow_lesson(game, [&](const State& /*state*/, Move move) { shown.insert(move.act); });
    for (const auto& [act, in] : known) {
      if (in != std::set{game.info}) continue;
      apart.insert(act);
      EXPECT_TRUE(shown.contains(act)) << game.info->id << ": act " << static_cast<int>(act);
    }
  }
  EXPECT_TRUE(apart.contains(Act::exchange)) << "the deals are too few to meet all acts";
}

}  // namespace
}  // namespace longwood::test

#include "session/session.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "games/playout.hpp"
#include "session/edits.hpp"
#include "support.hpp"

/// The session: the tree of tries, undo and redo, what the last move consisted of, records played again.
namespace longwood::test {
namespace {

Session session_of(const AnyGame& game, std::uint64_t number) {
  return {game, game.info->sets.front(), deal_by_number(game.info->packs, number)};
}

Session fortress() { return session_of(*find_game("fortress"), 5); }

Why played_in(Session& session, std::string_view text) {
  const auto move = read_move(session.info(), text);
  if (!move) throw std::invalid_argument(move.error().english());
  return session.play(*move);
}

std::string line_of(const Session& session) {
  std::string text;
  for (const Move move : session.line())
    (text += text.empty() ? "" : " ") += write_move(session.info(), move);
  return text;
}

bool play_at_random(Session& session, Rng& rng) {
  const MoveList moves = session.moves();
  if (moves.empty()) return false;
  EXPECT_EQ(session.play(random_move(moves, rng)), Why::ok);
  return true;
}

TEST(SessionTree, BeginsAtTheRoot) {
  Session session = fortress();
  EXPECT_EQ(session.here(), 0);
  EXPECT_EQ(session.nodes().size(), 1U);
  EXPECT_EQ(session.length(), 0U);
  EXPECT_TRUE(session.line().empty());
  EXPECT_FALSE(session.undo());
  EXPECT_FALSE(session.redo());
  session.restart();
  EXPECT_EQ(session.state(), Board::dealt("fortress", 5).state());
}

TEST(SessionTree, ARefusedMoveChangesNothing) {
  Session session = fortress();
  const State start = session.state();
  EXPECT_EQ(played_in(session, "L1-sa"), session.why_not(*read_move(session.info(), "L1-sa")));
  EXPECT_NE(played_in(session, "L1-sa"), Why::ok);
  EXPECT_EQ(session.state(), start);
  EXPECT_EQ(session.nodes().size(), 1U);
  EXPECT_FALSE(session.undo());
}

TEST(SessionTree, UndoAndRedo) {
  Session session = fortress();
  std::vector<State> states{session.state()};
  for (const std::string_view move : {"L2-R5", "L2-R3", "L2-da"}) {
    ASSERT_EQ(played_in(session, move), Why::ok);
    states.push_back(session.state());
  }
  EXPECT_FALSE(session.redo()) << "nothing was made after the last move";
  for (std::size_t i = states.size() - 1; i-- > 0;) {
    ASSERT_TRUE(session.undo());
    EXPECT_EQ(session.state(), states[i]);
    EXPECT_EQ(session.length(), i);
  }
  for (std::size_t i = 1; i < states.size(); ++i) {
    ASSERT_TRUE(session.redo());
    EXPECT_EQ(session.state(), states[i]);
  }
  EXPECT_EQ(line_of(session), "L2-R5 L2-R3 L2-da");
  EXPECT_EQ(session.nodes().size(), 4U);
}

TEST(SessionTree, AnotherMoveBeginsABranchAndNothingIsLost) {
  Session session = fortress();
  played_in(session, "L2-R5");
  played_in(session, "L2-R3");
  played_in(session, "L2-da");
  const int first_end = session.here();
  session.undo();
  session.undo();
  const int fork = session.here();
  std::string other;
  for (const Move move : session.moves())
    if (const auto text = write_move(session.info(), move); text != "L2-R3") other = text;
  ASSERT_EQ(played_in(session, other), Why::ok);
  EXPECT_EQ(session.nodes().size(), 5U);
  EXPECT_EQ(session.nodes()[static_cast<std::size_t>(fork)].children.size(), 2U);
  EXPECT_FALSE(session.redo());
  session.undo();
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(line_of(session), "L2-R5 " + other) << "redo follows the branch last visited";

  session.undo();
  played_in(session, "L2-R3");
  EXPECT_EQ(session.nodes().size(), 5U) << "a move made before leads where it led then";
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.here(), first_end);
  EXPECT_EQ(line_of(session), "L2-R5 L2-R3 L2-da");
}

TEST(SessionTree, RestartKeepsTheTree) {
  Session session = fortress();
  played_in(session, "L2-R5");
  played_in(session, "L2-R3");
  const State end = session.state();
  session.restart();
  EXPECT_EQ(session.here(), 0);
  EXPECT_EQ(session.state(), Board::dealt("fortress", 5).state());
  EXPECT_EQ(session.nodes().size(), 3U);
  while (session.redo()) continue;
  EXPECT_EQ(session.state(), end);
}

class Sessions : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, Sessions, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// Going to and fro finds at every node the position that was left there.
TEST_P(Sessions, EveryNodeKeepsItsPosition) {
  for (std::uint64_t number = 0; number < 6; ++number) {
    Session session = session_of(GetParam(), number);
    std::map<int, State> found{{0, session.state()}};
    Rng rng{number, 31};
    std::size_t nodes = 1;
    for (int i = 0; i < 600; ++i) {
      const auto choice = rng.below(100);
      const int here = session.here();
      if (choice < 60) {
        play_at_random(session, rng);
      } else if (choice < 85) {
        EXPECT_EQ(session.undo(), here != 0);
      } else if (choice < 99) {
        const int last = session.nodes()[static_cast<std::size_t>(here)].last;
        EXPECT_EQ(session.redo(), last >= 0);
        EXPECT_TRUE(last < 0 || session.here() == last);
      } else {
        session.restart();
      }
      ASSERT_GE(session.nodes().size(), nodes);
      nodes = session.nodes().size();
      ASSERT_EQ(session.length(), session.line().size());
      ASSERT_EQ(found.try_emplace(session.here(), session.state()).first->second, session.state());
      ASSERT_EQ(session.table().key(), session.table().recomputed_key());
    }
    EXPECT_EQ(found.size(), nodes);
    for (std::size_t i = 1; i < nodes; ++i) {
      const Session::Node& node = session.nodes()[i];
      const auto& siblings = session.nodes()[static_cast<std::size_t>(node.parent)].children;
      EXPECT_EQ(std::ranges::count(siblings, static_cast<int>(i)), 1);
    }
  }
}

TEST_P(Sessions, TheEditsLeadFromBeforeToHere) {
  Session session = session_of(GetParam(), 3);
  Rng rng{3, 32};
  for (int ply = 0; ply < 200; ++ply) {
    Table table{session.info().classes, session.before()};
    for (const Edit& edit : session.edits()) apply(table, edit);
    ASSERT_EQ(table.state(), session.state());
    const State here = session.state();
    if (!play_at_random(session, rng)) break;
    ASSERT_EQ(session.before(), here);
    ASSERT_FALSE(session.edits().empty());
  }
}

TEST_P(Sessions, ARecordPlayedAgainLeadsToTheSamePosition) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    Session session = session_of(GetParam(), number);
    Rng rng{number, 33};
    for (int ply = 0; ply < 150 && play_at_random(session, rng); ++ply) {
      if (ply % 30 != 0) continue;
      const auto again = replay(session.record());
      ASSERT_TRUE(again) << again.error().english();
      EXPECT_EQ(again->state(), session.state());
      EXPECT_EQ(again->line(), session.line());
      const auto read = replay(write_record(session.record()));
      ASSERT_TRUE(read) << read.error().english();
      EXPECT_EQ(read->state(), session.state());
    }
    session.restart();
    EXPECT_TRUE(session.record().moves.empty()) << "a record goes as far as here, not further";
  }
}

TEST_P(Sessions, AGameStandsAsItsMovesSay) {
  for (std::uint64_t number = 0; number < 6; ++number)
    play_through(GetParam(), number, 400, [](Table& table, const Move*) {
      const Standing standing = standing_of(GetParam(), table.state());
      const bool stuck = list_moves(GetParam(), table.state()).empty();
      EXPECT_EQ(standing, GetParam().won(table.state()) ? Standing::won
                          : stuck                       ? Standing::over
                                                        : Standing::playing);
    });
}

TEST(Standings, PlayingWonAndOver) {
  Session session = fortress();
  EXPECT_EQ(session.standing(), Standing::playing);
  EXPECT_FALSE(session.won() || session.over());
  const auto won = replay(read_file(game_file("fortress", "golden.record")));
  ASSERT_TRUE(won) << won.error().english();
  EXPECT_TRUE(won->won());
  EXPECT_FALSE(won->over());
  EXPECT_TRUE(won->moves().empty());
  const Board stuck =
      Board::of("fortress", "L1: 3S; L2: 9H; L3: 5D; L4: 7C; L5: KS; R1: JH; R2: 9D; R3: TC; R4: 6S; R5: 3H");
  EXPECT_EQ(stuck.legal(), Texts{});
  EXPECT_EQ(standing_of(stuck.game(), stuck.state()), Standing::over);
  EXPECT_EQ(standing_name(Standing::playing), "playing");
  EXPECT_EQ(standing_name(Standing::won), "won");
  EXPECT_EQ(standing_name(Standing::over), "over");
}

TEST(Replay, StopsAtTheFirstMoveThatTheRulesForbid) {
  const std::string head = "longwood record 1\ngame st-helena\nset hoffmann\nrules 1\ndeal 5\nmoves\n";
  const auto forbidden = replay(head + "deal deal 1-sa deal\n");
  ASSERT_FALSE(forbidden);
  EXPECT_EQ(forbidden.error().english().find("move 3, 1-sa: Not allowed: the top row serves the kings"), 0U)
      << forbidden.error().english();
  EXPECT_EQ(forbidden.error().english().find('\n'), std::string::npos);
  const auto unreadable = replay(head + "deal\nnonsense\n");
  ASSERT_FALSE(unreadable);
  EXPECT_TRUE(unreadable.error().english().starts_with("line 8: ")) << unreadable.error().english();
}

}  // namespace
}  // namespace longwood::test

#include "session/knowledge.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "foresight/worlds.hpp"
#include "games/playout.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// What the player knows: a card once seen is followed wherever it goes, a shuffle forgets the pile, and
/// taking a move back makes nothing unseen.
namespace longwood::test {
namespace {

Session session_of(std::string_view game, std::uint64_t number) {
  const AnyGame& found = *find_game(game);
  return {found, found.info->sets.front(), deal_by_number(found.info->packs, number)};
}

void play(Session& session, std::string_view moves) {
  Words words{moves};
  for (auto word = words.next(); !word.empty(); word = words.next())
    ASSERT_EQ(session.play(*read_move(session.info(), word)), Why::ok) << word;
}

Card exposed(const Session& session, std::string_view pile) {
  return session.state().top[*find_pile(session.info(), pile)];
}

/// The cards of a pile which the player knows.
Known known_in(const Session& session, std::string_view pile) {
  Known cards;
  for (const Card card : pile_cards(session.state(), *find_pile(session.info(), pile))) cards[card.id] = true;
  return cards & session.known();
}

TEST(Knowledge, WhatIsCoveredStaysKnown) {
  Session session = session_of("st-helena", 5);
  const Card first = exposed(session, "1"), next = exposed(session, "hand");
  EXPECT_TRUE(session.known()[first.id]);
  EXPECT_FALSE(session.known()[next.id]) << "the hand is covered";
  play(session, "deal");
  EXPECT_EQ(exposed(session, "1"), next);
  EXPECT_TRUE(session.known()[next.id]);
  EXPECT_TRUE(session.known()[first.id]) << "it was seen before it was covered";
  EXPECT_FALSE(cards_in_sight(session.game(), session.state())[first.id]);
}

TEST(Knowledge, UndoDoesNotUnsee) {
  Session session = session_of("st-helena", 5);
  const Card next = exposed(session, "hand");
  play(session, "deal");
  session.undo();
  EXPECT_EQ(exposed(session, "hand"), next);
  EXPECT_TRUE(session.known()[next.id]);
  EXPECT_EQ(known_in(session, "hand").count(), 1U);
  play(session, "6-ha");
  EXPECT_TRUE(session.known()[next.id]) << "nor does another branch";
  play(session, "deal deal deal");
  session.restart();
  EXPECT_EQ(known_in(session, "hand").count(), 4U);
}

TEST(Knowledge, ADealInOrderForgetsNothing) {
  Session session = session_of("st-helena", 5);
  while (session.state().size[*find_pile(session.info(), "hand")] > 0) play(session, "deal");
  EXPECT_EQ(session.known().count(), 104U) << "every card has been seen";
  play(session, "redeal");
  EXPECT_EQ(session.known().count(), 104U) << "the packets are taken up in order and dealt unshuffled";
}

TEST(Knowledge, AShuffleForgetsThePile) {
  Session session = session_of("the-sultan", 3);
  while (session.state().size[*find_pile(session.info(), "hand")] > 0) play(session, "turn");
  EXPECT_EQ(session.known().count(), 104U);
  const Known talon = known_in(session, "talon");
  play(session, "redeal");
  EXPECT_TRUE(known_in(session, "hand").none());
  EXPECT_EQ(session.known(), ~talon);
  play(session, "turn");
  const Card turned = exposed(session, "talon");
  EXPECT_TRUE(session.known()[turned.id]);
  session.undo();
  EXPECT_EQ(known_in(session, "hand").count(), 1U) << "the card turned is known where it lies now";
  session.undo();
  EXPECT_EQ(known_in(session, "talon"), talon) << "before the shuffle all was known";
}

TEST(Knowledge, AShuffleIsAheadUntilItIsMade) {
  Session session = session_of("the-sultan", 3);
  EXPECT_TRUE(shuffles_ahead(session.game(), session.state()));
  for (int redeal = 0; redeal < 2; ++redeal) {
    while (session.state().size[*find_pile(session.info(), "hand")] > 0) play(session, "turn");
    play(session, "redeal");
  }
  EXPECT_FALSE(shuffles_ahead(session.game(), session.state())) << "none is left";
  // its packets are taken up in order
  EXPECT_FALSE(shuffles_ahead(session_of("st-helena", 5).game(), session_of("st-helena", 5).state()));
}

TEST(Knowledge, WhatIsSeenAfterAShuffleDoesNotTellWhereItLayBefore) {
  const AnyGame& game = *find_game("the-sultan");
  Board board = Board::of("the-sultan", "sultan: KH; talon: 2S 3S 4S 5S 6S 7S 8S 9S");
  const State before = board.state();
  board.play("redeal turn");
  const auto edits = board.table().since(0);
  const Known seen = cards_in_sight(game, board.state());
  const Known back = follow_back(game, before, edits, seen);
  const Known forth = follow(game, before, edits, {});
  EXPECT_EQ(back.count(), 1U) << "only the Sultan";
  EXPECT_EQ(forth, seen) << "the talon's top was known before, and forgotten";
}

TEST(Knowledge, ACardSeenOnTheWayIsKnown) {
  // The queen goes home and the place is supplied; the card beneath a packet's top is seen when that goes.
  Board board = Board::laid("st-helena", "5: 7D QC; 6: 4S");
  const State before = board.state();
  const Known start = cards_in_sight(board.game(), before);
  const Known after = follow(board.game(), before, board.play("5-ck").table().since(0), start);
  EXPECT_EQ(after.count(), start.count() + 1);
}

class KnowledgeOf : public testing::TestWithParam<GameUnder> {};

INSTANTIATE_TEST_SUITE_P(All, KnowledgeOf, testing::ValuesIn(all_ways()),
                         [](const auto& game) { return test_name(game.param); });

/// What is in sight is known, and at no node does the knowledge ever shrink.
TEST_P(KnowledgeOf, NothingKnownAtANodeIsEverForgotten) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    Session session{GetParam(), *GetParam().set, GetParam().deal(number)};
    std::vector<Known> known(1);
    Rng rng{number, 51};
    for (int i = 0; i < 400; ++i) {
      const MoveList moves = session.moves();
      const auto choice = rng.below(10);
      if (choice < 6 && !moves.empty())
        session.play(random_move(moves, rng));
      else if (choice < 8)
        session.undo();
      else
        session.redo();
      const Known sight = cards_in_sight(GetParam(), session.state());
      ASSERT_TRUE((sight & ~session.known()).none()) << "something in sight is not known";
      known.resize(session.nodes().size());
      for (std::size_t node = 0; node < known.size(); ++node) {
        ASSERT_TRUE((known[node] & ~session.nodes()[node].known).none());
        known[node] = session.nodes()[node].known;
      }
    }
  }
}

/// It makes no difference at which moves the edits of a game are cut.
TEST_P(KnowledgeOf, FollowingStepByStepIsFollowingAtOnce) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    Known step_by_step;
    Table::Mark mark = 0;
    play_through(GetParam(), number, 300, [&](Table& table, const Move*) {
      Table last = table, start = table;
      last.undo_to(mark);
      start.undo_to(0);
      step_by_step = follow(GetParam(), last.state(), table.since(mark), step_by_step);
      mark = table.mark();
      ASSERT_EQ(follow(GetParam(), start.state(), table.since(0), {}), step_by_step);
    });
  }
}

/// What comes into sight by a move lies on piles that it touched or of which more is shown.
TEST_P(KnowledgeOf, NothingElseComesIntoSight) {
  const AnyGame& game = GetParam();
  for (std::uint64_t number = 0; number < 4; ++number) {
    Table::Mark mark = 0;
    play_through(game, number, 300, [&](Table& table, const Move*) {
      Table before = table;
      before.undo_to(mark);
      const Known now = cards_in_sight(game, table.state());
      const Known newly =
          newly_in_sight(game, table.state(), table.since(mark), game.shown_cards(before.state()));
      mark = table.mark();
      ASSERT_TRUE((newly & ~now).none());
      ASSERT_TRUE((now & ~newly & ~cards_in_sight(game, before.state())).none());
    });
  }
}

/// Heaps and packets dealt face upwards may be examined and their order studied (Hoffmann, Illustrated Book,
/// Introduction ¶17): what was in sight stays known in its place, however deep, until a shuffle takes it up.
TEST_P(KnowledgeOf, WhatWasSeenIsKnownInItsOrderUntilAShuffle) {
  for (std::uint64_t number = 0; number < 4; ++number) {
    Known known, seen;
    Table::Mark mark = 0;
    Rng rng{number, 12};
    play_through(GetParam(), number, 300, [&](Table& table, const Move*) {
      if (HasFailure()) return;
      Table last = table;
      last.undo_to(mark);
      known = follow(GetParam(), last.state(), table.since(mark), known);
      for (const Edit& edit : table.since(mark))
        if (edit.kind == Edit::shuffle)
          for (const Card card : pile_cards(table.state(), edit.a)) seen[card.id] = false;
      seen |= cards_in_sight(GetParam(), table.state());
      ASSERT_TRUE((seen & ~known).none()) << "something seen since the last shuffle is not known";
      const State sample = sample_unknown(GetParam(), table.state(), known, rng);
      for (int i = 0; i < GetParam().info->piles(); ++i) {
        const auto real = pile_cards(table.state(), static_cast<Pile>(i));
        const auto drawn = pile_cards(sample, static_cast<Pile>(i));
        ASSERT_EQ(drawn.size(), real.size());
        for (std::size_t at = 0; at < real.size(); ++at)
          ASSERT_TRUE(!known[real[at].id] || drawn[at] == real[at]) << "a known card lies elsewhere";
      }
      mark = table.mark();
    });
  }
}

}  // namespace
}  // namespace longwood::test

#include "session/tries.hpp"

#include <utility>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "support.hpp"

/// Everything tried in a game, written down and read back; going from any try to any other.
namespace longwood::test {
namespace {

class Tries : public testing::TestWithParam<AnyGame> {};
INSTANTIATE_TEST_SUITE_P(All, Tries, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// A game with many branches, ended somewhere in the midst of them.
Session branched(const AnyGame& game, std::uint64_t number) {
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, number)};
  Rng rng{number, 77};
  for (int i = 0; i < 150; ++i) {
    const MoveList moves = session.moves();
    if (moves.empty() || rng.below(4) == 0)
      for (auto back = rng.below(6); back-- > 0;) session.undo();
    else
      session.play(random_move(moves, rng));
  }
  session.jump(static_cast<int>(rng.below(session.nodes().size())));
  return session;
}

TEST_P(Tries, AreReadBackAsTheyWere) {
  for (const std::uint64_t number : {1U, 2U, 3U}) {
    Session session = branched(GetParam(), number);
    const auto text = write_tries(session);
    auto read = read_tries(text);
    ASSERT_TRUE(read) << read.error().english();
    EXPECT_EQ(write_tries(*read), text);
    EXPECT_EQ(read->here(), session.here());
    EXPECT_EQ(read->state(), session.state());
    ASSERT_EQ(read->nodes().size(), session.nodes().size());
    for (std::size_t i = 0; i < session.nodes().size(); ++i) {
      const auto &was = session.nodes()[i], &is = read->nodes()[i];
      EXPECT_EQ(is.parent, was.parent);
      EXPECT_EQ(is.children, was.children);
      EXPECT_EQ(is.last, was.last);
      EXPECT_EQ(is.standing, was.standing);
      if (i > 0) {
        EXPECT_EQ(is.move, was.move);
      }
    }
    while (session.redo()) EXPECT_TRUE(read->redo());
    EXPECT_FALSE(read->redo());
    EXPECT_EQ(read->state(), session.state());
  }
}

TEST_P(Tries, AnyTryIsReachedFromAnyOther) {
  Session session = branched(GetParam(), 5);
  std::vector<State> states;
  for (std::size_t i = 0; i < session.nodes().size(); ++i) {
    ASSERT_TRUE(session.jump(static_cast<int>(i)));
    Session played{session.game(), session.set(), session.deal()};
    for (const Move move : session.line()) ASSERT_EQ(played.play(move), Why::ok);
    EXPECT_EQ(session.state(), played.state());
    states.push_back(session.state());
  }
  Rng rng{9};
  for (int i = 0; i < 200; ++i) {
    const auto to = static_cast<std::size_t>(rng.below(states.size()));
    ASSERT_TRUE(session.jump(static_cast<int>(to)));
    EXPECT_EQ(session.here(), static_cast<int>(to));
    EXPECT_EQ(session.state(), states[to]);
  }
  EXPECT_FALSE(session.jump(-1));
  EXPECT_FALSE(session.jump(static_cast<int>(states.size())));
}

TEST(TriesText, IsAsTheDocumentSays) {
  const auto session = read_tries(
      "longwood tries 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\ntries\n"
      "0 L2-R5 L2-R3 L2-da\n# another way\n1 L5-R4\nredo 2\nat 1\n");
  ASSERT_TRUE(session) << session.error().english();
  EXPECT_EQ(session->nodes().size(), 5U);
  EXPECT_EQ(session->nodes()[4].parent, 1);
  EXPECT_EQ(session->length(), 1U);
  EXPECT_EQ(session->nodes()[1].last, 2);
}

/// A game with a marriage which the next move takes back, and that move; the first deal which has one.
std::pair<Session, Move> to_and_fro() {
  const AnyGame& game = *find_game("la-nationale");
  for (std::uint64_t number = 0;; ++number) {
    Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, number)};
    const Group columns = group(*game.info, "columns");
    for (MoveList moves = session.moves(); !moves.empty(); moves = session.moves()) {
      const Move move = moves[0];
      session.play(move);
      if (!columns.has(move.from) || !columns.has(move.to)) continue;
      if (session.why_not({Act::lay, move.to, move.from, 1}) != Why::ok) break;
      session.undo();
      return {session, move};
    }
  }
}

/// A short text may ask for as many moves as it has lines times nodes; it is refused before it takes long.
TEST(TriesText, GoesBackAndForthOnlySoFar) {
  auto [session, move] = to_and_fro();
  for (int i = 0; i < 500; ++i, std::swap(move.from, move.to)) ASSERT_EQ(session.play(move), Why::ok);
  const auto text = write_tries(session);
  const auto tries = text.substr(0, text.rfind("at "));
  std::string jumps;
  for (int i = 0; i < 10; ++i) jumps += "0\n" + std::to_string(session.nodes().size() - 1) + "\n";
  EXPECT_TRUE(read_tries(tries + jumps + "at 0\n"));
  EXPECT_TRUE(read_tries(tries + "0\nat 0\n", 1000));
  const auto refused = read_tries(tries + jumps + "at 0\n", 1000);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().english().find("back and forth over more than 1000 moves"), std::string::npos)
      << refused.error().english();
}

constexpr std::string_view small_tries =
    "longwood tries 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\ntries\n"
    "0 L2-R5 L2-R3 L2-da\n1 L5-R4\n";

/// Notes and names, as docs/library/notation.md has them: kept with the tries, and with a record as far as
/// its line goes.
TEST(Annotations, AreKeptWithTriesAndRecords) {
  const auto text =
      std::string{small_tries} +
      "redo 2\nnote 0 a good deal?\nnote 1 \"x\" - let\xE2\x80\x99s see\nname 2 the lane # first\n"
      "note 4 worse\nat 3\n";
  const auto session = read_tries(text);
  ASSERT_TRUE(session) << session.error().english();
  EXPECT_EQ(annotation_at(session->annotations(), 2, AnnotationKind::name), "the lane # first");
  EXPECT_EQ(annotation_at(session->annotations(), 2, AnnotationKind::note), "");
  EXPECT_EQ(read_tries(write_tries(*session))->annotations(), session->annotations());

  const auto record = write_record(session->record());
  EXPECT_TRUE(
      record.ends_with("moves\nL2-R5 L2-R3 L2-da\nnote 0 a good deal?\nnote 1 \"x\" - let\xE2\x80\x99s see\n"
                       "name 2 the lane # first\n"))
      << record;
  const auto again = replay(record);
  ASSERT_TRUE(again) << again.error().english();
  EXPECT_EQ(write_record(again->record()), record);
  EXPECT_EQ(annotation_at(again->annotations(), 1, AnnotationKind::note), "\"x\" - let\xE2\x80\x99s see");
}

TEST(Annotations, AreWrittenReplacedAndTakenAway) {
  auto session = read_tries(std::string{small_tries} + "at 1\n");
  ASSERT_TRUE(session) << session.error().english();
  EXPECT_TRUE(session->annotate(4, AnnotationKind::name, "  the long way\t"));
  EXPECT_TRUE(session->annotate(1, AnnotationKind::note, "one"));
  EXPECT_TRUE(session->annotate(1, AnnotationKind::note, "two"));
  EXPECT_NE(write_tries(*session).find("\nnote 1 two\nname 4 the long way\nat 1\n"), std::string::npos);
  EXPECT_TRUE(session->annotate(1, AnnotationKind::note, " "));
  EXPECT_TRUE(session->annotate(4, AnnotationKind::name, ""));
  EXPECT_TRUE(session->annotations().empty());

  EXPECT_NE(session->annotate(5, AnnotationKind::note, "x").error().english().find("no try number 5"),
            std::string::npos);
  EXPECT_NE(session->annotate(-1, AnnotationKind::note, "x").error().english().find("no try number -1"),
            std::string::npos);
  EXPECT_NE(session->annotate(1, AnnotationKind::note, "two\nlines").error().english().find("one line"),
            std::string::npos);
  EXPECT_NE(session->annotate(1, AnnotationKind::note, "\xFF").error().english().find("UTF-8"),
            std::string::npos);
  EXPECT_TRUE(session->annotate(1, AnnotationKind::note, std::string(longest_annotation, 'x')));
  EXPECT_NE(session->annotate(1, AnnotationKind::name, std::string(longest_annotation + 1, 'x'))
                .error()
                .english()
                .find("1001"),
            std::string::npos);
  EXPECT_EQ(session->annotations().size(), 1U);
}

/// However much is written down, the tries can be read back.
TEST(Annotations, AreNoMoreThanATextHolds) {
  auto [session, move] = to_and_fro();
  for (std::size_t i = 0; i < most_annotations; ++i, std::swap(move.from, move.to)) {
    ASSERT_EQ(session.play(move), Why::ok);
    ASSERT_TRUE(session.annotate(session.here(), AnnotationKind::note, std::string(longest_annotation, 'x')));
  }
  EXPECT_NE(session.annotate(session.here(), AnnotationKind::name, "x").error().english().find("at most 500"),
            std::string::npos);
  EXPECT_TRUE(session.annotate(session.here(), AnnotationKind::note, "shorter"));
  EXPECT_LT(write_tries(session).size(), max_record_size);
  EXPECT_TRUE(read_tries(write_tries(session)));
}

TEST(Annotations, AreRefusedInOneLineWithItsNumber) {
  const std::pair<std::string_view, std::string_view> bad[] = {
      {"note 5 x\n", "line 9: '5' is not a number from 0 (the start) to 4"},
      {"note x y\n", "line 9: 'x' is not a number"},
      {"name\n", "line 9: '' is not a number"},
      {"note 2\n", "line 9: the text is missing after 'note 2'"},
      {"note 2 a\nnote 2 b\n", "line 10: there is already a note with number 2"},
      {"name 2 \x1B[2J\n", "line 9: a name is one line of printable text"},
      {"name 0 x\n", "line 9: no branch begins at the start"},
      {"note 2 a\nredo 2\n", "line 10: the tries must end with 'at' and the number"},
  };
  for (const auto& [lines, fault] : bad) {
    const auto read = read_tries(std::string{small_tries} + std::string{lines} + "at 1\n");
    ASSERT_FALSE(read) << lines;
    EXPECT_TRUE(read.error().english().starts_with(fault)) << read.error().english();
  }
  const auto record =
      read_record("longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\nmoves\nL2-R5\nnote 2 x\n");
  ASSERT_FALSE(record);
  EXPECT_TRUE(record.error().english().starts_with("line 8: '2' is not a number from 0 (the start) to 1"))
      << record.error().english();
}

}  // namespace
}  // namespace longwood::test

#include "foresight/foresight.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "foresight/endgame.hpp"
#include "foresight/turning_point.hpp"
#include "foresight/worlds.hpp"
#include "games/playout.hpp"
#include "session/hint.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// What is foretold: with all cards known, and honestly.
namespace longwood::test {
namespace {

constexpr Limits small{.memory = std::size_t{256} << 20};

class Foretold : public testing::TestWithParam<AnyGame> {};
INSTANTIATE_TEST_SUITE_P(All, Foretold, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// The same position with the cards that the player does not know in another order, and another number.
State disguised(const AnyGame& game, const State& state, const Known& known) {
  Rng rng{12345};
  return sample_unknown(game, state, known, rng);
}

TEST_P(Foretold, SamplesKeepWhatThePlayerKnows) {
  const AnyGame& game = GetParam();
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 21)};
  Rng rng{4};
  for (int i = 0; i < 30 && session.standing() == Standing::playing; ++i) {
    const State sample = disguised(game, session.state(), session.known());
    EXPECT_EQ(sample.size, session.state().size);
    EXPECT_EQ(sample.counter, session.state().counter);
    for (int p = 0; p < game.info->piles(); ++p) {
      const auto was = pile_cards(session.state(), static_cast<Pile>(p)),
                 is = pile_cards(sample, static_cast<Pile>(p));
      for (std::size_t c = 0; c < was.size(); ++c)
        if (session.known()[was[c].id]) {
          EXPECT_EQ(is[c], was[c]);
        }
    }
    EXPECT_EQ(list_moves(game, sample), list_moves(game, session.state()));
    const MoveList moves = session.moves();
    session.play(random_move(moves, rng));
  }
}

TEST_P(Foretold, DealsThatLookAlikeGetTheSameReasons) {
  const AnyGame& game = GetParam();
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 33)};
  const State other = disguised(game, session.state(), session.known());
  if (unknown_cards(game, session.state(), session.known()) > 0) {
    EXPECT_NE(other, session.state());
  }
  for (const RankedMove& ranked : rank_moves(game, session.state()))
    EXPECT_EQ(reason_for(in_english_of(*game.info), game, session.state(), ranked.move, session.known()),
              reason_for(in_english_of(*game.info), game, other, ranked.move, session.known()));
  EXPECT_EQ(say_of(in_english_of(*game.info), game, session.state()).text,
            say_of(in_english_of(*game.info), game, other).text);
  EXPECT_EQ(tell_position(in_english_of(*game.info), game, session.state()),
            tell_position(in_english_of(*game.info), game, other));
  EXPECT_EQ(safe_plays(game, session.state()), safe_plays(game, other));
}

TEST_P(Foretold, SafePlaysAndWinningPlaysMayBeMade) {
  const AnyGame& game = GetParam();
  play_through(game, 2, 120, [&](Table& table, const Move*) {
    for (const auto& plays : {safe_plays(game, table.state()),
                              winning_plays(game, table.state(), cards_in_sight(game, table.state()))}) {
      Table copy{game.info->classes, table.state()};
      for (const Move move : plays) {
        ASSERT_EQ(game.why_not(copy.state(), move), Why::ok);
        game.play(copy, move);
      }
    }
  });
}

TEST(Endgame, PlaysHomeEndTheGame) {
  const auto board = Board::of("fortress", "sa: " + rising('S', 'A', 'J') + "; ha: " + rising('H', 'A', 'K') +
                                               "; da: " + rising('D', 'A', 'K') +
                                               "; ca: " + rising('C', 'A', 'K') + "; L1: KS; L2: QS");
  const auto plays = winning_plays(board.game(), board.state(), cards_in_sight(board.game(), board.state()));
  EXPECT_EQ(plays, (std::vector<Move>{{Act::lay, 5, 0, 1}, {Act::lay, 4, 0, 1}}));
  EXPECT_EQ(safe_plays(board.game(), board.state()), plays);
}

TEST(Endgame, NothingIsFinishedThatThePlayerCannotSee) {
  const auto board = Board::laid("st-helena", "1: 2S; hand: 3S 4S");
  EXPECT_TRUE(
      winning_plays(board.game(), board.state(), cards_in_sight(board.game(), board.state())).empty());
}

TEST(Unknown, CardsThatCannotBeTold) {
  const auto unknown = [](const Board& board) {
    return unknown_cards(board.game(), board.state(), cards_in_sight(board.game(), board.state()));
  };
  EXPECT_EQ(unknown(Board::dealt("fortress", 1)), 0);
  EXPECT_EQ(unknown(Board::dealt("st-helena", 1)), 84);
  EXPECT_EQ(unknown(Board::laid("st-helena", "hand: 3S 4S")), 2);
  EXPECT_EQ(unknown(Board::laid("st-helena", "hand: 3S")), 0) << "the last card can only be one";
  EXPECT_EQ(unknown(Board::laid("st-helena", "hand: 3S 3S")), 0) << "in whatever order they lie";
  EXPECT_EQ(unknown(Board::laid("the-sultan", "talon: 3S")), 0);
}

TEST(Unknown, ARedealStillToBeShuffled) {
  const auto board = Board::laid("the-sultan", "L1: 9D; talon: 3S 4S 5S");
  Known all;
  all.set();
  EXPECT_EQ(unknown_cards(board.game(), board.state(), all), 3);
  const auto last = Board::laid("the-sultan", "L1: 9D; talon: 3S 4S 5S; @0=2");
  EXPECT_EQ(unknown_cards(last.game(), last.state(), all), 0);
}

TEST(Foresight, KnowsALineThatWinsAndForgetsNothingByUndo) {
  const AnyGame& game = *find_game("fortress");
  Foresight foresight{game, small};
  foresight.begin(game.info->sets.front(), deal_by_number(game.info->packs, 5));
  const auto view = foresight.look({}, 1'000'000);
  ASSERT_EQ(view.verdict, Verdict::won);
  for (std::size_t i = 0; i <= view.line.size(); ++i) {
    const auto later = foresight.look(std::span{view.line}.first(i), 1);
    EXPECT_EQ(later.verdict, Verdict::won);
    EXPECT_EQ(later.line,
              std::vector<Move>(view.line.begin() + static_cast<std::ptrdiff_t>(i), view.line.end()));
  }
  EXPECT_EQ(foresight.look({}, 1).line, view.line);
  foresight.begin(game.info->sets.front(), deal_by_number(game.info->packs, 2));
  EXPECT_EQ(foresight.look({}, 1).verdict, Verdict::open) << "another deal is another game";
}

// The solver alone does not decide this position in as many.
TEST(Foresight, FindsWhatPlaysHomeAloneWin) {
  const AnyGame& game = *find_game("the-house-on-the-hill");
  constexpr std::string_view moves =
      "28-hk 6-32 redeal 15-4 22-20 redeal 25-34 29-15 29-ca 2-26 5-29 12-20 14-22 18-33 22-9 27-26 35-4 "
      "9-22 14-26 13-15 12-16 19-3 30-23 7-28 14-6 25-20 19-sa 3-17 15-4 24-7 17-25 29-24";
  Foresight foresight{game, small};
  foresight.begin(game.info->sets.front(), deal_by_number(game.info->packs, 11));
  const auto view = foresight.look(*read_moves(*game.info, moves), 1000);
  EXPECT_EQ(view.verdict, Verdict::won);
  EXPECT_EQ(view.line.size(), 101U);
}

TEST(Foresight, AVerdictIsThatOfTheSolver) {
  for (const AnyGame& game : all_games()) {
    Foresight foresight{game, small};
    Solver solver{game, {.nodes = 20'000, .memory = small.memory}};
    for (const std::uint64_t number : {1U, 2U, 3U}) {
      const Deal deal = deal_by_number(game.info->packs, number);
      foresight.begin(game.info->sets.front(), deal);
      const Solution& solution = solver.solve(game.start(deal, game.info->sets.front()).state());
      const auto view = foresight.look({}, 20'000);
      EXPECT_EQ(view.verdict, solution.verdict);
      EXPECT_EQ(view.line, solution.line);
    }
  }
}

/// A deal which one position after another fills the memory leaves no trace in later answers.
TEST(Foresight, AnswersAsBeforeAfterTheMemoryWasFull) {
  constexpr Limits little{.memory = std::size_t{16} << 20};
  constexpr std::uint64_t effort = 2'000'000;
  const AnyGame& game = *find_game("la-nationale");
  Foresight used{game, little};
  Solver worn{game, {.nodes = effort, .memory = little.memory}},
      unused{game, {.nodes = effort, .memory = little.memory}};
  for (const std::uint64_t number : {26301U, 1U, 2U}) {
    const Deal deal = deal_by_number(game.info->packs, number);
    const State state = game.start(deal, game.info->sets.front()).state();
    const auto view = [&](Foresight& foresight) {
      foresight.begin(game.info->sets.front(), deal);
      return foresight.look({}, effort);
    };
    Foresight fresh{game, little};
    const auto now = view(used), first = view(fresh);
    EXPECT_EQ(now.verdict, first.verdict) << number;
    EXPECT_EQ(now.nodes, first.nodes) << number;
    EXPECT_EQ(now.line, first.line) << number;
    EXPECT_EQ(first.verdict == Verdict::open, number == 26301U);
    const Solution& again = worn.solve(state);
    if (number == 26301U) continue;
    const Solution& unworn = unused.solve(state);
    EXPECT_EQ(again.verdict, unworn.verdict) << number;
    EXPECT_EQ(again.nodes, unworn.nodes) << number;
    EXPECT_EQ(again.line, unworn.line) << number;
  }
}

TEST(TurningPoints, LieBetweenAWonAndALostPosition) {
  const AnyGame& game = *find_game("fortress");
  int found = 0;
  for (std::uint64_t number = 5; number < 30 && found < 5; ++number) {
    Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, number)};
    Rng rng{number};
    while (session.standing() == Standing::playing) {
      const MoveList moves = session.moves();
      session.play(random_move(moves, rng));
    }
    if (session.won()) continue;
    const auto line = session.line();
    Foresight foresight{game, small};
    foresight.begin(session.set(), session.deal());
    TurningPoint turning{foresight, line, 1'000'000};
    while (!turning.step(777)) EXPECT_LE(turning.done(), turning.of());
    const auto& result = turning.result();
    ASSERT_TRUE(result.lost);
    const auto verdict_after = [&](std::size_t moves) {
      Table table = game.start(session.deal(), session.set());
      for (const Move move : std::span{line}.first(moves)) game.play(table, move);
      return Solver{game, small}.solve(table.state()).verdict;
    };
    EXPECT_EQ(verdict_after(result.move), Verdict::lost);
    if (result.move == 0) continue;
    ++found;
    EXPECT_TRUE(result.sure);
    EXPECT_EQ(verdict_after(result.move - 1), Verdict::won);
    EXPECT_FALSE(result.instead.empty());
    EXPECT_EQ(std::ranges::find(result.instead, line[result.move - 1]), result.instead.end());
  }
  EXPECT_GT(found, 0);
}

/// The shuffles of La Belle Lucie: what knows them says so, what does not need them does not.
TEST(TurningPoints, SayWhetherFutureShufflesAreKnown) {
  const AnyGame& game = *find_game("la-belle-lucie");
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 3)};
  Foresight foresight{game, small};
  foresight.begin(session.set(), session.deal());
  const auto view = foresight.look(session.line(), 1'000'000);
  ASSERT_EQ(view.verdict, Verdict::won);
  EXPECT_TRUE(foresight.foresees(view));
  // with all cards that are left going home, none of the shuffles matters
  const auto home = std::span{view.line}.last(3);
  ASSERT_TRUE(std::ranges::none_of(home, [](Move move) { return move.act == Act::redeal; }));
  const auto before = std::span{view.line}.first(view.line.size() - home.size());
  EXPECT_FALSE(foresight.foresees(foresight.look(before, 1'000'000)));

  const auto lost_by = [&](const std::vector<Move>& line) {
    TurningPoint turning{foresight, line, 1'000'000};
    while (!turning.step(777)) continue;
    return turning.result();
  };
  // both redeals at once lose; the move that loses is one of them
  const MoveList moves = session.moves();
  const Move redeal = *std::ranges::find(moves, Act::redeal, &Move::act);
  const auto result = lost_by({redeal, redeal});
  ASSERT_TRUE(result.lost);
  EXPECT_GT(result.move, 0U);
  EXPECT_TRUE(result.foresees);
}

TEST(TurningPoints, FortressForeseesNothing) {
  const AnyGame& game = *find_game("fortress");
  const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 1)};
  Foresight foresight{game, small};
  foresight.begin(session.set(), session.deal());
  TurningPoint turning{foresight, {}, 1'000'000};
  while (!turning.step(777)) continue;
  ASSERT_TRUE(turning.result().lost);
  EXPECT_FALSE(turning.result().foresees);
}

}  // namespace
}  // namespace longwood::test

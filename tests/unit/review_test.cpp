#include <set>
#include <span>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "honest/guide.hpp"
#include "positions.hpp"
#include "review/lengths.hpp"
#include "review/review_words.hpp"
#include "review/reviewer.hpp"
#include "session/hint.hpp"
#include "solve/optimal/shortest.hpp"
#include "support.hpp"

/// What a review says a game was owed to.
namespace longwood::test {
namespace {

constexpr Precision coarse{.samples = 2, .certainty = 2'000};

Session dealt(const AnyGame& game, std::uint64_t number) {
  return {game, game.info->sets.front(), deal_by_number(game.info->packs, number)};
}

/// A deal played by the rule of thumb for some moves.
Session greedy(const AnyGame& game, std::uint64_t number, int moves) {
  Session session = dealt(game, number);
  for (int i = 0; i < moves && session.standing() == Standing::playing; ++i)
    session.play(rank_moves(game, session.state()).front().move);
  return session;
}

Account reviewed(const Session& session, const Precision& precision) {
  Reviewer review{session, precision};
  while (!review.step()) continue;
  return review.account();
}

/// An account as text, to be compared.
std::string said(const Account& account) {
  std::string text;
  for (const Step& step : account.steps)
    text += std::to_string(step.before.value) + " " + std::to_string(step.loss.value) + " " +
            std::to_string(step.luck.value) + " " + std::string{mark_name(step.mark)} + "\n";
  return text + std::to_string(account.loss.error) + " " + std::to_string(account.rollouts);
}

State after(const AnyGame& game, const State& state, Move move) {
  Table table{game.info->classes, state};
  game.play(table, move);
  return table.state();
}

Key game_key(const AnyGame& game, const State& state) { return Table{game.info->classes, state}.key(); }

class ReviewOf : public testing::TestWithParam<AnyGame> {};
INSTANTIATE_TEST_SUITE_P(All, ReviewOf, testing::ValuesIn(games_of_today(4)),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(ReviewOf, AddsUp) {
  for (const int moves : {0, 12}) {
    const Account account = reviewed(greedy(GetParam(), 3, moves), coarse);
    ASSERT_EQ(account.chances.size(), account.steps.size() + 1);
    EXPECT_NEAR(account.first().value + account.luck.value - account.loss.value, account.result().value,
                1e-9);
    for (std::size_t i = 0; i < account.steps.size(); ++i) {
      const Step& step = account.steps[i];
      EXPECT_EQ(step.before.value, account.chances[i].value);
      EXPECT_NEAR(step.before.value - step.loss.value + step.luck.value, account.chances[i + 1].value, 1e-9);
      if (!step.shows && step.basis == Basis::estimated) {
        EXPECT_NEAR(step.luck.value, 0, 1e-9) << "move " << i;
      }
    }
  }
}

TEST(Review, ShowsTheChanceThatAHintHasShownAndLeavesLossesAsTheyAre) {
  const AnyGame& game = *find_game("babette");
  const Session session = greedy(game, 3, 12);
  Reviewer review{session, coarse};
  while (!review.step()) continue;
  const Account before = review.account();
  const Chance hinted{0.31, {0.24, 0.4}};
  review.hear({.at = 0, .chance = {0.5, {0.4, 0.6}}});
  review.hear({.at = 0, .chance = hinted});
  review.hear({.at = 5, .chance = hinted});
  const Account after = review.account();
  for (const std::size_t at : {0U, 5U}) {
    ASSERT_EQ(after.bases[at], Basis::estimated);
    EXPECT_EQ(after.chance(at).share, hinted.share);
    EXPECT_EQ(after.chance(at).interval.high, hinted.interval.high);
    EXPECT_EQ(after.chances[at].value, hinted.share);
    EXPECT_TRUE(is_close(review, after, at));
    const Speaker say = in_english_of(*game.info);
    EXPECT_EQ(figure_words(say, review, after, at), brief_words(say, hinted));
  }
  EXPECT_NEAR(after.first().value + after.luck.value - after.loss.value, after.result().value, 1e-9);
  for (std::size_t i = 0; i < after.steps.size(); ++i) {
    const Step& step = after.steps[i];
    EXPECT_EQ(step.loss.value, before.steps[i].loss.value);
    EXPECT_EQ(step.before.value, after.chances[i].value);
    EXPECT_NEAR(step.before.value - step.loss.value + step.luck.value, after.chances[i + 1].value, 1e-9);
    if (!step.shows && i + 1 != 5) {
      EXPECT_NEAR(step.luck.value, 0, 1e-9) << "move " << i;
    }
  }
}

// As a hint does.
TEST(Review, TellsNoFigureWhereNoneWasComparedWithResults) {
  const auto game = std::ranges::find_if(all_games(), [](const AnyGame& of) {
    const Guide& guide = guide_for(*of.info);
    const Session start = dealt(of, 3);
    return guide.chooses && !shows_chances(guide, start.state().option) &&
           unknown_cards(of, start.state(), start.known()) > 0;
  });
  if (game == all_games().end()) GTEST_SKIP() << "chances are told in every game";
  Reviewer review{greedy(*game, 3, 8), coarse};
  while (!review.step()) continue;
  Account account = review.account();
  ASSERT_EQ(account.bases.front(), Basis::estimated);
  for (std::size_t at = 0; at < account.steps.size(); ++at) {
    account.steps[at].mark = Mark::costly;
    account.tries.push_back({.at = at, .moves = {account.steps[at].move}, .loss = {.value = 0.5}});
  }
  const Speaker say = in_english_of(*game->info);
  auto told = summary_words(say, review, account);
  EXPECT_THAT(told.front(), testing::StartsWith("No chance is shown"));
  for (std::size_t at = 0; at < account.steps.size(); ++at) {
    told.push_back(figure_words(say, review, account, at));
    told.push_back(step_words(say, review, account, at));
    told.push_back(try_words(say, review, account, account.tries[at]));
  }
  EXPECT_THAT(told, testing::Each(testing::Not(testing::ContainsRegex("%|points?\\b"))));
}

TEST(ReviewInWords, ShowsFiguresOnceTheyAreCloseAndBothEndsAreDecided) {
  const AnyGame& game = *find_game("fortress");
  Reviewer review{greedy(game, 5, 6), coarse};
  while (!review.step()) continue;
  Account account = review.account();
  for (Basis& basis : account.bases) basis = Basis::proved;
  account.loss = account.luck = {.value = 0, .error = 0.07};
  EXPECT_TRUE(is_close(review, account));
  account.luck.error = 0.08;  // 1.96 times that is more than 15 points
  EXPECT_FALSE(is_close(review, account));
  account.luck.error = 0;
  for (Basis* end : {&account.bases.front(), &account.bases.back()}) {
    *end = Basis::open;
    EXPECT_FALSE(is_close(review, account));
    EXPECT_THAT(summary_words(in_english_of(*game.info), review, account),
                testing::Not(testing::Contains(testing::HasSubstr("You kept"))));
    *end = Basis::proved;
  }
  account.chances[1].error = 0.2;
  EXPECT_TRUE(is_close(review, account, 1)) << "what is proved has no range";
  account.bases[1] = Basis::open;
  EXPECT_FALSE(is_close(review, account, 1));
}

TEST(ReviewInWords, SaysOfAGameWithoutAChoiceThatThereWasNothingToDecide) {
  const auto game =
      std::ranges::find_if(all_games(), [](const AnyGame& of) { return !guide_for(*of.info).chooses; });
  ASSERT_NE(game, all_games().end());
  Reviewer review{greedy(*game, 3, 8), coarse};
  while (!review.step()) continue;
  const auto told = summary_words(in_english_of(*game->info), review, review.account());
  EXPECT_EQ(told.front(), "There was nothing to decide: the cards decided this game.");
}

/// As it can be read while it is being made: every chance rests on something, and the sums agree.
void expect_figures_everywhere(const Account& account) {
  for (std::size_t at = 0; at < account.chances.size(); ++at)
    EXPECT_LT(account.chances[at].error, 1) << "nothing is known of the position after " << at << " moves";
  EXPECT_NEAR(account.first().value + account.luck.value - account.loss.value, account.result().value, 1e-9);
}

TEST_P(ReviewOf, CanBeReadAtAnyTimeAfterTheFirstRound) {
  Reviewer review{greedy(GetParam(), 3, 8), {.samples = 8, .certainty = 2'000}};
  for (int steps = 0; !review.step() && !HasFailure(); ++steps)
    if (review.round() != Reviewer::Round::first && steps % 25 == 0)
      expect_figures_everywhere(review.account());
}

TEST_P(ReviewOf, WindsUpWhenTimeRunsOut) {
  constexpr Precision endless{.samples = 1'000'000, .certainty = 2'000};
  Reviewer review{greedy(GetParam(), 3, 8), endless};
  bool over = false;
  for (int steps = 0; steps < 40 || review.round() == Reviewer::Round::first; ++steps) over = review.step();
  review.wind_up();
  const int rollouts = review.account().rollouts;
  while (!over) over = review.step();
  EXPECT_EQ(review.account().rollouts, rollouts);
  EXPECT_EQ(review.progress(), 1);
  expect_figures_everywhere(review.account());
}

/// Worlds hang on what the player sees: no two deals share them, and cards that stay hidden change nothing.
TEST(Review, OpeningsOfDifferentDealsShareNoWorlds) {
  const AnyGame& game = *find_game("the-sultan");
  const auto seed = [&](const Deal& deal) {
    const Session session{game, game.info->sets.front(), deal};
    return seed_of_worlds({game, session.state(), session.known()}, 1, 2);
  };
  std::set<std::uint64_t> seeds;
  for (std::uint64_t number = 1; number <= 40; ++number) {
    const Deal deal = deal_by_number(game.info->packs, number);
    Deal other = deal;
    const auto last = static_cast<std::size_t>(other.count) - 1;
    std::swap(other.cards[last], other.cards[last - 1]);  // both lie in the hand
    EXPECT_EQ(seed(deal), seed(other)) << number;
    seeds.insert(seed(deal));
  }
  EXPECT_EQ(seeds.size(), 40U);
}

TEST_P(ReviewOf, IsTheSameEveryTime) {
  const Session session = greedy(GetParam(), 4, 10);
  EXPECT_EQ(said(reviewed(session, coarse)), said(reviewed(session, coarse)));
}

TEST_P(ReviewOf, CountsTheLinePlayedAlone) {
  Session session = greedy(GetParam(), 4, 8);
  const std::string before = said(reviewed(session, coarse));
  const auto legal = list_moves(GetParam(), session.state());
  const auto line = session.line();
  // the same line with another move tried at its beginning and taken back
  Session tried = dealt(GetParam(), 4);
  for (const Move move : list_moves(GetParam(), tried.state()))
    if (move != line.front()) {
      tried.play(move);
      tried.undo();
      break;
    }
  const std::size_t beside = tried.nodes().size() - 1;
  for (const Move move : line) tried.play(move);
  const Account account = reviewed(tried, coarse);
  EXPECT_EQ(account.tries.size(), beside);
  const std::string after = said(account);
  EXPECT_EQ(before.substr(0, before.rfind('\n')), after.substr(0, after.rfind('\n')));
}

/// The game of these moves from a deck; none if it cannot be played so.
std::optional<Session> from_deck(const AnyGame& game, const std::vector<std::string>& order,
                                 const std::vector<Move>& line) {
  const auto deal = deal_from_deck(game.info->packs, cards(order, 1, order.size()));
  if (!deal) return {};
  Session session{game, game.info->sets.front(), *deal};
  for (const Move move : line)
    if (session.play(move) != Why::ok) return {};
  return session;
}

/// How many cards lie where the player has not seen them; not those which a shuffle to come will hide.
int cards_never_seen(const AnyGame& game, const Session& session) {
  int count = 0;
  for (int pile = 0; pile < game.info->piles(); ++pile)
    for (const Card card : pile_cards(session.state(), static_cast<Pile>(pile)))
      if (!session.known()[card.id]) ++count;
  return count;
}

TEST_P(ReviewOf, DependsOnNothingThatStayedHidden) {
  const AnyGame& game = GetParam();
  const auto line = greedy(game, 6, 5).line();
  auto order = deck(game, 6);
  const auto session = from_deck(game, order, line);
  ASSERT_TRUE(session);
  if (cards_never_seen(game, *session) < 10) return;
  const Reviewer original{*session, coarse};
  const auto looks_alike = [&](const Session& other) {
    const Reviewer again{other, coarse};
    for (std::size_t at = 0; at <= line.size(); ++at)
      if (!(again.view(at) == original.view(at))) return false;
    return true;
  };
  bool found = false;
  for (std::size_t i = 0; i + 1 < order.size() && !found; ++i) {
    if (order[i] == order[i + 1]) continue;
    std::swap(order[i], order[i + 1]);
    const auto other = from_deck(game, order, line);
    found = other && looks_alike(*other);
    if (found) {
      EXPECT_EQ(said(reviewed(*session, coarse)), said(reviewed(*other, coarse)));
    }
    std::swap(order[i], order[i + 1]);
  }
  EXPECT_TRUE(found) << "no two cards stayed hidden";
}

// ---- by proof

/// A game that could be won, nothing being hidden any more, up to a move after which it is proved lost: by a
/// search without advice.
std::optional<Session> blundered(const AnyGame& game, std::uint64_t number) {
  Session session = dealt(game, number);
  Solver solver{game, {.nodes = 100'000}};
  Solver second{game, {.nodes = 50'000}, {.safe_moves = false, .pruning = false, .dead_ends = false}};
  if (solver.solve(session.state()).verdict != Verdict::won) return {};
  for (const Move move : solver.solution().line) session.play(move);
  // from the end back, because there a loss is soon proved
  while (session.undo())
    for (const Move move : list_moves(game, session.state())) {
      session.play(move);
      if (second.solve(session.state()).verdict == Verdict::lost) {
        Session found = dealt(game, number);
        const auto line = session.line();
        for (const Move made : std::span{line}.first(line.size() - 1)) found.play(made);
        if (InformationState{game, found.state(), found.known()}.unknown() != 0) return {};
        found.play(move);
        return found;
      }
      session.undo();
    }
  return {};
}

TEST_P(ReviewOf, NamesTheMoveThatLostAGameWon) {
  const AnyGame& game = GetParam();
  const auto number = PositionsFile::of(game.info->id).blunder;
  if (!number) return;  // its positions.txt says why
  const auto lost = blundered(game, *number);
  ASSERT_TRUE(lost) << "no blunder could be made";
  Reviewer review{*lost, {.samples = 2, .certainty = 400'000}};
  while (!review.step()) continue;
  const Account account = review.account();
  const std::size_t last = lost->length() - 1;
  const Step& step = account.steps[last];
  ASSERT_EQ(step.mark, Mark::costly);
  EXPECT_EQ(step.basis, Basis::proved);
  EXPECT_EQ(step.loss.value, 1);
  EXPECT_EQ(account.kept, 0);
  EXPECT_EQ(costliest(account, 1).front(), last);
  EXPECT_TRUE(wins(game, review.state(last), step.better));
  EXPECT_THAT(step_words(in_english_of(review.game().info()), review, account, last),
              testing::HasSubstr("is proved"));
}

/// A move and the one that takes it back at once; none if there is no such pair.
std::optional<std::pair<Move, Move>> to_and_fro(const AnyGame& game, const State& state) {
  for (const Move there : list_moves(game, state)) {
    const State between = after(game, state, there);
    for (const Move back : list_moves(game, between))
      if (game_key(game, after(game, between, back)) == game_key(game, state)) return std::pair{there, back};
  }
  return {};
}

/// A won game of Fortress with a detour of two moves, which keeps the win.
TEST(ReviewByLength, FindsTheDetour) {
  const AnyGame& game = *find_game("fortress");
  const Limits limits{.nodes = 200'000};
  const auto lengths = [&](const Session& session) {
    Reviewer review{session, {.samples = 2, .certainty = 200'000}};
    while (!review.step()) continue;
    return lengths_of(review, review.account(), limits);
  };
  for (std::uint64_t number = 0; number < 40; ++number) {
    const Solution way = shortest(game, dealt(game, number).state(), limits);
    if (!way.fewest) continue;
    Session straight = dealt(game, number), round = dealt(game, number);
    bool gone = false;
    for (const Move move : way.line) {
      if (const auto detour = gone ? std::nullopt : to_and_fro(game, round.state())) {
        round.play(detour->first);
        round.play(detour->second);
        gone = true;
      }
      straight.play(move);
      round.play(move);
    }
    if (!gone) continue;
    EXPECT_TRUE(lengths(straight).detours.empty());
    const Lengths found = lengths(round);
    std::size_t longer = 0;
    for (const Detour& detour : found.detours) longer += detour.after - detour.least;
    ASSERT_TRUE(found.least.front());
    EXPECT_EQ(*found.least.front(), way.line.size());
    EXPECT_EQ(longer, 2U);
    return;
  }
  FAIL() << "no won deal has a move to and fro";
}

// ---- by chance

/// The Sultan's first cards go home as they are turned; who leaves them lying loses the chance.
TEST(ReviewOfHiddenCards, NamesWhatItCostOnlyToTurn) {
  const AnyGame& game = *find_game("the-sultan");
  Session session = dealt(game, 7);
  while (session.standing() == Standing::playing) {
    const auto legal = list_moves(game, session.state());
    const auto dealing = std::ranges::find_if(legal, [](Move move) { return move.act != Act::lay; });
    if (dealing == legal.end()) break;
    session.play(*dealing);
  }
  ASSERT_GT(session.length(), 100U);
  Reviewer review{session, {.samples = 10, .certainty = 10'000}};
  while (!review.step()) continue;
  const Account account = review.account();
  EXPECT_GT(account.loss.value, 0.5);
  EXPECT_LT(account.result().value, 0.1);
  const auto costly = costliest(account);
  ASSERT_FALSE(costly.empty());
  const Step& worst = account.steps[costly.front()];
  ASSERT_FALSE(worst.better.empty());
  EXPECT_EQ(worst.better.front().act, Act::lay);
  EXPECT_THAT(step_words(in_english_of(review.game().info()), review, account, costly.front()),
              testing::HasSubstr("Better:"));
}

/// A puzzle of the shelf, whose answer both engines proved the only one.
TEST(ReviewOfKnownCards, CallsTheOnlyWinningMoveOfManyBrilliant) {
  const AnyGame& game = *find_game("fortress");
  Session session = dealt(game, 6742);
  const auto line = read_moves(*game.info, "R4-ha R4-da R4-R2 R4-ha R2-ha R2-ha R4-ha L3-R4");
  ASSERT_TRUE(line);
  for (const Move move : *line) ASSERT_EQ(session.play(move), Why::ok);
  const Account account = reviewed(session, {.samples = 2, .certainty = 500'000});
  std::vector<std::size_t> brilliant;
  for (std::size_t i = 0; i < account.steps.size(); ++i)
    if (account.steps[i].mark == Mark::brilliant) brilliant.push_back(i);
  EXPECT_EQ(brilliant, std::vector{line->size() - 1});

  session.undo();
  const auto legal = list_moves(game, session.state());
  EXPECT_GE(legal.size(), many_moves);
  for (const Move move : legal) {
    Solver solver{game, {.nodes = 500'000}};
    const bool wins = solver.solve(after(game, session.state(), move)).verdict == Verdict::won;
    EXPECT_EQ(wins, move == line->back()) << write_move(*game.info, move);
  }
}

TEST(ReviewOfKnownCards, FindsNoFaultWithAGameWon) {
  const AnyGame& game = *find_game("fortress");
  for (std::uint64_t number = 0; number < 20; ++number) {
    Session session = dealt(game, number);
    Solver solver{game, {.nodes = 200'000}};
    if (solver.solve(session.state()).verdict != Verdict::won) continue;
    for (const Move move : solver.solution().line) session.play(move);
    const Account account = reviewed(session, {.samples = 2, .certainty = 2'000});
    EXPECT_EQ(account.first().value, 1);
    EXPECT_EQ(account.loss.value, 0);
    EXPECT_EQ(account.kept, 1);
    return;
  }
  FAIL() << "no deal was won";
}

}  // namespace
}  // namespace longwood::test

#include "foresight/why_lost.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "foresight/why_lost_words.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// Why positions are lost. tests/solver/why_lost_test.cpp has the comparison with a naive search.
namespace longwood::test {
namespace {

constexpr std::uint64_t most = 20'000;

State start_of_deal(const AnyGame& game, std::uint64_t number) {
  const RuleSet& set = game.info->sets.front();
  return game.start(deal_by_number(game.info->packs, number), set).state();
}

TEST(WhyLost, FindsCardsThatHoldOneAnother) {
  // its row has the king of spades over the queen, on which alone it could go
  const AnyGame& game = *find_game("fortress");
  WhyLost why{game, most};
  const Reasons& reasons = why.look(start_of_deal(game, 1), {});
  ASSERT_FALSE(reasons.holds.empty());
  EXPECT_EQ(reasons.holds.front().held, Card::of(king, spades));
  EXPECT_EQ(reasons.holds.front().needs, Card::of(queen, spades));
  EXPECT_EQ(cards_of(reasons.holds).size(), 2U);
  EXPECT_FALSE(reasons.needs_unseen);
}

TEST(WhyLost, AWinnablePositionHasNoReasons) {
  const AnyGame& game = *find_game("fortress");
  WhyLost why{game, 1'000'000};
  EXPECT_EQ(why.look(start_of_deal(game, 5), {}).found, Reasons::Found::winnable);
  EXPECT_TRUE(why_lost_words(in_english_of(*game.info), why.reasons(), 0).empty());
}

TEST(WhyLost, GivesUpAtTheLimitAndAnswersTheSameInSlices) {
  const AnyGame& game = *find_game("fortress");
  const State state = start_of_deal(game, 2);
  WhyLost few{game, 10};
  EXPECT_EQ(few.look(state, {}).found, Reasons::Found::nothing);
  WhyLost whole{game, most}, sliced{game, most};
  whole.look(state, {});
  sliced.ask(state, {});
  while (!sliced.step(1)) continue;
  EXPECT_EQ(sliced.reasons().cannot, whole.reasons().cannot);
  EXPECT_EQ(sliced.reasons().holds, whole.reasons().holds);
  EXPECT_EQ(sliced.reasons().positions, whole.reasons().positions);
}

TEST(WhyLost, SaysWhetherUnseenCardsMatter) {
  const AnyGame& game = *find_game("nestor");
  const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 1)};
  WhyLost why{game, most};
  const Reasons& reasons = why.look(session.state(), session.known());
  EXPECT_TRUE(reasons.needs_unseen);  // the closed reserve is taken up
  const auto words = why_lost_words(in_english_of(*game.info), reasons, 4);
  EXPECT_EQ(words.back(), "This depends on cards that you have not seen.");
}

TEST(WhyLost, SaysThatItForesawShuffles) {
  const GameInfo& info = *find_game("la-belle-lucie")->info;
  Reasons reasons;
  reasons.found = Reasons::Found::reasons;
  reasons.cannot.push_back({});
  reasons.needs_unseen = reasons.needs_shuffles = true;
  EXPECT_EQ(why_lost_words(in_english_of(info), reasons, 4).back(),
            "This assumes that future shuffles are known. Nobody can know them.");
}

HomeSet home(std::initializer_list<int> kinds) {
  HomeSet set;
  for (const int kind : kinds) set.one |= Kinds{1} << kind;
  return set;
}

TEST(HomeSets, OnlyTheGreatestAreKept) {
  GreatestSets greatest;
  for (const auto& set : {home({1}), home({1, 2}), home({2}), home({3})}) greatest.add(set);
  EXPECT_EQ(greatest.sets().size(), 2U);
}

TEST(HomeSets, AConflictHasTheFewestCards) {
  const std::vector<Wanted> order{{0, false}, {1, false}, {2, false}, {3, false}};
  // two cards exclude one another, and the others come home in any case
  const auto two = smallest_conflict({home({0, 2, 3}), home({1, 2, 3})}, home({0, 1, 2, 3}), order);
  EXPECT_TRUE(std::ranges::is_permutation(two.cards, std::vector<Wanted>{{0, false}, {1, false}}));
  EXPECT_TRUE(two.exact);
  // of two cards that never come home the earlier one is named
  const auto one = smallest_conflict({home({2, 3})}, home({0, 1, 2, 3}), order);
  EXPECT_EQ(one.cards, (std::vector<Wanted>{{0, false}}));
  EXPECT_TRUE(smallest_conflict({home({0, 1, 2, 3})}, home({0, 1, 2, 3}), order).cards.empty());
}

}  // namespace
}  // namespace longwood::test

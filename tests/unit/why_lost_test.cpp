#include "foresight/why_lost.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "foresight/blockers.hpp"
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
  EXPECT_TRUE(why_lost_words(in_english_of(*game.info), why.reasons(), {}).empty());
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
  const auto words = why_lost_words(in_english_of(*game.info), reasons, {.unknown = 4});
  EXPECT_EQ(words.back(), "This depends on cards that you have not seen.");
}

TEST(WhyLost, TellsAProofFromWhatIsSeenFromAReasonThatNeedsAllCards) {
  const GameInfo& info = *find_game("the-clock")->info;
  Reasons reasons;
  reasons.found = Reasons::Found::reasons;
  reasons.cannot.push_back({});
  reasons.needs_unseen = true;
  const auto last = [&](const Unseen& unseen) {
    return why_lost_words(in_english_of(info), reasons, unseen).back();
  };
  EXPECT_EQ(last({.unknown = 4}), "This depends on cards that you have not seen.");
  EXPECT_EQ(
      last({.unknown = 4, .lost_anyway = true}),
      "The game is lost wherever the cards lie that you have not seen. Only this reason depends on them.");
  reasons.needs_unseen = false;
  EXPECT_EQ(last({.unknown = 4}), "This is true wherever the cards lie that you have not seen.");
}

TEST(WhyLost, NamesACardTwiceOnlyIfNeitherOfItsTwoIsHome) {
  const auto say = in_english_of(*find_game("la-nationale")->info);
  const std::uint8_t two_of_hearts = Card::of(2, hearts).kind(), ace_of_clubs = Card::of(1, clubs).kind();
  const std::vector<Wanted> one{{two_of_hearts, true}}, two{{two_of_hearts, true}, {ace_of_clubs, false}};
  EXPECT_EQ(cannot_words(say, one, {}), "The two of hearts can come home only once, not twice.");
  EXPECT_EQ(cannot_words(say, two, {}),
            "These 3 cards cannot all come home: the two of hearts twice, the ace of clubs.");
  const HomeSet home{.one = Kinds{1} << two_of_hearts};
  EXPECT_EQ(cannot_words(say, one, home), "The two of hearts can never come home.");
  EXPECT_EQ(cannot_words(say, two, home),
            "These two cards cannot both come home: the two of hearts, the ace of clubs.");
}

TEST(WhyLost, SaysThatItForesawShuffles) {
  const GameInfo& info = *find_game("la-belle-lucie")->info;
  Reasons reasons;
  reasons.found = Reasons::Found::reasons;
  reasons.cannot.push_back({});
  reasons.needs_unseen = reasons.needs_shuffles = true;
  EXPECT_EQ(why_lost_words(in_english_of(info), reasons, {.unknown = 4}).back(),
            "This assumes that future shuffles are known. Nobody can know them.");
}

/// The words about cards that a player names in a position.
struct Named {
  Blockers blockers;
  std::vector<std::string> words;
};
Named named(const State& state, std::string_view cards, std::uint64_t positions = most) {
  const AnyGame& game = *find_game("fortress");
  WhyLost why{game, positions};
  why.look(state, {});
  const auto wanted = cards_to_bring_home(*game.info, state, cards);
  EXPECT_TRUE(wanted) << cards;
  if (!wanted) return {};
  const Blockers blockers = blockers_among(why, *wanted);
  return {blockers, blockers_words(in_english_of(*game.info), blockers, why.reasons(), {})};
}

TEST(Blockers, ASetIsJudgedByTheLinesOfPlay) {
  // the ace of spades lies under a card that never moves; no other ace does
  const State state = start_of_deal(*find_game("fortress"), 1);
  const auto right = named(state, "AS");
  EXPECT_TRUE(right.blockers.minimal());
  EXPECT_TRUE(right.blockers.fewest);
  EXPECT_EQ(right.words, (std::vector<std::string>{"The ace of spades can never come home."}));
  const auto more = named(state, "AD as");
  EXPECT_EQ(more.blockers.found, Blockers::Found::cannot);
  EXPECT_FALSE(more.blockers.minimal());
  EXPECT_EQ(more.words, (std::vector<std::string>{"The ace of spades can never come home.",
                                                  "1 other card that you named is not needed."}));
}

TEST(Blockers, ACardThatSomeLineBringsHomeIsNone) {
  const AnyGame& game = *find_game("fortress");
  WhyLost why{game, most};
  int comes = 0;
  for (std::uint64_t deal = 0; deal < 30 && comes == 0; ++deal) {
    const State state = start_of_deal(game, deal);
    if (why.look(state, {}).found != Reasons::Found::reasons) continue;
    for (std::uint8_t kind = 0; kind < 52; ++kind) {
      if (home_set(*game.info, state).has({kind, false}) || !why.come_home({{kind, false}})) continue;
      ++comes;
      const auto can = named(state, write_card(Card::of(kind / 4 + 1, kind % 4)));
      EXPECT_EQ(can.blockers.found, Blockers::Found::can);
      EXPECT_EQ(can.words, (std::vector<std::string>{"1 card: some line of play brings it home."}));
    }
  }
  EXPECT_GT(comes, 0);
}

TEST(Blockers, AnyCardsOfAWinnablePositionCanComeHome) {
  EXPECT_EQ(named(start_of_deal(*find_game("fortress"), 5), "KS KH KD KC", 1'000'000).blockers.found,
            Blockers::Found::can);
}

TEST(Blockers, AreUndecidedAtTheLimit) {
  const AnyGame& game = *find_game("fortress");
  const State state = start_of_deal(game, 2);
  WhyLost why{game, 10};
  why.look(state, {});
  EXPECT_EQ(blockers_among(why, {{0, false}}).found, Blockers::Found::undecided);
}

TEST(Blockers, ACardThatCannotBeMeantIsRefused) {
  const GameInfo& fortress = *find_game("fortress")->info;
  const State state = start_of_deal(*find_game("fortress"), 1);
  for (const auto& [text, says] : {std::pair{"", "no card is named"}, std::pair{"8C 1X", "is not a card"},
                                   std::pair{"8C 8C", "named more often than the game has it"}}) {
    const auto wanted = cards_to_bring_home(fortress, state, text);
    ASSERT_FALSE(wanted) << text;
    EXPECT_NE(wanted.error().english().find(says), std::string::npos) << wanted.error().english();
  }
  // named twice, both cards of a game with two packs are meant
  const AnyGame& nationale = *find_game("la-nationale");
  const auto both = cards_to_bring_home(*nationale.info, start_of_deal(nationale, 1), "8C 8C");
  ASSERT_TRUE(both);
  EXPECT_EQ(cards_on_table(home_set(*nationale.info, start_of_deal(nationale, 1)), *both), 2);
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

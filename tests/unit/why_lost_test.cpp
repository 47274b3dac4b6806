#include "foresight/why_lost.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "foresight/why_lost_words.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// Why positions are lost, against a search without keys, symmetry or advice.
namespace longwood::test {
namespace {

constexpr std::uint64_t most = 20'000;

State start_of_deal(const AnyGame& game, std::uint64_t number) {
  const RuleSet& set = game.info->sets.front();
  return game.start(deal_by_number(game.info->packs, number), set).state();
}

/// Everything that tells positions apart, except in which order cards went out.
std::string told_apart(const GameInfo& info, const State& state) {
  std::string text;
  std::array<Card, max_cards> cards;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    std::string kinds;
    for (int at = 0; at < state.cards(pile, cards); ++at)
      kinds += static_cast<char>('0' + cards[static_cast<std::size_t>(at)].kind());
    if (info.role_of(pile) == Role::out) std::ranges::sort(kinds);
    text += kinds + "|";
  }
  for (const auto counter : state.counter) text += static_cast<char>(counter);
  return text;
}

/// Every position that can be reached.
std::vector<State> reached(const AnyGame& game, const State& from) {
  std::vector<State> states{from};
  std::set<std::string> met{told_apart(*game.info, from)};
  for (std::size_t i = 0; i < states.size(); ++i) {
    MoveList moves;
    game.moves(states[i], moves);
    for (const Move move : moves) {
      Table table{game.info->classes, states[i]};
      game.play(table, move);
      if (met.insert(told_apart(*game.info, table.state())).second) states.push_back(table.state());
    }
  }
  return states;
}

/// How many cards of each kind are home.
std::map<int, int> home_of(const GameInfo& info, const State& state) {
  std::map<int, int> count;
  std::array<Card, max_cards> cards;
  for (int i = 0; i < info.piles(); ++i)
    if (is_home(info, static_cast<Pile>(i)))
      for (int at = 0; at < state.cards(static_cast<Pile>(i), cards); ++at)
        ++count[cards[static_cast<std::size_t>(at)].kind()];
  return count;
}

bool some_has_all(const std::vector<std::map<int, int>>& homes, const std::vector<Wanted>& cards) {
  return std::ranges::any_of(homes, [&](auto home) {
    return std::ranges::all_of(cards,
                               [&](const Wanted& card) { return home[card.kind] >= (card.both ? 2 : 1); });
  });
}

std::vector<int> kinds_of(const State& state, Pile pile) {
  std::array<Card, max_cards> cards;
  std::vector<int> kinds;
  const int size = state.cards(pile, cards);
  for (int at = 0; at < size; ++at) kinds.push_back(cards[static_cast<std::size_t>(at)].kind());
  return kinds;
}

/// Whether no position moves a card.
bool never_leaves(const std::vector<State>& states, Card card) {
  std::array<Card, max_cards> cards;
  for (int i = 0; i < max_piles; ++i) {
    const auto pile = static_cast<Pile>(i);
    const int size = states.front().cards(pile, cards);
    for (int at = 0; at < size; ++at) {
      if (cards[static_cast<std::size_t>(at)] != card) continue;
      auto first = kinds_of(states.front(), pile);
      first.resize(static_cast<std::size_t>(at + 1));
      return std::ranges::all_of(states, [&](const State& state) {
        const auto now = kinds_of(state, pile);
        return now.size() >= first.size() && std::equal(first.begin(), first.end(), now.begin());
      });
    }
  }
  return false;
}

void expect_true(const AnyGame& game, const State& state, const Reasons& reasons) {
  const auto states = reached(game, state);
  std::vector<std::map<int, int>> homes;
  for (const State& each : states) homes.push_back(home_of(*game.info, each));
  EXPECT_TRUE(std::ranges::none_of(states, game.won));
  EXPECT_FALSE(some_has_all(homes, reasons.cannot));
  for (std::size_t i = 0; i < reasons.cannot.size(); ++i) {
    auto fewer = reasons.cannot;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(some_has_all(homes, fewer));
  }
  for (const Pin& pin : reasons.pins) EXPECT_TRUE(never_leaves(states, pin.under));
  for (const Hold& hold : reasons.holds) {
    EXPECT_TRUE(never_leaves(states, hold.held));
    EXPECT_TRUE(never_leaves(states, hold.needs));
    EXPECT_TRUE(
        std::ranges::any_of(reasons.holds, [&](const Hold& other) { return other.held == hold.under; }));
  }
}

TEST(WhyLost, ReasonsHoldInEveryPositionThatCanBeReached) {
  constexpr int games_with_losses = 4;
  int games = 0;
  for (const AnyGame& game : all_games()) {
    WhyLost why{game, 2000};
    int lost = 0;
    for (std::uint64_t deal = 0; deal < 30 && lost < 4; ++deal) {
      const State state = start_of_deal(game, deal);
      const Reasons& reasons = why.look(state, {});
      if (reasons.found != Reasons::Found::reasons || reasons.positions > 600) continue;
      ++lost;
      SCOPED_TRACE(std::string{game.info->id} + " " + std::to_string(deal));
      EXPECT_FALSE(reasons.cannot.empty());
      expect_true(game, state, reasons);
    }
    games += lost > 0 ? 1 : 0;
  }
  EXPECT_GE(games, games_with_losses);
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

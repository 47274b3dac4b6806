#include "foresight/why_lost.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "effort.hpp"
#include "every_game.hpp"
#include "session/tell.hpp"
#include "small_decks.hpp"

/// Why positions are lost, against a search without keys, symmetry or advice.
namespace longwood::test {
namespace {

/// The number of losses for each game: LONGWOOD_LOSSES, otherwise a few.
int losses_a_game() {
  const char* const told = std::getenv("LONGWOOD_LOSSES");
  return told != nullptr ? std::atoi(told) : std::clamp(decks_a_game() / 2, 5, 20);
}

/// Losses from which more positions can be reached are passed over.
constexpr std::size_t most = 2000;
/// For each loss wanted, so many positions are tried: in some games few small decks are lost.
constexpr int tries_a_loss = 60;

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

/// The positions that can be reached from one.
struct Reached {
  std::vector<State> states;
  bool whole = true;  ///< no more than `most`
  bool won = false;   ///< one of them is won; no others are sought then
};
Reached reached(const AnyGame& game, const State& from) {
  Reached all{{from}};
  auto& states = all.states;
  std::set<std::string> met{told_apart(*game.info, from)};
  for (std::size_t i = 0; i < states.size(); ++i) {
    all.won = game.won(states[i]);
    all.whole = states.size() <= most;
    if (all.won || !all.whole) break;
    MoveList moves;
    game.moves(states[i], moves);
    for (const Move move : moves) {
      Table table{game.info->classes, states[i]};
      game.play(table, move);
      if (met.insert(told_apart(*game.info, table.state())).second) states.push_back(table.state());
    }
  }
  return all;
}

/// How many cards of each kind are home.
using Home = std::map<int, int>;
Home home_of(const GameInfo& info, const State& state) {
  Home count;
  std::array<Card, max_cards> cards;
  for (int i = 0; i < info.piles(); ++i)
    if (is_home(info, static_cast<Pile>(i)))
      for (int at = 0; at < state.cards(static_cast<Pile>(i), cards); ++at)
        ++count[cards[static_cast<std::size_t>(at)].kind()];
  return count;
}

bool some_has_all(const std::set<Home>& homes, const std::vector<Wanted>& cards) {
  return std::ranges::any_of(homes, [&](const Home& home) {
    return std::ranges::all_of(cards, [&](const Wanted& card) {
      const auto there = home.find(card.kind);
      return there != home.end() && there->second >= (card.both ? 2 : 1);
    });
  });
}

/// The cards that one of the sets has and another lacks, and those that all lack: each alone.
std::vector<Wanted> single_cards(const State& state, const GameInfo& info) {
  const HomeSet whole = whole_set(state);
  std::vector<Wanted> cards;
  for (const bool both : {false, true})
    for (std::uint8_t kind = 0; kind < 52; ++kind)
      if (const Wanted card{kind, both}; whole.has(card) && kind / 4 + 1 != info.column_base_rank)
        cards.push_back(card);
  return cards;
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

/// That no position has all the cards named, that some has them without any one of them, and that no fewer
/// cards would do if that is claimed.
void expect_smallest(const AnyGame& game, const std::vector<State>& states, const Reasons& reasons) {
  std::set<Home> homes;
  for (const State& each : states) homes.insert(home_of(*game.info, each));
  EXPECT_FALSE(reasons.cannot.empty());
  EXPECT_FALSE(some_has_all(homes, reasons.cannot));
  for (std::size_t i = 0; i < reasons.cannot.size(); ++i) {
    auto fewer = reasons.cannot;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(some_has_all(homes, fewer));
  }
  if (!reasons.fewest || reasons.cannot.size() < 2) return;
  const auto cards = single_cards(states.front(), *game.info);
  for (const Wanted& card : cards) EXPECT_TRUE(some_has_all(homes, {card}));
  if (reasons.cannot.size() < 3) return;
  for (const Wanted& card : cards)
    for (const Wanted& other : cards) EXPECT_TRUE(some_has_all(homes, {card, other}));
}

void expect_true(const AnyGame& game, const std::vector<State>& states, const Reasons& reasons) {
  expect_smallest(game, states, reasons);
  for (const Pin& pin : reasons.pins) EXPECT_TRUE(never_leaves(states, pin.under));
  for (const Hold& hold : reasons.holds) {
    EXPECT_TRUE(never_leaves(states, hold.held));
    EXPECT_TRUE(never_leaves(states, hold.needs));
    EXPECT_TRUE(
        std::ranges::any_of(reasons.holds, [&](const Hold& other) { return other.held == hold.under; }));
  }
}

class WhyLostOf : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(Solver, WhyLostOf, testing::ValuesIn(EveryGame::games()), EveryGame::name);

// each day tries other decks
TEST_P(WhyLostOf, SmallDecksIsConfirmedByANaiveSearch) {
  const AnyGame& game = *GetParam();
  WhyLost why{game, most};
  int losses = 0, few = 0;
  std::uint64_t positions = 0;
  for (int i = 0; losses < losses_a_game() && i < tries_a_loss * losses_a_game(); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), today()};
    const State state = small_deck(game, rng);
    const Reasons& reasons = why.look(state, {});
    if (reasons.found == Reasons::Found::nothing) continue;
    SCOPED_TRACE(std::string{game.info->id} + ", small deck " + std::to_string(i) + " of day " +
                 std::to_string(today()));
    const auto [states, whole, won] = reached(game, state);
    if (whole || won) {
      ASSERT_EQ(reasons.found == Reasons::Found::winnable, won);
    }
    if (!whole || won) continue;
    ++losses;
    few += reasons.cannot.size() <= most_marked ? 1 : 0;
    positions += states.size();
    expect_true(game, states, reasons);
    if (HasFailure()) return;
  }
  std::printf("%s: %d losses explained, %d by at most %zu cards, all confirmed in %llu positions\n",
              std::string{game.info->id}.c_str(), losses, few, most_marked,
              static_cast<unsigned long long>(positions));
  EXPECT_GT(losses, 0);
}

TEST(WhyLost, WholeDealsIsConfirmedByANaiveSearch) {
  constexpr int games_with_losses = 4;
  int games = 0;
  for (const AnyGame& game : all_games()) {
    WhyLost why{game, most};
    int lost = 0;
    for (std::uint64_t deal = 0; deal < 30 && lost < 4; ++deal) {
      const RuleSet& set = game.info->sets.front();
      const State state = game.start(deal_by_number(game.info->packs, deal), set).state();
      const Reasons& reasons = why.look(state, {});
      if (reasons.found != Reasons::Found::reasons || reasons.positions > 600) continue;
      SCOPED_TRACE(std::string{game.info->id} + " " + std::to_string(deal));
      const auto [states, whole, won] = reached(game, state);
      ASSERT_TRUE(whole && !won);
      ++lost;
      expect_true(game, states, reasons);
    }
    games += lost > 0 ? 1 : 0;
  }
  EXPECT_GE(games, games_with_losses);
}

}  // namespace
}  // namespace longwood::test

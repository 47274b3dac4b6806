#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "small_decks.hpp"
#include "solve/exhaust.hpp"
#include "solve/solver.hpp"

/// The solver under rules other than the book's: every named set, and every choice by itself.
namespace longwood::test {
namespace {

int decks_a_way() {
  const char* told = std::getenv("LONGWOOD_DECKS");
  return told != nullptr ? std::max(4, std::atoi(told) / 20) : 6;
}

/// One way to play a game.
struct Way {
  const AnyGame* game;
  Options options;
  std::string name;
};

void PrintTo(const Way& way, std::ostream* out) {  // NOLINT(readability-identifier-naming): GoogleTest's name
  *out << way.name;
}

std::string letters(std::string_view text) {
  std::string only;
  for (const char c : text)
    if (c != '-') only += c;
  return only;
}

std::vector<Way> ways() {
  std::vector<Way> list;
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    for (const RuleSet& set : info.sets.subspan(1))
      list.push_back({&game, set.options, letters(info.id) + "_" + letters(set.id)});
    for (std::size_t i = 0; i < info.variants.options.size(); ++i)
      for (int choice = 1; choice < info.variants.options[i].size(); ++choice) {
        Options options{};
        options[i] = static_cast<std::uint8_t>(choice);
        const RuleOption& option = info.variants.options[i];
        if (!info.contradiction(options).empty() || info.set_of(options) != nullptr) continue;
        list.push_back({&game, options,
                        letters(info.id) + "_" + letters(option.id) + "_" +
                            letters(option.choices[static_cast<std::size_t>(choice)].id)});
      }
  }
  return list;
}

/// Small decks are put together without the mark which a game sets itself when nothing is to be dealt any
/// more.
void mark_last_phase(const AnyGame& game, State& state) {
  int in_hand = 0;
  for (const PileGroup& group : game.info->groups)
    if (group.name == "hand" || group.name == "turned") in_hand += state.total(group.piles);
  const bool phases = game.info->classes.finally != game.info->classes.always;
  if (phases && in_hand == 0 && game.redeals_left(state) <= 0) state.counter[State::alike] = 1;
}

class EveryWay : public testing::TestWithParam<Way> {};

INSTANTIATE_TEST_SUITE_P(Solver, EveryWay, testing::ValuesIn(ways()),
                         [](const auto& way) { return way.param.name; });

TEST_P(EveryWay, AgreesWithANaiveSearchOnSmallDecks) {
  const AnyGame& game = *GetParam().game;
  int won = 0, lost = 0, compared = 0;
  const int most_tries = 40 * decks_a_way();
  for (int i = 0; i < most_tries && won + lost < decks_a_way(); ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 87};
    State state = small_deck(game, rng, GetParam().options);
    if (i % 2 != 0) mark_last_phase(game, state);
    const auto truth = naive_verdict(game, state, 4'000);
    if (!truth) continue;
    (*truth ? won : lost)++;
    for (const Switches& switches :
         {Switches{}, plain, Switches{true, false, false, true}, Switches{false, true, true, true}}) {
      Solver solver{game, {.nodes = 30'000, .memory = std::size_t{1} << 27}, switches};
      const Solution& solution = solver.solve(state);
      if (solution.verdict == Verdict::open) continue;
      ++compared;
      ASSERT_EQ(verdict_name(solution.verdict), *truth ? "won" : "lost") << "small deck " << i;
      if (*truth) {
        ASSERT_TRUE(wins(game, state, solution.line)) << i;
      }
    }
  }
  EXPECT_GE(won + lost, decks_a_way() / 2);
  EXPECT_GE(compared, won + lost);
  RecordProperty("won", won);
  RecordProperty("lost", lost);
}

/// A choice that only adds licence, `more`, to what `less` allows; choices by name of the option.
struct Licence {
  std::string_view game, option;
  int less, more;
  std::string_view others = {};  ///< a set on top of which this is so
};

constexpr auto licences = std::to_array<Licence>({
    {"la-nationale", "vacancy", 1, 0},
    {"la-nationale", "corner", 0, 1},
    {"la-nationale", "redeals", 0, 1},
    {"la-nationale", "deal-play", 0, 1},
    {"la-nationale", "deal-play", 2, 1},
    {"la-nationale", "families", 0, 1},
    {"la-capricieuse", "deal-play", 0, 1},
    {"la-capricieuse", "deal-play", 2, 1},
    {"la-capricieuse", "families", 0, 1},
    {"la-capricieuse", "vacancy", 0, 1},
    {"la-capricieuse", "corner", 0, 1},
    {"st-helena", "restriction", 0, 2},
    {"st-helena", "packing", 0, 1},
    {"st-helena", "packing", 0, 1, "suits-modern-deal"},
    {"st-helena", "vacancy", 0, 1},
    {"st-helena", "corner", 0, 1},
    {"st-helena", "restriction", 1, 2},
    {"st-helena", "families", 0, 1},
    {"la-nivernaise", "source", 1, 0},
    {"la-nivernaise", "source", 1, 2},
    {"la-nivernaise", "source", 1, 2, "tournament"},
    {"la-nivernaise", "redeals", 0, 1},
    {"la-nivernaise", "exchange", 1, 0},
    {"la-nivernaise", "exchange", 0, 2},
    {"the-clock", "marry", 1, 0},
    {"the-clock", "king-on-ace", 1, 0},
    {"the-clock", "talon", 0, 1},
    {"the-clock", "redeal", 0, 1},
    {"fortress", "corner", 0, 1},
    {"the-fourteenth", "exchange", 2, 0},
    {"the-fourteenth", "exchange", 0, 1},
    {"the-fourteenth", "size", 1, 0},
    {"the-fourteenth", "close-up", 0, 1},
    {"the-sultan", "refill", 0, 1},
    {"the-sultan", "refill", 1, 2},
    {"the-sultan", "refill", 2, 1},
    {"the-sultan", "refill", 0, 2, "unshuffled"},
    {"the-sultan", "turn", 0, 1, "leisure"},
    {"the-sultan", "turn", 1, 0, "leisure"},
});

Verdict verdict_of(const AnyGame& game, const State& state, std::uint64_t nodes) {
  Solver solver{game, {.nodes = nodes, .memory = std::size_t{1} << 28}};
  return solver.solve(state).verdict;
}

/// On the same deals, a choice that only adds licence never loses what the stricter one wins.
TEST(Licences, NeverLoseADealThatTheStricterRulesWin) {
  for (const auto& [id, option, less, more, others] : licences) {
    const AnyGame& game = *find_game(id);
    const GameInfo& info = *game.info;
    Options strict{};
    for (const RuleSet& set : info.sets)
      if (set.id == others) strict = set.options;
    std::size_t place = 0;
    while (info.variants.options[place].id != option) ++place;
    Options free = strict;
    strict[place] = static_cast<std::uint8_t>(less);
    free[place] = static_cast<std::uint8_t>(more);
    int won = 0, decided = 0;
    const auto compare = [&](State state, std::uint64_t nodes, const auto& which) {
      state.option = strict;
      if (verdict_of(game, state, nodes) != Verdict::won) return;
      ++won;
      state.option = free;
      const Verdict verdict = verdict_of(game, state, nodes);
      EXPECT_NE(verdict_name(verdict), "lost") << id << ' ' << option << ' ' << which;
      decided += verdict == Verdict::won ? 1 : 0;
    };
    for (int i = 0; i < 3 * decks_a_way(); ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 88};
      compare(small_deck(game, rng, strict), 20'000, i);
    }
    EXPECT_GT(won, 0) << id << ' ' << option;
    EXPECT_GT(decided, won / 2) << id << ' ' << option;
  }
}

/// Whole deals: the stricter set's wins are wins under the freer set too.
TEST(Licences, HoldOverWholeDeals) {
  for (const auto& [id, strict, free] : {std::tuple{"la-capricieuse", "hoffmann", "open-spaces"},
                                         {"st-helena", "hoffmann", "open-spaces"},
                                         {"the-fourteenth", "cadogan", "close-up"},
                                         {"the-fourteenth", "cadogan", "each-standstill"}}) {
    const AnyGame& game = *find_game(id);
    const auto options = [&](std::string_view name) {
      for (const RuleSet& set : game.info->sets)
        if (set.id == name) return set.options;
      return Options{};
    };
    int won = 0;
    for (std::uint64_t number = 1; number <= 4; ++number) {
      const Deal deal = deal_by_number(game.info->packs, number);
      if (verdict_of(game, game.start(deal, options(strict)).state(), 300'000) != Verdict::won) continue;
      ++won;
      EXPECT_NE(verdict_of(game, game.start(deal, options(free)).state(), 300'000), Verdict::lost)
          << id << ' ' << number;
    }
    EXPECT_GT(won, 0) << id;
  }
}

}  // namespace
}  // namespace longwood::test

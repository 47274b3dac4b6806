#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/proofs/exhaustive_search.hpp"
#include "solve/solver.hpp"

/// The solver under rules other than the book's: every named set, and every choice by itself.
namespace longwood::test {
namespace {

int decks_a_way() { return std::max(4, decks_a_game() / 20); }
/// Of whole deals, which take long, a part is looked at with sanitizers.
std::uint64_t part_of(std::uint64_t deals) {
  return thorough() ? deals : std::max<std::uint64_t>(3, deals / 8);
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
        // where a choice does not go with the book's of another option, that one gives way
        for (const Contradiction& pair : info.variants.contradictions)
          if (pair.one.option == i && pair.one.choice == choice && pair.other.choice == 0)
            options[pair.other.option] = 1;
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
    if (group.role == Role::hand || group.role == Role::turned) in_hand += state.total(group.piles);
  const bool phases = game.info->classes.finally != game.info->classes.always;
  if (phases && in_hand == 0 && game.redeals_left(state) <= 0) state.counter[State::order_is_moot] = 1;
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
    {"la-nationale", "families", 0, 1, "the-nation"},
    {"la-nationale", "abeyance", 1, 0},
    {"la-nationale", "compulsion", 0, 1},
    {"la-capricieuse", "deal-play", 0, 1},
    {"la-capricieuse", "deal-play", 2, 1},
    {"la-capricieuse", "families", 0, 1, "open-spaces"},
    {"la-capricieuse", "abeyance", 1, 0},
    {"la-capricieuse", "deal-choice", 1, 0},
    {"la-capricieuse", "deal-choice", 2, 0},
    {"la-capricieuse", "vacancy", 0, 1},
    {"la-capricieuse", "corner", 0, 1},
    {"st-helena", "restriction", 0, 2},
    {"st-helena", "packing", 0, 1},
    {"st-helena", "packing", 0, 1, "suits-modern-deal"},
    {"st-helena", "vacancy", 0, 1},
    {"st-helena", "corner", 0, 1},
    {"st-helena", "restriction", 1, 2},
    {"st-helena", "families", 0, 1},
    {"st-helena", "abeyance", 0, 1},
    {"louis", "redeals", 1, 0},
    {"louis", "circle", 1, 0},
    {"louis", "doubles", 2, 0},
    {"louis", "doubles", 2, 1},
    {"louis", "corner", 0, 1},
    {"spensers-fairie-queen", "following", 0, 1},
    {"spensers-fairie-queen", "building", 0, 1},
    {"spensers-fairie-queen", "runs", 0, 1},
    {"the-salic-law", "lone-king", 0, 1},
    {"the-salic-law", "lone-king", 2, 0},
    {"the-salic-law", "lone-king-from", 0, 1},
    {"the-salic-law", "card-turned", 1, 0},
    {"the-salic-law", "family-waits", 1, 0},
    {"the-crescent", "turns", 0, 1},
    {"the-crescent", "turns", 1, 2},
    {"the-crescent", "corner", 0, 1},
    {"the-crescent", "abeyance", 1, 0},
    {"the-crescent", "families", 0, 1, "modern"},
    {"the-crescent", "vacancy", 0, 1},
    {"la-nivernaise", "source", 1, 0},
    {"la-nivernaise", "source", 1, 2},
    {"la-nivernaise", "source", 1, 2, "tournament"},
    {"la-nivernaise", "redeals", 0, 1},
    {"la-nivernaise", "round-after-redeal", 0, 1},
    {"la-nivernaise", "exchange", 1, 0},
    {"la-nivernaise", "exchange", 0, 2},
    {"the-clock", "marry", 1, 0},
    {"the-clock", "king-on-ace", 1, 0},
    {"the-clock", "talon", 0, 1},
    {"the-clock", "redeal", 0, 1},
    {"the-clock", "phases", 1, 0},
    {"the-clock", "phases", 1, 0, "big-ben"},
    {"fortress", "corner", 0, 1},
    {"the-fourteenth", "exchange", 2, 0},
    {"the-fourteenth", "exchange", 0, 1},
    {"the-fourteenth", "size", 1, 0},
    {"the-fourteenth", "close-up", 0, 1},
    {"the-fourteenth", "last-card", 0, 1},
    {"the-fourteenth", "last-card", 0, 1, "number-fourteen"},
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

Options options_of(const GameInfo& info, std::string_view set) {
  for (const RuleSet& each : info.sets)
    if (each.id == set) return each.options;
  return {};
}

/// Both sides of a licence.
std::pair<Options, Options> strict_and_free(const GameInfo& info, const Licence& licence) {
  Options strict = options_of(info, licence.others), free = strict;
  std::size_t place = 0;
  while (info.variants.options[place].id != licence.option) ++place;
  strict[place] = static_cast<std::uint8_t>(licence.less);
  free[place] = static_cast<std::uint8_t>(licence.more);
  return {strict, free};
}

/// How many whole deals of these the stricter rules win; what the freer ones lose of them is a failure.
int wins_kept(const AnyGame& game, const std::pair<Options, Options>& rules, std::uint64_t first,
              std::uint64_t deals, std::uint64_t nodes) {
  const auto& [strict, free] = rules;
  int won = 0;
  for (std::uint64_t number = first; number < first + deals; ++number) {
    const Deal deal = deal_by_number(game.info->packs_for(strict), number);
    if (verdict_of(game, game.start(deal, strict).state(), nodes) != Verdict::won) continue;
    ++won;
    EXPECT_NE(verdict_of(game, game.start(deal, free).state(), nodes), Verdict::lost) << "deal " << number;
  }
  return won;
}

/// On the same deals, a choice that only adds licence never loses what the stricter one wins.
TEST(Licences, NeverLoseADealThatTheStricterRulesWin) {
  for (const Licence& licence : licences) {
    const AnyGame& game = *find_game(licence.game);
    const auto [strict, free] = strict_and_free(*game.info, licence);
    SCOPED_TRACE(std::string{licence.game} + " " + std::string{licence.option});
    int won = 0, decided = 0;
    for (int i = 0; i < 3 * decks_a_way(); ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 88};
      State state = small_deck(game, rng, strict);
      state.option = strict;
      if (verdict_of(game, state, 20'000) != Verdict::won) continue;
      ++won;
      state.option = free;
      const Verdict verdict = verdict_of(game, state, 20'000);
      EXPECT_NE(verdict_name(verdict), "lost") << i;
      decided += verdict == Verdict::won ? 1 : 0;
    }
    EXPECT_GT(won, 0);
    EXPECT_GT(decided, won / 2);
  }
}

/// Whole deals: for every choice that only adds licence.
TEST(Licences, HoldOverWholeDeals) {
  int won = 0;
  for (const Licence& licence : licences) {
    const AnyGame& game = *find_game(licence.game);
    SCOPED_TRACE(std::string{licence.game} + " " + std::string{licence.option});
    won += wins_kept(game, strict_and_free(*game.info, licence), 1, part_of(8), 40'000);
  }
  EXPECT_GT(won, static_cast<int>(licences.size() * part_of(8) / 4));
  RecordProperty("won", won);
}

/// Whole deals: for every two named sets of a game of which one only adds licence to the other.
TEST(Licences, HoldBetweenNamedSets) {
  struct Pair {
    std::string_view game, strict, free;
    std::uint64_t deals;
  };
  for (const auto& [id, strict, free, deals] :
       {Pair{"la-capricieuse", "hoffmann", "open-spaces", 40},
        Pair{"st-helena", "hoffmann", "open-spaces", 40},
        Pair{"st-helena", "suits-modern-deal", "modern", 40},
        Pair{"the-fourteenth", "cadogan", "close-up", 24},
        Pair{"the-fourteenth", "cadogan", "each-standstill", 24},
        Pair{"the-fourteenth", "number-fourteen", "close-up", 24},
        Pair{"the-sultan", "cadogan", "leisure", 24}, Pair{"the-sultan", "unshuffled", "sultan-plus", 24}}) {
    const AnyGame& game = *find_game(id);
    SCOPED_TRACE(std::string{id} + " " + std::string{strict} + " " + std::string{free});
    const std::pair rules{options_of(*game.info, strict), options_of(*game.info, free)};
    const int won = wins_kept(game, rules, 101, part_of(deals), 150'000);
    EXPECT_GT(won, 0);
    RecordProperty(std::string{id} + "_" + std::string{strict} + "_" + std::string{free}, won);
  }
}

}  // namespace
}  // namespace longwood::test

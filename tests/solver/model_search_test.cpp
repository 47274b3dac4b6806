#include "solve/models/model_search.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "naive_search.hpp"
#include "small_decks.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/solver.hpp"

/// Searches on a model of a game, without any other run of the solver, against a naive search by the rules.
namespace longwood::test {
namespace {

struct Way {
  const AnyGame* game;
  const RuleSet* set;
};

void PrintTo(const Way& way, std::ostream* out) {  // NOLINT(readability-identifier-naming): GoogleTest's name
  *out << way.game->info->id << " " << way.set->id;
}

std::vector<Way> ways() {
  std::vector<Way> list;
  for (const AnyGame& game : all_games()) {
    const SearchSpec& advice = search_spec_for(*game.info);
    if (advice.unplaced == nullptr && advice.placed == nullptr) continue;
    for (const RuleSet& set : game.info->sets) list.push_back({&game, &set});
  }
  return list;
}

/// A position some moves before the end of a game played at random, in which cards mostly go home.
State late_in_a_game(const AnyGame& game, const Options& options, Rng& rng) {
  Table table = game.start(deal_by_number(game.info->packs_for(options), rng.next()), options);
  std::vector<State> line{table.state()};
  const std::uint64_t first_of = 1 + rng.below(6);
  for (constexpr std::size_t longest = 500; line.size() < longest;) {
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    const bool any = rng.below(first_of) == 0;
    game.play(table, moves[any ? static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size()))) : 0]);
    line.push_back(table.state());
  }
  return line[line.size() - 1 - rng.below(std::min<std::size_t>(line.size(), 150))];
}

/// A position off a line that wins: a few moves at random from one of its later positions.
State off_a_winning_line(const AnyGame& game, const Options& options, Rng& rng) {
  const State start = game.start(deal_by_number(game.info->packs_for(options), rng.next()), options).state();
  Solver solver{game, {.nodes = 100'000}};
  const std::vector<Move> line = solver.solve(start).line;
  Table table{game.info->classes, start};
  const auto length = static_cast<std::uint64_t>(line.size());
  if (length < 30) return start;
  const std::uint64_t kept = length - 15 - rng.below(std::min<std::uint64_t>(length - 15, 90));
  for (std::size_t i = 0; i < kept; ++i) game.play(table, line[i]);
  for (std::uint64_t left = rng.below(12); left > 0; --left) {
    MoveList moves;
    game.moves(table.state(), moves);
    if (!moves.empty())
      game.play(table, moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())))]);
  }
  return table.state();
}

class ModelSearchOf : public testing::TestWithParam<Way> {};

INSTANTIATE_TEST_SUITE_P(Solver, ModelSearchOf, testing::ValuesIn(ways()), [](const auto& way) {
  std::string name;
  for (const char c : std::string{way.param.game->info->id} + "_" + std::string{way.param.set->id})
    if (c != '-') name += c;
  return name;
});

TEST_P(ModelSearchOf, AgreesWithANaiveSearch) {
  const AnyGame& game = *GetParam().game;
  const Options& options = GetParam().set->options;
  const SearchSpec& advice = search_spec_for(*game.info);
  const int decks = thorough() ? 420 : 24;
  int won = 0, lost = 0, open = 0;
  UnplacedSearch unplaced{game, std::size_t{1} << 28};
  PlacedSearch placed{game, std::size_t{1} << 28};
  const auto check = [&](auto& search, const auto& rules, const State& state, int deck) {
    if (!rules || !search.start(*rules, state, 0)) return;
    const auto truth = naive_verdict(game, state, 6'000);
    if (!truth) return;
    RunStatus status = RunStatus::running;
    while (status == RunStatus::running) status = search.step(1'000);
    (*truth ? won : lost)++;
    open += status == RunStatus::incomplete ? 1 : 0;
    if (status == RunStatus::incomplete) return;
    ASSERT_EQ(status, *truth ? RunStatus::won : RunStatus::lost) << "deck " << deck;
    if (*truth) {
      ASSERT_TRUE(wins(game, state, search.line())) << "deck " << deck;
    }
  };
  for (int deck = 0; won + lost < decks && deck < 20 * decks && !HasFatalFailure(); ++deck) {
    Rng rng{static_cast<std::uint64_t>(deck), 4711};
    const State state = deck % 3 == 0   ? small_deck(game, rng, options)
                        : deck % 3 == 1 ? off_a_winning_line(game, options, rng)
                                        : late_in_a_game(game, options, rng);
    if (const auto rules = advice.unplaced != nullptr ? advice.unplaced(state) : std::nullopt)
      check(unplaced, rules, state, deck);
    else if (advice.placed != nullptr)
      check(placed, advice.placed(state), state, deck);
  }
  EXPECT_GE(won + lost, decks);
  EXPECT_EQ(open, 0);
  if (thorough()) {
    EXPECT_GT(std::min(won, lost), 0);
  }
}

}  // namespace
}  // namespace longwood::test

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "full_graph.hpp"
#include "games/fortress/rules.hpp"
#include "games/the_fourteenth/rules.hpp"
#include "games/the_original_patience/rules.hpp"
#include "games/the_sultan/rules.hpp"
#include "solve/engines/depth_first.hpp"
#include "solve/engines/stratified_best_first.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/solver.hpp"

/// Every premise on which a "lost" rests, broken on purpose: the search notices it, or the full graphs do.
///
/// Where the search notices, a build with assertions stops, and any other answers "open".
namespace longwood::test {
namespace {

constexpr std::size_t memory = std::size_t{1} << 26;

Options one_choice(const GameInfo& info, std::string_view option, std::string_view choice) {
  Options options{};
  for (std::size_t i = 0; i < info.variants.options.size(); ++i)
    for (int k = 0; k < info.variants.options[i].size(); ++k)
      if (info.variants.options[i].id == option &&
          info.variants.options[i].choices[static_cast<std::size_t>(k)].id == choice)
        options[i] = static_cast<std::uint8_t>(k);
  return options;
}

/// The Fourteenth with the hand out and four sevens left, none in line with another. Once gaps are closed up
/// two and two are in line, and nothing else helps.
State four_sevens() {
  using Game = TheFourteenth;
  Table table{Game::info.classes};
  table.prepare(0, one_choice(Game::info, "close-up", "last-to-first"));
  constexpr std::array<Pile, 4> places{1, 7, 13, 19};
  for (int id = 0; id < max_cards; ++id)
    if (const Card card{static_cast<std::uint8_t>(id)}; card.rank() != 7 || card.twin() != 0)
      table.put(Game::out, card);
  for (int suit = 0; suit < 4; ++suit)
    table.put(places[static_cast<std::size_t>(suit)], Card::of(7, suit, 0));
  return table.state();
}

TEST(FourSevens, AreWonByClosingUpTheGaps) {
  const AnyGame& game = *find_game("the-fourteenth");
  const auto graph = FullGraph::from(game, four_sevens(), 100'000);
  ASSERT_TRUE(graph);
  EXPECT_TRUE(graph->won(0));
  EXPECT_EQ(verdict_name(Solver{game}.solve(four_sevens()).verdict), "won");
}

SearchSpec copy_of(std::string_view id) { return search_spec_for(*find_game(id)->info); }

/// What is said about late positions of some deals with this advice; of the game's own rules unless told.
std::vector<std::string> said_of(const AnyGame& game, const SearchSpec& advice, int deals, int searches,
                                 const Options& options = {}) {
  std::vector<std::string> all;
  Tally tally;
  for (int i = 0; i < deals; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 710};
    const Deal deal = deal_by_number(game.info->packs_for(options), rng.below(1'000'000));
    const auto graph = late_graph(game, random_game(game, deal, options, rng), 800);
    if (!graph) continue;
    const auto said = disagreements(game, advice, *graph, rng, searches, tally);
    all.insert(all.end(), said.begin(), said.end());
  }
  return all;
}

bool says(const std::vector<std::string>& said, std::string_view what) {
  return std::ranges::any_of(said, [&](const std::string& line) { return line.contains(what); });
}

/// A standstill as a stage after all pairs, though closing up the gaps leads back from it.
int standstill_last(const State& s) {
  return pair_shows<TheFourteenth>(s) ? s.size[TheFourteenth::out] / 2 : 53;
}
int beyond_all_stages(const State&) { return -1; }

class BrokenStage : public testing::TestWithParam<int (*)(const State&)> {};
INSTANTIATE_TEST_SUITE_P(Sabotage, BrokenStage, testing::Values(standstill_last, beyond_all_stages));

TEST_P(BrokenStage, IsNoticedByTheSearch) {
  const AnyGame& game = *find_game("the-fourteenth");
  SearchSpec advice = copy_of("the-fourteenth");
  advice.order.stage = GetParam();
  RunStatus status = RunStatus::incomplete;
  Verdict verdict = Verdict::open;
  const auto run = [&] {
    StratifiedBestFirst search{game, advice, plain, memory};
    search.start(four_sevens(), Run::unlimited(Engine::staged));
    status = search.step(1'000'000);
    verdict = Solver{game, advice, {.nodes = 100'000, .memory = memory}, {}}.solve(four_sevens()).verdict;
  };
  EXPECT_DEBUG_DEATH(run(), "a stage fell");
  EXPECT_EQ(status, RunStatus::incomplete);
  EXPECT_EQ(verdict_name(verdict), "open");
}

TEST(Sabotage, AStageThatFallsIsSeenInTheGraphs) {
  const AnyGame& game = *find_game("the-fourteenth");
  SearchSpec advice = copy_of("the-fourteenth");
  advice.order.stage = standstill_last;
  const auto options = one_choice(*game.info, "close-up", "last-to-first");
  EXPECT_TRUE(says(said_of(game, advice, 20, 0, options), "the stage falls"));
  EXPECT_FALSE(says(said_of(game, copy_of("the-fourteenth"), 20, 0, options), "the stage falls"));
}

/// All positions with as many cards in hand as one.
Key too_few_keys(const State& s) { return {.a = s.size[TheOriginalPatience::hand], .b = 0}; }

TEST(Sabotage, AKeyThatMixesVerdictsIsSeenInTheGraphs) {
  const AnyGame& game = *find_game("the-original-patience");
  SearchSpec advice = copy_of("the-original-patience");
  EXPECT_TRUE(said_of(game, advice, 40, 1).empty());
  advice.prune.key = too_few_keys;
  EXPECT_TRUE(says(said_of(game, advice, 40, 0), "has the key of one with another verdict"));
}

/// A position of Fortress which is won, with more than one way to go on.
State some_moves_before_the_end() {
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  for (std::uint64_t number = 0;; ++number) {
    Table table = game.start(deal_by_number(game.info->packs, number), Options{});
    const std::vector<Move> line = solver.solve(table.state()).line;
    if (line.empty()) continue;
    for (std::size_t i = 0; i + 40 < line.size(); ++i) game.play(table, line[i]);
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.size() > 3) return table.state();
  }
}

Bound too_high(const State& s, BoundBuffers&) { return {56 - s.total(Fortress::aces), 0}; }
/// Right at both ends, but it falls by many at once.
Bound falls_at_once(const State& s, BoundBuffers&) {
  const int left = 52 - s.total(Fortress::aces);
  return {left % 8 == 0 ? left : left / 8 * 4, 0};
}
Bound unknown_after(const State&, Move, const Bound&) { return {}; }

class BrokenBound : public testing::TestWithParam<Bound (*)(const State&, BoundBuffers&)> {};
INSTANTIATE_TEST_SUITE_P(Sabotage, BrokenBound, testing::Values(too_high, falls_at_once));

TEST_P(BrokenBound, IsNoticedByTheSearch) {
  const AnyGame& game = *find_game("fortress");
  SearchSpec advice = copy_of("fortress");
  advice.bound = LowerBound{.of = GetParam(), .after = unknown_after};
  Solution solution;
  const auto run = [&] {
    solution = shortest(game, advice, some_moves_before_the_end(), {.nodes = 1'000'000, .memory = memory});
  };
  EXPECT_DEBUG_DEATH(run(), "bound says too much");
  EXPECT_FALSE(solution.fewest);
}

TEST_P(BrokenBound, IsSeenInTheGraphs) {
  SearchSpec advice = copy_of("fortress");
  advice.bound = LowerBound{.of = GetParam(), .after = unknown_after};
  EXPECT_TRUE(says(said_of(*find_game("fortress"), advice, 40, 0), "bound"));
}

/// Columns count as alike whatever lies on them at the base: the key leaves something out.
TEST(Sabotage, AKeyThatLeavesSomethingOutIsSeenInTheGraphs) {
  const AnyGame& game = *find_game("the-fourteenth");
  GameInfo info = *game.info;
  info.classes = PileClasses::of({TheFourteenth::square});
  AnyGame blurred = game;
  blurred.info = &info;
  const auto said = said_of(blurred, copy_of("the-fourteenth"), 40, 10);
  EXPECT_TRUE(says(said, "has the key of one with another verdict"));
  EXPECT_TRUE(says(said, "says lost"));
}

bool dead_after_the_hand(const State& s) { return s.size[TheSultan::hand] == 0; }
std::optional<Move> last_move(const State& s) {
  MoveList moves;
  TheSultan::moves(s, moves);
  return moves.empty() ? std::nullopt : std::optional{moves[moves.size() - 1]};
}
void only_the_last(const State&, MoveList& moves) {
  if (moves.empty()) return;
  const Move last = moves[moves.size() - 1];
  moves.clear();
  moves.add(last);
}

/// Advice that gives up, plays or leaves out what it must not.
TEST(Sabotage, FalseAdviceIsSeenInTheGraphs) {
  if (!thorough()) GTEST_SKIP() << "few graphs do not show it";
  const AnyGame& game = *find_game("the-sultan");
  SearchSpec dead = copy_of("the-sultan"), safe = dead, prune = dead;
  dead.prove.lost = dead_after_the_hand;
  safe.prune.safe = last_move;
  prune.prune.dominated = only_the_last;
  for (const auto& [advice, what] :
       {std::pair{&dead, "is given up at sight"}, std::pair{&safe, "is lost by the safe move"},
        std::pair{&prune, "has no move left that wins"}}) {
    const auto said = said_of(game, *advice, 60, 60);
    EXPECT_TRUE(says(said, what)) << what;
    EXPECT_TRUE(says(said, "says lost")) << what;
  }
}

/// Advice that a move does nothing but shift a card, where cards of the hand follow.
TEST(Sabotage, AMoveThatDoesMoreThanItWasSaidToDoIsNoticed) {
  const AnyGame& game = *find_game("st-helena");
  SearchSpec advice = copy_of("st-helena");
  advice.only_shifts = [](const State&) { return true; };
  RunStatus status = RunStatus::incomplete;
  const auto run = [&] {
    DepthFirst search{game, advice, Switches{}, memory};
    const Deal deal = deal_by_number(game.info->packs, 1);
    search.start(game.start(deal, Options{}).state(), Run::depth_first(1'000'000));
    status = search.step(1'000'000);
  };
  EXPECT_DEBUG_DEATH(run(), "did more than shift");
  EXPECT_NE(status, RunStatus::lost);
}

}  // namespace
}  // namespace longwood::test

#include "full_graph.hpp"

#include <cstdlib>
#include <iostream>

#include <gtest/gtest.h>

#include "effort.hpp"
#include "every_game.hpp"
#include "small_decks.hpp"

/// Every position that can be reached late in a game, labelled by a plain search to its end, against all that
/// the solver says of it.
namespace longwood::test {
namespace {

/// How many games of each kind are compared: LONGWOOD_GRAPHS, or by the effort of the other tests.
int games_looked_at() {
  const char* told = std::getenv("LONGWOOD_GRAPHS");
  return told != nullptr ? std::atoi(told) : thorough() ? 160 : 12;
}
/// Which sample of games: LONGWOOD_SEED, 0 by default.
std::uint64_t seed() {
  const char* told = std::getenv("LONGWOOD_SEED");
  return told != nullptr ? std::strtoull(told, nullptr, 10) : 0;
}

class FullGraphOf : public EveryGame {};

INSTANTIATE_TEST_SUITE_P(Solver, FullGraphOf, testing::ValuesIn(EveryGame::games_of_today()),
                         EveryGame::name);

TEST_P(FullGraphOf, AgreesWithSolverEnginesAndAdvice) {
  const AnyGame& game = *GetParam();
  Tally tally;
  int wrong = 0;
  for (int i = 0; i < games_looked_at() && wrong < 5; ++i) {
    Rng rng{static_cast<std::uint64_t>(i), 700 + seed()};
    const Options options = i % 4 == 0 ? Options{} : mixed_options(*game.info, rng);
    const Deal deal = deal_by_number(game.info->packs_for(options), rng.below(1'000'000));
    const std::size_t most = i % 8 == 7 ? 12'000 : 1'500;
    const auto graph = late_graph(game, random_game(game, deal, options, rng), most);
    if (!graph) continue;
    const auto said = disagreements(game, search_spec_for(*game.info), *graph, rng, 20, tally);
    for (const std::string& line : said) {
      ADD_FAILURE() << game.info->id << ", game " << i << ", deal " << deal.number << ", options"
                    << options_text(*game.info, options) << ": " << line;
      if (++wrong == 5) break;
    }
  }
  // both labels must occur, or much could not be seen; in a few graphs one may be missing
  if (thorough()) {
    EXPECT_GT(tally.won, 0U);
    EXPECT_LT(tally.won, tally.positions);
  }
  EXPECT_GT(tally.verdicts, 2 * tally.open);
  RecordProperty("positions", std::to_string(tally.positions));
  std::cout << "  " << tally.graphs << " graphs, " << tally.positions << " positions (" << tally.won
            << " won), " << tally.moves << " moves, " << tally.verdicts << " verdicts (" << tally.open
            << " open), " << tally.given_up << " given up at sight, " << tally.of_suits << " by suits ("
            << tally.lost_of_suits << " lost), " << tally.lengths << " lengths\n";
}

}  // namespace
}  // namespace longwood::test

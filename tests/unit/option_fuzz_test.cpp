#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/deal.hpp"
#include "games/playout.hpp"
#include "invariants.hpp"
#include "session/record.hpp"
#include "support.hpp"
#include "today.hpp"

/// Random games under random options: every combination that is accepted plays.
namespace longwood::test {
namespace {

constexpr std::uint64_t games = 8000, shards = 4;
constexpr int longest = 250;

/// No move deals, gathers and plays each card more often than this.
constexpr std::size_t most_edits_of_a_move = std::size_t{6} * max_cards;

struct Shard : AnyGame {
  std::uint64_t number;
};

/// One part of each game's, another each day; all of them where everything is asked for.
std::vector<Shard> shards_of_today() {
  std::vector<Shard> found;
  std::uint64_t day = today();
  for (const AnyGame& game : all_games()) {
    ++day;
    for (std::uint64_t number = 0; number < shards; ++number)
      if (everything() || day % shards == number) found.push_back({game, number});
  }
  return found;
}

class OptionFuzz : public testing::TestWithParam<Shard> {};

INSTANTIATE_TEST_SUITE_P(All, OptionFuzz, testing::ValuesIn(shards_of_today()), [](const auto& shard) {
  return test_name(shard.param) + "_" + std::to_string(shard.param.number);
});

void play_one(const AnyGame& game, const Options& options, std::uint64_t number) {
  const Deal deal = deal_by_number(game.info->packs_for(options), number);
  const Table start = game.start(deal, options);
  std::vector<Move> line{};
  Table::Mark before = 0;
  play_through(game, options, number, longest, [&](Table& table, const Move* last) {
    if (testing::Test::HasFailure()) return;
    if (last != nullptr) line.push_back(*last);
    ASSERT_LE(table.mark() - before, most_edits_of_a_move);
    before = table.mark();
    const std::size_t ply = line.size();
    if (ply % 2 == 0) check_cards(game, table.state());
    check_game(game, table.state(), last);
    if (ply % 32 == number % 32) check_moves(game, table, list_moves(game, table.state()));
    if (ply == 8 * (number % 32) && number % 4 == 0)
      check_refusals(game, table.state(), list_moves(game, table.state()));
    if (ply == longest) {
      table.undo_to(0);
      ASSERT_EQ(table.state(), start.state());
      ASSERT_EQ(table.key(), start.key());
    }
  });
  if (number % 4 == 1) check_record(game, options, deal, line);
}

TEST_P(OptionFuzz, EveryCombinationPlays) {
  const AnyGame& game = GetParam();
  Rng rng{GetParam().number, 11};
  for (std::uint64_t played = 0; played < games / shards / all_games().size(); ++played) {
    const Options options = random_options(*game.info, rng);
    const std::uint64_t number = rng.below(1'000'000);
    play_one(game, options, number);
    ASSERT_FALSE(HasFailure()) << game.info->id << " deal " << number << ' '
                               << write_choices(*game.info, game.info->sets.front(), options);
  }
}

}  // namespace
}  // namespace longwood::test

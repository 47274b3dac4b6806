#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "session/record.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// Options together: every two choices of a game, and many at once.
namespace longwood::test {
namespace {

constexpr int random_combinations = 150;

/// Every choice, every pair of choices with the book's for the rest, then random combinations: what goes
/// together of them. All combinations would be too many: each new option at least doubles their number.
std::vector<Options> combinations(const GameInfo& info) {
  const std::span<const RuleOption> options = info.variants.options;
  std::vector<Options> found{{}};
  const auto each_choice = [&](std::size_t option, Options chosen, const auto& visit) {
    for (int choice = 1; choice < options[option].size(); ++choice) {
      chosen[option] = static_cast<std::uint8_t>(choice);
      if (info.contradiction(chosen).empty()) found.push_back(chosen);
      visit(chosen);
    }
  };
  for (std::size_t i = 0; i < options.size(); ++i)
    each_choice(i, {}, [&](const Options& one) {
      for (std::size_t j = i + 1; j < options.size(); ++j) each_choice(j, one, [](const Options&) {});
    });
  Rng rng{1};
  for (int n = 0; n < random_combinations; ++n) found.push_back(random_options(info, rng));
  return found;
}

/// The key is that of the position, and each move listed is allowed and can be taken back.
void check_moves(const AnyGame& game, Table& table, const std::vector<Move>& moves) {
  const GameInfo& info = *game.info;
  const State before = table.state();
  const auto mark = table.mark();
  ASSERT_EQ(table.key(), table.recomputed_key());
  std::set<std::string> once{};
  for (const Move move : moves) {
    once.insert(write_move(info, move));
    EXPECT_EQ(game.why_not(before, move), Why::ok) << write_move(info, move);
    game.play(table, move);
    ASSERT_EQ(table.key(), table.recomputed_key());
    table.undo_to(mark);
    ASSERT_EQ(table.state(), before);
  }
  EXPECT_EQ(once.size(), moves.size());
}

/// Of all moves that can be written just the listed ones are allowed, and the others refused in words.
void check_refusals(const AnyGame& game, const State& state, const std::vector<Move>& moves) {
  const GameInfo& info = *game.info;
  for_each_encodable_move(info, 3, [&](Move move) {
    const Why why = game.why_not(state, move);
    ASSERT_EQ(why == Why::ok, std::ranges::find(moves, move) != moves.end()) << write_move(info, move);
    ASSERT_TRUE(why == Why::ok || info.reason(why, state.option).why == why) << write_move(info, move);
  });
}

/// The record of a game's first moves is read back to the same position.
void check_record(const AnyGame& game, const Options& chosen, std::uint64_t number) {
  const GameInfo& info = *game.info;
  const Deal deal = deal_by_number(info.packs_for(chosen), number);
  const auto rules = choose_rules(info, info.sets.front(), write_choices(info, info.sets.front(), chosen));
  ASSERT_TRUE(rules);
  Session session{game, *rules->set, rules->options, deal};
  for (int i = 0; i < 5; ++i)
    if (const MoveList moves = session.moves(); !moves.empty()) session.play(moves[i % moves.size()]);
  const auto text = write_record(session.record());
  const auto again = replay(text);
  ASSERT_TRUE(again) << again.error() << '\n' << text;
  EXPECT_EQ(again->state(), session.state()) << text;
  EXPECT_EQ(write_record(again->record()), text);
}

class FreeCombinations : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, FreeCombinations, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(FreeCombinations, HoldTogether) {
  const AnyGame& game = GetParam();
  std::uint64_t number = 0;
  for (const Options& chosen : combinations(*game.info)) {
    int ply = 0;
    play_through(game, chosen, ++number, 120, [&](Table& table, const Move*) {
      if (HasFailure() || ply++ % 20 != 0) return;
      const auto moves = list_moves(game, table.state());
      check_moves(game, table, moves);
      if (ply == 61 && number % 8 == 0) check_refusals(game, table.state(), moves);
    });
    check_record(game, chosen, number);
    if (HasFailure()) {
      ADD_FAILURE() << game.info->id << ": " << write_choices(*game.info, game.info->sets.front(), chosen);
      return;
    }
  }
}

}  // namespace
}  // namespace longwood::test

#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "invariants.hpp"
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

class FreeCombinations : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, FreeCombinations, testing::ValuesIn(games_of_today(9)),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(FreeCombinations, HoldTogether) {
  const AnyGame& game = GetParam();
  std::uint64_t number = 0;
  for (const Options& chosen : combinations(*game.info)) {
    int ply = 0;
    std::vector<Move> line{};
    play_through(game, chosen, ++number, 120, [&](Table& table, const Move* last) {
      if (last != nullptr) line.push_back(*last);
      if (HasFailure() || ply++ % 20 != 0) return;
      const auto moves = list_moves(game, table.state());
      check_moves(game, table, moves);
      if (ply == 61 && number % 8 == 0) check_refusals(game, table.state(), moves);
    });
    check_record(game, chosen, deal_by_number(game.info->packs_for(chosen), number), line);
    if (HasFailure()) {
      ADD_FAILURE() << game.info->id << ": " << write_choices(*game.info, game.info->sets.front(), chosen);
      return;
    }
  }
}

}  // namespace
}  // namespace longwood::test

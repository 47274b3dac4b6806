#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "puzzle/choices.hpp"
#include "puzzle/confirm.hpp"
#include "puzzle/miner.hpp"
#include "puzzle/shelf.hpp"

namespace longwood {
namespace {

constexpr Limits limits{.nodes = 200'000, .memory = std::size_t{64} << 20};

const AnyGame& the_game() { return *find_game("fortress"); }

ChosenRules book_rules(const AnyGame& game) {
  return {game.info->sets.data(), game.info->sets.front().options};
}

/// The puzzles of the first deals of Fortress, found once.
const std::vector<Puzzle>& puzzles() {
  static const std::vector<Puzzle> found = [] {
    Miner miner{the_game(), {}, limits};
    std::vector<Puzzle> some;
    for (std::uint64_t number = 0; number < 60; ++number)
      if (auto one = miner.mine(book_rules(the_game()), deal_by_number(the_game().info->packs, number)))
        some.push_back(*std::move(one));
    return some;
  }();
  return found;
}

TEST(Choices, TwinsCountOnce) {
  // of ten rows eight are lanes, and either exposed card may go to any of them
  const auto state = read_position(*the_game().info, "L1: 5S 9H; L2: 7C").value();
  MoveList moves;
  the_game().moves(state, moves);
  EXPECT_EQ(moves.size(), 16);
  EXPECT_EQ(distinct_choices(the_game(), state).size(), 2U);
}

TEST(Miner, FindsPuzzlesThatHold) {
  ASSERT_GE(puzzles().size(), 2U);
  for (const Puzzle& puzzle : puzzles()) {
    const auto held = confirm(puzzle, limits);
    EXPECT_TRUE(held) << held.error();
    EXPECT_TRUE((PuzzleTerms{}.fits(puzzle.moves, puzzle.keeping.size())));
    EXPECT_GE(puzzle.way.size(), PuzzleTerms{}.least_way);
    EXPECT_TRUE(puzzle.fewest);
  }
}

TEST(Miner, FindsTheSameAgain) {
  const Puzzle& first = puzzles().front();
  Miner miner{the_game(), {}, limits};
  miner.mine(book_rules(the_game()), deal_by_number(the_game().info->packs, first.record.deal.number + 1));
  const auto again = miner.mine(book_rules(the_game()), first.record.deal);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->record.moves, first.record.moves);
  EXPECT_EQ(again->keeping, first.keeping);
  EXPECT_EQ(again->way, first.way);
  EXPECT_EQ(again->difficulty(), first.difficulty());
}

TEST(Miner, KeepsToTheLengthAskedFor) {
  Miner miner{the_game(), {.most_way = 1}, limits};
  for (const Puzzle& puzzle : puzzles()) EXPECT_FALSE(miner.mine(book_rules(the_game()), puzzle.record.deal));
}

std::string fault_of(const Puzzle& puzzle) {
  const auto held = confirm(puzzle, limits);
  return held ? "" : held.error();
}

TEST(Confirm, RefusesWhatDoesNotHold) {
  const Puzzle good = puzzles().front();
  ASSERT_EQ(fault_of(good), "");
  const auto position = replay(good.record).value();
  const auto choices = distinct_choices(the_game(), position.state());
  const auto losing = std::ranges::find_if(choices, [&](const ChoiceOfMove& choice) {
    return std::ranges::find(good.keeping, choice.move) == good.keeping.end();
  });
  ASSERT_NE(losing, choices.end());

  Puzzle bad = good;
  bad.keeping.push_back(losing->move);
  EXPECT_NE(fault_of(bad).find("the game is to be won"), std::string::npos);
  bad = good;
  bad.keeping.pop_back();
  EXPECT_NE(fault_of(bad).find("the game is to be lost"), std::string::npos);
  bad = good;
  bad.moves++;
  EXPECT_NE(fault_of(bad).find("moves, not"), std::string::npos);
  bad = good;
  bad.way.pop_back();
  EXPECT_EQ(fault_of(bad), "the way to win does not win");
  bad = good;
  bad.record.moves.push_back(losing->move);
  EXPECT_NE(fault_of(bad), "");
}

TEST(Confirm, RefusesWhereCardsAreHidden) {
  const AnyGame& game = *find_game("the-sultan");
  Puzzle puzzle;
  puzzle.record = {&game, game.info->sets.data(), deal_by_number(game.info->packs, 1), {}, {}};
  EXPECT_EQ(fault_of(puzzle), "the player cannot know every card here");
}

Puzzle made(std::uint64_t deal, int tenths, std::size_t keeping, int moves) {
  Puzzle puzzle;
  puzzle.record.deal.number = deal;
  puzzle.tenths = tenths;
  puzzle.keeping.assign(keeping, bare(Act::deal));
  puzzle.moves = moves;
  return puzzle;
}

TEST(Shelf, HasAsManyOfEachLevelAndTheStrictestOfEach) {
  std::vector<Puzzle> found;
  for (int i = 0; i < 50; ++i)
    found.push_back(made(static_cast<std::uint64_t>(i), 10 * i, i % 2 == 0 ? 1 : 2, 4 + i % 3));
  found.push_back(made(0, 1000, 1, 9));  // a second one of deal 0
  const auto shelf = fill_shelf(found, 25);
  ASSERT_EQ(shelf.size(), 25U);
  std::array<int, Shelved::levels + 1> count{};
  std::set<std::uint64_t> deals;
  for (const auto& [puzzle, level] : shelf) {
    ++count.at(static_cast<std::size_t>(level));
    EXPECT_EQ(puzzle.keeping.size(), 1U);  // each level has five of these
    EXPECT_TRUE(deals.insert(puzzle.record.deal.number).second);
  }
  EXPECT_EQ(count, (std::array{0, 5, 5, 5, 5, 5}));
  EXPECT_TRUE(std::ranges::is_sorted(shelf, {}, [](const Shelved& one) { return one.puzzle.difficulty(); }));
}

TEST(Shelf, TakesAllWhereThereAreFew) {
  EXPECT_EQ(fill_shelf({made(3, 5, 1, 4), made(1, 9, 2, 5)}, 100).size(), 2U);
  EXPECT_TRUE(fill_shelf({}, 100).empty());
}

}  // namespace
}  // namespace longwood

#include "study/game_moves.hpp"

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "honest/honest_game.hpp"

namespace longwood::study {
namespace {

/// Moves by chance from `start`, and how many there were to choose from each time.
struct Walk {
  std::vector<Move> moves;
  std::vector<std::uint64_t> places, bases;
};

Walk walk(const AnyGame& game, const State& start, std::uint64_t seed, std::size_t most) {
  Walk walk;
  Rng rng{seed};
  Table table{game.info->classes, start};
  while (walk.moves.size() < most) {
    MoveList legal;
    game.moves(table.state(), legal);
    if (legal.empty()) break;
    const auto place = rng.below(static_cast<std::uint32_t>(legal.size()));
    walk.places.push_back(place);
    walk.bases.push_back(static_cast<std::uint64_t>(legal.size()));
    walk.moves.push_back(legal[static_cast<int>(place)]);
    game.play(table, walk.moves.back());
  }
  return walk;
}

TEST(GameMoves, WhatIsPackedIsUnpackedInEveryGameAndSet) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets)
      for (std::uint64_t deal = 0; deal < 3; ++deal) {
        const State start = start_of(game, set.options, deal);
        const Walk walked = walk(game, start, deal + 7, 150);
        const auto packed = pack_moves(game, start, walked.moves);
        EXPECT_EQ(unpack_moves(game, start, packed, walked.moves.size()), walked.moves)
            << game.info->id << " " << set.id << " " << deal;
        EXPECT_LE(packed.size(), walked.moves.size() * 5 / 4);
      }
}

TEST(GameMoves, TheyAreTheDigitsOfANumber) {
  for (const AnyGame& game : all_games()) {
    const State start = start_of(game, game.info->sets.front().options, 5);
    const Walk walked = walk(game, start, 3, 6);
    std::uint64_t number = 0, weight = 1;
    for (std::size_t i = 0; i < walked.moves.size(); ++i) {
      number += weight * walked.places[i];
      weight *= walked.bases[i];
    }
    std::string bytes;
    for (; number != 0; number >>= 8) bytes += static_cast<char>(number & 0xFF);
    EXPECT_EQ(pack_moves(game, start, walked.moves), bytes) << game.info->id;
  }
}

TEST(GameMoves, OtherBytesAreNoticedOrOtherMoves) {
  const AnyGame& game = *find_game("the-sultan");
  const State start = start_of(game, game.info->sets.front().options, 1);
  const Walk walked = walk(game, start, 1, 100);
  const auto packed = pack_moves(game, start, walked.moves);
  EXPECT_FALSE(unpack_moves(game, start, packed + "\1", walked.moves.size()));
  EXPECT_FALSE(unpack_moves(game, start, packed, most_moves + 1));
  EXPECT_FALSE(unpack_moves(game, start, packed, 10));
  for (std::size_t i = 0; i < packed.size(); ++i) {
    auto changed = packed;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    EXPECT_NE(unpack_moves(game, start, changed, walked.moves.size()), walked.moves) << i;
  }
}

}  // namespace
}  // namespace longwood::study

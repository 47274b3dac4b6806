#include <gtest/gtest.h>

#include "effort.hpp"
#include "games/all_games.hpp"
#include "information_sets.hpp"
#include "small_decks.hpp"

/// The honest player on small decks, against the best play there is for one who sees only the table.
namespace longwood::test {
namespace {

/// How many decks are drawn of a game, and how many at least are looked at to the end.
struct Decks {
  std::string_view game;
  std::uint64_t drawn;
  int exact;
};

class Optimum : public testing::TestWithParam<Decks> {};
// in the other games so small a deck has no unknown card, or many
INSTANTIATE_TEST_SUITE_P(Honest, Optimum,
                         testing::Values(Decks{"the-clock", 60, 25}, Decks{"the-fourteenth", 100, 50},
                                         Decks{"the-sultan", 100, 10}, Decks{"babette", 100, 60}),
                         [](const auto& decks) {
                           std::string name{decks.param.game};
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(Optimum, IsTwoPointsAbovePlayerAtMost) {
  constexpr int most_unknown = 5;
  const AnyGame& game = *find_game(GetParam().game);
  const std::uint64_t drawn = thorough() ? GetParam().drawn : GetParam().drawn / 10;
  int exact = 0, uncertain = 0;
  double best = 0, player = 0;
  for (std::uint64_t i = 0; i < drawn; ++i) {
    Rng rng{i, 16};
    const Seat seat = seat_at(game, small_deck(game, rng));
    if (seat.unknown() == 0 || seat.unknown() > most_unknown) continue;
    const auto chances = exact_chances(seat);
    if (!chances) continue;
    ++exact;
    if (chances->best > 0 && chances->best < 1) ++uncertain;
    best += chances->best, player += chances->player;
    EXPECT_LE(chances->player, chances->best + 1e-9)
        << "deck " << i << ": nobody who sees no more plays so well";
  }
  if (!thorough()) return;  // a few decks tell no average
  EXPECT_GE(exact, GetParam().exact);
  EXPECT_GE(uncertain, 1);
  EXPECT_GE(player, best - 0.02 * exact) << "of " << exact << " decks";
  RecordProperty("best", std::to_string(best / exact));
  RecordProperty("player", std::to_string(player / exact));
  RecordProperty("exact", exact);
  RecordProperty("uncertain", uncertain);
}

}  // namespace
}  // namespace longwood::test

#include <cmath>
#include <functional>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "effort.hpp"
#include "every_game.hpp"
#include "few_unknown.hpp"
#include "honest/guide.hpp"
#include "honest/information_relaxation.hpp"
#include "information_sets.hpp"
#include "today.hpp"

/// The honest player where few cards are unknown, against the best play there is for one who sees only the
/// table.
namespace longwood::test {
namespace {

constexpr int most_unknown = 5;

/// Every game, with seats in its small decks at which few cards are unknown.
class AnySeat : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(Honest, AnySeat, testing::ValuesIn(EveryGame::games_of_today()), EveryGame::name);

TEST_P(AnySeat, NobodyWhoSeesNoMorePlaysBetter) {
  const AnyGame& game = *GetParam();
  if (guide_for(*game.info).graph != nullptr)
    GTEST_SKIP() << "its hints search a model of the positions that play can reach, and small decks are none";
  constexpr std::uint64_t drawn = 80;
  constexpr int enough = 20;
  int unknown = 0, few = 0, exact = 0;
  for (std::uint64_t i = 0; i < drawn && exact < enough; ++i) {
    Rng rng{i, 16};
    const ObservedGame seat = seat_with_few_unknown(game, rng);
    if (seat.unknown() == 0) continue;
    ++unknown;
    if (seat.unknown() > most_unknown) continue;
    ++few;
    const auto chances = exact_chances(seat);
    if (!chances) continue;
    ++exact;
    EXPECT_LE(chances->player, chances->best + 1e-9) << "deck " << i;
  }
  if (unknown == 0) GTEST_SKIP() << "no card of its small decks is unknown";
  if (few == 0) GTEST_SKIP() << "more than " << most_unknown << " cards are unknown in all its small decks";
  EXPECT_GT(exact, 0) << "of " << few << " seats";
}

/// How many decks are drawn of a game, how many at least are looked at to the end, and in how many worlds
/// regrets are found; 0 worlds leave the bound by regrets out, where the solver is too slow for it. An
/// average needs hundreds of decks, each of which must be quick: these are the games in which that was tried.
struct Decks {
  std::string_view game;
  std::uint64_t drawn;
  int exact, worlds;
  double below = 0.01;  ///< how far the player may stay below the optimum, in games
};

class Optimum : public testing::TestWithParam<Decks> {};
INSTANTIATE_TEST_SUITE_P(Honest, Optimum,
                         testing::ValuesIn(of_today<Decks>(
                             {Decks{"la-nationale", 1000, 200, 2}, Decks{"la-capricieuse", 3000, 60, 0},
                              Decks{"st-helena", 120, 60, 0, 0.02}, Decks{"la-nivernaise", 600, 250, 0},
                              Decks{"the-clock", 60, 25, 10}, Decks{"the-fourteenth", 100, 50, 200},
                              Decks{"the-sultan", 500, 40, 2}, Decks{"babette", 100, 60, 10},
                              Decks{"nestor", 200, 60, 0}},
                             3)),
                         [](const auto& decks) {
                           std::string name{decks.param.game};
                           std::erase(name, '-');
                           return name;
                         });

/// Visits the seats with few unknown cards whose chances are computed exactly, by their numbers.
void for_each_exact(
    const AnyGame& game, std::uint64_t drawn,
    const std::function<void(std::uint64_t, const ObservedGame&, const ExactChances&)>& visit) {
  for (std::uint64_t i = 0; i < drawn; ++i) {
    Rng rng{i, 16};
    const ObservedGame seat = seat_with_few_unknown(game, rng);
    if (seat.unknown() == 0 || seat.unknown() > most_unknown) continue;
    const auto chances = exact_chances(seat);
    if (chances) visit(i, seat, *chances);
  }
}

TEST_P(Optimum, IsAPointAbovePlayerAtMost) {
  if (!thorough()) GTEST_SKIP() << "too few decks for an average";
  const AnyGame& game = *find_game(GetParam().game);
  int exact = 0, uncertain = 0;
  double best = 0, player = 0;
  for_each_exact(game, GetParam().drawn,
                 [&](std::uint64_t i, const ObservedGame& /*seat*/, const ExactChances& chances) {
                   ++exact;
                   if (chances.best > 0 && chances.best < 1) ++uncertain;
                   best += chances.best, player += chances.player;
                   EXPECT_LE(chances.player, chances.best + 1e-9)
                       << "deck " << i << ": nobody who sees no more plays so well";
                 });
  EXPECT_GE(exact, GetParam().exact);
  EXPECT_GE(uncertain, 1);
  EXPECT_GE(player, best - GetParam().below * exact) << "of " << exact << " decks";
  RecordProperty("best", std::to_string(best / exact));
  RecordProperty("player", std::to_string(player / exact));
  RecordProperty("exact", exact);
  RecordProperty("uncertain", uncertain);
}

/// What follows from regrets in some of the worlds that may be there.
struct Bound {
  double open = 0, regret = 0;  ///< means
  double variance = 0;          ///< of their difference
};

Bound bound_by_regrets(const ObservedGame& seat, InformationRelaxationBound& regrets, std::uint64_t deck,
                       int bounded) {
  const int decided = 40 * bounded;
  const InformationState view = seat.view();
  Bound found;
  double squares = 0;
  for (int i = 0; i < decided; ++i) {
    Rng rng{deck, 17 + static_cast<std::uint64_t>(i)};
    const ObservedGame there{view, view.world(rng)};
    if (regrets.verdict(there.state()) == Verdict::won) found.open += 1.0 / decided;
    if (i >= bounded) continue;
    const double least = regrets.from(there, deck + 1000 * static_cast<std::uint64_t>(i)).least;
    found.regret += least / bounded;
    squares += least * least / bounded;
  }
  found.variance =
      found.open * (1 - found.open) / decided + (squares - found.regret * found.regret) / bounded;
  return found;
}

TEST_P(Optimum, IsNotAboveTheBoundByRegrets) {
  if (!thorough()) GTEST_SKIP() << "too few decks for an average";
  if (GetParam().worlds == 0) GTEST_SKIP() << "the solver is too slow for this game";
  const AnyGame& game = *find_game(GetParam().game);
  InformationRelaxationBound regrets{game, {.worlds = 40}};
  double best = 0, open = 0, regret = 0, variance = 0;
  int exact = 0;
  for_each_exact(game, GetParam().drawn,
                 [&](std::uint64_t i, const ObservedGame& seat, const ExactChances& chances) {
                   ++exact;
                   const Bound one = bound_by_regrets(seat, regrets, i, GetParam().worlds);
                   best += chances.best, open += one.open, regret += one.regret, variance += one.variance;
                 });
  EXPECT_GE(exact, GetParam().exact);
  EXPECT_GE(open - regret + 3 * std::sqrt(variance), best) << "of " << exact << " decks";
  RecordProperty("best", std::to_string(best / exact));
  RecordProperty("open", std::to_string(open / exact));
  RecordProperty("regret", std::to_string(regret / exact));
  RecordProperty("error", std::to_string(std::sqrt(variance) / exact));
}

}  // namespace
}  // namespace longwood::test

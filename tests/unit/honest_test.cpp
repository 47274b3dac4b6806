#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "honest/adviser.hpp"
#include "honest/chance.hpp"
#include "honest/rollout.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// The honest player sees a view, and nothing it does may depend on what it hides.
namespace longwood::test {
namespace {

/// Calls `visit` with the positions of a game played at random, and what its player knows in each.
void along(const GameUnder& game, std::uint64_t number, int moves,
           const std::function<void(const State&, const Known&)>& visit) {
  Session session{game, *game.set, game.deal(number)};
  Rng rng{number, 9};
  for (int i = 0; i < moves; ++i) {
    visit(session.state(), session.known());
    const auto legal = list_moves(game, session.state());
    if (legal.empty()) return;
    session.play(legal[rng.below(legal.size())]);
  }
}

class ViewOf : public testing::TestWithParam<GameUnder> {};
INSTANTIATE_TEST_SUITE_P(All, ViewOf, testing::ValuesIn(ways_of_today()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(ViewOf, IsTheSameForEveryWorldThatAgreesWithIt) {
  Rng rng{3};
  int ply = 0;
  for (std::uint64_t number = 0; number < 3; ++number)
    along(GetParam(), number, 150, [&](const State& state, const Known& known) {
      if (ply++ % 7 != 0) return;
      const InformationState view{GetParam(), state, known};
      const InformationState other{GetParam(), view.world(rng), known};
      EXPECT_TRUE(view == other) << "deal " << number;
      EXPECT_EQ(list_moves(GetParam(), view.state()), list_moves(GetParam(), state));
      if (!guide_for(*GetParam().info).chooses) EXPECT_LE(list_moves(GetParam(), state).size(), 1);
    });
}

/// What the adviser says, as text.
std::string said(const AnyGame& game, const Recommendation& counsel) {
  std::string text;
  for (const Move move : counsel.plan) text += write_move(*game.info, move) + " ";
  return text + std::to_string(counsel.sample.sum) + "/" + std::to_string(counsel.sample.tried);
}

constexpr Effort quick_effort{.worlds = 1, .confirming = 2, .finish = 200, .certainty = 20'000};

class Advice : public testing::TestWithParam<GameUnder> {};
INSTANTIATE_TEST_SUITE_P(All, Advice, testing::ValuesIn(ways_of_today()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Advice, DependsOnNothingHidden) {
  Rng rng{4};
  int ply = 0;
  along(GetParam(), 1, 60, [&](const State& state, const Known& known) {
    if (ply++ % 29 != 0) return;
    const InformationState view{GetParam(), state, known};
    const InformationState other{GetParam(), view.world(rng), known};
    Adviser first{GetParam(), quick_effort}, second{GetParam(), quick_effort};
    EXPECT_EQ(said(GetParam(), first.advise(view, 5)), said(GetParam(), second.advise(other, 5)));
  });
}

/// Whether some legal move leads to another position: a card may go from one vacant place to another like it.
bool leads_on(const AnyGame& game, const State& state) {
  Table table{game.info->classes, state};
  const Key here = table.key();
  const auto mark = table.mark();
  return std::ranges::any_of(list_moves(game, state), [&](Move move) {
    game.play(table, move);
    const bool elsewhere = table.key() != here;
    table.undo_to(mark);
    return elsewhere;
  });
}

TEST_P(Advice, IsAPlanOfLegalMovesWhoseStopIsItsLast) {
  int ply = 0;
  along(GetParam(), 2, 60, [&](const State& state, const Known& known) {
    if (ply++ % 29 != 0) return;
    const InformationState view{GetParam(), state, known};
    Adviser adviser{GetParam(), quick_effort};
    const Recommendation counsel = adviser.advise(view, 5);
    ASSERT_EQ(counsel.plan.empty(), !leads_on(GetParam(), state));
    ObservedGame seat{view, state};
    for (std::size_t i = 0; i < counsel.plan.size(); ++i) {
      ASSERT_EQ(GetParam().why_not(seat.state(), counsel.plan[i]), Why::ok);
      const bool shown = seat.play(counsel.plan[i]);
      if (!counsel.verdict) {
        EXPECT_EQ(shown, counsel.stops && i + 1 == counsel.plan.size());
      }
    }
  });
}

/// Ways to play whose guide can do something that others cannot.
std::vector<GameUnder> ways_where(bool (*can)(const Guide&)) {
  auto ways = ways_of_today();
  std::erase_if(ways, [&](const GameUnder& way) { return !can(guide_for(*way.info)); });
  return ways;
}

/// Some positions are proved lost while cards are unknown.
class ProofOfLoss : public testing::TestWithParam<GameUnder> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(
    ProofOfLoss);  // on some days no game of the day has such a guide
INSTANTIATE_TEST_SUITE_P(All, ProofOfLoss, testing::ValuesIn(ways_where([](const Guide& guide) {
                           return guide.playout.lost != nullptr;
                         })),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(ProofOfLoss, IsTheSameForEveryWorldThatAgrees) {
  const Guide& guide = guide_for(*GetParam().info);
  Rng rng{6};
  int lost = 0, not_lost = 0;
  for (std::uint64_t number = 0; number < 4; ++number)
    along(GetParam(), number, 200, [&](const State& state, const Known& known) {
      const InformationState view{GetParam(), state, known};
      if (view.unknown() == 0) return;
      const bool proved = guide.playout.lost(state);
      EXPECT_EQ(guide.playout.lost(view.state()), proved);
      EXPECT_EQ(guide.playout.lost(view.world(rng)), proved);
      ++(proved ? lost : not_lost);
    });
  EXPECT_GT(not_lost, 0);
  if (GetParam().redeals_left(GetParam().start(GetParam().deal(0), *GetParam().set).state()) == 0)
    EXPECT_GT(lost, 0);
}

/// Positions one move after another are judged faster than by themselves.
class Nearness : public testing::TestWithParam<GameUnder> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Nearness);  // on some days no game of the day has such a guide
INSTANTIATE_TEST_SUITE_P(All, Nearness, testing::ValuesIn(ways_where([](const Guide& guide) {
                           return guide.policy.nearby.evaluate != nullptr;
                         })),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Nearness, ChangesNoGuess) {
  const Guide& guide = guide_for(*GetParam().info);
  int judged = 0;
  for (std::uint64_t number = 0; number < 20; ++number)
    along(GetParam(), number, 400, [&](const State& state, const Known& known) {
      ObservedGame seat{InformationState{GetParam(), state, known}, state};
      EvalScratch measured;
      ASSERT_EQ(guide.policy.nearby.evaluate(seat.sight(), guide.policy.weights, measured),
                guide.guess(seat.sight()));
      for (const Move move : list_moves(GetParam(), state))
        seat.try_out(move, [&](const Observation& after, bool shown) {
          if (shown) return;
          ++judged;
          ASSERT_EQ(guide.policy.nearby.evaluate_after(after, guide.policy.weights, measured),
                    guide.guess(after))
              << "deal " << number << ", " << write_move(*GetParam().info, move);
        });
    });
  EXPECT_GT(judged, 1'000);
}

// What the quick player and the plans do before something new is shown is their own choice.
TEST(ProvedLoss, IsAvoidedByTheQuickPlayerAndInPlans) {
  const AnyGame& game = *find_game("the-clock");
  const Guide& guide = guide_for(*game.info);
  int stops = 0, lost_at_stops = 0;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const State start = game.start(deal_by_number(game.info->packs, number), game.info->sets.front()).state();
    ObservedGame seat{game, start};
    while (seat.unknown() > 0 && !guide.playout.lost(seat.state())) {
      if (seat.unknown() % 8 == 0)
        for (const Plan& plan : plans_from(seat.view(), guide)) {
          ObservedGame ahead = seat;
          for (std::size_t i = 0; i + 1 < plan.moves.size(); ++i) ahead.play(plan.moves[i]);
          EXPECT_FALSE(guide.playout.lost(ahead.state())) << "deal " << number;
        }
      const auto move = quick_move(seat, guide);
      ASSERT_TRUE(move);
      const bool shown = seat.play(*move), lost = guide.playout.lost(seat.state());
      stops += shown ? 1 : 0, lost_at_stops += shown && lost ? 1 : 0;
      if (!shown) {
        EXPECT_FALSE(lost) << "deal " << number;
      }
    }
  }
  EXPECT_GT(stops, 100);
  EXPECT_GT(lost_at_stops, 0);
}

// A lost rollout counts by how far it came, less than a win, and never as a chance.
TEST(LostRollouts, CountTheMoreTheFartherTheyCome) {
  const AnyGame& game = *find_game("the-clock");
  const Guide& guide = guide_for(*game.info);
  Solver solver{game, Limits{.memory = std::size_t{64} << 20}.of_memory()};
  std::vector<std::pair<int, double>> lost;
  int won = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    ObservedGame seat{game,
                      game.start(deal_by_number(game.info->packs, number), game.info->sets.front()).state()};
    const PlayedOut played = play_out(seat, guide, solver, 2'000);
    if (seat.unknown() == 0 || played.chance > 0) {
      won += played.chance == 1 && played.partial_reward == 0 ? 1 : 0;
      EXPECT_TRUE(played.chance == 1 || played.chance == 0);
      continue;
    }
    EXPECT_GE(played.partial_reward, 0);
    EXPECT_LT(played.worth(), 1);
    lost.emplace_back(-seat.unknown(), played.partial_reward);
  }
  EXPECT_GT(won, 0);
  std::ranges::sort(lost);
  ASSERT_LT(lost.front().first, lost.back().first);
  EXPECT_TRUE(std::ranges::is_sorted(lost, {}, &std::pair<int, double>::second));
  EXPECT_LT(lost.front().second, lost.back().second);
}

// What the search leaves open is told by what came of such deals, and no plan is built on it.
TEST(OpenEndings, AreToldAsTheGuideSaysAndCountAsLost) {
  const auto begun = [](std::string_view id, std::string_view set) {
    const AnyGame& game = *find_game(id);
    const auto rules = std::ranges::find(game.info->sets, set, &RuleSet::id);
    ObservedGame seat{game, game.start(deal_by_number(game.info->packs, 0), *rules).state()};
    Solver solver{game, Limits{.memory = std::size_t{64} << 20}.of_memory()};
    constexpr std::uint64_t too_few = 5;
    return play_out(seat, guide_for(*game.info), solver, too_few);
  };
  for (const auto& [id, set, chance] :
       {std::tuple{"la-capricieuse", "hoffmann", .8}, std::tuple{"st-helena", "hoffmann", .998},
        std::tuple{"st-helena", "modern", .998}, std::tuple{"st-helena", "suits-modern-deal", 0.}}) {
    const PlayedOut played = begun(id, set);
    EXPECT_TRUE(played.open) << id << ' ' << set;
    EXPECT_DOUBLE_EQ(played.chance, chance) << id << ' ' << set;
    EXPECT_EQ(played.worth(), 0) << id << ' ' << set;
  }
  const AnyGame& game = *find_game("st-helena");
  const auto box_kite = std::ranges::find(game.info->sets, "box-kite", &RuleSet::id);
  const ObservedGame without_redeal{game, game.start(deal_by_number(game.info->packs, 0), *box_kite).state()};
  EXPECT_EQ(guide_for(*game.info).endgame.open_endings(without_redeal.sight()).alone(), 0);
}

TEST(OpenEndings, AreTheLessWorthTheMoreOfThemThereAre) {
  constexpr OpenEndings endings{.few = 1, .all = .5};
  const auto share = [&](int won, int open) {
    Sample sample;
    for (int i = 0; i < 10; ++i)
      sample.add(PlayedOut{.chance = i < won ? 1.0 : .25, .open = i >= won && i < won + open}.sample());
    return sample.wins(endings) / sample.tried;
  };
  EXPECT_DOUBLE_EQ(share(10, 0), 1);
  EXPECT_DOUBLE_EQ(share(8, 2), (8 + 2 * .9) / 10);
  EXPECT_DOUBLE_EQ(share(0, 10), .5);
  // those that were lost or ended with a chance are no open ones
  EXPECT_DOUBLE_EQ(share(6, 2), (6 + 2 * .9 + 2 * .25) / 10);
  EXPECT_EQ(Sample{}.wins(endings), 0);
}

/// The mean chance after a move is told exactly.
class MeanAfter : public testing::TestWithParam<GameUnder> {};
INSTANTIATE_TEST_SUITE_P(All, MeanAfter, testing::ValuesIn(ways_where([](const Guide& guide) {
                           return guide.policy.means_after != nullptr;
                         })),
                         [](const auto& game) { return test_name(game.param); });

/// All arrangements of few unknown cards: as long as a thousand draws bring a new one, they are not all.
std::vector<State> all_worlds(const InformationState& view) {
  std::vector<State> worlds;
  Rng rng{8};
  for (int since = 0; since < 1000; ++since)
    if (const State world = view.world(rng); std::ranges::none_of(worlds, [&](const State& other) {
          return other.top == world.top && other.under == world.under;
        })) {
      worlds.push_back(world);
      since = 0;
    }
  return worlds;
}

TEST_P(MeanAfter, IsTheMeanOverAllThatMayCome) {
  const Guide& guide = guide_for(*GetParam().info);
  int compared = 0;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const State start = GetParam().start(GetParam().deal(number), *GetParam().set).state();
    ObservedGame seat{GetParam(), start};
    for (int moves = 0; moves < 200 && seat.unknown() > 0; ++moves) {
      if (moves > 0) {
        const auto next = quick_move(seat, guide);
        if (!next) break;
        seat.play(*next);
      }
      if (seat.unknown() == 0 || seat.unknown() > 5) continue;
      const InformationState view = seat.view();
      const auto worlds = all_worlds(view);
      MoveList legal;
      view.sight().moves(legal);
      std::array<bool, MoveList::capacity> wanted;
      std::ranges::transform(legal, wanted.begin(), guide.policy.looks_ahead);
      std::array<double, MoveList::capacity> means;
      ASSERT_TRUE(guide.policy.means_after(view.sight(), legal, wanted, guide.policy.weights, means));
      for (int i = 0; i < legal.size(); ++i) {
        if (!wanted[static_cast<std::size_t>(i)]) continue;
        double sum = 0;
        for (const State& world : worlds) {
          ObservedGame{view, world}.try_out(legal[i], [&](const Observation& after, bool /*shown*/) {
            sum += chance_of_logit(guide.guess(after));
          });
        }
        EXPECT_NEAR(means[static_cast<std::size_t>(i)], sum / static_cast<double>(worlds.size()), 1e-4)
            << "deal " << number;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 3);
}

// Where the player remembers a card of the hand, as after a move taken back, what comes is not drawn from
// all.
TEST(MeansAfter, AreNotToldWhereAHiddenCardIsKnown) {
  const AnyGame& game = *find_game("the-fourteenth");
  const Guide& guide = guide_for(*game.info);
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 3)};
  const auto told = [&] {
    MoveList moves;
    game.moves(session.state(), moves);
    std::array<bool, MoveList::capacity> wanted{true};
    std::array<double, MoveList::capacity> means;
    return guide.policy.means_after({game, session.state(), session.known()}, moves, wanted,
                                    guide.policy.weights, means);
  };
  EXPECT_TRUE(told());
  session.play(list_moves(game, session.state()).front());
  session.undo();
  EXPECT_FALSE(told());
}

TEST(FollowedHints, KeepTheFigureAndLetItsSampleGrow) {
  const AnyGame& game = *find_game("the-clock");
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 5)};
  Adviser adviser{game, {.confirming = 40}};
  const auto view = [&] { return InformationState{game, session.state(), session.known()}; };
  adviser.begin(view());
  int most = 0;
  // as far as a person may see who asks for little: the plan stands, and few games are played out for it
  while (!adviser.counsel().chosen) {
    adviser.step();
    EXPECT_GE(adviser.counsel().sample.tried, most);
    most = adviser.counsel().sample.tried;
  }
  const auto plan = adviser.counsel().plan;
  ASSERT_GT(plan.size(), 2U);
  for (std::size_t i = 1; i < plan.size(); ++i) {
    session.play(plan[i - 1]);
    adviser.begin(view());
    EXPECT_TRUE(std::ranges::equal(adviser.counsel().plan, std::span{plan}.subspan(i)));
    for (int step = 0; step < 12; ++step, adviser.step()) {
      EXPECT_GE(adviser.counsel().sample.tried, most);
      most = adviser.counsel().sample.tried;
    }
  }
  EXPECT_GT(most, 8);
}

TEST(Helpers, PlayThePlanOutInOtherWorlds) {
  const AnyGame& game = *find_game("the-clock");
  const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 5)};
  const InformationState view{game, session.state(), session.known()};
  Adviser adviser{game, {.worlds = 1, .confirming = 400}};
  adviser.begin(view);
  while (!adviser.counsel().chosen) adviser.step();
  const auto plan = adviser.counsel().plan;
  const auto sampled = [&](std::uint32_t part, std::uint32_t from, int games) {
    Adviser helper{game};
    helper.assist(view, plan, part, from);
    for (int i = 0; i < games; ++i) EXPECT_FALSE(helper.step());
    EXPECT_EQ(helper.counsel().plan, plan);
    EXPECT_EQ(helper.counsel().sample.tried, games);
    return helper.counsel().sample;
  };
  const Sample first = sampled(1, 0, 60), rest = sampled(1, 60, 60), both = sampled(1, 0, 120);
  EXPECT_EQ(first.sum + rest.sum, both.sum);
  EXPECT_GT(both.sum, 0);
  const Sample other = sampled(2, 0, 120);
  EXPECT_NE(sampled(1, 0, 20).sum + sampled(1, 20, 20).sum + sampled(1, 40, 20).sum, other.sum);

  // what helpers play counts as if the adviser had played it
  const int before = adviser.counsel().sample.tried;
  adviser.accept(both);
  adviser.accept(other);
  EXPECT_EQ(adviser.counsel().sample.tried, 240);
  EXPECT_LT(before, 240);
  EXPECT_EQ(adviser.counsel().sample.sum, both.sum + other.sum);
  while (!adviser.step()) continue;
  EXPECT_EQ(adviser.counsel().sample.tried, 400);
}

TEST(Helpers, AreNotHeardBeforeAPlanStandsOrWhereAllIsKnown) {
  const AnyGame& game = *find_game("fortress");
  const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 5)};
  Adviser adviser{game, {.certainty = 1000}};
  adviser.begin({game, session.state(), session.known()});
  adviser.accept({.tried = 10, .sum = 5});
  EXPECT_EQ(adviser.counsel().sample.tried, 0);
  while (!adviser.step()) continue;
  adviser.accept({.tried = 10, .sum = 5});
  EXPECT_EQ(adviser.counsel().sample.tried, 0);
}

TEST(Hints, TellWhatALongerSearchHasProved) {
  const AnyGame& game = *find_game("fortress");
  const Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 5)};
  const InformationState view{game, session.state(), session.known()};
  const Recommendation thorough = Adviser{game}.advise(view);
  ASSERT_EQ(thorough.verdict, Verdict::won);
  Adviser adviser{game, {.certainty = 1}};
  ASSERT_EQ(adviser.advise(view).verdict, Verdict::open);
  const auto guessed = adviser.counsel().plan;
  adviser.set_external_verdict(Verdict::open, {});
  EXPECT_EQ(adviser.counsel().verdict, Verdict::open);
  adviser.set_external_verdict(Verdict::lost, {});
  EXPECT_EQ(adviser.counsel().verdict, Verdict::lost);
  EXPECT_EQ(adviser.counsel().plan, guessed);

  // also before its own search has begun, and for good
  adviser.begin(view, seed_of_hints + 1);
  adviser.set_external_verdict(Verdict::won, thorough.plan);
  adviser.set_external_verdict(Verdict::lost, {});
  EXPECT_TRUE(adviser.step());
  EXPECT_EQ(adviser.counsel().verdict, Verdict::won);
  EXPECT_EQ(adviser.counsel().plan, thorough.plan);
}

}  // namespace
}  // namespace longwood::test

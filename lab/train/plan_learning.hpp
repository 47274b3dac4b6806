#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "train/allowance.hpp"
#include "train/learning.hpp"

namespace longwood::train {

/// Learns what the ends of plans are worth (`LeafValue`) in the game of guide `G`, with the net `G::Plans`.
///
/// At every stop of a game each plan is played out quickly in one world, the same for all. The net should
/// distinguish better from worse plans, but most of a result depends on the world. Therefore the difference
/// between the net's error for a plan and the mean error of all plans of the stop counts, and that mean only
/// a little. The games continue with the plan that the net prefers, with one that did well in that world, or
/// with any.
template <class G>
class PlanLearning {
 public:
  PlanLearning(const AnyGame& game, const Allowance& allowance)
      : game_{game},
        allowance_{allowance},
        rng_{allowance.seed, stream},
        learning_{rng_, batch},
        wide_{G::guide} {
    wide_.planner.prospects = {};
    wide_.endgame.endings = {};
    wide_.planner.candidates = most_plans;
  }

  Trained run(const Report& report) {
    const Course course{allowance_};
    double next_report = report_every;
    std::uint64_t games = 0, won = 0, since = 0;
    for (double done = course.done(0); done < 1; done = course.done(games)) {
      won += play_one(games++, done) ? 1U : 0U;
      ++since;
      if (done < next_report) continue;
      report({games, done, static_cast<double>(won) / static_cast<double>(since)});
      won = since = 0;
      next_report += report_every;
    }
    return {{learning_.weights().begin(), learning_.weights().end()}, games, G::Plans::steps_of_one};
  }

 private:
  using Net = typename G::Plans::Net;
  struct Tried {
    typename Net::Inputs inputs;
    typename Net::Trace trace;
    float chance = 0;   ///< that the net gives the plan
    float outcome = 0;  ///< in the world
  };
  static constexpr std::uint64_t stream = 5, finish = 2'000;
  static constexpr int batch = 256, most_plans = 16;
  static constexpr double report_every = 0.05;
  static constexpr float of_mean = 0.2F;  ///< what the mean error of a stop counts
  /// How often the credit of a lost game is counted: more than in play, since a net that is to tell plans
  /// apart learns little from results that are mostly the same.
  static constexpr double of_credit = 3;

  static float rate(double done) {
    constexpr double warm = 0.01;
    if (done < warm) return 0.0005F;
    return done < 0.6 ? 0.0015F : done < 0.8 ? 0.0005F : done < 0.93 ? 0.00015F : 0.00005F;
  }

  /// Plays a game and learns from it, until few cards are unknown; whether quick play then won it.
  bool play_one(std::uint64_t number, double done) {
    const Deal deal = deal_by_number(game_.info->packs, training_deal(allowance_.seed, number));
    const Table start = game_.start(deal, game_.info->sets.front());
    ObservedGame seat{game_, start.state()};
    while (!wide_.proves_lost(seat.state())) {
      if (seat.unknown() <= wide_.planner.few.unknown)
        return play_out(seat, wide_, solvers_.known(), finish).chance == 1;
      const InformationState view = seat.view();
      const auto plans = plans_from(view, wide_);
      if (plans.empty()) return false;
      try_all(view, plans);
      learn(plans.size(), rate(done));
      for (const Move move : plans[choose(plans.size(), done)].moves) seat.play(move);
    }
    return false;
  }

  /// Judges the plans, and plays each out in one world.
  void try_all(const InformationState& view, const std::vector<Plan>& plans) {
    const std::uint64_t world = rng_.next();
    if (tried_.size() < plans.size()) tried_.resize(plans.size());
    for (std::size_t i = 0; i < plans.size(); ++i) {
      Tried& tried = tried_[i];
      G::Plans::describe(before_stop(view, plans[i]).sight(), tried.inputs);
      tried.chance = learning_.judge(tried.inputs, tried.trace);
      const PlayedOut played = play_plan(view, plans[i].moves, Rng{world}, wide_, solvers_, finish, false);
      tried.outcome = static_cast<float>(played.chance + of_credit * played.partial_reward);
    }
  }

  void learn(std::size_t plans, float rate) {
    float mean = 0;
    for (std::size_t i = 0; i < plans; ++i)
      mean += (tried_[i].chance - tried_[i].outcome) / static_cast<float>(plans);
    for (std::size_t i = 0; i < plans; ++i) {
      const Tried& tried = tried_[i];
      const float error = tried.chance - tried.outcome - (1 - of_mean) * mean;
      learning_.correct(tried.inputs, tried.trace, error, rate);
    }
  }

  /// The plan with which the game continues.
  std::size_t choose(std::size_t plans, double done) {
    constexpr float by_chance = 0.75F, by_outcome = 0.9F;
    constexpr double knows_nothing = 0.05;
    const auto best = [&](float Tried::* value) {
      const auto tried = std::span{tried_}.first(plans);
      return static_cast<std::size_t>(std::ranges::max_element(tried, {}, value) - tried.begin());
    };
    const float dart = uniform(rng_);
    if (dart < by_chance && done > knows_nothing) return best(&Tried::chance);
    if (dart < by_outcome) return best(&Tried::outcome);
    return static_cast<std::size_t>(rng_.below(plans));
  }

  const AnyGame& game_;
  Allowance allowance_;
  Rng rng_;
  Learning<Net> learning_;
  Guide
      wide_;  ///< finds the plans, without the prospects that are to be learnt, and spares nothing at the end
  RolloutSolvers solvers_{game_, Limits{.nodes = ~std::uint64_t{0}, .memory = std::size_t{256} << 20}};
  std::vector<Tried> tried_;  ///< the plans of a stop
};

}  // namespace longwood::train

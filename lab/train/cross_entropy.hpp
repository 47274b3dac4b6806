#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "honest/observed_game.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "train/allowance.hpp"
#include "train/learning.hpp"

namespace longwood::train {

/// Learns the weights of a guide `G` by the cross-entropy method (Rubinstein, 1999; for games Szita and
/// Lőrincz, 2006): candidates are drawn about a mean, each plays the same deals quickly to their ends, and
/// the mean and the spread of those that did best make the next ones. It needs no slope, so a rollout's
/// player can be learnt as it plays.
template <class G>
class CrossEntropy {
 public:
  CrossEntropy(const AnyGame& game, const Allowance& allowance)
      : game_{game}, course_{allowance}, seed_{allowance.seed}, rng_{allowance.seed}, guide_{G::guide} {
    mean_ = G::first_weights;
    spread_.fill(first_spread);
  }

  Trained run(const Report& report) {
    double next_report = report_every;
    std::uint64_t games = 0;
    for (double done = 0; done < 1; done = course_.done(games)) {
      const double won = improve();
      games += static_cast<std::uint64_t>(candidates) * static_cast<std::uint64_t>(deals_);
      deals_ += more_deals;
      if (course_.done(games) < next_report) continue;
      report({games, course_.done(games), won});
      next_report = course_.done(games) + report_every;
    }
    return {{mean_.begin(), mean_.end()}, games};
  }

 private:
  using Weights = std::array<float, G::weight_count>;
  struct Candidate {
    Weights weights;
    double worth = 0;
    int won = 0;
  };
  static constexpr int candidates = 40, elite = 8, first_deals = 60, more_deals = 8;
  static constexpr float first_spread = 2, least_spread = 0.02F;
  static constexpr float of_elite = 0.6F, of_elite_spread = 0.7F;
  static constexpr double of_win = 1.5, report_every = 0.05;

  /// One generation; the share of games won by the mean before it.
  double improve() {
    std::vector<Candidate> all;
    for (int i = 0; i < candidates; ++i) {
      Candidate candidate{mean_};
      for (std::size_t k = 0; i > 0 && k < candidate.weights.size(); ++k)
        if (k != G::fixed_weight) candidate.weights[k] += about_zero(rng_, spread_[k]);
      play(candidate);
      all.push_back(candidate);
    }
    const double won = static_cast<double>(all.front().won) / deals_;
    first_deal_ += static_cast<std::uint64_t>(deals_);
    keep_best(all, elite, &Candidate::worth);
    for (std::size_t k = 0; k < mean_.size(); ++k) {
      float mean = 0, variance = 0;
      for (const Candidate& one : all) mean += one.weights[k] / elite;
      for (const Candidate& one : all) variance += (one.weights[k] - mean) * (one.weights[k] - mean) / elite;
      mean_[k] = (1 - of_elite) * mean_[k] + of_elite * mean;
      spread_[k] = (1 - of_elite_spread) * spread_[k] + of_elite_spread * std::sqrt(variance) + least_spread;
    }
    return won;
  }

  /// Plays the generation's deals; a game is worth the share of cards home, and more if it is won.
  void play(Candidate& candidate) {
    guide_.policy.weights = candidate.weights;
    for (int i = 0; i < deals_; ++i) {
      const Deal deal = deal_by_number(game_.info->packs,
                                       training_deal(seed_, first_deal_ + static_cast<std::uint64_t>(i)));
      ObservedGame seat{game_, game_.start(deal, game_.info->sets.front()).state()};
      while (!seat.won()) {
        const auto move = quick_move(seat, guide_, Care::none);
        if (!move) break;
        seat.play(*move);
      }
      candidate.won += seat.won() ? 1 : 0;
      candidate.worth += G::share_home(seat.sight()) + (seat.won() ? of_win : 0);
    }
  }

  const AnyGame& game_;
  Course course_;
  std::uint64_t seed_, first_deal_ = 0;
  Rng rng_;
  Guide guide_;
  Weights mean_, spread_;
  int deals_ = first_deals;
};

}  // namespace longwood::train

#pragma once

#include <array>
#include <vector>

#include "honest/rollout.hpp"
#include "train/allowance.hpp"
#include "train/learning.hpp"

namespace longwood::train {

/// Learns the weights of a guide `G` that adds up features, where many moves are nearly equal: games are
/// played by chance, better moves being likelier (softmax), and what was played is made likelier after a
/// game won and less likely after a game lost (REINFORCE; Williams, 1992).
template <class G>
class PolicyGradient {
 public:
  PolicyGradient(const AnyGame& game, const Allowance& allowance)
      : game_{game},
        allowance_{allowance},
        course_{allowance},
        rng_{allowance.seed},
        weights_{G::first_weights.begin(), G::first_weights.end()},
        descent_{weights_.size()} {}

  Trained run(const Report& report) {
    Lately lately;
    double next_report = report_every;
    std::uint64_t games = 0;
    for (double done = 0; done < 1; done = course_.done(games)) {
      const bool won = play_one(games++);
      learn(won, rate(done));
      ++lately.games;
      lately.won += won ? 1 : 0;
      if (done < next_report) continue;
      report({games, done, static_cast<double>(lately.won) / static_cast<double>(lately.games)});
      lately = {};
      next_report += report_every;
    }
    return {weights_, games};
  }

 private:
  struct Lately {
    std::uint64_t games = 0, won = 0;
  };
  using Point = std::array<float, G::weight_count>;
  struct Option {
    Move move;
    Point point;
    float worth;
    float share = 0;
  };
  static constexpr double report_every = 0.05;
  static constexpr std::uint64_t finish = 2'000;
  static constexpr float first_rate = 0.02F;

  static float rate(double done) { return first_rate * (1 - 0.95F * static_cast<float>(done)); }

  bool play_one(std::uint64_t number) {
    const Deal deal = deal_by_number(game_.info->packs, training_deal(allowance_.seed, number));
    const Table start = game_.start(deal, game_.info->sets.front());
    ObservedGame seat{game_, start.state()};
    slope_.fill(0);
    while (!seat.won() && seat.unknown() > 0) {
      gather(seat);
      if (options_.empty()) return false;
      seat.play(choose());
    }
    return seat.won() || decide(seat.state(), solver_, finish) == Verdict::won;
  }

  [[nodiscard]] Point point_of(const Observation& sight) const {
    const auto measured = G::measure(sight);
    const float hand = G::in_hand(sight);
    Point point;
    for (std::size_t i = 0; i < measured.size(); ++i)
      point[i] = measured[i], point[measured.size() + i] = hand * measured[i];
    return point;
  }
  [[nodiscard]] float worth_of(const Point& point) const {
    float sum = 0;
    for (std::size_t i = 0; i < point.size(); ++i) sum += point[i] * weights_[i];
    return sum;
  }

  /// The moves that better the position, and those that show something, which leave it as it is.
  void gather(ObservedGame& seat) {
    options_.clear();
    MoveList moves;
    seat.sight().moves(moves);
    const Point now = point_of(seat.sight());
    const float worth = worth_of(now);
    for (const Move move : moves)
      seat.try_out(move, [&](const Observation& after, bool shown) {
        if (shown) return options_.push_back({move, now, worth});
        const Point point = point_of(after);
        if (const float then = worth_of(point); then > worth) options_.push_back({move, point, then});
      });
  }

  /// A move by chance; adds how its likelihood depends on the weights.
  Move choose() {
    float most = options_.front().worth, sum = 0;
    for (const Option& option : options_) most = std::max(most, option.worth);
    for (Option& option : options_) sum += option.share = std::exp(option.worth - most);
    float dart = uniform(rng_) * sum;
    std::size_t chosen = 0;
    while (chosen + 1 < options_.size() && (dart -= options_[chosen].share) >= 0) ++chosen;
    if (options_.size() == 1) return options_[0].move;
    for (std::size_t i = 0; i < slope_.size(); ++i) {
      float mean = 0;
      for (const Option& option : options_) mean += option.share * option.point[i];
      slope_[i] += options_[chosen].point[i] - mean / sum;
    }
    return options_[chosen].move;
  }

  void learn(bool won, float rate) {
    const float surprise = (won ? 1.0F : 0.0F) - expected_;
    constexpr float newest = 0.002F;
    expected_ += newest * surprise;
    for (std::size_t i = 0; i < slope_.size(); ++i) descent_.slope()[i] -= surprise * slope_[i];
    constexpr int batch = 64;
    if (descent_.count() == batch) descent_.descend(weights_, rate);
  }

  const AnyGame& game_;
  Allowance allowance_;
  Course course_;
  Rng rng_;
  std::vector<float> weights_;
  Descent descent_;
  Solver solver_{game_, Limits{.nodes = ~std::uint64_t{0}, .memory = std::size_t{256} << 20}};
  std::vector<Option> options_;
  Point slope_{};         ///< of the logarithm of the likelihood of the game being played
  float expected_ = .2F;  ///< the share of games won lately
};

}  // namespace longwood::train

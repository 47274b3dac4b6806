#pragma once

#include <vector>

#include "honest/guides/plain.hpp"
#include "honest/rollout.hpp"
#include "train/learning.hpp"
#include "train/terms.hpp"

namespace longwood::train {

/// Games of the quick player of guide `G` against himself, from which its net learns: temporal differences
/// with eligibility `persistence`, from the end of a game backwards. He explores a little, less and less; the
/// first games are played by the plain guide, since a net that has learnt nothing plays nothing to learn
/// from.
template <class G>
class SelfPlay {
 public:
  SelfPlay(const AnyGame& game, const Terms& terms)
      : game_{game}, terms_{terms}, course_{terms}, rng_{terms.seed}, learning_{rng_}, guide_{G::guide} {
    guide_.weights = learning_.weights();
    guide_.draws = std::min(guide_.draws, draws);
  }

  Trained run(const Report& report) {
    std::uint64_t games = 0, since = 0, won = 0;
    double next_report = report_every;
    for (double done = 0; done < 1; done = course_.done(games)) {
      won += play_one(games++, done) ? 1U : 0U;
      ++since;
      if (done < next_report) continue;
      report({games, done, static_cast<double>(won) / static_cast<double>(since)});
      since = won = 0;
      next_report += report_every;
    }
    return {{learning_.weights().begin(), learning_.weights().end()}, games};
  }

 private:
  static constexpr double by_plain_guide = 0.03, report_every = 0.05;
  static constexpr float persistence = 0.9F;
  static constexpr int draws = 4;
  static constexpr std::uint64_t finish = 20'000;

  static float rate(double done) { return done < 0.7 ? 0.002F : done < 0.9 ? 0.0006F : 0.0002F; }

  /// Plays a game and learns from it; whether it was won.
  bool play_one(std::uint64_t number, double done) {
    const bool plainly = done < by_plain_guide;
    const double exploring = plainly ? 0.1 : 0.02 * (1 - done);
    const Deal deal = deal_by_number(game_.info->packs, training_deal(terms_.seed, number));
    const Table start = game_.start(deal, game_.info->sets.front());
    Seat seat{game_, start.state()};
    count_ = 0;
    while (!seat.won() && seat.unknown() > 0) {
      const auto move = choose(seat, plainly ? guides::Plain::guide : guide_, exploring);
      if (!move) break;
      if (count_ == line_.size()) line_.emplace_back();
      G::describe(seat.sight(), line_[count_]);
      if (seat.play(*move)) ++count_;  // only what stands before a stop is judged
    }
    const bool won =
        seat.won() || (seat.unknown() == 0 && decide(seat.state(), solver_, finish) == Outcome::won);
    float target = won ? 1 : 0;
    if constexpr (requires { G::missing(seat.sight()); })
      if (!won) target = consolation(G::missing(seat.sight()), done);
    learn(target, plainly ? 1 : persistence, rate(done), number);
    return won;
  }

  /// What a lost game is worth by how many steps it lacked: less and less, and nothing in the end.
  static float consolation(double steps, double done) {
    constexpr double of_one_step = 0.7, until = 0.6;
    return done < until ? static_cast<float>(std::pow(of_one_step * (1 - done / until), steps)) : 0;
  }

  std::optional<Move> choose(Seat& seat, const Guide& guide, double exploring) {
    if (uniform(rng_) >= exploring) return quick_move(seat, guide);
    MoveList moves;
    seat.sight().moves(moves);
    if (moves.empty()) return {};
    return moves[static_cast<int>(rng_.below(static_cast<std::uint64_t>(moves.size())))];
  }

  /// Every other position is learnt from: neighbours say nearly the same.
  void learn(float target, float kept, float rate, std::uint64_t number) {
    for (std::size_t i = count_; i-- > 0;) {
      if ((i + number) % 2 == 0) continue;
      const float chance = learning_.learn(line_[i], target, rate);
      target = kept * target + (1 - kept) * chance;
    }
  }

  const AnyGame& game_;
  Terms terms_;
  Course course_;
  Rng rng_;
  Learning<typename G::Net> learning_;
  Guide guide_;
  Solver solver_{game_, Limits{.nodes = ~std::uint64_t{0}, .memory = std::size_t{256} << 20}};
  std::vector<typename G::Net::Inputs> line_;  ///< of the game being played
  std::size_t count_ = 0;
};

}  // namespace longwood::train

#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include "games/playout.hpp"
#include "honest/guide.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "train/allowance.hpp"
#include "train/learning.hpp"

namespace longwood::train {

/// Games of the player of guide `G` against itself, from which its net learns: temporal differences with
/// eligibility `persistence`, from the end of a game backwards. It explores a little, less and less; the
/// first games are played by the plain guide, since a net that has learnt nothing plays nothing to learn
/// from.
///
/// * It plays quickly, and where `G::ends_advised` the last part of the games as advised: plans come to
///   positions that quick play never meets, and the net must know those too.
/// * Where `G::replays` is more than 0, a lost game is played on as often from positions that were in doubt,
///   the unknown cards lying otherwise each time: far more is learnt there than from the many games that are
///   as good as won.
template <class G>
class SelfPlay {
 public:
  SelfPlay(const AnyGame& game, const Allowance& allowance)
      : game_{game}, allowance_{allowance}, rng_{allowance.seed}, learning_{rng_}, guide_{G::guide} {
    guide_.policy.weights = learning_.weights();
    guide_.policy.draws = std::min(guide_.policy.draws, draws);
  }

  Trained run(const Report& report) {
    const Allowance advised = ends_advised ? allowance_.part(parts) : Allowance{.games = 0, .minutes = 0};
    learn_from_games(
        {allowance_.seed, allowance_.games - advised.games, allowance_.minutes - advised.minutes}, report);
    if (advised.games > 0 || (ends_advised && allowance_.games == 0)) {
      advised_ = true;
      rng_ = Rng{allowance_.seed, 1};
      learning_.begin_anew();
      learn_from_games(advised, report);
    }
    return {{learning_.weights().begin(), learning_.weights().end()}, games_};
  }

 private:
  static constexpr double by_plain_guide = 0.03, report_every = 0.05;
  static constexpr std::uint64_t most_by_plain_guide = 6'000;  ///< games: no more are needed
  static constexpr int parts = 11;  ///< of a training, the last of which is played as advised
  static constexpr float persistence = 0.9F;
  static constexpr int draws = 4;
  static constexpr std::uint64_t finish = 20'000;
  static constexpr float least_doubtful = 0.15F, most_doubtful = 0.9F;

  static constexpr int replays = [] {
    if constexpr (requires { G::replays; })
      return G::replays;
    else
      return 0;
  }();

  static constexpr bool ends_advised = requires { requires G::ends_advised; };

  /// A position before a stop, and the chance that the net gave it.
  struct Judged {
    typename G::Net::Inputs inputs;
    std::optional<InformationState> view = {};  ///< where the game may be played on from it
    float chance = 0;
  };

  /// The step of learning when so much of a part is done.
  [[nodiscard]] float rate(double done) const {
    constexpr float of_advised = 0.15F;
    const float of_part = done < 0.7 ? 0.002F : done < 0.85 ? 0.0006F : done < 0.95 ? 0.0002F : 0.00006F;
    return advised_ ? of_advised * of_part : of_part;
  }

  void learn_from_games(const Allowance& part, const Report& report) {
    const Course course{part};
    std::uint64_t games = 0, since = 0, won = 0;
    double next_report = report_every;
    const auto of_all = [&](double done) {
      if constexpr (!ends_advised) return done;
      return (advised_ ? parts - 1 + done : (parts - 1) * done) / parts;
    };
    for (double done = course.done(0); done < 1; done = course.done(games)) {
      won += play_one(games_++, done) ? 1U : 0U;
      ++games, ++since;
      if (done < next_report) continue;
      report({games_, of_all(done), static_cast<double>(won) / static_cast<double>(since)});
      since = won = 0;
      next_report += report_every;
    }
  }

  /// Plays a game and learns from it; whether it was won.
  bool play_one(std::uint64_t number, double done) {
    const bool plainly = !advised_ && done < by_plain_guide && number < most_by_plain_guide;
    const double exploring = plainly ? 0.1 : (advised_ ? 0.06 : 0.02) * (1 - done);
    const Deal deal = deal_by_number(game_.info->packs, training_deal(allowance_.seed, number));
    const Table start = game_.start(deal, game_.info->sets.front());
    ObservedGame seat{game_, start.state()};
    const bool replayed = replays > 0 && !plainly;
    const bool won = play_on(seat, plainly ? Guide{} : guide_, exploring, replayed);
    float target = won ? 1 : 0;
    if constexpr (requires { G::missing(seat.sight()); })
      if (!won) target = consolation(G::missing(seat.sight()), done);
    learn(target, plainly ? 1 : persistence, rate(done), number);
    if (replayed && !won) play_again(number, done, exploring);
    return won;
  }

  /// Plays a game to its end and notes what is to be judged, with views if it may be `replayed`; whether it
  /// was won.
  bool play_on(ObservedGame& seat, const Guide& guide, double exploring, bool replayed) {
    count_ = 0;
    while (!seat.won() && seat.unknown() > 0)
      if (!(advised_ ? take_plan(seat, exploring, replayed) : take_move(seat, guide, exploring, replayed)))
        break;
    return seat.won() || (seat.unknown() == 0 && decide(seat.state(), solver_, finish) == Verdict::won);
  }

  /// Plays one move, if there is any.
  bool take_move(ObservedGame& seat, const Guide& guide, double exploring, bool replayed) {
    const auto move = choose(seat, guide, exploring);
    if (!move) return false;
    note(seat, replayed);
    if (seat.play(*move)) ++count_;  // only what stands before a stop is judged
    return true;
  }

  /// Plays the best plan, or while exploring any; false if there is none that stops.
  bool take_plan(ObservedGame& seat, double exploring, bool replayed) {
    const auto plans = plans_from(seat.view(), guide_);
    if (plans.empty()) return false;
    const Plan& plan =
        uniform(rng_) < exploring ? plans[static_cast<std::size_t>(rng_.below(plans.size()))] : plans.front();
    for (const Move move : std::span{plan.moves}.first(plan.moves.size() - 1)) seat.play(move);
    note(seat, replayed);
    if (seat.play(plan.moves.back())) ++count_;
    return plan.stops;
  }

  /// Notes the position where the next move is to be made.
  void note(const ObservedGame& seat, bool replayed) {
    if (count_ == line_.size()) line_.emplace_back();
    Judged& judged = line_[count_];
    G::describe(seat.sight(), judged.inputs);
    judged.view = replayed ? std::optional{seat.view()} : std::nullopt;
  }

  /// Plays the game just learnt from on, from positions that were in doubt, and learns from that.
  void play_again(std::uint64_t number, double done, double exploring) {
    std::vector<InformationState> doubtful;
    for (std::size_t i = 0; i < count_; ++i)
      if (line_[i].chance > least_doubtful && line_[i].chance < most_doubtful)
        doubtful.push_back(*line_[i].view);
    if (doubtful.empty()) return;
    for (std::uint64_t again = 0; again < replays; ++again) {
      const InformationState& from = doubtful[static_cast<std::size_t>(rng_.below(doubtful.size()))];
      ObservedGame seat{from, from.world(rng_)};
      const bool won = play_on(seat, guide_, exploring, false);
      learn(won ? 1 : 0, persistence, rate(done), number + again);
    }
  }

  /// The value of a lost game by the steps it lacked; it decreases, and is 0 in the end.
  static float consolation(double steps, double done) {
    constexpr double of_one_step = 0.7, until = 0.6;
    return done < until ? static_cast<float>(std::pow(of_one_step * (1 - done / until), steps)) : 0;
  }

  std::optional<Move> choose(ObservedGame& seat, const Guide& guide, double exploring) {
    if (uniform(rng_) >= exploring) return quick_move(seat, guide);
    MoveList moves;
    seat.sight().moves(moves);
    if (moves.empty()) return {};
    return random_move(moves, rng_);
  }

  /// Every other position is learnt from: neighbours say nearly the same.
  void learn(float target, float kept, float rate, std::uint64_t number) {
    for (std::size_t i = count_; i-- > 0;) {
      Judged& judged = line_[i];
      judged.chance = 0;
      if ((i + number) % 2 == 0) continue;
      judged.chance = learning_.learn(judged.inputs, target, rate);
      target = kept * target + (1 - kept) * judged.chance;
    }
  }

  const AnyGame& game_;
  Allowance allowance_;
  Rng rng_;
  Learning<typename G::Net> learning_;
  Guide guide_;
  Solver solver_{game_, Limits{.nodes = ~std::uint64_t{0}, .memory = std::size_t{256} << 20}};
  std::vector<Judged> line_;  ///< of the game being played
  std::size_t count_ = 0;
  std::uint64_t games_ = 0;
  bool advised_ = false;  ///< it plays as advised
};

}  // namespace longwood::train

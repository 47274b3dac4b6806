#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/rng.hpp"
#include "honest/byte_net.hpp"
#include "honest/information_graph.hpp"
#include "honest/known_search.hpp"
#include "train/allowance.hpp"
#include "train/net_descent.hpp"

namespace longwood::train {

/// Learns the net of a model in two parts.
///
/// 1. Temporal differences (Tesauro, 1995) with traces that decay by `persistence`, from games that the net
///    plays looking one move ahead. Each is played on once from a position in doubt, the unseen cards lying
///    otherwise.
/// 2. Expert iteration (Anthony, Tian and Barber, 2017): the graph plays, and the net learns the values it
///    found for all moves that were walked enough, with those of the moves made corrected by how the game
///    ended.
template <class Model>
class GraphLearning {
 public:
  using Report = std::function<void(const NetStage&)>;

  explicit GraphLearning(const NetCourse& course)
      : course_{course}, rng_{course.seed, stream}, learner_{Model::inputs, rng_}, judge_{learner_.net()} {}

  [[nodiscard]] const ByteNet& net() const { return learner_.net(); }
  const ByteNet& run(const Report& report) {
    report_ = report;
    for (std::uint64_t game = 0; game < course_.quick_games; ++game)
      quick_game(share(game, course_.quick_games));
    since_ = {};
    for (std::uint64_t game = 0; game < course_.searched_games; ++game)
      searched_game(share(game, course_.searched_games));
    return learner_.net();
  }

 private:
  using Position = typename Model::Position;
  using Moves = typename Model::Moves;
  using Facts = typename NetJudge<Model>::Facts;

  static constexpr std::uint64_t stream = 0x6E6574;  // "net": training must not meet the deals of any test
  static constexpr float persistence = 0.8F, of_outcome = 0.7F;
  static constexpr double exploring = 0.01;
  static constexpr float least_doubtful = 0.1F, most_doubtful = 0.9F;
  static constexpr std::size_t longest = 400, buffered = std::size_t{1} << 17;
  static constexpr int uses = 6, end_positions = 20'000, quick_end_positions = 2'000, reports = 40;

  struct Step {
    Facts facts;
    float value, best;  ///< of the move made, and of the best
    bool explored;
  };
  struct Sample {
    Facts facts;
    float target;
  };
  struct Since {
    std::uint64_t games = 0, won = 0, samples = 0;
    double loss = 0;
  };

  static double share(std::uint64_t part, std::uint64_t of) {
    return static_cast<double>(part) / static_cast<double>(of);
  }
  /// Falls geometrically.
  static float rate(float first, float last, double done) {
    return first * static_cast<float>(std::pow(static_cast<double>(last / first), done));
  }

  Position fresh_deal() {
    std::array<std::uint8_t, Model::deck> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i % models::pack);
    rng_.shuffle(std::span<std::uint8_t>{cards});
    Position position = Model::deal(cards);
    Model::settle(position);
    return position;
  }

  void learn(const Facts& facts, float target, float rate) {
    since_.loss += learner_.learn(facts, target, rate);
    ++since_.samples;
  }

  void count(bool won, double done, std::uint64_t of) {
    ++games_, ++since_.games;
    since_.won += won ? 1U : 0U;
    if (since_.games * reports < of) return;
    report_({games_, done, share(since_.won, since_.games),
             since_.loss / static_cast<double>(std::max<std::uint64_t>(1, since_.samples))});
    since_ = {};
  }

  void quick_game(double done) {
    const float worth = play_quickly(fresh_deal(), done);
    count(worth == 1, done, course_.quick_games);
    learn_backwards(worth, done);
    for (int tries = 0; tries < 6 && !steps_.empty(); ++tries) {
      const auto from = static_cast<std::size_t>(rng_.below(steps_.size()));
      if (steps_[from].best < least_doubtful || steps_[from].best > most_doubtful) continue;
      Position again = trail_[from];
      Model::shuffle(again, rng_);
      learn_backwards(play_quickly(again, done), done);
      return;
    }
  }

  /// Plays on from a position. Returns 1 for a game that was won, and `consolation` for others.
  float play_quickly(Position position, double done) {
    steps_.clear();
    trail_.clear();
    Moves moves;
    std::array<Value, Model::most_moves> values;
    bool all_known = false;
    while (!Model::won(position)) {
      if (const auto won = end_of(position, quick_end_positions, all_known))
        return *won ? 1 : consolation(position, done);
      Model::moves(position, moves);
      if (moves.size == 0 || steps_.size() == longest) return consolation(position, done);
      judge_.judge(position, moves, 0, values, facts_.data());
      const auto all = std::span{values}.first(static_cast<std::size_t>(moves.size));
      const auto best = static_cast<std::size_t>(std::ranges::max_element(all) - all.begin());
      auto chosen = best;
      if (moves.size > 1 && uniform(rng_) < exploring * (1 - done))
        chosen = static_cast<std::size_t>(rng_.below(all.size()));
      trail_.push_back(position);
      steps_.push_back({facts_[chosen], static_cast<float>(as_chance(all[chosen])),
                        static_cast<float>(as_chance(all[best])), chosen != best});
      Model::make(position, moves.at[chosen]);
      Model::settle(position);
    }
    return 1;
  }

  /// Whether the game can be won, if the last unknown card has just been shown and a search of so many
  /// positions decides it.
  std::optional<bool> end_of(const Position& position, int positions, bool& all_known) {
    if (all_known || Model::unknown(position) > 1) return std::nullopt;
    all_known = true;
    return ends_.decide(position, positions);
  }

  /// The value of a lost game. A net that wins almost nothing cannot learn from wins, so cards that came home
  /// count at first, if the model counts them (`cards_home`).
  static float consolation(const Position& position, double done) {
    if constexpr (requires { Model::cards_home(position); }) {
      constexpr double most = 0.5, until = 0.6;
      const double home = Model::cards_home(position) / static_cast<double>(Model::deck);
      return static_cast<float>(std::max(0.0, 1 - done / until) * most * home);
    }
    return 0;
  }

  void learn_backwards(float target, double done) {
    const float step = rate(2e-3F, 1e-4F, done);
    for (std::size_t i = steps_.size(); i-- > 0;) {
      learn(steps_[i].facts, target, step);
      target =
          steps_[i].explored ? steps_[i].best : (1 - persistence) * steps_[i].best + persistence * target;
    }
  }

  void searched_game(double done) {
    InformationGraph<Model> graph{learner_.net()};
    std::vector<Sample> made, beside;
    const bool won = play_searched(graph, made, beside);
    count(won, done, course_.searched_games);
    float target = won ? 1 : 0;
    for (std::size_t i = made.size(); i-- > 0;) {
      const float value = made[i].target;
      made[i].target = target;
      target = (1 - of_outcome) * value + of_outcome * target;
    }
    const float step = rate(1e-3F, 1e-4F, done);
    for (const auto* samples : {&made, &beside})
      for (const Sample& sample : *samples) use(sample, step);
  }

  /// Samples are mixed with earlier ones: neighbours say nearly the same.
  void use(const Sample& sample, float step) {
    constexpr std::size_t enough = 4'096;
    if (buffer_.size() < buffered)
      buffer_.push_back(sample);
    else
      buffer_[next_++ % buffered] = sample;
    if (buffer_.size() < enough) return;
    for (int i = 0; i < uses; ++i) {
      const Sample& one = buffer_[static_cast<std::size_t>(rng_.below(buffer_.size()))];
      learn(one.facts, one.target, step);
    }
  }

  bool play_searched(InformationGraph<Model>& graph, std::vector<Sample>& made, std::vector<Sample>& beside) {
    Position position = fresh_deal();
    Moves moves;
    std::array<Value, Model::most_moves> values;
    bool all_known = false;
    while (!Model::won(position)) {
      if (const auto won = end_of(position, end_positions, all_known)) return *won;
      graph.begin(position, rng_.next());
      if (graph.moves().empty()) return false;
      for (unsigned walk = 0; graph.moves().size() > 1 && walk < course_.walks; ++walk) graph.walk();
      const auto all = graph.moves();
      moves.size = 0;
      for (const auto& edge : all) moves.add(edge.move);
      judge_.judge(position, moves, 0, values, facts_.data());
      const std::size_t best = graph.best();
      for (std::size_t i = 0; i < all.size(); ++i) {
        const Sample sample{facts_[i], static_cast<float>(as_chance(graph.mean(all[i])))};
        if (i == best)
          made.push_back(sample);
        else if (all[i].walks >= std::max(2, static_cast<int>(course_.walks) / 8))
          beside.push_back(sample);
      }
      Model::make(position, all[best].move);
      Model::settle(position);
    }
    return true;
  }

  NetCourse course_;
  Rng rng_;
  NetDescent learner_;
  NetJudge<Model> judge_;
  KnownSearch<Model> ends_;
  Report report_;
  std::vector<Step> steps_;
  std::vector<Position> trail_;
  std::array<Facts, Model::most_moves> facts_;
  std::vector<Sample> buffer_;
  std::size_t next_ = 0;
  std::uint64_t games_ = 0;
  Since since_;
};

}  // namespace longwood::train

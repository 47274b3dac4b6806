#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "honest/weights.hpp"
#include "solve/results/stopwatch.hpp"

namespace longwood::train {

/// Which weights of a guide are learnt.
enum class Subject : std::uint8_t {
  guess,      ///< `Policy::weights`
  prospects,  ///< `LeafValue::weights`, with the rest of the guide as it is built in
};

/// What a training may take: games, or minutes if no number of games is given.
struct Allowance {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;
  double minutes = 4;

  /// This allowance divided by `of`: the games rounded down, the minutes exactly, with the same seed.
  [[nodiscard]] Allowance part(int of) const {
    return {seed, games / static_cast<std::uint64_t>(of), minutes / of};
  }
};

/// How far a training has come.
struct Stage {
  std::uint64_t games = 0;
  double done = 0;  ///< from 0 to 1
  double won = 0;   ///< the share of the games since the last report that were won
};
using Report = std::function<void(const Stage&)>;

/// The result of a training.
struct Trained {
  std::vector<float> weights;
  std::uint64_t games = 0;
  int steps_of_one = longwood::steps_of_one;  ///< the factor of the data file
};

/// How a net for `InformationGraph` is learnt: the numbers of games depend on nothing else, so that the same
/// numbers give the same net wherever floats are computed alike.
struct NetCourse {
  std::uint64_t seed = 1;
  std::uint64_t quick_games = 600'000;    ///< by the net alone, looking one move ahead
  std::uint64_t searched_games = 24'000;  ///< by the graph
  unsigned walks = 64;                    ///< of these
};

/// How far it has come.
struct NetStage {
  std::uint64_t games = 0;
  double done = 0;           ///< of this part, from 0 to 1
  double won = 0, loss = 0;  ///< the share of games won and the mean cross entropy since the last report
};

/// Learns the net of a game and returns its file; none if the game is not played by such a search.
std::optional<std::string> learn_net(const AnyGame& game, const NetCourse& course,
                                     const std::function<void(const NetStage&)>& report);

/// Tells how far a training has come. Counted in games it depends on nothing else.
class Course {
 public:
  explicit Course(const Allowance& allowance) : allowance_{allowance} {}
  [[nodiscard]] double done(std::uint64_t games) const {
    if (allowance_.games > 0) return static_cast<double>(games) / static_cast<double>(allowance_.games);
    constexpr double minute = 60'000;
    return watch_.milliseconds() / (allowance_.minutes * minute);
  }

 private:
  Allowance allowance_;
  Stopwatch watch_;
};

/// The deals of a training: far from any that is played or measured.
constexpr std::uint64_t training_deal(std::uint64_t seed, std::uint64_t game) {
  constexpr int of_training = 60, of_seed = 36;
  return std::uint64_t{1} << of_training | seed << of_seed | game;
}

/// Trains the guide of a game; nothing if it has no such weights to learn.
std::optional<Trained> train(const AnyGame& game, Subject subject, const Allowance& allowance,
                             const Report& report);

}  // namespace longwood::train
